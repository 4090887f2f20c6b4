import { expect, it } from 'vitest'
import { POSITIONS, EVENTS, facesOf, position } from './fixtures'
import { cell, columns, pays } from './holders'
import { outlook } from './outlook'
import { PRINTED, TYPES } from './types'

it('prints what the rules pay: a sole leader gets the first place', () => {
  let checked = 0
  for (const { view } of POSITIONS) {
    for (const scoring of view.to_come) {
      for (const type of TYPES) {
        const [leader, ...others] = view.types[type].leaders
        if (leader === undefined || others.length > 0) continue
        expect(pays(view, scoring, leader)[type]).toBe(PRINTED[scoring][type][0])
        checked += 1
      }
    }
  }
  expect(checked).toBeGreaterThan(20)
})

it('prints what tied seats share', () => {
  let checked = 0
  for (const event of EVENTS) {
    if (event.type !== 'scored') continue
    for (const tie of event.ties) {
      const printed = PRINTED[event.scoring][tie.type]
      const add = (points: number[]) => points.reduce((sum, one) => sum + one, 0)
      const starts = printed.map((_, place) => add(printed.slice(place, place + tie.holders.length)))
      expect(starts).toContain(tie.points)
      checked += 1
    }
  }
  expect(checked).toBeGreaterThan(5)
})

it('lists Dirk only where he takes part', () => {
  const heads = (name: string) => columns(position(name).view, facesOf(position(name)))
  expect(heads('two begin').map(({ holder }) => holder)).toEqual([0, 1, 'dirk'])
  expect(heads('six, late')).toHaveLength(6)
  expect(heads('two begin').filter(({ me }) => me)).toHaveLength(1)
})

it('tells a lead from a shared one', () => {
  const { view } = position('six, late')
  for (const type of TYPES) {
    const leads = [0, 1, 2, 3, 4, 5].map((seat) => cell(view, type, seat, 'c').lead)
    const { leaders } = view.types[type]
    expect(leads.filter((lead) => lead === 'alone')).toHaveLength(leaders.length === 1 ? 1 : 0)
    expect(leads.filter((lead) => lead === 'tied')).toHaveLength(leaders.length > 1 ? leaders.length : 0)
  }
})

it('says when scorings come', () => {
  const { view } = position('four begin')
  const [one = 0, two = 0] = view.piles
  expect(outlook(view)).toMatchObject({ pile: 0, next: { scoring: 'a', least: one, most: one + two } })
  const drawn = { ...view, piles: [0, 3, 17, 17, 17] }
  expect(outlook(drawn)).toMatchObject({ pile: 1, next: { scoring: 'a', least: 0, most: 3 } })
  // The scoring card alone is left of its pile.
  expect(outlook({ ...view, piles: [0, 0, 17, 17, 17] })).toMatchObject({ pile: 1, next: { least: 0, most: 0 } })
  const past = { ...drawn, to_come: ['b', 'c'] as const, scored: ['a'] as const }
  expect(outlook({ ...view, ...past, to_come: ['b', 'c'], scored: ['a'] }).next).toEqual({
    scoring: 'b',
    least: 20,
    most: 37,
  })
  expect(outlook(position('the deck was renewed').view)).toMatchObject({ pile: null, next: null })
})
