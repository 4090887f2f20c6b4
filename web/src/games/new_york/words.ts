// New York in words: what is asked, done, happened and refused.

import { say, type Args, type Phrase } from '../../lib/words'
import type { Face } from '../types'
import { currency, kind, price, total, value } from './money'
import {
  TYPES,
  type Action,
  type Bought,
  type Building,
  type Card,
  type Event,
  type Holder,
  type Points,
  type Refusal,
  type Scoring,
  type Tie,
  type View,
} from './types'

const phrase = (id: string, args?: Args): Phrase => ({ id: `ny-${id}`, args })
const speak = (id: string, args?: Args): string => say(`ny-${id}`, args)

/** What is asked of the viewer, or whom everybody waits for. */
export function prompt(view: View, faces: Face[], me: number | null, legal: Action[]): Phrase {
  if (view.phase === 'over') return phrase('prompt-over')
  if (view.to_act === null) return phrase(view.phase === 'deal' ? 'prompt-deal' : 'prompt-refill')
  const extra = view.phase === 'extra_action' ? 'yes' : 'no'
  if (view.to_act !== me) return phrase('prompt-wait', { name: nameOf(view.to_act, faces), extra })
  const can = (type: Action['type']) => legal.some((action) => action.type === type)
  if (can('pass')) return phrase('prompt-pass')
  const choice = can('buy') ? (can('take') ? 'both' : 'buy') : can('take') ? 'take' : 'none'
  return phrase('prompt-act', { choice, extra })
}

export function action(action: Action, view: View): Phrase {
  switch (action.type) {
    case 'take':
      return phrase('action-take', { cards: cards(action.cards) })
    case 'buy': {
      const building = view.market[action.slot]
      const lost = building ? total(action.pay) - price(building) : 0
      return phrase('action-buy', {
        building: building ? buildingName(building) : speak('currency', { currency: action.slot }),
        cards: cards(action.pay),
        owner: action.owner,
        lost,
      })
    }
    case 'end_turn':
      return phrase('action-end-turn')
    case 'pass':
      return phrase('action-pass')
  }
}

export function event(event: Event, faces: Face[]): Phrase | null {
  switch (event.type) {
    case 'money_dealt':
      return phrase('event-dealt', {
        hands: list(event.hands.map((hand, seat) => speak('dealt', { ...who(seat, faces), cards: hand.length }))),
      })
    case 'first_player_found':
      return phrase('event-first', who(event.seat, faces))
    case 'money_taken':
      return phrase('event-taken', { ...who(event.seat, faces), cards: cards(event.cards) })
    case 'building_bought':
      return bought(event, faces)
    case 'turn_ended':
      return phrase('event-turn-ended', who(event.seat, faces))
    case 'passed':
      return phrase('event-passed', who(event.seat, faces))
    case 'building_laid':
      return phrase('event-building-laid', { building: buildingName(event.building), currency: event.slot })
    case 'money_laid':
      return phrase('event-money-laid', { card: cardName(event.card) })
    case 'discards_shuffled':
      return phrase('event-shuffled')
    case 'scored':
      return scored(event, faces)
    case 'dirk_received':
      return phrase('event-dirk', { buildings: list(event.buildings.map(buildingName)), count: event.buildings.length })
    case 'building_awarded':
      return phrase('event-awarded', {
        ...who(event.seat, faces),
        building: buildingName(event.building),
        currency: event.slot,
      })
    case 'building_left':
      return phrase('event-left', { building: buildingName(event.building), currency: event.slot })
    case 'match_ended':
      return phrase('event-ended')
    default:
      return null
  }
}

export function refusal(facts: Refusal, faces: Face[]): Phrase | null {
  switch (facts.code) {
    case 'over':
      return phrase('no-over')
    case 'chance_due':
      return phrase('no-chance', { phase: facts.phase })
    case 'not_your_turn':
      return phrase('no-turn', { name: nameOf(facts.to_act, faces) })
    case 'bad_pick':
      return phrase('no-pick', { fault: facts.fault })
    case 'nothing_taken':
      return phrase('no-nothing')
    case 'not_in_display':
      return phrase('no-display', { card: cardName(facts.card) })
    case 'too_much_taken':
      return phrase('no-much', { total: facts.total })
    case 'empty_slot':
      return phrase('no-empty', { currency: facts.slot })
    case 'bad_payment':
      return phrase('no-payment', { fault: facts.fault })
    case 'other_currency':
      return phrase('no-currency', { currency: facts.slot, offered: facts.offered })
    case 'not_in_hand':
      return phrase('no-hand')
    case 'too_little':
      return phrase('no-little', {
        building: buildingName(facts.building),
        price: facts.price,
        offered: facts.offered,
        missing: facts.price - facts.offered,
      })
    case 'needless_card':
      return phrase('no-needless', { card: cardName(facts.card), price: facts.price })
    case 'no_dirk':
      return phrase('no-dirk')
    case 'not_extra':
      return phrase('no-extra')
    case 'can_act':
      return phrase('no-can-act', { extra: facts.is_extra ? 'yes' : 'no' })
    default:
      return null
  }
}

export const cardName = (card: Card): string => speak('card', { currency: currency(card), value: value(card) })
export const buildingName = (building: Building): string =>
  speak('building', { type: kind(building), price: price(building) })
/** Cards in one line: `blue 2 and blue 6`. */
export const cards = (list_: readonly Card[]): string => list(list_.map(cardName))

/** The name of a seat or of Dirk, in the third person. */
export function nameOf(holder: Holder, faces: Face[]): string {
  if (holder === 'dirk') return speak('dirk')
  return faces.find(({ seat }) => seat === holder)?.name ?? speak('seat', { number: holder + 1 })
}

/** The name of a seat as a heading of its column: the viewer's own is `You`. */
export const heading = (holder: Holder, faces: Face[]): string =>
  faces.some(({ seat, me }) => me && seat === holder) ? speak('you') : nameOf(holder, faces)

/** Who did it, for sentences that begin with it: `who` tells whether it is the reader. */
function who(seat: number, faces: Face[]): Args {
  const me = faces.some((face) => face.seat === seat && face.me)
  return { who: me ? 'you' : 'other', name: nameOf(seat, faces) }
}

function bought(event: Bought, faces: Face[]): Phrase {
  return phrase('event-bought', {
    ...who(event.seat, faces),
    building: buildingName(event.building),
    cards: cards(event.paid),
    lost: total(event.paid) - price(event.building),
    owner: event.owner,
  })
}

function scored(event: { scoring: Scoring; seats: Points[]; dirk: Points | null; ties: Tie[] }, faces: Face[]): Phrase {
  const holders: { holder: Holder; points: Points }[] = event.seats.map((points, holder) => ({ holder, points }))
  if (event.dirk) holders.push({ holder: 'dirk', points: event.dirk })
  const lines = holders.map(({ holder, points }) =>
    speak('scored', {
      name: heading(holder, faces),
      points: sum(points),
      types: list(
        TYPES.filter((type) => points[type]).map((type) => speak('scored-type', { type, points: points[type] ?? 0 })),
      ),
      some: sum(points) > 0 ? 'yes' : 'no',
    }),
  )
  const ties = event.ties.map((tie) =>
    speak('tie', {
      type: tie.type,
      names: list(tie.holders.map((holder) => heading(holder, faces))),
      points: tie.points,
      each: tie.each,
    }),
  )
  return phrase('event-scored', { scoring: event.scoring.toUpperCase(), lines: [...lines, ...ties].join(' ') })
}

export const sum = (points: Points): number => Object.values(points).reduce((sum, one) => sum + one, 0)

/** `a, b and c`. */
export function list(parts: string[]): string {
  if (parts.length < 2) return parts[0] ?? ''
  return speak('list-end', { start: parts.slice(0, -1).join(speak('list-comma')), last: parts[parts.length - 1] ?? '' })
}
