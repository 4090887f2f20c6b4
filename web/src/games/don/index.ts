// The client of Don.

import type { GameClient } from '../types'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import { sounds, travels } from './moves'
import { Picks } from './picks.svelte'
import Result from './Result.svelte'
import SeatPanel from './SeatPanel.svelte'
import { ground } from './why'
import { action, event, prompt, refusal } from './words'

export default {
  id: 'don',
  Board,
  Actions,
  SeatPanel,
  Result,
  Emblem,
  draft: () => new Picks(),
  prompt,
  action,
  event,
  refusal,
  ground,
  travels,
  sounds,
} satisfies GameClient
