// When the scorings come: where A and B lie in the money deck, as far as anybody can know.

import type { Phrase } from '../../lib/words'
import type { Scoring, View } from './types'

/** The pile, from 0, into which each scoring card was shuffled. */
const PILE: Partial<Record<Scoring, number>> = { a: 1, b: 3 }

export interface Outlook {
  /** The pile, from 0, that is drawn from; null once the discards were shuffled in. */
  pile: number | null
  piles: { left: number; scoring: Scoring | null; here: boolean }[]
  /** The next scoring card in the deck: how many money cards come before it, at least and at most. */
  next: { scoring: Scoring; least: number; most: number } | null
}

export function outlook(view: View): Outlook {
  const lies = (scoring: Scoring) => view.to_come.includes(scoring) && view.piles.length > 0
  const holds = (pile: number) => (['a', 'b'] as Scoring[]).find((one) => PILE[one] === pile && lies(one)) ?? null
  const found = view.piles.findIndex((left, pile) => left > 0 || holds(pile) !== null)
  const pile = found < 0 ? null : found
  const scoring = (['a', 'b'] as Scoring[]).find(lies)
  const before = (upTo: number) => view.piles.slice(0, upTo).reduce((sum, left) => sum + left, 0)
  const at = scoring && PILE[scoring]
  return {
    pile,
    piles: view.piles.map((left, one) => ({ left, scoring: holds(one), here: one === pile })),
    next: scoring && at !== undefined ? { scoring, least: before(at), most: before(at + 1) } : null,
  }
}

/** Where in the deck one is. */
export function pilePhrase(view: View): Phrase {
  const { pile } = outlook(view)
  return pile === null
    ? { id: 'ny-renewed', args: { left: view.deck.money } }
    : { id: 'ny-pile-of', args: { number: pile + 1 } }
}

/** When the next scoring comes. */
export function nextPhrase(view: View): Phrase {
  const { next } = outlook(view)
  if (!next) return { id: 'ny-next-end' }
  const { least, most } = next
  const scoring = next.scoring.toUpperCase()
  return least === 0
    ? { id: 'ny-next-within', args: { scoring, most } }
    : { id: 'ny-next-after', args: { scoring, least, most } }
}
