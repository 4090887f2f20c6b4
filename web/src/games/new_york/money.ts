// Cards, sums and choices: what the legal actions mean for the things one can click.

import {
  CURRENCIES,
  TYPES,
  type Action,
  type Building,
  type BuildingType,
  type Buy,
  type Card,
  type Currency,
  type Owner,
  type Take,
} from './types'

export const currency = (card: Card): Currency => card.split('_')[0] as Currency
export const value = (card: Card): number => Number(card.split('_')[1])
export const kind = (building: Building): BuildingType => building.split('_')[0] as BuildingType
export const price = (building: Building): number => Number(building.split('_')[1])
export const total = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + value(card), 0)
export const of = (hand: readonly Card[], slot: Currency): Card[] => hand.filter((card) => currency(card) === slot)

/** By currency, then by value, as the rules list cards. */
export function sorted(cards: readonly Card[]): Card[] {
  const place = (card: Card) => CURRENCIES.indexOf(currency(card)) * 10 + value(card)
  return [...cards].sort((a, b) => place(a) - place(b))
}

/** The buildings of each type, cheapest first; types without any are left out. */
export function byType(buildings: readonly Building[]): { type: BuildingType; prices: number[] }[] {
  return TYPES.map((type) => ({
    type,
    prices: buildings
      .filter((building) => kind(building) === type)
      .map(price)
      .sort((a, b) => a - b),
  })).filter(({ prices }) => prices.length > 0)
}

/** A way to pay: what is lost is what it is worth beyond the price; an exact one loses nothing. */
export interface Way {
  pay: Card[]
  paid: number
  lost: number
}

/** The ways to pay for the building of a slot: exact ones first, then those that lose least, with few cards first. */
export function ways(legal: readonly Action[], slot: Currency, cost: number): Way[] {
  return legal
    .filter((action): action is Buy => action.type === 'buy' && action.slot === slot && action.owner === 'self')
    .map(({ pay }) => ({ pay, paid: total(pay), lost: total(pay) - cost }))
    .sort((a, b) => a.lost - b.lost || a.pay.length - b.pay.length || total(b.pay.slice(-1)) - total(a.pay.slice(-1)))
}

/** Whether a purchase can be for this owner. */
export const canOwn = (legal: readonly Action[], owner: Owner): boolean =>
  legal.some((action) => action.type === 'buy' && action.owner === owner)

/** What money can do for a building: pay it exactly, pay more, or not enough. */
export type Reach = { is: 'exact' } | { is: 'over'; lost: number } | { is: 'short'; missing: number }

export function reach(legal: readonly Action[], hand: readonly Card[], slot: Currency, cost: number): Reach {
  const best = ways(legal, slot, cost)[0]
  if (!best) return { is: 'short', missing: Math.max(0, cost - total(of(hand, slot))) }
  return best.lost === 0 ? { is: 'exact' } : { is: 'over', lost: best.lost }
}

const same = (a: readonly Card[], b: readonly Card[]) => a.length === b.length && a.every((card, at) => card === b[at])

/** The legal taking of just these cards. */
export function taking(legal: readonly Action[], cards: readonly Card[]): Take | undefined {
  const wanted = sorted(cards)
  return legal.find((action): action is Take => action.type === 'take' && same(action.cards, wanted))
}

/**
 * The places picked in the display once one more is clicked: it joins or leaves where the rules allow that, and else takes
 * the place of what was picked, as nobody can mean both.
 */
export function repick(
  legal: readonly Action[],
  display: readonly (Card | null)[],
  picked: number[],
  place: number,
): number[] {
  if (picked.includes(place)) return picked.filter((one) => one !== place)
  const more = [...picked, place]
  return taking(legal, cardsAt(display, more)) ? more : [place]
}

export const cardsAt = (display: readonly (Card | null)[], places: readonly number[]): Card[] =>
  sorted(places.map((place) => display[place]).filter((card): card is Card => card != null))

/** Where the cards of the display lie: those that stay keep their place, new ones fill the gaps. */
export function arrange(before: readonly (Card | null)[], display: readonly Card[]): (Card | null)[] {
  const coming = [...display]
  const places: (Card | null)[] = [0, 1, 2, 3].map((place) => {
    const at = coming.indexOf(before[place] as Card)
    return at < 0 ? null : (coming.splice(at, 1)[0] ?? null)
  })
  return places.map((card) => card ?? coming.shift() ?? null)
}

/** Which places of a list a set of cards takes, each once: the ones to light up in a hand. */
export function lit(hand: readonly Card[], cards: readonly Card[]): boolean[] {
  const left = [...cards]
  return hand.map((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
