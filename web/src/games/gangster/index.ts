// Gangster at the table: drive through Chicago, drop off gangsters, be there on payday.

import type { GameClient } from '../types'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { Draft } from './draft.svelte'
import Emblem from './Emblem.svelte'
import { sounds, travels } from './motion'
import Result from './Result.svelte'
import SeatPanel from './SeatPanel.svelte'
import { ground } from './why'
import { action, event, prompt, refusal } from './words'

const client: GameClient = {
  id: 'gangster',
  Board,
  Actions,
  SeatPanel,
  Result,
  Emblem,
  draft: () => new Draft(),
  prompt,
  action,
  event,
  refusal,
  ground,
  travels,
  sounds,
}

export default client
