// A match that nobody sits at, shown as if it were a table: a replay, a puzzle, a lesson.

import { usualSettings } from './games.svelte'
import type { Holder, Lobby, Phase } from './gen'

export function shownLobby(game: string, options: any, holders: Holder[], phase: Phase): Lobby {
  return {
    settings: { ...usualSettings(game, holders.length), options },
    host: '',
    phase,
    seats: holders.map((holder) => ({ holder, stand_in: null, value: null })),
    commitment: '',
    secret: null,
    muted: [],
    rematch_of: null,
    rematch: null,
  }
}
