// What Don says: its prompts, actions, events and refusals as phrases. The sentences stand in en.ftl.

import { locale, say, type Phrase } from '../../lib/words'
import type { Face } from '../types'
import { leastBid } from './auction'
import { colourOf, numberOf } from './districts'
import type { Action, Colour, District, Event, Illegal, LotSold, Payment, View } from './types'

type Args = NonNullable<Phrase['args']>

const phrase = (id: string, args: Args = {}): Phrase => ({ id: `don-${id}`, args })

export function colourName(colour: Colour): string {
  return say(`don-colour-${colour}`)
}

export function districtName(district: District): string {
  return say('don-district', { colour: colourName(colourOf(district)), number: numberOf(district) })
}

export function nameOf(faces: Face[], seat: number): string {
  return faces[seat]?.name ?? ''
}

/** "Anke, Bert and Cleo", in the language of the page. */
export function list(items: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items)
}

/** Who does something: sentences about the viewer say "you". */
function who(faces: Face[], seat: number): Args {
  return { name: nameOf(faces, seat), me: yes(faces[seat]?.me ?? false) }
}

function yes(is: boolean): string {
  return is ? 'yes' : 'no'
}

const names = (districts: District[]) => list(districts.map(districtName))

/** Who is paid how much: all payees get the same. */
export function paid(payments: Payment[], faces: Face[]): Args {
  const only = payments.length === 1 ? payments[0] : undefined
  return {
    payees: list(payments.map(({ seat }) => (faces[seat]?.me ? say('don-you') : nameOf(faces, seat)))),
    count: payments.length,
    each: payments[0]?.chips ?? 0,
    you: yes(faces[only?.seat ?? -1]?.me ?? false),
  }
}

export function prompt(view: View, faces: Face[], me: number | null, legal: Action[]): Phrase {
  if (view.to_act === null) return phrase(`wait-${view.phase}`)
  if (view.to_act !== me) return phrase(`other-${view.phase}`, { ...who(faces, view.to_act), ...standing(view, faces) })
  return asked(view, legal)
}

function standing(view: View, faces: Face[]): Args {
  if (!view.standing) return { standing: 'no' }
  const { seat, amount } = view.standing
  return { standing: faces[seat]?.me ? 'mine' : 'yes', bidder: nameOf(faces, seat), amount }
}

function asked(view: View, legal: Action[]): Phrase {
  if (view.phase !== 'auction' && view.phase !== 'side_auction') return phrase(`ask-${view.phase}`)
  if (!legal.some((action) => action.type === 'bid')) return phrase('ask-only-pass')
  if (view.slipped) return phrase('ask-slipped')
  if (view.standing) return phrase('ask-raise', { amount: view.standing.amount })
  return phrase('ask-open', { least: leastBid(view) })
}

export function action(action: Action): Phrase {
  switch (action.type) {
    case 'bid':
      return phrase('act-bid', { amount: action.amount })
    case 'offer':
    case 'discard':
      return phrase(`act-${action.type}`, { district: districtName(action.district) })
    case 'exchange':
      return phrase('act-exchange', { give: districtName(action.give), take: districtName(action.take) })
    default:
      return phrase(`act-${action.type}`)
  }
}

export function event(event: Event, faces: Face[]): Phrase | null {
  const id = `event-${event.type}`
  switch (event.type) {
    case 'round_begun':
      return phrase(id, { round: event.round })
    case 'lot_revealed':
    case 'lot_removed':
      return phrase(id, { districts: names(event.districts), count: event.districts.length })
    case 'bid_placed':
      return phrase(id, { ...who(faces, event.seat), amount: event.amount })
    case 'slipped':
    case 'bluff_exposed':
      return phrase(id, {
        ...who(faces, event.seat),
        amount: event.amount,
        fine: 'fine' in event ? event.fine : 0,
      })
    case 'district_offered':
    case 'district_discarded':
      return phrase(id, { ...who(faces, event.seat), district: districtName(event.district) })
    case 'districts_swapped':
      return phrase(id, {
        ...who(faces, event.seat),
        from: nameOf(faces, event.from),
        mine: yes(faces[event.from]?.me ?? false),
        gave: districtName(event.gave),
        took: districtName(event.took),
      })
    case 'lot_sold':
      return lotSold(event, faces)
    case 'lot_taken_free':
      return phrase(id, { ...who(faces, event.seat), districts: names(event.districts) })
    case 'district_sold':
      return phrase(id, {
        ...who(faces, event.seat),
        seller: nameOf(faces, event.seller),
        mine: yes(faces[event.seller]?.me ?? false),
        amount: event.amount,
        district: districtName(event.district),
      })
    case 'district_unsold':
      return phrase(id, { ...who(faces, event.seller), district: districtName(event.district) })
    case 'auction_restarted':
    case 'match_ended':
      return phrase(id)
    case 'first_player_drawn':
    case 'offer_declined':
    case 'districts_kept':
    case 'passed':
      return phrase(id, who(faces, event.seat))
    default:
      return null
  }
}

function lotSold(event: LotSold, faces: Face[]): Phrase {
  return phrase('event-lot_sold', {
    ...who(faces, event.seat),
    ...paid(event.payments, faces),
    districts: names(event.districts),
    amount: event.amount,
    pot: event.pot,
  })
}

export function refusal(facts: Illegal, faces: Face[]): Phrase | null {
  const id = `no-${facts.code}`
  switch (facts.code) {
    case 'not_your_turn':
      return phrase(id, who(faces, facts.to_act))
    case 'chance_due':
    case 'other_phase':
      return phrase(id, { phase: facts.phase })
    case 'not_yours':
    case 'not_an_opponents':
      return phrase(id, { district: districtName(facts.district) })
    case 'too_low':
      return phrase(id, { least: facts.least })
    case 'too_much':
      return phrase(id, { chips: facts.chips })
    case 'digit_owned':
    case 'second_slip':
      return phrase(id, { digit: facts.digit })
    case 'over':
    case 'beyond_all_chips':
      return phrase(id)
    default:
      return null
  }
}
