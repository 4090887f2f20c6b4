import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { variantsOf } from '../games/variants'
import { files, LANGUAGE_LIST, messagesOf, namesOf, parts, spoken } from './ftl'
import { browserLanguage, localeOf, type Language } from './languages'
import { because } from './refusals'
import { knows, language, learnPart, say, speak } from './words'

const all = parts()
const texts = [...all].flatMap(([part, by]) => LANGUAGE_LIST.map((each) => [part, each, by[each] ?? ''] as const))
const english = new Map([...all.values()].flatMap((by) => [...messagesOf(by.en ?? '')]))

afterEach(() => speak('en'))

test.each(texts)('%s in %s has the messages of the English, with the same arguments and choices', (part, _, text) => {
  const messages = messagesOf(text)
  const wanted = messagesOf(all.get(part)!.en ?? '')
  expect(namesOf(text)).toEqual([...messages.keys()])
  expect([...messages.keys()].sort()).toEqual([...wanted.keys()].sort())
  for (const [id, said] of messages) {
    const model = wanted.get(id)!
    expect([...said.variables].sort(), id).toEqual([...model.variables].sort())
    expect(said.attributes, id).toEqual(model.attributes)
    // Plural forms and other choices: whatever one language tells apart, each does.
    expect([...said.variants].sort(), id).toEqual([...model.variants].sort())
  }
})

test.each(texts)('%s in %s is said without a fault', (part, each, text) => {
  const bundle = new FluentBundle(each, { useIsolating: false })
  expect(bundle.addResource(new FluentResource(text))).toEqual([])
  for (const [id, { variables }] of messagesOf(text)) {
    for (const value of [0, 1, 2, 5, 21, 'x']) {
      const args = Object.fromEntries([...variables].map((name) => [name, value]))
      const faults: Error[] = []
      const said = bundle.formatPattern(bundle.getMessage(id)!.value!, args, faults)
      expect(faults, `${part} ${id}`).toEqual([])
      expect(said, id).not.toMatch(/[{}]/)
    }
  }
})

/** At least two each time. */
const NEVER_ONE = ['door-minutes', 'ny-next-after']
const COUNTED =
  /^([a-z][\w-]*) = .*\{ \$\w+ \} (?:new |more )?(seconds|minutes|days|seats|steps|turns|cards|chips|points|ways|roads|gangsters|buildings|districts)\b/gm

test('what is counted has a form for one', () => {
  const found = [...all.values()].flatMap((by) => [...(by.en ?? '').matchAll(COUNTED)]).map((each) => each[1]!)
  expect(found.filter((id) => !NEVER_ONE.includes(id))).toEqual([])
})

test('every message is used, and every name that is used has a message', () => {
  const { literals, patterns, asked } = spoken()
  for (const id of lessons()) literals.add(id)
  const parts = new Set([...english.values()].flatMap((said) => [...said.messages]))
  // A made part is a word of the source, in its own letters or with dashes for underscores; or of the rules.
  const words = new Set([...literals, ...offered(), ...refusals(), ...illegal()])
  const isWord = (made: string) => made === '' || words.has(made) || words.has(made.replaceAll('-', '_'))
  const isMade = (id: string) =>
    patterns.some(
      ({ pattern }) =>
        pattern
          .exec(id)
          ?.slice(1)
          .every((made) => isWord(made)) ?? false,
    )
  const unused = [...english.keys()].filter((id) => !literals.has(id) && !parts.has(id) && !isMade(id))
  expect(unused, 'said nowhere').toEqual([])
  expect(
    asked.filter(({ id }) => !english.has(id)),
    'no message',
  ).toEqual([])
  const made = patterns.filter(({ made }) => /^[a-z]+-/.test(made) && isOfWords(made))
  const empty = made.filter(({ pattern }) => ![...english.keys()].some((id) => pattern.test(id)))
  expect(
    empty.map(({ path, made }) => `${path}: ${made}`),
    'made, but no message',
  ).toEqual([])
})

/** What the lessons say, as the rules crates name it. */
function lessons(): string[] {
  const cues = ['don', 'gangster', 'new-york'].flatMap((crate): { says: string }[] =>
    JSON.parse(readFileSync(`../crates/${crate}/lessons/first.json`, 'utf8')),
  )
  return cues.map(({ says }) => says)
}

test('whatever a lesson says has a message', () => {
  expect(lessons().filter((id) => !english.has(id))).toEqual([])
})

/** Whether a made name begins as messages do. */
function isOfWords(made: string): boolean {
  const start = made.split('$')[0]!
  return [...english.keys()].some((id) => id.startsWith(start))
}

/** The ids of games, options and choices, as the rules crates name them. */
function offered(): string[] {
  return ['don', 'gangster', 'new-york'].flatMap((crate) => {
    const source = readFileSync(`../crates/${crate}/src/info.rs`, 'utf8')
    return [...source.matchAll(/\bid: "(\w+)"/g)].map((found) => found[1]!)
  })
}

/** What the rules refuse. */
function illegal(): string[] {
  const enums = [
    ['don', 'check.rs'],
    ['gangster', 'illegal.rs'],
    ['new-york', 'check.rs'],
  ] as const
  return enums.flatMap(([crate, file]) => variantsOf(crate, file, 'Illegal'))
}

/** The codes of all that the server refuses by itself. */
function refusals(): string[] {
  // What the store refuses is for whoever starts the server.
  const sources = files('../crates/server/src').filter((path) => path.endsWith('.rs') && !path.includes('/store/'))
  const codes = sources.flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    const made = [...source.matchAll(/(?:Fail::new\(\s*StatusCode::\w+,\s*|code: |=> \()"(\w+)"/g)]
    return made.map((found) => found[1]!)
  })
  const table = variantsOf('server', 'table/refused.rs', 'Refused').filter((each) => each !== 'rules')
  return [...new Set([...codes, ...table, 'malformed', 'turn', 'illegal', 'offline'])]
}

test.each(LANGUAGE_LIST)('whatever the server refuses is said in %s', async (each) => {
  await speak(each)
  const codes = refusals()
  expect(codes.length).toBeGreaterThan(40)
  const silent = codes.filter((code) => !knows(`refusal-${code.replaceAll('_', '-')}`))
  expect(silent).toEqual([])
  const said = because({ code: 'seat_taken', rule: null, facts: { seat: 1 }, message: 'in English', retry: false })
  expect(said).not.toBe('in English')
})

test.each(LANGUAGE_LIST)('the options of every game are said in %s', async (each) => {
  await speak(each)
  for (const crate of ['don', 'gangster', 'new-york']) {
    const source = readFileSync(`../crates/${crate}/src/info.rs`, 'utf8')
    const game = crate.replace('-', '_')
    expect(knows(`tagline-${game}`)).toBe(true)
    let option = ''
    for (const [, kind, id] of source.matchAll(/(OptionInfo|Choice) \{\s*id: "(\w+)"/g)) {
      if (kind === 'OptionInfo') option = id!
      const name = kind === 'OptionInfo' ? `option-${game}-${id}` : `option-${game}-${option}-${id}`
      for (const wanted of [name, `${name}-about`]) expect(knows(wanted), wanted).toBe(true)
    }
  }
})

test('the page turns to another language with all it has learned, and back', async () => {
  await learnPart('don')
  expect(say('don-act-pass')).toBe('Pass')
  await speak('de')
  expect([language(), document.documentElement.lang, say('don-act-pass')]).toEqual(['de', 'de', 'Passen'])
  expect(say('door-players', { from: 1, to: 5 })).toBe('1–5 Personen')
  await Promise.all([speak('it'), speak('es')])
  expect(say('cancel')).toBe('Cancelar')
  await speak('en')
  expect(say('cancel')).toBe('Cancel')
})

test('a name without a message is said as it is', async () => {
  await speak('it')
  expect(say('no-such-message')).toBe('no-such-message')
})

test('the first language of the browser that the house speaks is spoken, as its country writes it', () => {
  const first = (...wishes: string[]): Language => browserLanguage(wishes)
  expect([first('fr-FR', 'de-AT', 'en'), first('es_MX'), first('fr'), first()]).toEqual(['de', 'es', 'en', 'en'])
  expect(localeOf('de', ['en', 'de-AT'])).toBe('de-AT')
  expect(localeOf('en', ['en-US@posix'])).toBe('en')
})

test('the setting wins over the browser', async () => {
  vi.stubGlobal('navigator', { languages: ['de-DE'] })
  const { settings } = await import('./settings.svelte')
  expect(settings.speech).toBe('de')
  settings.change({ language: 'es' })
  expect(settings.speech).toBe('es')
  settings.change({ language: 'auto' })
  vi.unstubAllGlobals()
})
