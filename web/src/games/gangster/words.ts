// What is asked, done, told and refused, as phrases in the words of `en.ftl`.

import { knows, say } from '../../lib/words'
import type { Args, Phrase } from '../../lib/words'
import type { Face } from '../types'
import { seatOf, tileAt } from './components'
import type { Action, Crew, Equipment, Event, Facts, Place, Share, View } from './types'

/** The status line. */
export function prompt(view: View, faces: Face[], me: number | null, legal: Action[]): Phrase {
  if (legal.length > 0) return asked(view, legal)
  const name = nameOf(view.to_act ?? me ?? 0, faces)
  return { id: `gang-wait-${dashed(view.phase)}`, args: { name } }
}

function asked(view: View, legal: Action[]): Phrase {
  if (view.phase !== 'turn') return { id: `gang-ask-${view.phase}` }
  const has = (type: Action['type']) => legal.some((action) => action.type === type)
  const crews = new Set(legal.map((action) => ('crew' in action ? action.crew : null)))
  const [crew] = crews
  if (!has('unload') && !has('load')) return onlyDrive(view, crew ?? null, crews.size)
  if (crews.size > 1) return { id: 'gang-ask-pair' }
  const rest = has('unload') && has('load') ? 'all' : has('unload') ? 'unload' : 'load'
  return { id: `gang-ask-${rest}`, args: { place: (crew && view.cars[crew]) ?? '' } }
}

/** Why there is nothing but a drive. */
function onlyDrive(view: View, crew: Crew | null, crews: number): Phrase {
  if (crew && crews === 1 && view.cars[crew] === 'gold_coast') return { id: 'gang-ask-drive-coast' }
  const isForced = crew && (view.mats[crew] ?? 0) > 0 && view.idle > 0
  return isForced ? { id: 'gang-ask-must-drive', args: { turns: view.idle } } : { id: 'gang-ask-drive' }
}

/** An action in a few words. */
export function action(action: Action, view: View, _faces: Face[]): Phrase {
  switch (action.type) {
    case 'drive': {
      const id = action.steps > action.card ? 'gang-act-drive-engine' : 'gang-act-drive'
      return { id, args: { crew: action.crew, place: action.to, card: action.card } }
    }
    case 'unload': {
      const who = action.who[0] ?? action.crew
      const kind = action.who.length > 1 ? '-two' : who === action.crew ? '' : '-captive'
      return { id: `gang-act-unload${kind}`, args: { who, place: view.cars[action.crew] ?? '' } }
    }
    case 'load': {
      const who = view.districts[action.district]?.spaces[action.level - 1]
      const args: Args = { place: action.district, level: action.level }
      return who ? { id: 'gang-act-load', args: { ...args, who } } : { id: 'gang-act-load-unknown', args }
    }
    case 'bump':
      return { id: 'gang-act-bump', args: { who: action.car, place: action.to } }
    case 'no_bump':
      return { id: 'gang-act-no-bump' }
    case 'dump':
      return action.who.length > 0
        ? { id: 'gang-act-dump', args: { list: crewList(action.who) } }
        : { id: 'gang-act-dump-none' }
    case 'take':
      return { id: 'gang-act-take', args: { marker: action.marker } }
  }
}

/** An event as a sentence for the log. */
export function event(event: Event, faces: Face[]): Phrase | null {
  const tell = (kind: string, args: Args = {}): Phrase => ({ id: `gang-event-${dashed(kind)}`, args })
  const by = (crew: Crew): Args => ({ crew, name: nameOf(seatOf(crew, faces.length), faces) })
  switch (event.type) {
    case 'table_set':
      return tell('table_set', { name: nameOf(event.first, faces), place: event.doubler })
    case 'drove': {
      const kind = event.steps > event.card ? 'drove_engine' : 'drove'
      return tell(kind, { ...by(event.crew), steps: event.steps, from: event.from, place: event.to })
    }
    case 'car_pushed':
      return tell('car_pushed', { ...by(event.crew), who: event.car, from: event.from, place: event.to })
    case 'captives_dumped':
      return event.who.length > 0
        ? tell('captives_dumped', { ...by(event.crew), list: crewList(event.who) })
        : tell('captives_kept', by(event.crew))
    case 'marker_taken': {
      const args = { ...by(event.crew), marker: event.marker }
      if (!event.pushed_out) return tell('marker_taken', args)
      return tell('marker_taken_out', { ...args, out: say('gang-kit-name', { marker: event.pushed_out }) })
    }
    case 'coast_refilled':
      return tell('coast_refilled', { list: kitList(event.markers) })
    case 'three_replaced':
      return tell('three_replaced', { marker: event.kind })
    case 'unloaded':
    case 'loaded': {
      const other = event.type === 'loaded' ? 'loaded_enemy' : 'unloaded_captive'
      const args = { ...by(event.crew), who: event.who, place: event.district, level: event.level }
      return tell(event.who === event.crew ? event.type : other, args)
    }
    case 'cards_turned_up':
      return tell('cards_turned_up', by(event.crew))
    case 'doubler_placed':
      return tell('doubler_placed', { place: event.district, doublers: event.doublers })
    case 'police_drawn':
      return tell('police_drawn', { name: nameOf(event.seat, faces) })
    case 'casino_drawn':
      return tell('casino_drawn', { period: event.period, value: event.value })
    case 'district_paid':
      return districtPaid(event.district, event.doubled, event.shares)
    case 'payday_held': {
      const incomes = event.points.map((points, seat) => say('gang-income', { name: nameOf(seat, faces), points }))
      return tell('payday_held', { list: listed(incomes) })
    }
    case 'period_begun':
      return tell('period_begun', { period: event.period, gangsters: event.gangsters })
    case 'match_ended':
      return tell('match_ended')
    default:
      return null
  }
}

function districtPaid(place: Place, doubled: boolean, shares: Share[]): Phrase {
  const paid = shares.filter((share) => share.points)
  if (paid.length === 0) return { id: 'gang-event-district-paid-nobody', args: { place } }
  const list = listed(paid.map((share) => say('gang-share', { crew: share.crew, points: share.points! })))
  return { id: `gang-event-district-paid${doubled ? '-double' : ''}`, args: { place, list } }
}

/** The rule of what is asked. */
export function rule(view: View): string | null {
  const RULES: Partial<Record<View['phase'], string>> = {
    turn: 'G3.1',
    bump: 'G8.5',
    dump: 'G7.1',
    take: 'G7.2',
    surplus: 'G7.3',
    over: 'G6.5',
  }
  return RULES[view.phase] ?? null
}

/** A refusal of the rules; null for a code of rules newer than these words. */
export function refusal(facts: Facts, faces: Face[]): Phrase | null {
  const id = `gang-no-${dashed(facts.code ?? '')}`
  if (!knows(id)) return null
  const { own, who, car, district, to, to_act, from, ...plain } = facts
  const args: Args = { ...plain }
  if (own) args.own = crewList([own].flat())
  if (who ?? car) args.who = (who ?? car)!
  if (district ?? to) args.place = (district ?? to)!
  if (from) args.from = from
  if (to_act !== undefined) args.name = nameOf(to_act, faces)
  return { id, args }
}

export function crewName(crew: Crew): string {
  return say('gang-crew-name', { crew })
}

export function placeSign(place: Place): string {
  return say('gang-place-sign', { place })
}

/** A place in a sentence, for those who listen. */
export function aboutPlace(view: View, place: Place): string {
  if (place === 'gold_coast') return say('gang-coast-about', { list: kitList(view.coast) })
  const tile = tileAt(view, place)
  if (!tile || !view.payday[place]) return say('gang-closed-about', { place })
  const counts = view.payday[place].shares.map((share) =>
    say('gang-place-crew', { crew: share.crew, count: share.gangsters }),
  )
  return say('gang-place-about', {
    place,
    doubled: view.doublers.includes(place) ? 'yes' : 'no',
    prizes: tile.prizes.join(' '),
    list: counts.length > 0 ? listed(counts) : say('gang-place-nobody'),
  })
}

export function crewList(crews: readonly Crew[]): string {
  return listed(crews.map(crewName))
}

export function kitList(markers: readonly Equipment[]): string {
  return listed(markers.map((marker) => say('gang-kit-name', { marker })))
}

/** One after the other, as a sentence lists them. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? ''
  const list = parts.slice(0, -1).join(say('gang-list-sep'))
  return say('gang-list-and', { list, last: parts.at(-1)! })
}

function nameOf(seat: number, faces: Face[]): string {
  return faces.find((face) => face.seat === seat)?.name ?? String(seat + 1)
}

function dashed(id: string): string {
  return id.replaceAll('_', '-')
}
