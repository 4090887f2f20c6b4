import { expect, test } from 'vitest'
import { callOf, callOrder, keys, lastBids, ledger, leastBid } from './auction'
import { byColour } from './districts'
import { facesOf, position, positions } from './fixtures'
import { markOf } from './looks'
import type { Event } from './types'

test('a new lot forgets what was bid for the one before', () => {
  const past: Event[] = [
    { type: 'lot_revealed', districts: ['new_town_3'] },
    { type: 'bid_placed', seat: 0, amount: 2 },
    { type: 'bid_placed', seat: 1, amount: 4 },
    { type: 'bid_placed', seat: 0, amount: 5 },
  ]
  expect(lastBids(past)).toEqual(
    new Map([
      [0, 5],
      [1, 4],
    ]),
  )
  expect(lastBids([...past, { type: 'auction_restarted' }])).toEqual(new Map())
})

test('calls are told apart: standing, outbid, passed, sitting out', () => {
  const { view } = position('auction')
  const [me, standing] = [view.to_act!, view.standing!]
  const others = [0, 1, 2, 3].filter((seat) => seat !== me && seat !== standing.seat)
  const [passed, swapped] = [others[0]!, others[1]!]
  Object.assign(view, { passed: [passed], swapped: [swapped], barred: [], seller: null })
  const bids = new Map([
    [me, 2],
    [passed, 1],
  ])
  expect(callOf(view, me, bids)).toEqual({ kind: 'calling', amount: 2 })
  expect(callOf(view, standing.seat, bids)).toEqual({ kind: 'standing', amount: standing.amount })
  expect(callOf(view, passed, bids)).toEqual({ kind: 'passed', amount: 1 })
  expect(callOf(view, swapped, bids)).toEqual({ kind: 'swapped' })
  view.barred = [passed]
  expect(callOf(view, passed, bids)).toEqual({ kind: 'barred' })
})

test('calls go round from the first player, in a side auction from the left of the seller', () => {
  const { view } = position('auction')
  view.first = 2
  expect(callOrder(view)).toEqual([2, 3, 0, 1])
  view.seller = 3
  expect(callOrder(view)).toEqual([0, 1, 2, 3])
})

test('the keypad has every legal bid up to what one has, and says why the others are not', () => {
  for (const { kind, view, legal } of positions.filter(({ legal }) => legal.some(({ type }) => type === 'bid'))) {
    const chips = view.chips[view.viewer!]!
    const numbers = keys(view, legal, true)
    const bids = legal.flatMap((action) => (action.type === 'bid' ? [action.amount] : []))
    expect(
      numbers.filter((key) => key.bid).map((key) => key.amount),
      kind,
    ).toEqual(bids)
    expect(numbers[0]!.amount, kind).toBe(leastBid(view))
    for (const { amount, why } of keys(view, legal, false)) {
      const owned = view.seats[view.viewer!]!.digits[amount % 10]!.barred
      if (why === 'digit') expect(owned, `${kind} ${amount}`).toBe(true)
      if (why === 'chips') expect(amount, kind).toBeGreaterThan(chips)
    }
  }
})

test('bluffs are shown only on demand', () => {
  const { view, legal } = position('table')
  const chips = view.chips[view.viewer!]!
  const last = (all: boolean) => keys(view, legal, all).at(-1)!.amount
  expect(last(false)).toBeLessThan(Math.max(chips, leastBid(view)) + 5)
  expect(last(true)).toBeGreaterThanOrEqual(72)
})

test('the ledger has all thirty districts, three of each number', () => {
  for (const { kind, view } of positions) {
    expect(
      ledger(view).map((places) => places.length),
      kind,
    ).toEqual(Array(10).fill(3))
  }
})

test('districts are grouped by colour and sorted by number', () => {
  expect(byColour(['old_town_7', 'new_town_9', 'old_town_1'])).toEqual([
    { colour: 'new_town', districts: ['new_town_9'] },
    { colour: 'old_town', districts: ['old_town_1', 'old_town_7'] },
  ])
})

test('every seat has a mark of its own', () => {
  const faces = facesOf(position('open_chips').view, null)
  const marksOf = (names: string[]) => {
    const named = faces.map((face, seat) => ({ ...face, name: names[seat] ?? `${seat}` }))
    return named.map(({ seat }) => markOf(named, seat))
  }
  expect(marksOf(['Anke', 'Bert', 'Cleo', 'Dirk', 'Edda', 'Frank'])).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  expect(marksOf(['Ada', 'Anna', 'Bob', 'Bob', '🎩', 'Cy'])).toEqual(['Ad', 'An', '3', '4', '5', 'C'])
})
