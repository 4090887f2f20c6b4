import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inlinesOf, matches, plain, read } from './markdown'

const rules = (crate: string, language = 'en') =>
  readFileSync(
    join(import.meta.dirname, `../../../crates/${crate}`, language === 'en' ? 'RULES.md' : `rules/${language}.md`),
    'utf8',
  )

describe('inline', () => {
  test('signs, ids of rules and marks are told apart', () => {
    expect(inlinesOf('As **D4** says (D3.5), `x` *floor* **[ruling]**')).toEqual([
      { type: 'text', text: 'As ' },
      { type: 'strong', text: 'D4' },
      { type: 'text', text: ' says (' },
      { type: 'rule', text: 'D3.5' },
      { type: 'text', text: '), ' },
      { type: 'code', text: 'x' },
      { type: 'text', text: ' ' },
      { type: 'em', text: 'floor' },
      { type: 'text', text: ' ' },
      { type: 'mark', text: 'ruling' },
    ])
  })

  test('a lone sign stays, and tags are words', () => {
    for (const lone of ['2 * 3', 'a ** b', 'it`s', '<img src=x onerror=alert(1)>'])
      expect(inlinesOf(lone)).toEqual([{ type: 'text', text: lone }])
  })
})

const CRATES = [
  ['don', 'D', 8],
  ['gangster', 'G', 9],
  ['new-york', 'N', 7],
] as const
const ALL = CRATES.flatMap((each) =>
  (['en', 'de', 'es', 'it'] as const).map((language) => [...each, language] as const),
)

describe.each(ALL)('the rules of %s', (crate, letter, count, language) => {
  const text = rules(crate, language)
  const book = read(text)
  const items = book.sections.flatMap((section) => section.items)

  test('have their sections, and what programs need apart', () => {
    expect(book.sections.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, at) => `${letter}${at + 1}`))
    // The shapes of steps and states are told in English only.
    if (language === 'en') expect(book.rest.length).toBeGreaterThan(3)
    expect(book.rest.every(({ id }) => id === null)).toBe(true)
  })

  test('have every id once, in its section, with words', () => {
    const written = [...text.matchAll(/^- \*\*([A-Z]\d+\.\d+)\*\*/gm)].map((match) => match[1])
    expect(items.map(({ id }) => id)).toEqual(written)
    for (const section of book.sections)
      for (const item of section.items) {
        expect(item.id).toMatch(new RegExp(`^${section.id}\\.`))
        expect(item.words.length).toBeGreaterThan(10)
      }
  })

  test('mark the same rules as ours in every language', () => {
    const marked = (text: string) =>
      read(text).sections.flatMap(({ items }) => items.filter(({ isOurs }) => isOurs).map(({ id }) => id))
    expect(marked(text)).toEqual(marked(rules(crate)))
  })

  test('lose no word', () => {
    const letters = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '').length
    const said = [book.preface, ...[...book.sections, ...book.rest].map(({ blocks }) => blocks)]
      .flat()
      .map((block) =>
        block.type === 'table' ? [...block.head, ...block.rows.flat()].map(plain).join() : plain(block.inlines),
      )
    const titles = [...book.sections, ...book.rest].map(({ id, title }) => (id ?? '') + plain(title))
    const rest = book.rest.flatMap((section) => section.items)
    const all = [book.title, ...titles, ...said, ...[...items, ...rest].map(({ words }) => words)].join('')
    expect(letters(all)).toBe(letters(text))
  })
})

test('rules are found by word and by id', () => {
  const items = read(rules('don')).sections.flatMap((section) => section.items)
  const found = (looked: string) => items.filter((item) => matches(item, looked)).map(({ id }) => id)
  expect(found('d3.5')).toContain('D3.5')
  expect(found('LAST digit owns')).toEqual(['D3.5'])
  expect(found('zeppelin')).toEqual([])
})
