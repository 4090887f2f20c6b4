// The games the house offers, asked for once.

import * as api from './api'
import type { GameDescription, Settings } from './gen'

class Games {
  list = $state.raw<GameDescription[]>([])
  private asked: Promise<void> | null = null

  load(): Promise<void> {
    this.asked ??= api.games().then(
      (list) => void (this.list = list),
      (error) => {
        this.asked = null
        throw error
      },
    )
    return this.asked
  }

  find(id: string): GameDescription | undefined {
    return this.list.find((game) => game.id === id)
  }

  nameOf(id: string): string {
    return this.find(id)?.name ?? id
  }
}

export const games = new Games()

/** A table as it is opened unless somebody wants it otherwise. */
export function usualSettings(game: string, seats: number): Settings {
  return {
    game,
    seats,
    options: {},
    public: false,
    spectators: true,
    hints: false,
    rated: false,
    clock: { type: 'none' },
    stand_in: 'normal',
  }
}
