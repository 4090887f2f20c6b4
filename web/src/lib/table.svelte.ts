// One table as this viewer sees it.

import type { GameClient } from '../games/types'
import { connection, type Watcher } from './connection.svelte'
import type { Answer, Command, Happening, Lobby, ToClient, ToServer } from './gen'
import { guest } from './guest.svelte'
import { keep, kept } from './settings.svelte'
import { Show } from './show.svelte'

export class Table extends Show implements Watcher {
  lobby = $state.raw<Lobby | null>(null)
  /** Whether the table is not there, or not for this person. */
  isGone = $state(false)
  /** What people who share this device are called, by seat; the server knows only the one who holds the seats. */
  nicknames = $state.raw<Record<number, string>>({})

  private version: number | undefined
  private seat: number | undefined
  private leave: () => void

  constructor(
    readonly id: string,
    client: () => GameClient | null,
  ) {
    super(client)
    this.nicknames = kept(this.nicknamesPlace) ?? {}
    this.leave = connection.watch(id, this)
  }

  private get nicknamesPlace(): string {
    return `speakeasy-names-${this.id}`
  }

  /** Gives a seat of one's own a name on this device. */
  call(seat: number, name: string): void {
    this.nicknames = { ...this.nicknames, [seat]: name }
    keep(this.nicknamesPlace, this.nicknames)
  }

  /** The seats this person holds. */
  mySeats = $derived(
    this.lobby?.seats.flatMap(({ holder }, seat) =>
      holder.type === 'guest' && holder.guest === guest.info?.guest ? [seat] : [],
    ) ?? [],
  )

  isHost = $derived(!!this.lobby && this.lobby.host === guest.info?.guest)

  /** All events that are known, oldest first, without those taken back. */
  past = $derived(standing(this.log).flatMap((each) => ('events' in each ? each.events : [])))

  watch(): ToServer {
    return { type: 'watch', table: this.id, since: this.version, seat: this.seat }
  }

  /** Looks from another of this person's seats. */
  lookFrom(seat: number): void {
    this.seat = seat
    this.version = undefined
    connection.rewatch(this)
  }

  do(command: Command): Promise<Answer> {
    return connection.command(this.id, command)
  }

  close(): void {
    this.leave()
    this.end()
  }

  protected override isOwn(seat: number): boolean {
    return this.mySeats.includes(seat)
  }

  receive(message: ToClient): void {
    if (message.type === 'no_table') this.isGone = true
    if (message.type === 'snapshot') {
      this.version = message.version
      this.lobby = message.lobby
      this.set(message.play, message.happened)
    }
    if (message.type === 'update') {
      this.version = message.version
      if (message.lobby) this.lobby = message.lobby
      this.add({ happened: message.happened, play: message.play ?? null })
    }
  }
}

/** What stands of a log: steps that were taken back are gone. */
export function standing(log: Happening[]): Happening[] {
  const kept: Happening[] = []
  let steps = stepsBefore(log)
  for (const each of log) {
    if (each.type === 'undone') {
      for (; steps > each.to && kept.some(isStep); steps--) kept.splice(kept.findLastIndex(isStep), 1)
    }
    if (isStep(each)) steps += 1
    kept.push(each)
  }
  return kept
}

export function isStep(each: Happening): boolean {
  return each.type === 'acted' || each.type === 'drawn'
}

/** How many steps stood before the log begins: a snapshot tells only the last things that happened. */
function stepsBefore(log: Happening[]): number {
  const first = log.findIndex((each) => each.type === 'undone')
  const undone = log[first]
  if (!undone || undone.type !== 'undone' || log[0]?.number === 1) return 0
  // It is not told how much was taken back; mostly it is one step.
  return undone.to + 1 - log.slice(0, first).filter(isStep).length
}
