import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say } from '../../lib/words'
import { variantsOf } from '../variants'
import { actions, events, facesOf, position, positions, refusals } from './fixtures'
import { CREWS, PLACES } from './types'
import type { Event, Facts, Phase } from './types'
import * as words from './words'

// Fluent tells of a missing argument, and `say` of a missing message, only here and in the text itself.
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => complaints.mockClear())
afterEach(() => expect(complaints.mock.calls).toEqual([]))

const faces = facesOf({ seats: 5, seat: 0 })
const sentence = /^[A-Z?].*[.]$/
const at = (name: string) => {
  const { view, legal, seat, seats } = position(name)
  return say(words.prompt(view, facesOf({ seats, seat }), seat, legal))
}

test('every event of the rules was gathered and has a sentence', () => {
  expect([...new Set(events.map((event) => event.type))].sort()).toEqual(
    variantsOf('gangster', 'event.rs', 'Event').sort(),
  )
  for (const event of events) expect(say(words.event(event, faces)!), event.type).toMatch(/^\S.*[.]$/)
})

test('events name the player and the crew, and two seats have two crews each', () => {
  const drove: Event = { type: 'drove', crew: 'yellow', card: 2, steps: 3, from: 'cicero', to: 'gold_coast' }
  expect(say(words.event(drove, faces)!)).toBe(
    'Bert (Yellow) drives 3 roads with the engine from Cicero to the Gold Coast.',
  )
  expect(say(words.event({ ...drove, steps: 1, card: 1 }, facesOf({ seats: 2, seat: 0 }))!)).toBe(
    'Anke (Yellow) drives 1 road from Cicero to the Gold Coast.',
  )
})

test('a district says whom it pays what', () => {
  const share = { crew: 'blue', seat: 3, gangsters: 2, best: 4, prize: 5, points: 10 } as const
  const paid = (shares: (typeof share)[], doubled: boolean) =>
    say(words.event({ type: 'district_paid', district: 'stickney', doubled, shares }, faces)!)
  expect(paid([share], true)).toBe('Stickney pays double: Blue 10.')
  expect(paid([], false)).toBe('Stickney pays nobody.')
})

test('every action of the rules was gathered and has words', () => {
  expect([...new Set(actions.map((action) => action.type))].sort()).toEqual(
    variantsOf('gangster', 'action.rs', 'Action').sort(),
  )
  for (const { view, legal, seat, seats } of positions) {
    for (const action of legal) {
      const said = say(words.action(action, view, facesOf({ seats, seat })))
      expect(said, JSON.stringify(action)).toMatch(/^[A-Z].*\w$/)
      expect(said).not.toContain('gang-')
    }
  }
  const [first] = positions
  for (const action of actions) expect(say(words.action(action, first!.view, faces))).not.toContain('gang-')
})

test('every refusal of the rules has a sentence', () => {
  const facts: Omit<Facts, 'code'> = {
    crew: 'grey',
    own: 'blue',
    who: 'brown',
    district: 'cicero',
    from: 'stickney',
    marker: 'door',
    phase: 'turn',
    to_act: 2,
    turns: 40,
    card: 3,
    steps: 2,
    level: 4,
    room: 1,
    fault: 'unsorted',
  }
  for (const code of variantsOf('gangster', 'illegal.rs', 'Illegal')) {
    const phrase = words.refusal({ code, ...facts }, faces)
    expect(phrase, code).not.toBeNull()
    expect(say(phrase!), code).toMatch(sentence)
  }
  for (const { facts } of refusals) expect(say(words.refusal(facts, faces)!)).toMatch(sentence)
})

test('a refusal names the two crews of a seat, the car, and where it cannot go', () => {
  const said = (facts: Facts) => say(words.refusal(facts, faces)!)
  expect(said({ code: 'neither_crew', crew: 'green', own: ['grey', 'yellow'] })).toBe(
    'You play Grey and Yellow, not Green.',
  )
  expect(said({ code: 'other_place', car: 'blue' })).toContain('Blue’s car')
  expect(said({ code: 'no_road', from: 'cicero', to: 'gold_coast' })).toContain('from Cicero to the Gold Coast')
  expect(said({ code: 'bad_surplus', fault: 'wrong_number' })).toBe('One captive no longer fits. Dump exactly one.')
})

test('what the client does not know says nothing', () => {
  expect(words.event({ type: 'from_the_future' } as unknown as Event, faces)).toBeNull()
  expect(words.refusal({ code: 'from_the_future' }, faces)).toBeNull()
})

test('the status line tells what is asked in every phase, and what is waited for', () => {
  for (const { name } of positions) expect(at(name), name).toMatch(sentence)
  expect(at('turn-4')).toBe('Drive with a card, or unload or load in North Side.')
  expect(at('turn-2')).toBe('Drive, unload or load with one of your crews.')
  const { view } = position('turn-4')
  const phases: Phase[] = [
    'setup',
    'turn',
    'bump',
    'dump',
    'take',
    'surplus',
    'coast',
    'district_card',
    'casino',
    'over',
  ]
  for (const phase of phases) expect(say(words.prompt({ ...view, phase }, faces, 0, []))).toMatch(sentence)
  expect(say(words.prompt(view, faces, 0, []))).toBe('Dov drives, unloads or loads.')
})

test('with nothing but drives left the status line says why', () => {
  const { view, legal } = position('turn-4')
  const drives = legal.filter((action) => action.type === 'drive')
  const said = (change: object) => say(words.prompt({ ...view, ...change }, faces, 3, drives))
  expect(said({ cars: { ...view.cars, blue: 'gold_coast' } })).toBe('Drive on with a card.')
  expect(said({ idle: 40 })).toBe('Drive with a card: for 40 turns nobody has.')
})

test('all crews, places and markers have names of their own', () => {
  const names = (id: string, key: string, all: readonly string[]) => all.map((one) => say(id, { [key]: one }))
  for (const [id, key, all] of [
    ['gang-crew-name', 'crew', CREWS],
    ['gang-who-name', 'who', CREWS],
    ['gang-crew-letter', 'crew', CREWS],
    ['gang-place-name', 'place', PLACES],
    ['gang-from-name', 'from', PLACES],
  ] as const)
    expect(new Set(names(id, key, all)).size, id).toBe(all.length)
})
