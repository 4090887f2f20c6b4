// What is said to people, by Fluent: a phrase is a message's name and its arguments, so that it can be said in any language.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { createSubscriber } from 'svelte/reactivity'
import english from '../locales/en/main.ftl?raw'

export interface Phrase {
  id: string
  args?: Args
}

export type Args = Record<string, string | number>

// What was learned or changed is said anew wherever it stands on the page.
let tell = () => {}
const listen = createSubscriber((update) => {
  tell = update
  return () => (tell = () => {})
})

const bundle = new FluentBundle('en', { useIsolating: false })
const learned = new Set<string>()
learn(english)

/** Adds the messages of a `.ftl` text. */
export function learn(ftl: string): void {
  if (learned.has(ftl)) return
  learned.add(ftl)
  const errors = bundle.addResource(new FluentResource(ftl), { allowOverrides: true })
  for (const error of errors) console.error(error)
  tell()
}

/** Whether there are words for it. */
export function knows(id: string): boolean {
  listen()
  return bundle.hasMessage(id)
}

/** The sentence for a phrase, or for a message's name with its arguments. A name without a message is said as it is. */
export function say(what: Phrase | string, args?: Args): string {
  listen()
  const phrase = typeof what === 'string' ? { id: what, args } : what
  const message = bundle.getMessage(phrase.id)
  if (!message?.value) return phrase.id
  const errors: Error[] = []
  const said = bundle.formatPattern(message.value, isolate(phrase.args), errors)
  for (const error of errors) console.error(phrase.id, error)
  return said
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
