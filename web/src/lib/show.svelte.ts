// A match as it is shown: what happens is shown one thing at a time, and whoever is quicker than the show skips it.

import { tick } from 'svelte'
import type { GameClient, Travel } from '../games/types'
import type { Happening, Play } from './gen'
import { anchor, Motion, pieces } from './motion'
import { settings } from './settings.svelte'
import { play as sound } from './sound'

/** An event is shown for at most so long. */
const LONGEST = 1200
/** How long what somebody else did stands before the next thing happens. */
const DWELL = 550
/** More than so many at once are not shown one by one. */
const MOST_QUEUED = 12

export interface Change {
  happened: Happening[]
  play: Play | null
}

export class Show {
  /** The match as it is shown, which may be a moment behind. */
  play = $state.raw<Play | null>(null)
  /** All that is known to have happened and is shown, oldest first. */
  log = $state.raw<Happening[]>([])
  /** The events of the last step, for highlights. */
  recent = $state.raw<any[]>([])
  /** Whether something is still to be shown. */
  isShowing = $state(false)
  /** The board and the seats on the page, where things move. */
  stage: HTMLElement | null = null

  private queue: Change[] = []
  private motion = new Motion()
  private skipWait: (() => void) | null = null

  constructor(private client: () => GameClient | null) {}

  /** Whether it is the viewer who acts there: what one did oneself needs no long look. */
  protected isOwn(seat: number): boolean {
    return seat === this.play?.viewer
  }

  /** Shows what happened, after all that still waits. */
  add(change: Change): void {
    this.queue.push(change)
    if (this.queue.length > MOST_QUEUED || document.visibilityState === 'hidden') this.catchUp()
    if (!this.isShowing) void this.show()
  }

  /** Shows this and nothing of what waits. */
  set(play: Play | null, log: Happening[]): void {
    this.queue = []
    this.motion.skip()
    this.play = play
    this.log = log
    this.recent = lastEvents(log)
  }

  /** Shows nothing more. */
  end(): void {
    this.queue = []
    this.motion.skip()
  }

  /** Shows at once what is being shown. */
  skip(): void {
    this.motion.skip()
    this.skipWait?.()
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
    const mine = change.happened.some((each) => each.type === 'acted' && this.isOwn(each.seat))
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

function lastEvents(happened: Happening[]): any[] {
  const last = happened.findLastIndex((each) => each.type === 'acted')
  const from = last < 0 ? happened.length - 1 : last
  return happened.slice(Math.max(0, from)).flatMap((each) => ('events' in each ? each.events : []))
}
