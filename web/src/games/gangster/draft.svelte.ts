// What the viewer has picked so far, and which of the legal actions are left by it.

import type { Action, ActionOf, Crew, Place, View } from './types'

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

/** The crews the legal actions can be done with, in their order. */
export function crewsToAct(legal: readonly Action[]): Crew[] {
  return [...new Set(legal.flatMap((action) => ('crew' in action ? [action.crew] : [])))]
}

/** The crew that acts: the one amid its turn, the one picked, or the first that can. */
export function crewActing(view: View, legal: readonly Action[], draft: Draft): Crew | null {
  if (view.crew) return view.crew
  const crews = crewsToAct(legal)
  return draft.crew && crews.includes(draft.crew) ? draft.crew : (crews[0] ?? null)
}

/** The legal actions of a type; those of one crew if it is given. */
export function actionsOf<Type extends Action['type']>(
  legal: readonly Action[],
  type: Type,
  crew?: Crew | null,
): ActionOf<Type>[] {
  const isMeant = (action: Action) => action.type === type && (!crew || !('crew' in action) || action.crew === crew)
  return legal.filter(isMeant) as ActionOf<Type>[]
}

/** The drives that are left: of the crew that acts, and with the card picked, if one is. */
export function drives(legal: readonly Action[], crew: Crew | null, card: number | null): ActionOf<'drive'>[] {
  return actionsOf(legal, 'drive', crew).filter((drive) => card === null || drive.card === card)
}

/**
 * The drives to each place, one for each card. Where a card leads both with and without the engine the end is the same,
 * so the engine is left out.
 */
export function byPlace(all: readonly ActionOf<'drive'>[]): Map<Place, ActionOf<'drive'>[]> {
  const places = new Map<Place, ActionOf<'drive'>[]>()
  for (const drive of [...all].sort((one, other) => one.card - other.card || one.steps - other.steps)) {
    const ways = places.get(drive.to) ?? []
    if (!ways.some((way) => way.card === drive.card)) places.set(drive.to, [...ways, drive])
  }
  return places
}
