import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AT, crewsOf, printedTile, ROADS, seatOf, tileAt } from './components'
import { actionsOf, byPlace, crewActing, crewsToAct, drives } from './choices'
import { Draft } from './draft.svelte'
import { facesOf, position, positions } from './fixtures'
import { along, neighbours, parking, roadPath, route } from './map'
import { lastPayday } from './payday'
import { Scene } from './scene'
import { PLACES } from './types'
import type { Action, Event, Place } from './types'

function sceneOf(name: string, change: (draft: Draft) => void = () => {}) {
  const { view, legal, recent, seat, seats } = position(name)
  const draft = new Draft()
  change(draft)
  const acted: Action[] = []
  const act = (action: Action) => void acted.push(action)
  const scene = new Scene({ view, legal, recent, draft, act, me: seat, faces: facesOf({ seats, seat }) })
  return { scene, draft, acted, view, legal }
}

test('roads and tiles are those the rules are played with', () => {
  const toml = readFileSync('../crates/gangster/data/components.toml', 'utf8')
  const roads = [...toml.matchAll(/^(\w+) = \{ roads = \[(.*?)\]/gm)].map(
    ([, place, ends]) => [place, ends!.match(/\w+/g)!.sort()] as const,
  )
  expect(roads.length).toBe(PLACES.length)
  for (const [place, ends] of roads) expect(neighbours(place as Place).sort(), place).toEqual(ends)

  const tiles = [...toml.matchAll(/prizes = (\[.*?\])\ncolumns = (\d+)\nrows = (\d+)/g)]
  expect(tiles.length).toBe(15)
  tiles.forEach(([, prizes, columns, rows], index) =>
    expect(printedTile(index + 1)).toEqual({ prizes: JSON.parse(prizes!), columns: +columns!, rows: +rows! }),
  )
})

test('a tile with other spaces than printed is drawn by what the view tells', () => {
  const { view } = position('turn-5')
  const shares = view.payday.chinatown!.shares
  const other = { ...view, districts: { ...view.districts, chinatown: { tile: 1, spaces: Array(7).fill(null) } } }
  const tile = tileAt(other, 'chinatown')!
  expect(tile.columns * tile.rows).toBeGreaterThanOrEqual(7)
  expect(tile.prizes).toEqual(shares.map((share) => share.prize).filter((prize) => prize !== null))
})

test('crews belong to seats, two to each when two play', () => {
  expect(seatOf('blue', 2)).toBe(1)
  expect(seatOf('blue', 4)).toBe(3)
  expect(crewsOf(0, 2)).toEqual(['grey', 'yellow'])
  expect(crewsOf(4, 5)).toEqual(['green'])
})

test('a car takes as many roads as it drives, never twice through a place', () => {
  expect(route('greek_town', 'little_italy', 3)).toEqual(['greek_town', 'west_side', 'chinatown', 'little_italy'])
  expect(route('west_side', 'little_italy', 2)).toEqual(['west_side', 'chinatown', 'little_italy'])
  expect(route('north_side', 'little_italy', 3, ['cicero'])).not.toContain('cicero')
  expect(route('north_side', 'north_side', 4)!.length).toBe(5)
  expect(route('north_side', 'north_side', 2)).toBeNull()
  for (const { legal, view, seats } of positions.filter(({ view }) => view.phase === 'turn')) {
    const closed: Place[] = seats === 3 ? ['cicero'] : []
    for (const { crew, steps, to } of actionsOf(legal, 'drive')) {
      expect(route(view.cars[crew]!, to, steps, closed), `${view.cars[crew]} to ${to}`).toHaveLength(steps + 1)
    }
  }
})

test('a road starts and ends where it should, in both directions', () => {
  for (const [from, to] of ROADS) {
    expect(along(from, to).at(-1)).toEqual(AT[to])
    expect(along(to, from).at(-1)).toEqual(AT[from])
    expect(roadPath(from, to)).toMatch(/^M\d+ \d+ Q[\d.-]+ [\d.-]+ \d+ \d+$/)
    const there = along(from, to, 2)[0]!
    const back = along(to, from, 2)[0]!
    expect(Math.hypot(there[0] - back[0], there[1] - back[1])).toBeLessThan(0.001)
  }
})

test('cars stand side by side around the middle', () => {
  expect([...parking(['grey', 'blue', 'green'], 40).values()]).toEqual([-40, 0, 40])
  expect(parking(['brown'], 40).get('brown')).toBe(0)
})

test('a place that one card reaches is driven to by a click', () => {
  const { scene, acted, legal } = sceneOf('turn-4')
  const place = [...scene.ways.keys()][0]!
  expect(scene.ways.get(place)).toHaveLength(1)
  scene.target(place)!.pick()
  expect(acted).toHaveLength(1)
  expect(legal).toContainEqual(acted[0])
})

test('a place that several cards reach asks for the card', () => {
  const { scene, draft, acted } = sceneOf('turn-5')
  const [place, ways] = [...scene.ways].find(([, ways]) => ways.length > 1)!
  expect(new Set(ways.map((way) => way.card)).size).toBe(ways.length)
  expect(scene.badges(place)).toHaveLength(ways.length)
  scene.target(place)!.pick()
  expect(acted).toEqual([])
  expect(draft.to).toBe(place)
})

test('a card picked leaves its places, and what it does not reach asks the rules why', () => {
  const { scene, acted, legal } = sceneOf('turn-5', (draft) => draft.pickCard(1))
  const reached = new Set(drives(legal, 'brown', 1).map((drive) => drive.to))
  for (const place of PLACES) expect(scene.target(place)!.isLegal, place).toBe(reached.has(place))
  const far = PLACES.find((place) => !reached.has(place))!
  scene.target(far)!.pick()
  expect(acted).toEqual([{ type: 'drive', crew: 'brown', card: 1, steps: 1, to: far }])
})

test('a card that leads somewhere with and without the engine is offered once', () => {
  const both: Action[] = [2, 3].map((steps) => ({ type: 'drive', crew: 'grey', card: 2, steps, to: 'cicero' }))
  expect(byPlace(drives(both, 'grey', null)).get('cicero')).toEqual([both[0]])
})

test('every legal action can be done on the board or leads to a list that holds it', () => {
  for (const { name, legal, view } of positions) {
    for (const crew of [null, ...crewsToAct(legal)]) {
      const { scene } = sceneOf(name, (draft) => (draft.crew = crew))
      for (const action of legal) {
        if ('crew' in action && action.crew !== scene.crew) continue
        if (action.type === 'drive') expect(scene.target(action.to)?.isLegal).toBe(true)
        if (action.type === 'unload') expect(scene.canUnload(view.cars[action.crew]!)).toBe(true)
        if (action.type === 'load') expect(scene.loadAt(action.district, action.level)?.isLegal).toBe(true)
        if (action.type === 'bump')
          expect(scene.target(action.to)?.isLegal && scene.car(action.car)?.isLegal).toBe(true)
        if (action.type === 'take') expect(scene.take(action.marker)?.isLegal).toBe(true)
      }
    }
  }
})

test('a gangster that cannot be loaded says why, with the rule', () => {
  const refused = positions.flatMap(({ name, view, legal }) => {
    const crew = crewActing(view, legal, new Draft())!
    if (view.phase !== 'turn') return []
    return (view.loads[crew] ?? []).filter((load) => load.why_not).map((load) => ({ name, load }))
  })
  expect(refused.length).toBeGreaterThan(0)
  for (const { name, load } of refused) {
    const target = sceneOf(name).scene.loadAt(load.district, load.level)!
    expect(target.isLegal).toBe(false)
    expect(target.whyNot).toMatch(/^[A-Z].*[.] · G\d+\.\d+$/)
  }
})

test('with one gangster to unload a free space unloads it, else the list is shown', () => {
  const { scene, draft, acted, view } = sceneOf('turn-4')
  expect(scene.unloads.length).toBeGreaterThan(1)
  scene.unloadAt(view.cars.blue!)
  expect(acted).toEqual([])
  expect(draft.group).toBe('unload')
  const one = scene.unloads[0]!
  const alone = new Scene({
    ...position('turn-4'),
    legal: [one],
    draft: new Draft(),
    me: 3,
    faces: [],
    act: (action) => void acted.push(action),
  })
  alone.unloadAt(view.cars.blue!)
  expect(acted).toEqual([one])
})

test('of two crews the one picked acts, and picking it anew starts over', () => {
  const { legal, view } = position('turn-2')
  const draft = new Draft()
  expect(crewsToAct(legal)).toEqual(['grey', 'yellow'])
  expect(crewActing(view, legal, draft)).toBe('grey')
  draft.pickCard(2)
  draft.pickCrew('yellow')
  expect([crewActing(view, legal, draft), draft.card]).toEqual(['yellow', null])
  const { scene, draft: other } = sceneOf('turn-2')
  scene.car('yellow')!.pick()
  expect(other.crew).toBe('yellow')
  expect(scene.car('brown')).toBeNull()
})

test('the last payday is gathered from what happened', () => {
  const paid: Event = { type: 'district_paid', district: 'cicero', doubled: false, shares: [] }
  const past: Event[] = [
    { type: 'casino_drawn', period: 1, value: 2 },
    paid,
    { type: 'payday_held', points: [1, 2], influence: [1, 2] },
    { type: 'casino_drawn', period: 2, value: 5 },
    { ...paid, district: 'stickney' },
    { type: 'payday_held', points: [3, 4], influence: [4, 6] },
    { type: 'period_begun', period: 3, gangsters: 5 },
  ]
  expect(lastPayday([])).toBeNull()
  expect(lastPayday(past)).toEqual({
    period: 2,
    value: 5,
    districts: [{ ...paid, district: 'stickney' }],
    points: [3, 4],
  })
})
