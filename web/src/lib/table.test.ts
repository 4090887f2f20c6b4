import { expect, test } from 'vitest'
import { duration, left } from './clock'
import type { Happening } from './gen'
import { routeOf } from './router.svelte'
import { same } from './same'
import { standing } from './table.svelte'

function acted(number: number): Happening {
  return { number, at: 0, type: 'acted', seat: 0, by: 'person', action: number, events: [number] }
}

test('steps that were taken back are gone from what stands', () => {
  const log: Happening[] = [
    { number: 1, at: 0, type: 'opened' },
    acted(2),
    acted(3),
    acted(4),
    { number: 5, at: 0, type: 'undone', to: 1 },
    acted(6),
  ]
  expect(standing(log).map((each) => each.number)).toEqual([1, 2, 5, 6])
})

test('a log that begins late still loses what was taken back', () => {
  const log: Happening[] = [acted(90), acted(91), { number: 92, at: 0, type: 'undone', to: 80 }]
  expect(standing(log).map((each) => each.number)).toEqual([90, 92])
})

test('only the running clock runs', () => {
  const clocks = { left: [60_000, 30_000], running: { seat: 1, since: 1000 } }
  expect(left(clocks, 0, 5000)).toBe(60_000)
  expect(left(clocks, 1, 5000)).toBe(26_000)
  expect(left(clocks, 1, 99_000)).toBe(0)
})

test('times are said in two figures', () => {
  expect(duration(59_500)).toBe('1:00')
  expect(duration(125_000)).toBe('2:05')
  expect(duration(3_720_000)).toBe('1h 02')
  expect(duration(180_000_000)).toBe('2d 2h')
})

test('JSON is the same whatever the order of its keys', () => {
  expect(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true)
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(same([1, 2], [2, 1])).toBe(false)
  expect(same({ 0: 1 }, [1])).toBe(false)
})

test('an address names a screen', () => {
  expect(routeOf('/')).toEqual({ screen: 'door' })
  expect(routeOf('/new/don')).toEqual({ screen: 'new', game: 'don' })
  expect(routeOf('/t/abc')).toEqual({ screen: 'table', id: 'abc' })
  expect(routeOf('/settings')).toEqual({ screen: 'settings' })
  expect(routeOf('/t/abc/def')).toEqual({ screen: 'not_found' })
  expect(routeOf('/replay/abc/puzzles')).toEqual({ screen: 'puzzles', game: null, table: 'abc' })
  expect(routeOf('/elsewhere')).toEqual({ screen: 'not_found' })
})
