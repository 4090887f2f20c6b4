// What can be told of an auction under way: who has called what, and which amounts a keypad shows.

import { numberOf } from './districts'
import type { Action, Bid, Event, View } from './types'

export type Call =
  | { kind: 'standing'; amount: number }
  | { kind: 'outbid'; amount: number }
  | { kind: 'passed'; amount?: number }
  | { kind: 'calling'; amount?: number }
  | { kind: 'waiting' }
  | { kind: 'seller' }
  | { kind: 'swapped' }
  | { kind: 'barred' }

/** Whether something is being auctioned. */
export function isAuction(view: View): boolean {
  return view.phase === 'auction' || view.phase === 'side_auction'
}

/** The last bid of each seat in the auction under way, as far as the events tell. */
export function lastBids(past: Event[]): Map<number, number> {
  const bids = new Map<number, number>()
  for (const event of past) {
    if (event.type === 'bid_placed') bids.set(event.seat, event.amount)
    else if (OPENS.has(event.type)) bids.clear()
  }
  return bids
}

const OPENS = new Set<Event['type']>(['round_begun', 'district_offered', 'lot_revealed', 'auction_restarted'])

/** How a seat stands in the auction, or before it. */
export function callOf(view: View, seat: number, bids: Map<number, number>): Call {
  const amount = bids.get(seat)
  if (view.seller === seat) return { kind: 'seller' }
  if (view.to_act !== seat && view.barred.includes(seat)) return { kind: 'barred' }
  if (view.swapped.includes(seat)) return { kind: 'swapped' }
  if (view.standing?.seat === seat) return { kind: 'standing', amount: view.standing.amount }
  if (view.passed.includes(seat)) return { kind: 'passed', amount }
  if (view.to_act === seat) return { kind: 'calling', amount }
  return amount === undefined ? { kind: 'waiting' } : { kind: 'outbid', amount }
}

/** The seats in the order in which they call: clockwise from the opener of the auction. */
export function callOrder(view: View): number[] {
  const count = view.districts.length
  const from = view.seller === null ? (view.first ?? 0) : view.seller + 1
  return Array.from({ length: count }, (_, i) => (from + i) % count)
}

/** A number on the keypad: a bid that can be made, or why it cannot. */
export interface Key {
  amount: number
  bid: Bid | null
  why: 'digit' | 'chips' | null
}

/** How many numbers a row of the narrow keypad has; the wide one has twice as many. */
export const ROW = 5

/**
 * The numbers of the keypad of the seat to act, from the least bid to the end of the row of the most it can pay. Where a
 * table lets it bluff, `all` goes on to the highest bid there is.
 */
export function keys(view: View, legal: Action[], all: boolean): Key[] {
  const seat = view.viewer
  if (seat === null) return []
  const bids = new Map(view.bids.map((bid) => [bid.amount, bid]))
  const amounts = legal.flatMap((action) => (action.type === 'bid' ? [action.amount] : []))
  const chips = view.chips[seat] ?? 0
  const least = leastBid(view)
  const most = all ? Math.max(...amounts, chips) : Math.max(chips, least)
  const to = Math.ceil((most + 1) / ROW) * ROW
  return Array.from({ length: to - least }, (_, i) => {
    const amount = least + i
    const bid = amounts.includes(amount) ? (bids.get(amount) ?? null) : null
    return { amount, bid, why: bid ? null : whyNot(view, seat, amount, chips) }
  })
}

/** The least that could be bid: more than stands; 0 only as the very first call of a main auction. */
export function leastBid(view: View): number {
  if (view.standing) return view.standing.amount + 1
  return view.phase === 'auction' && view.passed.length === 0 ? 0 : 1
}

function whyNot(view: View, seat: number, amount: number, chips: number): Key['why'] {
  return view.seats[seat]?.digits[amount % 10]?.barred && amount <= chips ? 'digit' : 'chips'
}

/** Where the districts of a number are: with a seat, on sale, out of the game, or not seen yet. */
export interface Place {
  district: string
  seat: number | null
  where: 'seat' | 'lot' | 'removed' | 'bag'
}

/** For each number from 0 to 9 its three districts and where they are. */
export function ledger(view: View): Place[][] {
  const places: Place[][] = Array.from({ length: 10 }, () => [])
  const put = (where: Place['where'], seat: number | null) => (district: string) =>
    places[numberOf(district)]?.push({ district, seat, where })
  view.districts.forEach((districts, seat) => districts.forEach(put('seat', seat)))
  if (view.seller === null) view.lot.forEach(put('lot', null))
  view.removed.forEach(put('removed', null))
  view.unseen.forEach(put('bag', null))
  return places
}
