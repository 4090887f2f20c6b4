import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { facesOf, position, type Position } from './fixtures'
import { Picks } from './picks.svelte'
import Result from './Result.svelte'
import SeatPanel from './SeatPanel.svelte'
import type { Action, Order } from './types'

function propsOf({ view, legal }: Position, orders: Order[] = []) {
  const me = view.viewer
  return {
    view,
    legal,
    me,
    faces: facesOf(view, me),
    act: vi.fn<(action: Action) => void>(),
    recent: [],
    past: [],
    draft: new Picks(),
    orders,
    order: vi.fn<(orders: Order[]) => void>(),
    options: {},
  }
}

/** By label or text: looking by role takes seconds in jsdom. */
const button = (name: string | RegExp) =>
  screen.queryByLabelText(name) ??
  screen.queryByText(name, { selector: 'button' }) ??
  screen.queryByText(name, { selector: '.unseen' })?.closest('button') ??
  null
const click = (name: string | RegExp) => fireEvent.click(button(name)!)

test('a barred number is struck out, names the district that bars it, and is still sent to be refused', async () => {
  const at = position('auction')
  const { digits } = at.view.seats[at.view.viewer!]!
  const least = at.view.standing!.amount + 1
  const amount = Array.from({ length: 10 }, (_, i) => least + i).find((it) => digits[it % 10]!.barred)!
  const props = propsOf(at)
  render(Actions, props)
  const key = button(new RegExp(`^${amount} is barred: you own `))!
  expect(key.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(key)
  expect(props.act).toHaveBeenCalledWith({ type: 'bid', amount })
})

test('a number under the cursor tells who would be paid, and a click bids it', async () => {
  const at = position('auction')
  const props = propsOf(at)
  const { container } = render(Actions, props)
  const bid = at.view.bids.find((each) => each.payments.length === 1) ?? at.view.bids[0]!
  const key = button(new RegExp(`^Bid ${bid.amount}: `))!
  await fireEvent.pointerEnter(key, { pointerType: 'mouse' })
  const preview = container.querySelector('.preview')!.textContent
  for (const { seat, chips } of bid.payments) {
    expect(preview).toContain(props.faces[seat]!.name)
    expect(preview).toContain(String(chips))
  }
  await fireEvent.click(key)
  expect(props.act).toHaveBeenCalledWith({ type: 'bid', amount: bid.amount })
})

test('a finger chooses with the first tap and bids with the second', async () => {
  const at = position('auction')
  const props = propsOf(at)
  render(Actions, props)
  const { amount } = at.view.bids[0]!
  const key = button(new RegExp(`^Bid ${amount}: `))!
  const tap = async () => {
    await fireEvent.pointerDown(key, { pointerType: 'touch' })
    await fireEvent.click(key)
  }
  await tap()
  expect(props.act).not.toHaveBeenCalled()
  expect(button(`Bid ${amount}`)).toBeTruthy()
  await tap()
  expect(props.act).toHaveBeenCalledWith({ type: 'bid', amount })
})

test('slips and bluffs are marked as what they are', async () => {
  const at = position('table')
  render(Actions, propsOf(at))
  await click('Show higher bids')
  const slip = at.view.bids.find((bid) => bid.verdict === 'slip')!
  const bluff = at.view.bids.find((bid) => bid.verdict === 'bluff')!
  expect(button(new RegExp(`^Bid ${slip.amount}, a slip`))!.textContent).toContain('slip')
  expect(button(new RegExp(`^Bid ${bluff.amount}, a bluff`))!.textContent).toContain('bluff')
})

test('a proxy bids up to a number and never ends in the digits that were struck out', async () => {
  const at = position('auction')
  const props = propsOf(at, [{ type: 'only_choice' }, { type: 'proxy', round: 1, up_to: 9, never_ending_in: [] }])
  render(Actions, props)
  await click(/^Standing orders/)
  await click('One more')
  const free = at.view.seats[at.view.viewer!]!.digits.find((digit) => !digit.barred)!.digit
  await click(String(free))
  const up_to = at.view.standing!.amount + 2
  await click(`Bid up to ${up_to}`)
  expect(props.order).toHaveBeenCalledWith([
    { type: 'proxy', round: at.view.round, up_to, never_ending_in: [free] },
    { type: 'only_choice' },
  ])
})

test('a proxy can be withdrawn, and the switches stay as they are', async () => {
  const at = position('auction')
  const keeps: Order = { type: 'decline_side_auctions' }
  const props = propsOf(at, [{ type: 'proxy', round: at.view.round, up_to: 14, never_ending_in: [7] }, keeps])
  render(Actions, props)
  expect(screen.getByText(/Bidding for you up to 14 this round, never ending in 7\./)).toBeTruthy()
  await click('Withdraw')
  expect(props.order).toHaveBeenCalledWith([keeps])
})

test('an offer is made by picking a card', async () => {
  const at = position('offer')
  const props = propsOf(at)
  render(Board, props)
  render(Actions, props)
  expect(button(/^Offer/)).toBeNull()
  const district = at.view.districts[at.view.viewer!]![0]!
  const name = nameOf(district)
  await click(name)
  await click(`Offer ${name}`)
  expect(props.act).toHaveBeenCalledWith({ type: 'offer', district })
})

test('an exchange is made by picking two cards, or declined by keeping', async () => {
  const at = position('exchange')
  const props = propsOf(at)
  render(Board, props)
  render(Actions, props)
  const me = at.view.viewer!
  const give = at.view.districts[me]![0]!
  const take = at.view.districts.find((districts, seat) => seat !== me && districts.length > 0)![0]!
  await fireEvent.click(within(screen.getByLabelText('You give')).getByText(nameOf(give)))
  expect(button(/^Give/)).toBeNull()
  await click(nameOf(take))
  await click(`Give ${nameOf(give)}, take ${nameOf(take)}`)
  expect(props.act).toHaveBeenCalledWith({ type: 'exchange', give, take })
  await click('Keep yours')
  expect(props.act).toHaveBeenCalledWith({ type: 'keep' })
})

test('chips are shown only where the view shows them', () => {
  const hidden = position('auction').view
  const other = [0, 1, 2, 3].find((seat) => hidden.chips[seat] === null)!
  const panel = (view: typeof hidden, seat: number) =>
    render(SeatPanel, { view, faces: facesOf(view, null), seat, me: null, draft: {}, narrow: false }).container
  expect(panel(hidden, other).textContent).not.toMatch(/chip/)
  const open = position('open_chips').view
  expect(panel(open, 0).textContent).toContain(`${open.chips[0]} chip`)
})

test('the auction shows who bid what and who passed', () => {
  const at = position('auction')
  const { view } = at
  const outbid = [0, 1, 2, 3].find((seat) => seat !== view.viewer && seat !== view.standing!.seat)!
  view.passed = []
  const props = { ...propsOf(at), past: [{ type: 'bid_placed' as const, seat: outbid, amount: 3 }] }
  render(Board, props)
  const calls = screen.getByLabelText('The auction')
  expect(calls.textContent).toContain(`bids ${view.standing!.amount}`)
  expect(calls.textContent).toContain('bid 3')
  expect(calls.textContent).toContain('to bid')
})

test('the result names the tie-break only where there was a tie', () => {
  const { view, result } = position('over')
  const faces = facesOf(view, 0)
  const seats = faces.length
  const tied = { ...result!, scores: Array(seats).fill(7), ranks: faces.map((_, seat) => seat + 1) }
  const clear = { ...result!, scores: faces.map((_, seat) => 20 - seat), ranks: faces.map((_, seat) => seat + 1) }
  expect(render(Result, { view, faces, result: clear }).container.textContent).not.toContain('D8.3')
  expect(render(Result, { view, faces, result: tied }).container.textContent).toContain('D8.3')
})

const nameOf = (district: string) => district.replace(/_/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
