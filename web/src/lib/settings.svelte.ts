// What a person prefers on this device.

import { browserLanguage, type Language } from './languages'

export type Theme = 'night' | 'day' | 'contrast'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'
/** Shortcuts by a key alone, with Alt and Shift, or not at all. */
export type KeyChoice = 'plain' | 'alt' | 'off'
/** What is read aloud: all that happens, or only what concerns the listener. */
export type Told = 'all' | 'mine'

const PLACE = 'speakeasy-settings'

interface Kept {
  theme: Theme
  speed: Speed
  sound: boolean
  confirm: boolean
  /** Whether a curtain falls before another person on the same device sees his hand. */
  curtain: boolean
  /** `auto` is the browser's. */
  language: Language | 'auto'
  /** Whether the screen stays on during a match. */
  awake: boolean
  /** Whether tables are shown in words. */
  text: boolean
  keys: KeyChoice
  told: Told
}

class Settings {
  theme = $state<Theme>(wish('(prefers-contrast: more)') ? 'contrast' : 'night')
  speed = $state<Speed>('normal')
  sound = $state(true)
  confirm = $state(false)
  curtain = $state(true)
  language = $state<Language | 'auto'>('auto')
  awake = $state(true)
  text = $state(false)
  keys = $state<KeyChoice>('plain')
  told = $state<Told>('all')

  constructor() {
    Object.assign(this, read())
  }

  /** How long things take, compared with normal; 0 does without. */
  get pace(): number {
    return { slow: 1.8, normal: 1, fast: 0.5, off: 0 }[this.speed]
  }

  /** Whether nothing may travel over the screen. */
  get isStill(): boolean {
    return this.speed === 'off' || wish('(prefers-reduced-motion: reduce)')
  }

  /** The language to speak. */
  get speech(): Language {
    return this.language === 'auto' ? browserLanguage() : this.language
  }

  change(what: Partial<Kept>): void {
    Object.assign(this, what)
    const { theme, speed, sound, confirm, curtain, language, awake, text, keys, told } = this
    keep(PLACE, { theme, speed, sound, confirm, curtain, language, awake, text, keys, told })
  }
}

export const settings = new Settings()

/** Something kept on this device; null if there is nothing, or the browser keeps nothing. */
export function kept<T>(place: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

export function keep(place: string, what: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(what))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** Forgets all that is kept here. */
export function forgetAll(): void {
  try {
    localStorage.clear()
  } catch {
    // Nothing was kept.
  }
}

function read(): Partial<Kept> {
  const found = kept<Partial<Kept>>(PLACE)
  return found && typeof found === 'object' ? found : {}
}

function wish(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}
