// Why one action of New York and not another: what follows from it under the rules, as phrases.

import { personOf, type Whom } from '../../lib/reasons'
import { say, type Args, type Phrase } from '../../lib/words'
import type { Face } from '../types'
import type { Building, BuildingType, Card, Currency, Scoring } from './types'
import { buildingName, cardName, list } from './words'

/** What the bots know of an action; the shapes are those of `bots::new_york::grounds`. */
export type Fact =
  | { type: 'scored'; whom: Whom; kind: BuildingType; owned: number; changes: Change[] }
  | { type: 'acts_again'; price: number }
  | { type: 'no_change'; price: number; paid: number }
  | { type: 'money'; from: number; to: number }
  | { type: 'can_pay'; slot: Currency; building: Building; payment: 'over' | 'exact' }
  | ({ type: 'leaves_building'; next: number; building: Building; slot: Currency; payment: 'over' | 'exact' } & FromTo)
  | { type: 'leaves_card'; next: number; card: Card; building: Building }
  | { type: 'ends'; empty: number; deck: number; lead: number }
  | { type: 'awarded'; whom: Whom; building: Building; slot: Currency; money: number }
  | { type: 'final'; score: number; rank: number; of: number }

interface FromTo {
  from: number
  to: number
}

type Change = FromTo & { scoring: Scoring }

export function ground(fact: Fact, own: number, faces: Face[]): Phrase | null {
  const args = argsOf(fact, own, faces)
  return args && { id: `ny-why-${fact.type.replaceAll('_', '-')}`, args }
}

function argsOf(fact: Fact, own: number, faces: Face[]): Args | null {
  const person = (whom: Whom) => personOf(whom, own, faces)
  switch (fact.type) {
    case 'scored': {
      const changes = fact.changes.map(({ scoring, from, to }) =>
        say('ny-why-change', { scoring: scoring.toUpperCase(), from, to }),
      )
      return { person: person(fact.whom), type: fact.kind, owned: fact.owned, changes: list(changes) }
    }
    case 'acts_again':
      return { price: fact.price }
    case 'no_change':
      return { price: fact.price, paid: fact.paid }
    case 'money':
      return { from: fact.from, to: fact.to }
    case 'can_pay':
      return { building: buildingName(fact.building), currency: fact.slot, exact: yes(fact.payment === 'exact') }
    case 'leaves_building':
      return {
        person: person(fact.next),
        building: buildingName(fact.building),
        currency: fact.slot,
        exact: yes(fact.payment === 'exact'),
        from: fact.from,
        to: fact.to,
      }
    case 'leaves_card':
      return { person: person(fact.next), card: cardName(fact.card), building: buildingName(fact.building) }
    case 'ends':
      return { empty: fact.empty, deck: fact.deck }
    case 'awarded':
      return {
        person: person(fact.whom),
        building: buildingName(fact.building),
        currency: fact.slot,
        money: fact.money,
      }
    case 'final':
      return { person: person('you'), score: fact.score, rank: fact.rank, of: fact.of }
    default:
      return null
  }
}

function yes(is: boolean): string {
  return is ? 'yes' : 'no'
}
