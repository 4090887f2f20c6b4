// New York at the table.

import type { GameClient, Sound, Travel } from '../types'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { Draft } from './draft.svelte'
import Emblem from './Emblem.svelte'
import { currency, price, value } from './money'
import Result from './Result.svelte'
import SeatPanel from './SeatPanel.svelte'
import type { Building, Card, Event, View } from './types'
import { ground } from './why'
import * as words from './words'

const client: GameClient = {
  id: 'new_york',
  Board,
  Actions,
  SeatPanel,
  Result,
  Emblem,
  draft: () => new Draft(),
  prompt: words.prompt,
  action: words.action,
  event: words.event,
  refusal: words.refusal,
  ground,
  travels,
  sounds,
}

export default client

/** Money goes from the display to its taker and from the buyer to the yard; buildings go to their owner; refills come from the decks. */
function travels(event: Event, view: View): Travel[] {
  /** The viewer's money lies on the board, that of others before their seats. */
  const purse = (seat: number, card: Card) => (seat === view.viewer ? `ny-own-${currency(card)}` : `seat-${seat}`)
  const money = (card: Card, from: string, to: string): Travel => ({ from, to, look: 'coin', label: `${value(card)}` })
  const house = (building: Building, from: string, to: string): Travel => ({
    from,
    to,
    look: 'card',
    label: `${price(building)}`,
  })
  switch (event.type) {
    case 'money_taken':
      return event.cards.map((card) => money(card, `ny-card-${card}`, purse(event.seat, card)))
    case 'building_bought':
      return [
        ...event.paid.map((card) => money(card, purse(event.seat, card), `ny-slot-${event.slot}`)),
        house(event.building, `ny-slot-${event.slot}`, event.owner === 'dirk' ? 'ny-dirk' : `seat-${event.seat}`),
      ]
    case 'building_awarded':
      return [house(event.building, `ny-slot-${event.slot}`, `seat-${event.seat}`)]
    case 'building_laid':
      return [house(event.building, 'ny-deck-buildings', `ny-slot-${event.slot}`)]
    case 'money_laid':
      return [money(event.card, 'ny-deck', `ny-card-${event.card}`)]
    case 'dirk_received':
      return event.buildings.map((building) => house(building, 'ny-deck-buildings', 'ny-dirk'))
    default:
      return []
  }
}

function sounds(event: Event): Sound[] {
  switch (event.type) {
    case 'money_taken':
    case 'money_dealt':
      return ['card']
    case 'building_bought':
    case 'scored':
      return ['chip']
    case 'passed':
    case 'turn_ended':
      return ['pass']
    case 'match_ended':
      return ['win']
    default:
      return []
  }
}
