// Which of the legal actions are left by what is picked.

import type { Draft } from './draft.svelte'
import type { Action, ActionOf, Crew, Place, View } from './types'

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
