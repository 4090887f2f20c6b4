// Why one action of Don and not another: what follows from it under the rules, as phrases.

import { personOf, type Whom } from '../../lib/reasons'
import { say, type Args, type Phrase } from '../../lib/words'
import type { Face } from '../types'
import type { Colour } from './types'
import { colourName, list, paid } from './words'

/** What the bots know of an action; the shapes are those of `bots::don::grounds`. */
export type Fact =
  | { type: 'colours'; whom: Whom; counts: [Colour, number][]; from: number; to: number }
  | { type: 'paid'; digit: number; held: number; payees: Whom[]; each: number }
  | { type: 'seller_paid'; seller: Whom; price: number }
  | { type: 'spent'; left: number; of: number }
  | { type: 'barred' | 'freed' | 'most_of'; whom: Whom; digits: number[] }
  | { type: 'first_player'; whom: Whom; round: number }
  | { type: 'cannot_top'; bid: number; short: [number, number][]; of: number }
  | { type: 'must_leap'; bid: number; seat: number; to: number; digits: number[] }
  | { type: 'final'; score: number; rank: number; of: number }
  | { type: 'slip'; digit: number; fine: number }
  | { type: 'bluff'; chips: number }
  | { type: 'sits_out' }
  | { type: 'price'; richest: number; chips: number }

export function ground(fact: Fact, own: number, faces: Face[]): Phrase | null {
  const args = argsOf(fact, own, faces)
  return args && { id: `don-why-${fact.type.replaceAll('_', '-')}`, args }
}

function argsOf(fact: Fact, own: number, faces: Face[]): Args | null {
  const who = (whom: Whom) => personOf(whom, own, faces)
  switch (fact.type) {
    case 'colours': {
      const counts = fact.counts.map(([colour, count]) => say('don-why-colour', { count, colour: colourName(colour) }))
      return { who: who(fact.whom), counts: list(counts), from: fact.from, to: fact.to }
    }
    case 'paid': {
      const payments = fact.payees.map((whom) => ({ seat: whom === 'you' ? own : whom, chips: fact.each }))
      return { digit: fact.digit, held: fact.held, ...paid(payments, faces) }
    }
    case 'seller_paid':
      return { who: who(fact.seller), price: fact.price }
    case 'spent':
      return { who: who('you'), left: fact.left, of: fact.of }
    case 'barred':
    case 'freed':
    case 'most_of':
      return { who: who(fact.whom), digits: list(fact.digits.map(String)) }
    case 'first_player':
      return { who: who(fact.whom), round: fact.round }
    case 'cannot_top': {
      const chips = fact.short.map(([seat, chips]) => say('don-why-has', { who: who(seat), chips }))
      return { all: fact.short.length === fact.of ? 'yes' : 'no', bid: fact.bid, chips: list(chips) }
    }
    case 'must_leap':
      return { who: who(fact.seat), bid: fact.bid, to: fact.to, digits: list(fact.digits.map(String)) }
    case 'final':
      return { who: who('you'), score: fact.score, rank: fact.rank, of: fact.of }
    case 'slip':
      return { who: who('you'), digit: fact.digit, fine: fact.fine }
    case 'bluff':
      return { chips: fact.chips }
    case 'sits_out':
      return { who: who('you') }
    case 'price':
      return { who: who(fact.richest), chips: fact.chips }
    default:
      return null
  }
}
