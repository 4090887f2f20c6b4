import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { Draft } from './draft.svelte'
import { facesOf, POSITIONS, position, type Position } from './fixtures'
import client from './index'
import { price, total } from './money'
import Result from './Result.svelte'
import type { Action, Buy } from './types'

afterEach(cleanup)

function lay(each: Position) {
  const act = vi.fn<(action: Action) => void>()
  const { view, me, legal, recent } = each
  const props = { view, faces: facesOf(each), me, legal, act, recent, draft: new Draft(), orders: [], order: () => {} }
  render(Board, { props })
  render(Actions, { props })
  const click = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector)
    expect(found, selector).not.toBeNull()
    found!.click()
    return new Promise((done) => setTimeout(done))
  }
  return { act, click }
}

describe('buying', () => {
  const each = position('two, many ways to pay')
  const buys = each.legal.filter((action): action is Buy => action.type === 'buy')
  const slot = buys[0]!.slot

  it('offers just the ways that are legal, exact ones first', async () => {
    const { act, click } = lay(each)
    await click(`[data-slot="${slot}"]`)
    const here = buys.filter((buy) => buy.slot === slot && buy.owner === 'self')
    const lost = [...document.querySelectorAll<HTMLElement>('[data-lost]')].map(({ dataset }) => Number(dataset.lost))
    expect(lost).toEqual([...lost].sort((a, b) => a - b))
    expect(lost).toHaveLength(Math.min(6, here.length))
    await click('[data-lost]')
    const paid = act.mock.calls[0]![0] as Buy
    expect(here).toContainEqual(paid)
    expect(total(paid.pay) - price(each.view.market[slot]!)).toBe(lost[0])
  })

  it('gives the building to Dirk if told so', async () => {
    const { act, click } = lay(each)
    await click(`[data-slot="${slot}"]`)
    screen.getByRole('radio', { name: 'Dirk' }).click()
    await click('[data-lost]')
    expect(act.mock.calls[0]![0]).toMatchObject({ type: 'buy', slot, owner: 'dirk' })
    expect(buys).toContainEqual(act.mock.calls[0]![0])
  })

  it('asks the rules why a building cannot be paid', async () => {
    const { act, click } = lay(each)
    await click('[data-slot][aria-disabled="true"]')
    const tried = act.mock.calls[0]![0] as Buy
    expect(tried.type).toBe('buy')
    expect(buys.some((buy) => buy.slot === tried.slot)).toBe(false)
  })
})

it('takes several cards, lighting what may be added', async () => {
  const each = position('four, three cards may be taken')
  const most = each.legal.filter((action) => action.type === 'take').sort((a, b) => b.cards.length - a.cards.length)[0]!
  const { act, click } = lay(each)
  for (const card of most.cards) await click(`[data-card="${card}"][aria-pressed="false"]`)
  expect(document.querySelectorAll('[data-card][aria-pressed="true"]')).toHaveLength(most.cards.length)
  await click('.choices .button.main')
  expect(act).toHaveBeenCalledWith(most)
})

it('ends the turn after an exact payment', async () => {
  const { act } = lay(position('four, paid exactly'))
  screen.getByRole('button', { name: 'End turn' }).click()
  expect(act).toHaveBeenCalledWith({ type: 'end_turn' })
})

it('lets those who watch click nothing but the scorings', () => {
  lay(position('five, watched'))
  const names = screen.getAllByRole('button').map((button) => button.textContent)
  expect(names).toEqual(position('five, watched').view.to_come.map((scoring) => scoring.toUpperCase()))
})

it('explains the result to the last point', () => {
  for (const each of POSITIONS.filter(({ result }) => result)) {
    render(Result, { props: { view: each.view, faces: facesOf(each), result: each.result! } })
    const totals = [...document.querySelectorAll('tfoot td')].map((cell) => Number(cell.textContent))
    const parts = [...document.querySelectorAll('.part')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
    )
    expect(totals).toEqual(each.result!.scores)
    expect(totals).toEqual(totals.map((_, seat) => parts.reduce((sum, points) => sum + (points[seat] ?? 0), 0)))
    cleanup()
  }
})

it('lets money and buildings travel between places that are on the table', () => {
  const each = position('two, many ways to pay')
  lay(each)
  const bought = {
    type: 'building_bought',
    seat: each.me,
    slot: 'green',
    building: 'park_8',
    paid: ['green_9'],
    is_exact: false,
    owner: 'dirk',
  }
  for (const { from, to } of client.travels(bought, each.view)) {
    for (const place of [from, to]) expect(document.querySelector(`[data-anchor="${place}"]`), place).not.toBeNull()
  }
})
