// The shapes of Gangster's views, actions, events and refusals, as the rules write them.

export const CREWS = ['grey', 'yellow', 'brown', 'blue', 'green'] as const
export type Crew = (typeof CREWS)[number]

export const PLACES = [
  'north_side',
  'gold_coast',
  'west_side',
  'greek_town',
  'the_loop',
  'little_italy',
  'cicero',
  'stickney',
  'chinatown',
  'little_africa',
  'south_side',
] as const
export type Place = (typeof PLACES)[number]

export type Equipment = 'bodyguard' | 'engine' | 'tommy_gun' | 'trunk' | 'bumper' | 'door'

export type Prize = number | '?'

export type Phase =
  'setup' | 'turn' | 'bump' | 'dump' | 'take' | 'surplus' | 'coast' | 'district_card' | 'casino' | 'over'

type Per<Key extends string, Value> = Partial<Record<Key, Value>>

export interface View {
  viewer: number | null
  period: number
  phase: Phase
  to_act: number | null
  /** The crew amid its turn, while it has something to decide. */
  crew: Crew | null
  cars: Per<Crew, Place>
  /** The movement cards turned up. */
  cards: Per<Crew, number[]>
  mats: Per<Crew, number>
  trunks: Per<Crew, Crew[]>
  /** The left slot first. */
  equipment: Per<Crew, Equipment[]>
  coast: Equipment[]
  stock: number
  districts: Per<Place, District>
  doublers: Place[]
  harbour: Per<Crew, number>
  influence: number[]
  turn: number | null
  police: number
  casino: number[]
  gone: Per<Equipment, number>
  idle: number
  reach: Per<Crew, Reach[]>
  payday: Per<Place, DistrictPayday>
  payday_totals: { sure: number[]; casino: number[] }
  loads: Per<Crew, LoadView[]>
}

export interface District {
  tile: number
  /** Who stands on its spaces, level 1 first. */
  spaces: (Crew | null)[]
}

export interface Reach {
  card: number
  places: Place[]
  with_engine: Place[]
}

export interface DistrictPayday {
  doubled: boolean
  shares: Share[]
}

export interface Share {
  crew: Crew
  seat: number
  gangsters: number
  best: number
  prize: Prize | null
  points: number | null
}

export interface LoadView {
  district: Place
  level: number
  crew: Crew
  why_not: { rule: string; sentence: string; facts: Facts } | null
}

export type Action =
  | { type: 'drive'; crew: Crew; card: number; steps: number; to: Place }
  | { type: 'unload'; crew: Crew; who: Crew[] }
  | { type: 'load'; crew: Crew; district: Place; level: number }
  | { type: 'bump'; car: Crew; to: Place }
  | { type: 'no_bump' }
  | { type: 'dump'; who: Crew[] }
  | { type: 'take'; marker: Equipment }

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>

export type Event =
  | {
      type: 'table_set'
      first: number
      starts: Per<Crew, [Place, Place]>
      mats: Per<Crew, Equipment>
      coast: Equipment[]
      doubler: Place
    }
  | { type: 'drove'; crew: Crew; card: number; steps: number; from: Place; to: Place }
  | { type: 'car_pushed'; crew: Crew; car: Crew; from: Place; to: Place }
  | { type: 'captives_dumped'; crew: Crew; who: Crew[] }
  | { type: 'marker_taken'; crew: Crew; marker: Equipment; pushed_out: Equipment | null }
  | { type: 'coast_refilled'; markers: Equipment[] }
  | { type: 'three_replaced'; kind: Equipment }
  | { type: 'unloaded'; crew: Crew; who: Crew; district: Place; level: number }
  | { type: 'loaded'; crew: Crew; who: Crew; district: Place; level: number }
  | { type: 'cards_turned_up'; crew: Crew }
  | { type: 'doubler_placed'; district: Place; doublers: number }
  | { type: 'police_drawn'; seat: number }
  | { type: 'casino_drawn'; period: number; value: number }
  | { type: 'district_paid'; district: Place; doubled: boolean; shares: Share[] }
  | { type: 'payday_held'; points: number[]; influence: number[] }
  | { type: 'period_begun'; period: number; gangsters: number }
  | { type: 'match_ended' }

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

/** Why something is refused: a code, and what it tells about. */
export interface Facts {
  code: string
  crew?: Crew
  /** The viewer's own crew, or both of them. */
  own?: Crew | Crew[]
  who?: Crew
  car?: Crew
  district?: Place
  from?: Place
  to?: Place
  marker?: Equipment
  phase?: Phase
  to_act?: number
  turns?: number
  card?: number
  steps?: number
  level?: number
  room?: number
  fault?: string
}

export interface Result {
  scores: number[]
  ranks: number[]
  breakdown: { paydays: number[] }[]
}
