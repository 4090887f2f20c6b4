// A match against bots in one click.

import * as api from './api'
import { connection } from './connection.svelte'
import { usualSettings } from './games.svelte'
import type { GameDescription } from './gen'
import { guest } from './guest.svelte'
import { router } from './router.svelte'
import { toasts } from './toasts.svelte'

/** Opens a table, sits down somewhere, fills the rest with bots of a level and starts. */
export async function playNow(game: GameDescription, level: string, seats = game.usual_seats): Promise<void> {
  try {
    await guest.ensure()
    const { table } = await api.openTable({ ...usualSettings(game.id, seats), spectators: false, hints: true })
    const seat = Math.floor(Math.random() * seats)
    const asked = [
      connection.command(table, { type: 'sit', seat }),
      connection.command(table, { type: 'fill_with_bots', bot: level }),
      connection.command(table, { type: 'start' }),
    ]
    router.go(`/t/${table}`)
    for (const answer of await Promise.all(asked)) toasts.answer(answer)
  } catch (error) {
    toasts.fail(error)
  }
}
