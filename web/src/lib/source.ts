// Where a match that is looked back on comes from, and how its positions are addressed.

import * as api from './api'
import type { Frames, OpenedTable, PlayOn } from './gen'
import { guest } from './guest.svelte'

/** Where a match comes from. */
export interface Source {
  /** The table it is played at, which may still be going on. */
  table: string | null
  /** What its positions are addressed by. */
  address: string
  frames: (query: string) => Promise<Frames>
  review: () => Promise<api.Review>
  playOn: (wish: PlayOn) => Promise<OpenedTable>
  /** Where its puzzles are; the house looks for them in its own matches only. */
  puzzles: string | null
}

export function tableSource(table: string): Source {
  return {
    table,
    address: `/replay/${table}`,
    frames: async (query) => {
      await guest.ensure()
      return api.frames(table, query)
    },
    review: () => api.review(table),
    playOn: (wish) => api.playOn(table, wish),
    puzzles: `/replay/${table}/puzzles`,
  }
}

export function recordSource(record: string): Source {
  return {
    table: null,
    address: '/replay',
    frames: (query) => api.framesOf(record, query),
    review: async () => {
      await guest.ensure()
      return api.reviewOf(record)
    },
    playOn: (wish) => api.playOnRecord(record, wish),
    puzzles: null,
  }
}

/** Whose eyes: a seat's, those of somebody who watches, or everything lies open. */
export type Eyes = number | 'spectator' | 'open'

/** What the address says: `?step=12&from=2`. */
export function placeOf(search: string): { step: number; eyes: Eyes } {
  const query = new URLSearchParams(search)
  const step = Math.max(0, Number.parseInt(query.get('step') ?? '0', 10) || 0)
  const from = query.get('from') ?? ''
  const seat = Number.parseInt(from, 10)
  return { step, eyes: from === 'spectator' ? from : Number.isNaN(seat) ? 'open' : seat }
}
