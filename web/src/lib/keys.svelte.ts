// The keys that do something at once. Whoever is on the page says what its keys do; `?` lists what there is just now.

import { untrack } from 'svelte'
import { focusOn, homeOf } from './focus'
import { settings } from './settings.svelte'
import type { Phrase } from './words'

export interface Shortcut {
  /** Each of these characters is a key that does it. */
  keys: string
  about: Phrase
  run: (key: string) => void
}

export interface Group {
  title: Phrase
  shortcuts: Shortcut[]
}

class Keys {
  /** Whether the list of shortcuts is open. */
  isListed = $state(false)
  private sources = $state.raw<(() => Group)[]>([])

  /** Lends keys to a part of the page for as long as it is there; what they do is asked for anew at every key. */
  lend(source: () => Group): () => void {
    untrack(() => (this.sources = [...this.sources, source]))
    return () => (this.sources = this.sources.filter((each) => each !== source))
  }

  get groups(): Group[] {
    return this.sources.map((source) => source()).filter((group) => group.shortcuts.length)
  }

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (isTyping(event.target)) return leave(event)
    const key = keyOf(event)
    const found = key && this.groups.flatMap((group) => group.shortcuts).find(({ keys }) => keys.includes(key))
    if (!found) return
    event.preventDefault()
    found.run(key)
  }
}

export const keys = new Keys()

/** How the keys of a shortcut are written: `u`, or `1 … 9` for several. */
export function labelOf({ keys }: Shortcut): string {
  const own = keys.length > 1 ? `${keys[0]} … ${keys.at(-1)}` : keys
  return settings.keys === 'alt' ? `Alt + Shift + ${own.toUpperCase()}` : own
}

/** The key meant, if its modifiers are those the settings ask for. */
function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || settings.keys === 'off') return null
  if (settings.keys === 'alt') return event.altKey && event.shiftKey ? plain(event) : null
  return event.altKey || event.key.length > 1 ? null : event.key.toLowerCase()
}

/** With Alt some systems type other characters; the place on the keyboard tells what was meant. */
function plain({ key, code }: KeyboardEvent): string {
  const place = /^(?:Key|Digit)(.)$/.exec(code)?.[1]
  return (place ?? (code === 'Slash' ? '?' : key)).toLowerCase()
}

/** Out of a field the Escape key leads back to where one reads. */
function leave(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  focusOn(homeOf())
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button', 'range'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}
