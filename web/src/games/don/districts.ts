// The thirty districts, as [D1.2] lists them: what is printed on a card can be read from its id.

import type { Colour, District } from './types'

/** In the order of [D1.2]. */
export const COLOURS: Colour[] = ['new_town', 'park_west', 'wrightwood', 'lincoln_park', 'lake_view', 'old_town']

export function colourOf(district: District): Colour {
  return district.slice(0, district.lastIndexOf('_')) as Colour
}

export function numberOf(district: District): number {
  return Number(district.slice(district.lastIndexOf('_') + 1))
}

/** The districts of each colour that is there, in the order of [D1.2], each by number. */
export function byColour(districts: District[]): { colour: Colour; districts: District[] }[] {
  return COLOURS.map((colour) => ({
    colour,
    districts: districts.filter((d) => colourOf(d) === colour).sort((a, b) => numberOf(a) - numberOf(b)),
  })).filter((group) => group.districts.length > 0)
}
