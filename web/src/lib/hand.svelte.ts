// What this viewer may do at a table, and doing it: confirmation, one thing at a time, taking back, asking for a hint.

import type { Face, GameClient } from '../games/types'
import * as api from './api'
import type { Hint } from './api'
import type { Command, Play } from './gen'
import { same } from './same'
import { settings } from './settings.svelte'
import { isStep, standing, type Table } from './table.svelte'
import { toasts } from './toasts.svelte'

export interface Undo {
  to: number
  /** How many steps go. */
  count: number
}

export class Hand {
  /** What waits for a yes. */
  doubt = $state.raw<any>(null)
  isBusy = $state(false)
  hint = $state.raw<{ prompt: number; said: Hint | null } | null>(null)

  constructor(
    private table: Table,
    private client: GameClient,
    private faces: () => Face[],
  ) {}

  /** Does it, after a yes if the viewer wants to be asked; what is not legal is sent so that the server says why. */
  act(action: any): void {
    const { play } = this.table
    if (this.isBusy || !play) return
    const isLegal = play.prompt?.legal.some((each) => same(each, action))
    if (settings.confirm && isLegal) this.doubt = action
    else void this.send(action, play)
  }

  confirm(): void {
    const { play } = this.table
    if (play && this.doubt !== null) void this.send(this.doubt, play)
    this.doubt = null
  }

  /** How this seat can take back its last step; null if it did nothing, or something was drawn since. */
  get undo(): Undo | null {
    const { play, log } = this.table
    if (!play || play.viewer === null || play.result !== null) return null
    const steps = standing(log).filter(isStep).reverse()
    const last = steps.findIndex(
      (step) => step.type === 'drawn' || (step.type === 'acted' && step.seat === play.viewer),
    )
    if (last < 0 || steps[last]!.type === 'drawn') return null
    // At a rated table nobody is asked.
    if (last > 0 && this.table.lobby?.settings.rated) return null
    return { to: play.steps - last - 1, count: last + 1 }
  }

  /** Whether all that would be taken back is this seat's own, or no other person plays. */
  get canUndoAlone(): boolean {
    const people = this.table.lobby?.seats.filter(({ holder, stand_in }) => holder.type === 'guest' && !stand_in) ?? []
    return this.undo?.count === 1 || people.length === this.table.mySeats.length
  }

  async give(command: Command): Promise<boolean> {
    return toasts.answer(await this.table.do(command), this.client, this.faces())
  }

  async askHint(play: Play): Promise<void> {
    if (play.viewer === null || !play.prompt) return
    const prompt = play.prompt.number
    this.hint = { prompt, said: null }
    try {
      const said = await api.hint(this.table.id, play.viewer)
      if (this.hint?.prompt === prompt) this.hint = { prompt, said }
    } catch (error) {
      this.hint = null
      toasts.fail(error)
    }
  }

  private async send(action: any, play: Play): Promise<void> {
    this.isBusy = true
    const seat = play.viewer ?? 0
    await this.give({ type: 'act', seat, prompt: play.prompt?.number ?? 0, action })
    this.isBusy = false
  }
}
