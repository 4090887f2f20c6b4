// Where puzzles come from: the house has some of each game, and every match that is over may have some.

import * as api from './api'
import type { Puzzle, PuzzleCount } from './gen'
import { guest } from './guest.svelte'

export interface Puzzles {
  /** What they are addressed by. */
  address: string
  /** What remembers which of them are solved; those of a match are not remembered. */
  place: string | null
  count: () => Promise<PuzzleCount>
  puzzle: (number: number) => Promise<Puzzle>
}

export function puzzlesOfGame(game: string): Puzzles {
  return {
    address: `/puzzles/${game}`,
    place: `speakeasy-puzzles-${game}`,
    count: async () => (await api.puzzles()).find((each) => each.game === game) ?? { game, count: 0 },
    puzzle: (number) => api.puzzle(game, number),
  }
}

export function puzzlesOfMatch(table: string): Puzzles {
  return {
    address: `/replay/${table}/puzzles`,
    place: null,
    count: async () => {
      await guest.ensure()
      return api.puzzlesOf(table)
    },
    puzzle: (number) => api.puzzleOf(table, number),
  }
}
