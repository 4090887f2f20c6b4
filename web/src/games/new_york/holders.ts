// Who owns buildings: every seat, and Dirk where he takes part.

import type { Face } from '../types'
import type { BuildingType, Holder, Scoring, View } from './types'
import { heading } from './words'

export interface Column {
  holder: Holder
  name: string
  me: boolean
}

export function columns(view: View, faces: Face[]): Column[] {
  const holders: Holder[] = view.buildings.map((_, seat) => seat)
  if (view.dirk) holders.push('dirk')
  return holders.map((holder) => ({
    holder,
    name: heading(holder, faces),
    me: faces.some((face) => face.me && face.seat === holder),
  }))
}

export interface Cell {
  count: number
  /** Whether the holder owns most of the type, alone or with others. */
  lead: 'alone' | 'tied' | 'no'
  /** What the scoring would pay now. */
  points: number
}

export function cell(view: View, type: BuildingType, holder: Holder, scoring: Scoring | null): Cell {
  const { counts, dirk, leaders } = view.types[type]
  const lead = !leaders.includes(holder) ? 'no' : leaders.length === 1 ? 'alone' : 'tied'
  return {
    count: (holder === 'dirk' ? dirk : counts[holder]) ?? 0,
    lead,
    points: (scoring && pays(view, scoring, holder)[type]) ?? 0,
  }
}

/** What a scoring would pay a holder now, by type. */
export function pays(view: View, scoring: Scoring, holder: Holder) {
  const points = view.if_scored[scoring]
  return (holder === 'dirk' ? points?.dirk : points?.seats[holder]) ?? {}
}

export const scoreOf = (view: View, holder: Holder): number =>
  (holder === 'dirk' ? view.dirk_score : view.scores[holder]) ?? 0
