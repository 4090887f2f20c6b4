// Gangster in words: the city place by place, payday so far, the Gold Coast, every crew, and the roads.

import { say, type Phrase } from '../../lib/words'
import type { Section, TextClient, TextProps } from '../types'
import { CASINO, crewsOf, DOUBLERS, isClosed, PERIODS, tileAt } from './components'
import { neighbours } from './map'
import { CREWS, PLACES, type Action, type Crew, type Event, type Place, type Share, type View } from './types'
import { crewList, crewName, kitList, listed, placeSign } from './words'

type Props = TextProps<View, Action, Event>

export default {
  sections: (props: Props) => [
    payday(props),
    city(props),
    coast(props),
    ...props.faces.map((_, at) => seat(props, (at + (props.me ?? 0)) % props.faces.length)),
    roads(props),
  ],
  group,
} satisfies TextClient<View, Action>

/** How far the period has come, and what a payday now would bring. */
function payday({ view, faces }: Props): Section {
  const left = CASINO.filter((value) => !view.casino.includes(value))
  const sums = faces.map(({ seat, name }) => ({
    id: 'twin-gang-sum',
    args: {
      name,
      sum: say('gang-if-scored-sum', {
        sure: view.payday_totals.sure[seat] ?? 0,
        casino: view.payday_totals.casino[seat] ?? 0,
      }),
    },
  }))
  return {
    id: 'payday',
    key: 'v',
    heading: { id: 'gang-period', args: { period: view.period, periods: PERIODS } },
    lines: [
      { id: 'gang-doublers-count', args: { doublers: view.doublers.length, all: DOUBLERS } },
      { id: 'gang-police-count', args: { police: view.police } },
      { id: 'gang-casino-left', args: { list: listed(left.map(String)) } },
      ...sums,
    ],
  }
}

function city({ view }: Props): Section {
  const open = PLACES.filter((place) => place !== 'gold_coast' && !isClosed(view, place))
  return { id: 'city', key: 'b', heading: { id: 'gang-map' }, lines: open.map((place) => district(view, place)) }
}

/** A district: its prizes, who stands where, who would be paid what, whose cars are there. */
function district(view: View, place: Place): Phrase {
  const spaces = view.districts[place]?.spaces ?? []
  const payday = view.payday[place]
  const paid = payday?.shares.filter((share) => share.prize !== null) ?? []
  return {
    id: 'twin-gang-district',
    args: {
      place: placeSign(place),
      doubled: payday?.doubled ? 'yes' : 'no',
      prizes: listed((tileAt(view, place)?.prizes ?? []).map(String)),
      men: men(spaces),
      free: spaces.filter((space) => !space).length,
      some: paid.length ? 'yes' : 'no',
      pays: listed(paid.map((share) => pay(share, payday!.doubled))),
      parked: cars(view, place).length,
      cars: crewList(cars(view, place)),
    },
  }
}

/** The crews that stand there, each with its levels. */
function men(spaces: readonly (Crew | null)[]): string {
  const there = CREWS.filter((crew) => spaces.includes(crew)).map((crew) => {
    const levels = spaces.flatMap((space, at) => (space === crew ? [String(at + 1)] : []))
    return say('twin-gang-men', { crew: crewName(crew), count: levels.length, levels: listed(levels) })
  })
  return there.length ? there.join('; ') : say('gang-place-nobody')
}

/** What a share is worth; a ? is for the casino card to decide. */
function pay({ crew, points }: Share, doubled: boolean): string {
  return say('twin-gang-pay', { crew: crewName(crew), worth: points ?? (doubled ? '2 × ?' : '?') })
}

const cars = (view: View, place: Place): Crew[] => CREWS.filter((crew) => view.cars[crew] === place)

function coast({ view }: Props): Section {
  const parked = cars(view, 'gold_coast')
  const drowned = CREWS.filter((crew) => view.harbour[crew])
  return {
    id: 'coast',
    key: 'i',
    heading: { id: 'gang-place-sign', args: { place: 'gold_coast' } },
    lines: [
      { id: 'twin-gang-markers', args: { list: kitList(view.coast), count: view.coast.length } },
      { id: 'gang-stock', args: { stock: view.stock } },
      {
        id: 'twin-gang-harbour',
        args: {
          count: drowned.length,
          list: listed(drowned.map((crew) => say('gang-place-crew', { crew, count: view.harbour[crew] ?? 0 }))),
        },
      },
      ...(parked.length ? [{ id: 'twin-gang-parked', args: { cars: crewList(parked) } }] : []),
    ],
  }
}

function seat({ view, faces, me }: Props, seat: number): Section {
  const crews = crewsOf(seat, faces.length)
  return {
    id: `seat-${seat}`,
    seat,
    key: seat === me ? 'w' : undefined,
    heading: { id: 'twin-gang-seat', args: { name: faces[seat]?.name ?? '', crews: crewList(crews) } },
    lines: [
      { id: 'gang-influence', args: { points: view.influence[seat] ?? 0 } },
      ...crews.flatMap((crew) => about(view, crew, crews.length > 1)),
    ],
  }
}

/** A crew: its car, its cards, who is aboard, its captives and its equipment. */
function about(view: View, crew: Crew, isNamed: boolean): Phrase[] {
  const { [crew]: place } = view.cars
  const captives = view.trunks[crew] ?? []
  const markers = view.equipment[crew] ?? []
  const up = view.cards[crew] ?? []
  return [
    ...(isNamed ? [{ id: 'gang-crew-name', args: { crew } }] : []),
    ...(place ? [{ id: 'twin-gang-car', args: { place: placeSign(place) } }] : []),
    { id: 'gang-mat', args: { count: view.mats[crew] ?? 0 } },
    up.length ? { id: 'gang-cards-up', args: { list: listed(up.map(String)) } } : { id: 'twin-gang-no-cards' },
    captives.length ? { id: 'gang-trunk-holds', args: { list: crewList(captives) } } : { id: 'gang-trunk-empty' },
    markers.length ? { id: 'twin-gang-equipment', args: { list: kitList(markers) } } : { id: 'twin-gang-no-equipment' },
  ]
}

function roads({ view }: Props): Section {
  const open = PLACES.filter((place) => !isClosed(view, place))
  return {
    id: 'roads',
    key: 'y',
    heading: { id: 'twin-gang-roads' },
    lines: open.map((place) => ({
      id: 'twin-gang-road',
      args: {
        place: placeSign(place),
        list: listed(
          neighbours(place)
            .filter((next) => !isClosed(view, next))
            .map(placeSign),
        ),
      },
    })),
  }
}

function group(action: Action): Phrase | null {
  switch (action.type) {
    case 'drive':
    case 'unload':
    case 'load':
      return { id: `twin-gang-group-${action.type}`, args: { crew: crewName(action.crew) } }
    case 'bump':
      return { id: 'twin-gang-group-bump', args: { crew: crewName(action.car) } }
    case 'dump':
      return action.who.length ? { id: 'twin-gang-group-dump' } : null
    case 'take':
      return { id: 'twin-gang-group-take' }
    case 'no_bump':
      return null
  }
}
