// A match looked back on, of a table or of a record: its frames page by page, the position that is shown, and its review.

import type { GameClient } from '../games/types'
import type { Review } from './api'
import { isBot } from './faces'
import type { Frame, Frames, Happening, Holder, Lobby } from './gen'
import { shownLobby } from './lobby'
import { settings } from './settings.svelte'
import { Show } from './show.svelte'
import type { Eyes, Source } from './source'
import { say } from './words'

/** How many marks the slider gets at most. */
const MOST_MARKS = 6
/** How many frames are asked for at once. */
const PAGE = 64
/** How long a position stands while the match plays by itself. */
const DWELL = 700

export class Replay extends Show {
  /** The first page that came, for what is the same for all positions. */
  about = $state.raw<Frames | null>(null)
  /** The position that was gone to; the board may be a moment behind. */
  step = $state(0)
  eyes = $state<Eyes>('open')
  /** What happened in all steps, as far as it was loaded. */
  happened = $state.raw<Happening[]>([])
  review = $state.raw<Review | null>(null)
  isPlaying = $state(false)
  failed = $state.raw<unknown>(null)
  /** Whether it is the match of a table and not over: then everybody sees it with his own eyes only. */
  isRunning = $state(false)

  private pages: Record<string, Promise<Frames>> = {}
  /** Counts what was asked for, so that what comes late is not shown. */
  private wish = 0
  private isClosed = false

  constructor(
    readonly source: Source,
    client: () => GameClient | null,
  ) {
    super(client)
  }

  get last(): number {
    return this.about?.steps ?? 0
  }

  /** The costliest decisions that clearly were, in the order of the match. */
  marks = $derived.by(() => {
    const clear = this.review?.decisions.filter((each) => each.clear && each.better) ?? []
    const worst = clear.sort((a, b) => b.cost - a.cost).slice(0, MOST_MARKS)
    return worst.sort((a, b) => a.step - b.step)
  })

  /** The marked decision that is made at the position shown. */
  mark = $derived(this.marks.find((each) => each.step === this.step + 1) ?? null)

  /** All events up to the position shown. */
  past = $derived(this.log.flatMap((each) => ('events' in each ? each.events : [])))

  async open(step: number, eyes: Eyes): Promise<void> {
    try {
      this.eyes = (await this.ownEyes()) ?? eyes
    } catch (error) {
      this.failed = error
      return
    }
    await this.go(step)
  }

  async look(): Promise<void> {
    this.review = await this.source.review()
  }

  close(): void {
    this.isClosed = true
    this.isPlaying = false
    this.end()
  }

  async lookFrom(eyes: Eyes): Promise<void> {
    this.eyes = eyes
    await this.go(this.step)
  }

  /** Shows a position: with its motions if it is the next one, else at once. */
  async go(to: number): Promise<void> {
    const wish = ++this.wish
    const { eyes } = this
    try {
      const frame = await this.frame(Math.max(0, this.about ? Math.min(to, this.last) : to), eyes)
      if (wish !== this.wish || this.isClosed) return
      const { play, happened } = frame
      const isNext = play.steps === this.step + 1 && this.play?.viewer === play.viewer
      this.step = play.steps
      this.skip()
      if (isNext) this.add({ happened, play })
      else this.set(play, this.happened.length >= play.steps ? this.happened.slice(0, play.steps) : happened)
      history.replaceState(history.state, '', this.link)
    } catch (error) {
      if (wish === this.wish) this.failed = error
    }
  }

  /** Goes on by itself until the end, or until somebody stops it. */
  async start(): Promise<void> {
    if (this.step === this.last) await this.go(0)
    this.isPlaying = true
    while (this.isPlaying && this.step < this.last) {
      const next = this.step + 1
      await this.go(next)
      do await new Promise((resolve) => setTimeout(resolve, DWELL * Math.max(0.3, settings.pace)))
      while (this.isShowing)
      // Somebody went elsewhere meanwhile.
      if (this.step !== next) break
    }
    this.isPlaying = false
  }

  pause(): void {
    this.isPlaying = false
  }

  /** The address of the position shown. */
  get link(): string {
    return `${this.source.address}?step=${this.step}&from=${this.eyes}`
  }

  /** The table as it is shown; a record tells no more than names. */
  lobby = $derived.by((): Lobby | null => {
    if (!this.about) return null
    const { game, options, names } = this.about
    const holder = (name: string | null, seat: number): Holder => {
      if (name && isBot(name)) return { type: 'bot', bot: name }
      return { type: 'guest', guest: `seat-${seat}`, name: name ?? say('replay-seat', { seat: seat + 1 }) }
    }
    return shownLobby(game, options, names.map(holder), 'over')
  })

  /** The frame of a step; of the last one if there are fewer. */
  private async frame(step: number, eyes: Eyes): Promise<Frame> {
    const page = await this.page(Math.floor(step / PAGE), eyes)
    if (step > page.steps) return this.frame(page.steps, eyes)
    return page.frames[step % PAGE]!
  }

  /** Whatever a link says: as a match that still runs is shown to its viewer at the table. */
  private async ownEyes(): Promise<Eyes | null> {
    if (this.source.table === null) return null
    const { frames, result } = await this.source.frames('from=0&to=0')
    this.isRunning = result === null
    return this.isRunning ? (frames[0]?.play.viewer ?? 'spectator') : null
  }

  private page(number: number, eyes: Eyes): Promise<Frames> {
    const from = number * PAGE
    const query = `viewer=${eyes}&from=${from}&to=${from + PAGE - 1}`
    let page = this.pages[query]
    if (!page) {
      page = this.source.frames(query).then((found) => {
        this.about ??= found
        return found
      })
      // What could not be had may be asked for again.
      page.catch(() => delete this.pages[query])
      this.pages[query] = page
    }
    return page
  }

  /** Loads the rest of the match, for the log. */
  async learnAll(): Promise<void> {
    const { eyes } = this
    for (let number = 0; !this.isClosed && this.about && number * PAGE <= this.last; number++) {
      try {
        const { frames } = await this.page(number, eyes)
        this.happened = [...this.happened, ...frames.flatMap((frame) => frame.happened)]
        // The position that was shown first knows by now what led to it.
        if (this.log.length < this.step && this.happened.length >= this.step)
          this.log = this.happened.slice(0, this.step)
      } catch (error) {
        this.failed = error
        return
      }
    }
  }
}
