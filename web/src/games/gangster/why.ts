// Why one action of Gangster and not another: what follows from it under the rules, as phrases.

import { personOf, type Whom } from '../../lib/reasons'
import { say, type Args, type Phrase } from '../../lib/words'
import type { Face } from '../types'
import type { Action, Crew, Equipment, Place, View } from './types'
import { action, kitList } from './words'

/** A crew: by its seat, or with two crews a seat by its colour too. */
interface Party {
  whom: Whom
  crew?: Crew
}

interface Pay {
  sure: number
  casino: number
}

type Paid = { district: Place; from: Pay; to: Pay }

/** What the bots know of an action; the shapes are those of `bots::gangster::grounds`. */
export type Fact =
  | ({ type: 'payday'; party: Party; gangsters: number } & Paid)
  | { type: 'presence'; party: Party; district: Place; to: number; beside: [Party, number] | null }
  | ({ type: 'next'; party: Party; action: Action } & Paid)
  | ({ type: 'threat'; by: Party; action: Action } & Paid)
  | ({ type: 'strike'; on: Party; action: Action } & Paid)
  | { type: 'mat'; party: Party; to: number }
  | { type: 'captive'; of: Party; held: number; room: number }
  | { type: 'harbour'; of: Party; to: number }
  | { type: 'guarded'; party: Party; district: Place; gangsters: number }
  | { type: 'marker'; kind: Equipment }
  | { type: 'coast'; kinds: Equipment[] }
  | { type: 'cards_up'; party: Party; doublers: number }
  | { type: 'car_pushed'; party: Party; from: Place; to: Place }

/** So many doublers end a period. */
const DOUBLERS = 8

export function ground(fact: Fact, own: number, faces: Face[], view: View): Phrase | null {
  if (fact.type === 'marker') return { id: 'gang-kit-does', args: { marker: fact.kind } }
  const args = argsOf(fact, own, faces, view)
  return args && { id: `gang-why-${fact.type.replaceAll('_', '-')}`, args }
}

function argsOf(fact: Fact, own: number, faces: Face[], view: View): Args | null {
  const party = ({ whom, crew }: Party) => {
    const name = personOf(whom, own, faces)
    return crew ? say('gang-party', { name, crew }) : name
  }
  const paid = ({ district, from, to }: Paid): Args => ({ place: district, before: pay(from), pay: pay(to) })
  const done = (each: Action) => say(action(each, view, faces))
  switch (fact.type) {
    case 'payday':
      return { party: party(fact.party), gangsters: fact.gangsters, ...paid(fact) }
    case 'presence': {
      const { beside } = fact
      const other = { other: beside ? party(beside[0]) : '', count: beside?.[1] ?? 0 }
      return {
        party: party(fact.party),
        gangsters: fact.to,
        place: fact.district,
        beside: beside ? 'yes' : 'no',
        ...other,
      }
    }
    case 'next':
      return { party: party(fact.party), action: done(fact.action), ...paid(fact) }
    case 'threat':
      return { party: party(fact.by), own: personOf('you', own, faces), action: done(fact.action), ...paid(fact) }
    case 'strike':
      return { party: party(fact.on), action: done(fact.action), ...paid(fact) }
    case 'mat':
      return { party: party(fact.party), gangsters: fact.to }
    case 'captive':
      return { party: party(fact.of), held: fact.held, room: fact.room }
    case 'harbour':
      return { party: party(fact.of), gangsters: fact.to }
    case 'guarded':
      return { party: party(fact.party), place: fact.district, gangsters: fact.gangsters }
    case 'coast':
      return { list: kitList(fact.kinds) }
    case 'cards_up': {
      const last = fact.doublers + 1 === DOUBLERS ? 'yes' : 'no'
      return { party: party(fact.party), doublers: fact.doublers, last }
    }
    case 'car_pushed':
      return { party: party(fact.party), from: fact.from, place: fact.to }
    default:
      return null
  }
}

function pay({ sure, casino }: Pay): string {
  return say('gang-if-scored-sum', { sure, casino })
}
