// The cards picked so far for an offer, an exchange or a discard.

import type { District } from './types'

export class Picks {
  give = $state<District | null>(null)
  take = $state<District | null>(null)
}
