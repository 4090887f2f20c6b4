// What the viewer has picked so far.

import type { Crew, Place } from './types'

export type Group = 'drive' | 'unload' | 'load'

/** Made anew for every prompt. */
export class Draft {
  /** Of two crews the one to act with. */
  crew = $state<Crew | null>(null)
  /** The movement card to drive with. */
  card = $state<number | null>(null)
  /** Where to drive or push, when there are several ways to. */
  to = $state<Place | null>(null)
  /** The car to push. */
  car = $state<Crew | null>(null)
  /** Which choices a phone shows. */
  group = $state<Group>('drive')

  pickCard(card: number): void {
    this.card = this.card === card ? null : card
    this.to = null
    this.group = 'drive'
  }

  pickPlace(to: Place): void {
    this.to = to
    this.group = 'drive'
  }

  pickCrew(crew: Crew): void {
    if (this.crew === crew) return
    this.crew = crew
    this.card = this.to = null
  }
}
