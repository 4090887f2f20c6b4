import { describe, expect, it } from 'vitest'
import { arrange, byType, lit, reach, repick, sorted, taking, ways } from './money'
import type { Action, Buy, Card } from './types'

const buy = (pay: Card[], owner: 'self' | 'dirk' = 'self'): Buy => ({ type: 'buy', slot: 'blue', pay, owner })
const take = (...cards: Card[]): Action => ({ type: 'take', cards })

describe('ways to pay', () => {
  const legal = [
    buy(['blue_9']),
    buy(['blue_9'], 'dirk'),
    buy(['blue_2', 'blue_6']),
    buy(['blue_8']),
    buy(['blue_4', 'blue_5']),
  ]

  it('come exact first, then by what is lost, with few cards first', () => {
    expect(ways(legal, 'blue', 8).map(({ pay, lost }) => [pay.length, lost])).toEqual([
      [1, 0],
      [2, 0],
      [1, 1],
      [2, 1],
    ])
  })

  it('tell what a hand can do for a building', () => {
    expect(reach(legal, [], 'blue', 8)).toEqual({ is: 'exact' })
    expect(reach(legal.slice(0, 1), [], 'blue', 8)).toEqual({ is: 'over', lost: 1 })
    expect(reach([], ['blue_2', 'green_9', 'blue_3'], 'blue', 8)).toEqual({ is: 'short', missing: 3 })
  })
})

describe('picking money', () => {
  const display: (Card | null)[] = ['blue_2', 'green_5', 'orange_1', 'orange_1']
  const legal = [
    take('blue_2'),
    take('green_5'),
    take('orange_1'),
    take('blue_2', 'orange_1'),
    take('orange_1', 'orange_1'),
    take('blue_2', 'orange_1', 'orange_1'),
  ]

  it('adds what the rules allow beside it, whatever the order of clicks', () => {
    expect(repick(legal, display, [3], 0)).toEqual([3, 0])
    expect(taking(legal, ['orange_1', 'blue_2'])).toEqual(take('blue_2', 'orange_1'))
    expect(repick(legal, display, [3, 0], 2)).toEqual([3, 0, 2])
  })

  it('begins anew with a card that cannot be added', () => {
    expect(repick(legal, display, [3, 0], 1)).toEqual([1])
  })

  it('takes a card back that is clicked again', () => {
    expect(repick(legal, display, [3, 0], 3)).toEqual([0])
    expect(repick(legal, display, [0], 0)).toEqual([])
  })
})

describe('the display', () => {
  it('leaves cards where they lie when others come and go', () => {
    const before: Card[] = ['blue_2', 'green_5', 'orange_1', 'yellow_3']
    expect(arrange(before, ['blue_2', 'orange_1', 'yellow_3'])).toEqual(['blue_2', null, 'orange_1', 'yellow_3'])
    expect(arrange(before, ['blue_1', 'blue_2', 'orange_1', 'yellow_3'])).toEqual([
      'blue_2',
      'blue_1',
      'orange_1',
      'yellow_3',
    ])
  })

  it('tells equal cards apart', () => {
    expect(arrange([], ['blue_2', 'blue_2'])).toEqual(['blue_2', 'blue_2', null, null])
    expect(arrange(['blue_2', 'blue_2', null, null], ['blue_2'])).toEqual(['blue_2', null, null, null])
  })
})

it('sorts cards by currency, then by value', () => {
  expect(sorted(['yellow_1', 'blue_9', 'green_2', 'blue_3'])).toEqual(['blue_3', 'blue_9', 'green_2', 'yellow_1'])
})

it('lights each card of a payment once', () => {
  expect(lit(['blue_2', 'blue_2', 'blue_5'], ['blue_2', 'blue_5'])).toEqual([true, false, true])
})

it('groups buildings by type with their prices', () => {
  expect(byType(['park_8', 'museum_3', 'park_6'])).toEqual([
    { type: 'museum', prices: [3] },
    { type: 'park', prices: [6, 8] },
  ])
})
