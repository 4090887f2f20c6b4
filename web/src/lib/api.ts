// What is asked once: plain requests with JSON.

import type {
  DeviceCode,
  GameDescription,
  GuestInfo,
  NewGuest,
  OpenedTable,
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

/** The record of a match, as lines of JSON. */
export async function record(table: string): Promise<string> {
  return (await request('GET', recordPath(table))).text()
}

/** Whether every draw of a record follows from what was agreed before the first step. */
export async function verify(text: string): Promise<Verdict> {
  return (await request('POST', '/api/verify', text, 'application/jsonl')).json()
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
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
