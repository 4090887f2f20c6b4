// One table as this viewer sees it. What happens is shown one thing at a time; whoever is quicker than the show skips it.

import { tick } from 'svelte'
import type { GameClient, Travel } from '../games/types'
import { connection, type Watcher } from './connection.svelte'
import type { Answer, Command, Happening, Lobby, Play, ToClient, ToServer } from './gen'
import { guest } from './guest.svelte'
import { anchor, Motion, pieces } from './motion'
import { keep, kept, settings } from './settings.svelte'
import { play as sound } from './sound'

/** An event is shown for at most so long. */
const LONGEST = 1200
/** How long what somebody else did stands before the next thing happens. */
const DWELL = 550
/** More than so many at once are not shown one by one. */
const MOST_QUEUED = 12

interface Change {
  happened: Happening[]
  play: Play | null
}

export class Table implements Watcher {
  lobby = $state.raw<Lobby | null>(null)
  /** The match as it is shown, which may be a moment behind. */
  play = $state.raw<Play | null>(null)
  /** All that is known to have happened and is shown, oldest first. */
  log = $state.raw<Happening[]>([])
  /** The events of the last step, for highlights. */
  recent = $state.raw<any[]>([])
  /** Whether the table is not there, or not for this person. */
  isGone = $state(false)
  /** Whether something is still to be shown. */
  isShowing = $state(false)
  /** What people who share this device are called, by seat; the server knows only the one who holds the seats. */
  nicknames = $state.raw<Record<number, string>>({})
  /** The board and the seats on the page, where things move. */
  stage: HTMLElement | null = null

  private version: number | undefined
  private seat: number | undefined
  private queue: Change[] = []
  private motion = new Motion()
  private skipWait: (() => void) | null = null
  private leave: () => void

  constructor(
    readonly id: string,
    private client: () => GameClient | null,
  ) {
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
    this.queue = []
    this.motion.skip()
  }

  /** Shows at once what is being shown. */
  skip(): void {
    this.motion.skip()
    this.skipWait?.()
  }

  receive(message: ToClient): void {
    if (message.type === 'no_table') this.isGone = true
    if (message.type === 'snapshot') {
      this.version = message.version
      this.queue = []
      this.motion.skip()
      this.lobby = message.lobby
      this.play = message.play
      this.log = message.happened
      this.recent = lastEvents(this.log)
    }
    if (message.type === 'update') {
      this.version = message.version
      if (message.lobby) this.lobby = message.lobby
      this.queue.push({ happened: message.happened, play: message.play ?? null })
      if (this.queue.length > MOST_QUEUED || document.visibilityState === 'hidden') this.catchUp()
      if (!this.isShowing) void this.show()
    }
  }

  /** Shows all that waits, without its motions. */
  private catchUp(): void {
    for (const change of this.queue.splice(0)) this.apply(change)
    this.skip()
  }

  private async show(): Promise<void> {
    this.isShowing = true
    for (let change = this.queue.shift(); change; change = this.queue.shift()) await this.showOne(change)
    this.isShowing = false
  }

  private async showOne(change: Change): Promise<void> {
    const events = change.happened.flatMap((each) => ('events' in each ? each.events : []))
    const { stage } = this
    const client = this.client()
    if (!events.length || !stage || !client || settings.speed === 'off') {
      this.apply(change)
      for (const event of events) for (const each of client?.sounds(event, this.play?.viewer ?? null) ?? []) sound(each)
      return
    }
    const isStill = settings.isStill
    const view = change.play?.view ?? this.play?.view
    const before = pieces(stage)
    const flights = events.map((event) => (isStill ? [] : client.travels(event, view)))
    const starts = flights.map((travels) => travels.map((travel) => anchor(stage, travel.from)))
    this.apply(change)
    await tick()
    const started = performance.now()
    if (!isStill) this.motion.slide(stage, before, settings.pace)
    const flying = flights.filter((travels) => travels.length).length
    const each = Math.min(420, (LONGEST - 100) / Math.max(1, flying)) * settings.pace
    for (const [at, event] of events.entries()) {
      for (const heard of client.sounds(event, this.play?.viewer ?? null)) sound(heard)
      const going = flights[at]!.flatMap((travel, which) => this.ends(travel, starts[at]![which] ?? null))
      if (!going.length) continue
      this.motion.fly(going, each)
      await this.wait(each)
    }
    const mine = change.happened.some((each) => each.type === 'acted' && this.mySeats.includes(each.seat))
    const dwell = (mine ? 150 : DWELL) * settings.pace
    await this.wait(dwell - (performance.now() - started))
  }

  private ends(travel: Travel, from: DOMRect | null): { travel: Travel; from: DOMRect; to: DOMRect }[] {
    const to = this.stage && anchor(this.stage, travel.to)
    return from && to ? [{ travel, from, to }] : []
  }

  private apply({ happened, play }: Change): void {
    const last = this.log.at(-1)?.number ?? 0
    // What is told twice is shown once.
    this.log = [...this.log, ...happened.filter((each) => each.number > last)]
    if (play) this.play = play
    const events = lastEvents(happened)
    if (events.length) this.recent = events
  }

  private wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.skipWait = null
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      this.skipWait = done
    })
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

function lastEvents(happened: Happening[]): any[] {
  const last = happened.findLastIndex((each) => each.type === 'acted')
  const from = last < 0 ? happened.length - 1 : last
  return happened.slice(Math.max(0, from)).flatMap((each) => ('events' in each ? each.events : []))
}
