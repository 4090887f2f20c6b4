// What can be done by a click on the board, and what is to be seen of the last move: worked out from the view, the legal
// actions and what is picked.

import { say } from '../../lib/words'
import type { Face } from '../types'
import { actionsOf, byPlace, crewActing, drives } from './choices'
import { isClosed } from './components'
import type { Draft } from './draft.svelte'
import { route } from './map'
import { PLACES } from './types'
import type { Action, ActionOf, Crew, Equipment, Event, Place, View } from './types'
import { refusal } from './words'

export interface Given {
  view: View
  faces: Face[]
  me: number | null
  legal: Action[]
  act: (action: Action) => void
  recent: Event[]
  draft: Draft
}

/** A thing on the board that answers a click. */
export interface Target {
  isLegal: boolean
  label: string
  pick: () => void
}

export class Scene {
  readonly view: View
  readonly draft: Draft
  /** The viewer's crew that acts; null when the viewer is not asked. */
  readonly crew: Crew | null
  /** Where it can drive with the card picked, or with any. */
  readonly ways: Map<Place, ActionOf<'drive'>[]>
  /** The pushes with the car picked, or of any. */
  readonly pushes: ActionOf<'bump'>[]
  readonly unloads: ActionOf<'unload'>[]
  private readonly given: Given

  constructor(given: Given) {
    const { view, legal, draft } = given
    this.given = given
    this.view = view
    this.draft = draft
    this.crew = legal.length > 0 ? crewActing(view, legal, draft) : null
    this.ways = byPlace(drives(legal, this.crew, draft.card))
    this.pushes = actionsOf(legal, 'bump').filter((push) => !draft.car || push.car === draft.car)
    this.unloads = actionsOf(legal, 'unload', this.crew)
  }

  /** Whether the car that acts stands there. */
  isHome(place: Place): boolean {
    return this.crew !== null && this.view.cars[this.crew] === place
  }

  /** What a click on a place does: a drive, or a push; null if it means nothing now. */
  target(place: Place): Target | null {
    const label = say('gang-drive-here', { place })
    const ways = this.ways.get(place)
    if (ways?.length === 1) return { isLegal: true, label, pick: () => this.given.act(ways[0]!) }
    if (ways) return { isLegal: true, label, pick: () => this.draft.pickPlace(place) }
    const pushes = this.pushes.filter((push) => push.to === place)
    if (pushes.length > 0) return this.pushTarget(place, pushes)
    return this.crew && this.draft.card !== null ? this.farTarget(place, label, this.crew, this.draft.card) : null
  }

  private pushTarget(place: Place, pushes: ActionOf<'bump'>[]): Target {
    const label = say('gang-push-here', { place, who: pushes[0]!.car })
    const pick = () => (pushes.length === 1 ? this.given.act(pushes[0]!) : this.draft.pickPlace(place))
    return { isLegal: true, label, pick }
  }

  /** A place the card does not reach: the rules say why when it is picked. */
  private farTarget(place: Place, label: string, crew: Crew, card: number): Target {
    return { isLegal: false, label, pick: () => this.given.act({ type: 'drive', crew, card, steps: card, to: place }) }
  }

  /** The cards that lead to a place. */
  badges(place: Place): string[] {
    const ways = this.ways.get(place) ?? []
    return ways.map(({ card, steps }) => say('gang-way-card', { card, engine: steps > card ? 'yes' : 'no' }))
  }

  canUnload(place: Place): boolean {
    return this.isHome(place) && this.unloads.length > 0
  }

  /** Unloads the only one there is to unload, or lets the viewer choose whom. */
  unloadAt(place: Place): void {
    if (!this.canUnload(place)) return
    if (this.unloads.length === 1) this.given.act(this.unloads[0]!)
    else this.draft.group = 'unload'
  }

  /** A gangster within reach: loading him, or why not. */
  loadAt(place: Place, level: number): (Target & { whyNot: string | null }) | null {
    const crew = this.crew
    if (!crew || this.view.phase !== 'turn') return null
    const load = this.view.loads[crew]?.find((one) => one.district === place && one.level === level)
    if (!load) return null
    const action: Action = { type: 'load', crew, district: place, level }
    const isLegal = actionsOf(this.given.legal, 'load', crew).some(
      (one) => one.district === place && one.level === level,
    )
    const reason = load.why_not ? this.reason(load.why_not) : isLegal ? null : say('gang-ask-drive')
    const label = say('gang-load-who', { who: load.crew, level, place })
    return { isLegal, label, whyNot: reason, pick: () => this.given.act(action) }
  }

  private reason({ facts, rule, sentence }: { facts: any; rule: string; sentence: string }): string {
    const phrase = refusal(facts, this.given.faces)
    return `${phrase ? say(phrase) : sentence} · ${rule}`
  }

  /** A marker at the coast: taking it, or being told why not; null when none is to be taken. */
  take(marker: Equipment): Target | null {
    if (this.view.phase !== 'take' || !this.crew) return null
    const isLegal = actionsOf(this.given.legal, 'take').some((take) => take.marker === marker)
    const label = say('gang-act-take', { marker })
    return { isLegal, label, pick: () => this.given.act({ type: 'take', marker }) }
  }

  /** A car: acting with it, or pushing it; null when it means nothing now. */
  car(crew: Crew): Target | null {
    if (this.view.phase === 'bump' && this.pushes.some((push) => push.car === crew)) {
      const pick = () => (this.draft.car = this.draft.car === crew ? null : crew)
      return { isLegal: true, label: say('gang-car-push-pick', { crew }), pick }
    }
    const isMine = this.given.legal.some((action) => 'crew' in action && action.crew === crew)
    if (!isMine || crew === this.crew) return null
    return { isLegal: true, label: say('gang-car-pick', { crew }), pick: () => this.draft.pickCrew(crew) }
  }

  /** Whether somebody was loaded or unloaded there by the last move. */
  isMarked(place: Place, level: number): boolean {
    return this.given.recent.some(
      (event) =>
        (event.type === 'loaded' || event.type === 'unloaded') && event.district === place && event.level === level,
    )
  }

  /** The places the last drive or push came through. */
  lastWay(): Place[] {
    const moved = this.given.recent.findLast((event) => event.type === 'drove' || event.type === 'car_pushed')
    return moved ? wayOf(moved, this.view) : []
  }
}

/** The places a moved car came through. */
export function wayOf(event: Event, view: View): Place[] {
  if (event.type === 'car_pushed') return [event.from, event.to]
  if (event.type !== 'drove') return []
  const closed = PLACES.filter((place) => isClosed(view, place))
  return route(event.from, event.to, event.steps, closed) ?? [event.from, event.to]
}
