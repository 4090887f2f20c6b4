import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knows, say } from '../../lib/words'
import { variantsOf } from '../variants'
import { facesOf, kindsOfEvents, position, positions } from './fixtures'
import type { Action, Event, Illegal, Phase } from './types'
import * as words from './words'

// Fluent tells of a missing argument, and `say` of a missing message, only here and in the text itself.
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => complaints.mockClear())
afterEach(() => expect(complaints.mock.calls).toEqual([]))

const faces = facesOf(position('open_chips').view, 1)
const sentence = /^\S.*\S[.]$/

test('every event of the rules was gathered and has a sentence, whoever reads it', () => {
  const gathered = new Set(kindsOfEvents.map((event) => event.type))
  expect([...gathered].sort()).toEqual(variantsOf('don', 'event.rs', 'Event').sort())
  for (const event of kindsOfEvents) {
    for (const me of [null, 0, 1, 2, 3, 4, 5]) {
      const phrase = words.event(event, facesOf(position('open_chips').view, me))
      expect(say(phrase!), event.type).toMatch(sentence)
    }
  }
})

test('an event the client does not know says nothing', () => {
  expect(words.event({ type: 'from_the_future' } as unknown as Event, faces)).toBeNull()
  expect(words.refusal({ code: 'from_the_future' } as unknown as Illegal, faces)).toBeNull()
})

test('a sale says who is paid, in one sentence', () => {
  const sold = { type: 'lot_sold', seat: 0, amount: 7, districts: ['new_town_3', 'old_town_1'], pot: 1 } as const
  const said = (payments: { seat: number; chips: number }[], pot = 1) =>
    say(words.event({ ...sold, districts: [...sold.districts], payments, pot }, faces)!)
  expect(said([{ seat: 1, chips: 7 }], 0)).toBe('Anke takes New Town 3 and Old Town 1 for 7: you get 7.')
  expect(said([{ seat: 2, chips: 7 }], 0)).toBe('Anke takes New Town 3 and Old Town 1 for 7: Cleo gets 7.')
  expect(
    said([
      { seat: 1, chips: 3 },
      { seat: 2, chips: 3 },
    ]),
  ).toBe('Anke takes New Town 3 and Old Town 1 for 7: you and Cleo get 3 each. The pot holds 1.')
  expect(said([{ seat: 1, chips: 0 }])).toContain('nobody is paid')
})

test('every action of the rules has words', () => {
  const actions: Action[] = [
    { type: 'offer', district: 'new_town_3' },
    { type: 'decline' },
    { type: 'exchange', give: 'new_town_3', take: 'old_town_1' },
    { type: 'keep' },
    { type: 'bid', amount: 7 },
    { type: 'pass' },
    { type: 'discard', district: 'lake_view_9' },
  ]
  expect(actions.map((action) => action.type).sort()).toEqual(variantsOf('don', 'action.rs', 'Action').sort())
  const said = actions.map((action) => say(words.action(action)))
  expect(new Set(said).size).toBe(actions.length)
  expect(said.filter((each) => each.includes('don-'))).toEqual([])
  expect(said).toContain('Give New Town 3, take Old Town 1')
})

test('every refusal of the rules has a sentence that says what to do', () => {
  const phases: Phase[] = ['first_player', 'offer', 'side_auction', 'exchange', 'reveal', 'auction', 'discard', 'over']
  const facts: Illegal[] = [
    { code: 'over' },
    ...phases.map((phase): Illegal => ({ code: 'chance_due', phase })),
    ...phases.map((phase): Illegal => ({ code: 'other_phase', phase })),
    { code: 'not_your_turn', to_act: 2, phase: 'auction' },
    { code: 'too_low', least: 7 },
    { code: 'too_much', chips: 1 },
    { code: 'beyond_all_chips' },
    { code: 'digit_owned', digit: 3 },
    { code: 'second_slip', digit: 3 },
    { code: 'not_yours', district: 'new_town_3', phase: 'offer' },
    { code: 'not_an_opponents', district: 'new_town_3' },
  ]
  expect([...new Set(facts.map((each) => each.code))].sort()).toEqual(variantsOf('don', 'check.rs', 'Illegal').sort())
  for (const each of facts) expect(say(words.refusal(each, faces)!), each.code).toMatch(sentence)
})

test('the status line asks the viewer, and tells others whom they wait for', () => {
  for (const { kind, view, legal } of positions) {
    for (const me of [view.viewer, null]) {
      const said = say(words.prompt(view, facesOf(view, me), me, me === null ? [] : legal))
      expect(said, kind).toMatch(sentence)
    }
  }
  const { view, legal } = position('auction')
  const me = view.viewer!
  const asked = () => say(words.prompt(view, facesOf(view, me), me, legal))
  view.standing = { seat: 1, amount: 6 }
  expect(asked()).toBe('Bid more than 6, or pass.')
  view.standing = null
  view.passed = []
  expect(asked()).toBe('Bid 0 or more, or pass.')
  view.passed = [1]
  expect(asked()).toBe('Bid 1 or more, or pass.')
})

test('the words of every phase are there', () => {
  for (const phase of ['offer', 'exchange', 'discard']) {
    for (const id of [`don-ask-${phase}`, `don-other-${phase}`, `don-pick-first-${phase}`])
      expect(knows(id), id).toBe(true)
  }
})
