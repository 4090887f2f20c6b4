// Every game in words, on positions that its rules made: all is said, and nothing that the viewer may not know.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { matching, meant, numbered } from '../lib/numbered'
import { say } from '../lib/words'
import * as don from './don/fixtures'
import donClient from './don/index'
import donText from './don/text'
import * as gangster from './gangster/fixtures'
import gangsterClient from './gangster/index'
import gangsterText from './gangster/text'
import * as newYork from './new_york/fixtures'
import newYorkClient from './new_york/index'
import newYorkText from './new_york/text'
import type { GameClient, TextClient, TextProps } from './types'

// Fluent tells of a missing argument only here.
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => complaints.mockClear())
afterEach(() => expect(complaints.mock.calls).toEqual([]))

/** The keys of the table itself; see Playing.svelte, App.svelte and Numbered.svelte. */
const TAKEN = 'sanrhuplcemt?dofx0123456789'

interface Case {
  name: string
  props: TextProps
}

const donCases: Case[] = don.positions.flatMap(({ kind, view, legal }) =>
  [view.viewer, null].map((me) => ({
    name: `${kind}, ${me ?? 'watched'}`,
    props: { view, faces: don.facesOf(view, me), me, legal: me === null ? [] : legal, past: [] },
  })),
)
const newYorkCases: Case[] = newYork.POSITIONS.map((each) => ({
  name: each.name,
  props: { view: each.view, faces: newYork.facesOf(each), me: each.me, legal: each.legal, past: [] },
}))
const gangsterCases: Case[] = gangster.positions.map((each) => ({
  name: each.name,
  props: { view: each.view, faces: gangster.facesOf(each), me: each.seat, legal: each.legal, past: [] },
}))

const games: [string, TextClient, GameClient, Case[]][] = [
  ['don', donText, donClient, donCases],
  ['new_york', newYorkText, newYorkClient, newYorkCases],
  ['gangster', gangsterText, gangsterClient, gangsterCases],
]

/** The lines of a section, said. */
function lines(text: TextClient, { props }: Case, id: string): string[] {
  const section = text.sections(props).find((each) => each.id === id)
  if (!section) throw new Error(`no section ${id}`)
  return section.lines.map((line) => say(line))
}

const found = (cases: Case[], name: string): Case => {
  const each = cases.find((each) => each.name === name)
  if (!each) throw new Error(`no position ${name}`)
  return each
}

/** The choices of a position as they are listed. */
function choices(text: TextClient, client: GameClient, { props: { legal, view, faces } }: Case) {
  return numbered(
    legal.map((action) => {
      const group = text.group(action, view)
      return {
        action,
        words: say(text.choice?.(action, view, faces) ?? client.action(action, view, faces)),
        group: group ? say(group) : '',
        own: text.number?.(action) ?? null,
      }
    }),
  )
}

describe.each(games)('%s', (_, text, client, cases) => {
  it.each(cases.map((each) => [each.name, each] as const))('is said whole: %s', (_, each) => {
    const sections = text.sections(each.props)
    const said = sections.flatMap(({ heading, lines }) => [say(heading), ...lines.map((line) => say(line))])
    expect(said.filter((line) => !line.trim() || /\b(twin|don|ny|gang)-|undefined|NaN|\{|\[object/.test(line))).toEqual(
      [],
    )
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    expect(sections.flatMap(({ seat }) => seat ?? []).sort()).toEqual(each.props.faces.map(({ seat }) => seat))
    const keys = sections.flatMap(({ key }) => key ?? [])
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => TAKEN.includes(key))).toEqual([])
  })

  it.each(cases.map((each) => [each.name, each] as const))('numbers every choice once: %s', (_, each) => {
    const all = choices(text, client, each)
    expect(new Set(all.map(({ number }) => number)).size).toBe(each.props.legal.length)
    expect(new Set(all.map(({ words }) => words)).size, 'no two sound alike').toBe(all.length)
    for (const choice of all) expect(meant(all, String(choice.number))).toBe(choice)
    expect(all.filter(({ words }) => /\b(twin|don|ny|gang)-/.test(words))).toEqual([])
  })
})

describe('Don', () => {
  const each = found(donCases, 'auction, 0')

  it('tells what is on sale, what stands, and how everybody stands', () => {
    const said = lines(donText, each, 'auction')
    expect(said).toContain('Round 15 of 15')
    expect(said).toContain('On sale: Lincoln Park 8, New Town 9, and Old Town 5')
    expect(said).toContain('Cleo’s bid of 7 stands.')
    expect(said).toContain('You: to bid')
    expect(said).toContain('Dirk: passed')
  })

  it('tells districts by colour, barred numbers, points, and chips only where they show', () => {
    const mine = lines(donText, each, 'seat-0')
    expect(mine).toContain('16 points')
    expect(mine).toContain('21 chips')
    expect(mine).toContain('Lake View: 1, 3, 5, and 9, 10 points')
    expect(mine).toContain('Barred from bids ending in 1, 2, 3, 5, 6, 7, and 9')
    expect(lines(donText, each, 'seat-1')).toContain('Chips hidden')
    expect(lines(donText, found(donCases, 'auction, watched'), 'seat-0').join()).toContain('21 chips')
  })

  it('numbers a bid by its amount, and says who would be paid', () => {
    const all = choices(donText, donClient, each)
    const bid = all.find(({ action }) => action.type === 'bid')!
    expect(bid.number).toBe(bid.action.amount)
    expect(bid.words).toMatch(/^Bid \d+: .*(gets? \d+|is paid)/)
    expect(all.find(({ action }) => action.type === 'pass')!.group).toBe('')
  })
})

describe('New York', () => {
  const each = found(newYorkCases, 'two begin')

  it('tells the yard with prices, the display, the hand and who leads', () => {
    expect(lines(newYorkText, each, 'yard')).toEqual([
      'Blue: Museum 3; you have 6',
      'Green: Theatre 4; you have 16',
      'Orange: Park 10; you have 0',
      'Yellow: Theatre 5; you have 0',
    ])
    expect(lines(newYorkText, each, 'display')).toEqual(['blue 3, blue 4, orange 3 and yellow 6'])
    expect(lines(newYorkText, each, 'hand')).toContain('Green, 16 in all: green 1, green 7 and green 8')
    expect(lines(newYorkText, each, 'leads')).toContain('Park · You: none; Bert: none; Dirk: 1, leads, would score 5')
    expect(lines(newYorkText, each, 'outlook').join(' ')).toContain('Scoring A after 12 to 24 cards.')
    expect(lines(newYorkText, each, 'dirk')).toContain('2 skyscrapers: 7, 11')
  })

  it('groups purchases by building, and finds a choice by words', () => {
    const all = choices(newYorkText, newYorkClient, each)
    expect([...new Set(all.map(({ group }) => group))]).toEqual(['Take money', 'Buy Museum 3', 'Buy Theatre 4'])
    const wanted = meant(all, 'museum dirk')!
    expect(wanted.action).toEqual({ type: 'buy', slot: 'blue', pay: ['blue_6'], owner: 'dirk' })
    expect(matching(all, 'THEATRE').length).toBe(4)
  })

  it('says nothing of hands that are hidden', () => {
    const watched = found(newYorkCases, 'five, watched')
    const said = newYorkText.sections(watched.props).flatMap(({ lines }) => lines.map((line) => say(line)))
    expect(said.filter((line) => /in all|you have/.test(line))).toEqual([])
  })
})

describe('Gangster', () => {
  const each = found(gangsterCases, 'dump')

  it('tells of every district who stands where and who would be paid what', () => {
    const city = lines(gangsterText, each, 'city')
    expect(city).toContain(
      'Little Africa: prizes 6, ? and 2; Yellow on levels 2, 5, 8 and 9; Brown on levels 6 and 10; 6 free. Would pay Yellow 6 and Brown ?.',
    )
    expect(city).toContain(
      'Stickney, doubled: prizes 2, 5, 3 and 1; Yellow on level 1; 14 free. Would pay Yellow 4. Car: Grey.',
    )
  })

  it('tells of every crew its car, cards, captives and equipment, and of the coast its markers', () => {
    const mine = lines(gangsterText, each, 'seat-2')
    expect(mine).toContain('Car: Gold Coast')
    expect(mine).toContain('No card turned up')
    expect(mine).toContain('In the trunk: Grey and Yellow')
    expect(mine).toContain('Equipment: trunk and tommy gun')
    expect(lines(gangsterText, each, 'coast')).toContain('Markers shown: bumper, bodyguard and bodyguard')
    expect(lines(gangsterText, each, 'payday').join(' ')).toContain('Bert, if scored now: 16 + 2 × ?')
  })

  it('knows no road to a district that is closed', () => {
    const closed = lines(gangsterText, each, 'roads')
    expect(closed.find((line) => line.startsWith('Gold Coast'))).toBe('Gold Coast: The Loop and Little Africa')
    expect(closed.some((line) => line.startsWith('Cicero'))).toBe(false)
    expect(closed.filter((line) => line.includes('Cicero'))).toEqual([])
  })
})
