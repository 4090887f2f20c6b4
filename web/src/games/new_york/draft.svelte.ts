// What the viewer has picked so far: a building to pay for, or money to take; never both.

import { arrange, cardsAt, repick } from './money'
import type { Action, Card, Currency, Owner } from './types'

export class Draft {
  slot = $state<Currency | null>(null)
  owner = $state<Owner>('self')
  /** The places of the display that are picked, and the cards that lie there. */
  places = $state<number[]>([])
  cards = $state<Card[]>([])
  /** The cards of a way to pay that is looked at. */
  looked = $state<Card[]>([])
  /** Whether all ways to pay are listed, or the first few. */
  all = $state(false)

  choose(slot: Currency): void {
    this.clear()
    this.slot = slot
  }

  pick(legal: readonly Action[], display: readonly (Card | null)[], place: number): void {
    const places = repick(legal, display, this.places, place)
    this.clear()
    this.places = places
    this.cards = cardsAt(display, places)
  }

  clear(): void {
    this.slot = null
    this.places = []
    this.cards = []
    this.looked = []
    this.all = false
  }
}

/**
 * Where the cards of the display lie for the viewer. The rules know no places, but a card that jumps about whenever
 * another one comes is hard to follow.
 */
export class Places {
  #last: (Card | null)[] = []
  #display: readonly Card[] | null = null

  of(display: readonly Card[]): (Card | null)[] {
    if (display !== this.#display) {
      this.#last = arrange(this.#last, display)
      this.#display = display
    }
    return this.#last
  }
}
