import { describe, expect, it } from 'vitest'
import { knows, say, type Phrase } from '../../lib/words'
import { variantsOf } from '../variants'
import { ACTIONS, EVENTS, facesOf, POSITIONS, position } from './fixtures'
import type { Event, Refusal } from './types'
import { action, event, prompt, refusal } from './words'

const four = position('four begin')
const faces = facesOf(four)

function spoken(phrase: Phrase | null): string {
  expect(phrase).not.toBeNull()
  expect(knows(phrase!.id), phrase!.id).toBe(true)
  const said = say(phrase!)
  expect(said).not.toMatch(/[{}]|undefined|ny-/)
  return said
}

const REFUSALS: Refusal[] = [
  { code: 'over' },
  { code: 'chance_due', phase: 'deal' },
  { code: 'chance_due', phase: 'refill' },
  { code: 'not_your_turn', to_act: 1 },
  { code: 'bad_pick', fault: 'unsorted' },
  { code: 'bad_pick', fault: 'too_many' },
  { code: 'nothing_taken' },
  { code: 'not_in_display', card: 'blue_7' },
  { code: 'too_much_taken', total: 9 },
  { code: 'empty_slot', slot: 'green' },
  { code: 'bad_payment', fault: 'unsorted' },
  { code: 'bad_payment', fault: 'too_many' },
  { code: 'bad_payment', fault: 'mixed' },
  { code: 'other_currency', slot: 'green', offered: 'blue' },
  { code: 'not_in_hand' },
  { code: 'too_little', building: 'park_8', price: 8, offered: 5 },
  { code: 'needless_card', card: 'blue_1', price: 8 },
  { code: 'no_dirk' },
  { code: 'not_extra' },
  { code: 'can_act', is_extra: true },
  { code: 'can_act', is_extra: false },
]

describe('every thing of the rules has its words', () => {
  it('refusals', () => {
    expect([...new Set(REFUSALS.map(({ code }) => code))].sort()).toEqual(
      variantsOf('new-york', 'check.rs', 'Illegal').sort(),
    )
    const said = REFUSALS.map((facts) => spoken(refusal(facts, faces)))
    expect(new Set(said).size).toBe(said.length)
    expect(said).toContain('Park 8 costs 8 but you have 5 of its currency: 3 short.')
    expect(refusal({ code: 'unheard_of' } as unknown as Refusal, faces)).toBeNull()
  })

  it('events, and all but the rarest were seen in matches', () => {
    const rare: Event[] = [{ type: 'passed', seat: 0 }]
    const all = [...EVENTS, ...rare]
    expect([...new Set(all.map(({ type }) => type))].sort()).toEqual(variantsOf('new-york', 'event.rs', 'Event').sort())
    for (const each of all) spoken(event(each, faces))
  })

  it('actions', () => {
    const all = [...ACTIONS, { type: 'pass' } as const]
    expect([...new Set(all.map(({ type }) => type))].sort()).toEqual(
      variantsOf('new-york', 'action.rs', 'Action').sort(),
    )
    for (const each of all) spoken(action(each, four.view))
  })

  it('prompts, in every position', () => {
    for (const each of POSITIONS) spoken(prompt(each.view, facesOf(each), each.me, each.legal))
  })
})

it('speaks of the reader as you and of others by name', () => {
  const [me, other] = [faces.find(({ me }) => me)!, faces.find(({ me }) => !me)!]
  const taken = (seat: number) => say(event({ type: 'money_taken', seat, cards: ['blue_1', 'green_3'] }, faces)!)
  expect(taken(me.seat)).toBe('You take blue 1 and green 3.')
  expect(taken(other.seat)).toBe(`${other.name} takes blue 1 and green 3.`)
})

it('tells what is lost, and what is exact', () => {
  const bought = (is_exact: boolean, owner: 'self' | 'dirk') =>
    say(
      event(
        {
          type: 'building_bought',
          seat: 5,
          slot: 'blue',
          building: 'park_8',
          paid: is_exact ? ['blue_3', 'blue_5'] : ['blue_9'],
          is_exact,
          owner,
        },
        facesOf(position('six, late')),
      )!,
    )
  expect(bought(true, 'self')).toBe('Fritz buys Park 8 with blue 3 and blue 5, exactly.')
  expect(bought(false, 'dirk')).toBe('Fritz buys Park 8 for Dirk with blue 9, 1 lost.')
})

it('tells a scoring by seat and type, and how ties are shared', () => {
  const said = say(
    event(
      {
        type: 'scored',
        scoring: 'a',
        seats: [{ park: 2, museum: 1 }, {}],
        dirk: { park: 2 },
        ties: [{ type: 'park', holders: [0, 'dirk'], points: 5, each: 2 }],
      },
      facesOf(position('two begin')).map((face) => ({ ...face, me: face.seat === 1 })),
    )!,
  )
  expect(said).toBe(
    'Scoring A. Ada +3 (Museum 1 and Park 2). You +0. Dirk +2 (Park 2). Tied in parks: Ada and Dirk share 5, 2 each.',
  )
})

it('asks for what is possible', () => {
  const ask = (name: string) => {
    const each = position(name)
    return say(prompt(each.view, facesOf(each), each.me, each.legal))
  }
  expect(ask('four begin')).toBe('Buy a building, or take money.')
  expect(ask('four, paid exactly')).toBe('Paid exactly. Buy again, take money, or end your turn.')
  expect(ask('2, over')).toBe('The match is over.')
  expect(ask('five, watched')).toMatch(/ buys a building or takes money\.$/)
})
