// What is said to people, by Fluent: a phrase is a message's name and its arguments, so that it can be said in any language.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { createSubscriber } from 'svelte/reactivity'
import { localeOf, type Language } from './languages'

export interface Phrase {
  id: string
  args?: Args
}

export type Args = Record<string, string | number>

/** The texts there are; each is loaded when somebody who reads its language needs it. */
const texts = import.meta.glob<string>(['../locales/*/*.ftl', '../games/*/*.ftl'], {
  query: '?raw',
  import: 'default',
})

/** All that is known of one language. */
class Tongue {
  readonly bundle: FluentBundle
  private readonly parts = new Map<string, Promise<void>>()

  constructor(
    readonly language: Language,
    readonly locale: string,
  ) {
    this.bundle = new FluentBundle(locale, { useIsolating: false })
  }

  /** Loads a part once, or in English if it has no other; one that could not be loaded may be asked for again. */
  learn(part: string): Promise<void> {
    const load = textOf(part, this.language)
    if (!load) return this === fallback ? Promise.resolve() : fallback.learn(part)
    if (!this.parts.has(part)) this.parts.set(part, load().then(this.add))
    return this.parts.get(part)!.catch((error) => {
      this.parts.delete(part)
      throw error
    })
  }

  readonly add = (text: string): void => {
    for (const error of this.bundle.addResource(new FluentResource(text))) console.error(error)
    tell()
  }
}

// What was learned or changed is said anew wherever it stands on the page.
let tell = () => {}
const listen = createSubscriber((update) => {
  tell = update
  return () => (tell = () => {})
})

/** For whoever cannot load another language, and loaded only then. */
export const FALLBACK: Language = 'en'
const fallback = new Tongue(FALLBACK, localeOf(FALLBACK))
const tongues = new Map<Language, Tongue>([[FALLBACK, fallback]])
const parts = new Set(['main'])
let current = fallback
let next = fallback
let turning: Promise<void> = Promise.resolve()

/** Speaks another language from the moment all that was learned so far is known in it. */
export function speak(language: Language): Promise<void> {
  const tongue = tongues.get(language) ?? new Tongue(language, localeOf(language))
  tongues.set(language, tongue)
  next = tongue
  turning = Promise.all([...parts].map((part) => tongue.learn(part))).then(() => {
    if (next !== tongue) return
    current = tongue
    document.documentElement.lang = language
    tell()
  })
  return turning
}

/**
 * Learns a part that not everybody needs: `locales/<language>/<part>.ftl`, or `games/<part>/<language>.ftl` for a game. It
 * is learned again when the language changes. Screens that are loaded late wait for their part, too.
 */
export async function learnPart(part: string): Promise<void> {
  parts.add(part)
  await Promise.all([next.learn(part), turning])
}

/** The language of the page. */
export function language(): Language {
  listen()
  return current.language
}

/** How numbers, times and lists are written. */
export function locale(): string {
  listen()
  return current.locale
}

/** Whether there are words for it. */
export function knows(id: string): boolean {
  listen()
  return current.bundle.hasMessage(id) || fallback.bundle.hasMessage(id)
}

/** The sentence for a phrase, or for a message's name with its arguments. A name without a message is said as it is. */
export function say(what: Phrase | string, args?: Args): string {
  listen()
  const phrase = typeof what === 'string' ? { id: what, args } : what
  const { bundle } = current.bundle.hasMessage(phrase.id) ? current : fallback
  const message = bundle.getMessage(phrase.id)
  if (!message?.value) return phrase.id
  const errors: Error[] = []
  const said = bundle.formatPattern(message.value, isolate(phrase.args), errors)
  for (const error of errors) console.error(phrase.id, error)
  return said
}

function textOf(part: string, language: Language): (() => Promise<string>) | undefined {
  return texts[`../locales/${language}/${part}.ftl`] ?? texts[`../games/${part}/${language}.ftl`]
}

/** Names written from right to left must not turn the sentence around them. */
function isolate(args: Args = {}): Args {
  const entries = Object.entries(args).map(([key, value]): [string, string | number] =>
    typeof value === 'string' && /[\u0590-\u08ff\ufb1d-\ufefc]/.test(value)
      ? [key, `\u2068${value}\u2069`]
      : [key, value],
  )
  return Object.fromEntries(entries)
}
