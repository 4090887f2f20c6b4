// What is asked once: plain requests with JSON.

import type {
  Answer,
  DeviceCode,
  Frames,
  GameDescription,
  GuestInfo,
  Lesson,
  NewGuest,
  OpenedTable,
  PlayOn,
  Puzzle,
  PuzzleCount,
  Refusal,
  Settings,
  TableLists,
  Verdict,
} from './gen'

/** A request the server refused, or that did not reach it (`status` 0). */
export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message)
  }
}

export interface Ground {
  rule: string
  words: string
  /** The same as data; what a server of another version tells has none. */
  facts?: ToldFact[]
  /** Whether it speaks against the better action. */
  against?: boolean
}

/** What follows from one of two actions; the rest of it is the game's. */
export interface ToldFact {
  side: 'better' | 'worse'
  type: string
  /** What must hold for it. */
  condition?: { type: 'sells' | 'wins' | 'bid_wins' | 'others_pass'; seat?: number; amount?: number }
}

/** What could be done, and what the bots make of it; chances are shares of a win, one a seat. */
export interface Reason {
  role: string
  action: any
  chances: number[]
  gain: number
  words: string
  grounds?: Ground[]
}

export interface Hint {
  action: any
  reasons: Reason[]
}

export interface Account {
  start: number
  luck: number
  decisions: number
  others: number
  result: number
  given_away: number
}

export interface Decision {
  step: number
  seat: number
  choices: number
  cost: number
  clear: boolean
  played: { action: any; chances: number[] }
  better: Reason | null
}

export interface Review {
  steps: number
  error: number
  chances: number[][]
  accounts: Account[]
  decisions: Decision[]
}

export const games = () => call<GameDescription[]>('GET', '/api/games')
export const whoAmI = () => call<GuestInfo>('GET', '/api/guest')
export const comeIn = (guest: NewGuest) => call<GuestInfo>('POST', '/api/guest', guest)
export const rename = (name: string) => call<GuestInfo>('PATCH', '/api/guest', { name })
export const makeCode = () => call<DeviceCode>('POST', '/api/guest/code')
export const forgetMe = () => call<void>('DELETE', '/api/guest')
export const tables = () => call<TableLists>('GET', '/api/tables')
export const openTable = (settings: Settings) => call<OpenedTable>('POST', '/api/tables', { settings })
export const rematch = (table: string) => call<OpenedTable>('POST', `/api/tables/${table}/rematch`)
export const review = (table: string) => call<Review>('GET', `/api/tables/${table}/review`)
export const hint = (table: string, seat: number) => call<Hint>('GET', `/api/tables/${table}/hint/${seat}`)
export const recordPath = (table: string) => `/api/tables/${table}/record`

export const lesson = (game: string) => call<Lesson>('GET', `/api/lessons/${game}`)

/** What the rules say to an action of the learner; nothing comes of it. */
export const tryInLesson = (game: string, steps: number, action: any) =>
  call<Answer>('POST', `/api/lessons/${game}/try`, { steps, action })

/** A game's rules in Markdown. */
export async function rules(game: string, language: string): Promise<string> {
  return (await request('GET', `/api/games/${game}/rules?language=${language}`)).text()
}

/** The record of a match, as lines of JSON. */
export async function record(table: string): Promise<string> {
  return (await request('GET', recordPath(table))).text()
}

/** Whether every draw of a record follows from what was agreed before the first step. */
export const verify = (record: string) => send<Verdict>('/api/verify', record)

// A match looked back on: a table's, or that of a record.
export const frames = (table: string, query: string) => call<Frames>('GET', `/api/tables/${table}/frames?${query}`)
export const framesOf = (record: string, query: string) => send<Frames>(`/api/frames?${query}`, record)
export const reviewOf = (record: string) => send<Review>('/api/review', record)
export const playOn = (table: string, wish: PlayOn) => call<OpenedTable>('POST', `/api/tables/${table}/play_on`, wish)
export const playOnRecord = (record: string, { steps, seat, bot }: PlayOn) =>
  send<OpenedTable>(`/api/play_on?steps=${steps}&seat=${seat}&bot=${encodeURIComponent(bot)}`, record)
export const puzzles = () => call<PuzzleCount[]>('GET', '/api/puzzles')
export const puzzle = (game: string, number: number) => call<Puzzle>('GET', `/api/puzzles/${game}/${number}`)
export const puzzlesOf = (table: string) => call<PuzzleCount>('GET', `/api/tables/${table}/puzzles`)
export const puzzleOf = (table: string, number: number) => call<Puzzle>('GET', `/api/tables/${table}/puzzles/${number}`)

async function send<T>(path: string, record: string): Promise<T> {
  return (await request('POST', path, record, 'application/jsonl')).json()
}

/** Asks the server; what it refuses is thrown as `Failed`. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body === undefined ? undefined : JSON.stringify(body))
  return response.status === 204 ? (undefined as T) : await response.json()
}

async function request(method: string, path: string, body?: string, kind = 'application/json'): Promise<Response> {
  const headers = body === undefined ? undefined : { 'content-type': kind }
  let response: Response
  try {
    response = await fetch(path, { method, body, headers })
  } catch {
    throw new Failed(0, refusal('offline', 'the house does not answer', true))
  }
  if (response.ok) return response
  const said = await response.json().catch(() => null)
  throw new Failed(response.status, said ?? refusal('unknown', response.statusText, false))
}

function refusal(code: string, message: string, retry: boolean): Refusal {
  return { code, message, retry, rule: null, facts: null }
}
