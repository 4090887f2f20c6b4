// Gangster, played by its own controls: the city, its gangsters and free spaces, the cards and the lists.

import type { Page } from '@playwright/test'
import {
  anyChoice,
  expect,
  expectNoSidewaysScroll,
  fillWithBots,
  nextPrompt,
  openTable,
  PHONE,
  playNow,
  start,
  test,
} from './harness'

/** Where a place is clicked: on its spaces a click may mean something else. */
const BY_NAME = { x: 30, y: 9 }

type Choose = (count: number) => number

const board = (page: Page) => page.getByTestId('board')
const actions = (page: Page) => page.getByTestId('actions')
const tab = (page: Page, name: string) => actions(page).getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
const lit = (page: Page) =>
  board(page)
    .getByRole('button', { name: /^Drive to / })
    .and(page.locator(':not([aria-disabled=true])'))
const cards = (page: Page) => actions(page).getByRole('button', { name: /^Card [123]$/ })
const list = (page: Page, group: string) =>
  actions(page).getByRole('group', { name: group }).getByRole('button').and(page.locator(':not([aria-disabled=true])'))

/** The ways to make one decision of a turn; each does nothing and says so where it has nothing to click. */
const WAYS: Record<string, (page: Page, pick: Choose) => Promise<boolean>> = {
  async 'drive on the map'(page, pick) {
    await lit(page)
      .nth(pick(await lit(page).count()))
      .click({ position: BY_NAME })
    // Where several cards lead, it is asked which.
    const which = actions(page).getByRole('button', { name: /^Card [123]( and the engine)?$/ })
    const asked = actions(page).getByText(/^To .* with$/)
    if (await asked.isVisible()) await which.filter({ hasText: /Card/ }).first().click()
    return true
  },
  async 'drive by card and place'(page, pick) {
    await clickOne(cards(page), pick)
    return clickOne(actions(page).getByRole('button', { name: /^Drive to / }), pick)
  },
  async 'unload on a free space'(page, pick) {
    const spaces = board(page).getByRole('button', { name: /^Unload in / })
    if (!(await clickOne(spaces, pick))) return false
    // With more than one to unload it is asked whom.
    const whom = actions(page).getByRole('group', { name: 'Unload' }).getByRole('button')
    if (await whom.first().isVisible()) await clickOne(whom, pick)
    return true
  },
  async 'unload from the list'(page, pick) {
    await tab(page, 'Unload').click()
    return clickOne(list(page, 'Unload'), pick)
  },
  async 'load a gangster on the map'(page, pick) {
    return clickOne(
      board(page)
        .getByRole('button', { name: /^Load / })
        .and(page.locator('.can')),
      pick,
    )
  },
  async 'load from the list'(page, pick) {
    await tab(page, 'Load').click()
    return clickOne(list(page, 'Load'), pick)
  },
  async 'act with the other crew'(page, pick) {
    const other = board(page).getByRole('button', { name: /^Act with / })
    if (!(await clickOne(other, pick))) return false
    return WAYS['drive by card and place']!(page, pick)
  },
}

async function clickOne(buttons: ReturnType<Page['locator']>, pick: Choose): Promise<boolean> {
  const count = await buttons.count()
  if (count === 0) return false
  await buttons.nth(pick(count)).click()
  return true
}

/** One decision by the game's own controls; what it was. */
async function decide(page: Page, pick: Choose, step: number): Promise<string> {
  const phase = await page.getByTestId('status').innerText()
  if (/Push one car/.test(phase)) {
    if (pick(4) > 0) {
      await clickOne(actions(page).getByRole('button', { name: /^Push (?!nobody).*car$/ }), pick)
      if (pick(2)) await clickOne(actions(page).getByRole('button', { name: /^Push .* car to / }), pick)
      else await clickOne(board(page).getByRole('button', { name: /^Push .* car to / }), pick)
      return 'push'
    }
    await actions(page).getByRole('button', { name: 'Push nobody' }).click()
    return 'push nobody'
  }
  if (/Take a marker/.test(phase)) {
    const onBoard = board(page).getByRole('button', { name: /^Take the / })
    const inList = actions(page).getByRole('listitem').getByRole('button')
    const takes = (pick(2) ? onBoard : inList).and(page.locator(':not([aria-disabled=true])'))
    await clickOne(takes, pick)
    return 'take'
  }
  if (/Dump/.test(phase)) {
    await clickOne(actions(page).getByRole('button', { name: /^(Dump |Keep all)/ }), pick)
    return 'dump'
  }
  const ways = Object.keys(WAYS)
  for (let turn = 0; ; turn++) {
    const way = ways[(step + turn) % ways.length]!
    if (await WAYS[way]!(page, pick)) return way
  }
}

/** Plays to the end; which kinds of decisions there were, and how many paydays were read and closed. */
async function play(page: Page): Promise<{ kinds: Set<string>; paydays: number }> {
  const kinds = new Set<string>()
  let paydays = 0
  for (let step = 0, turn = 0; ; step++) {
    const prompt = await nextPrompt(page)
    if (prompt === null) return { kinds, paydays }
    const close = page.getByRole('button', { name: 'Back to the city' })
    if (await close.isVisible()) {
      paydays += 1
      await expect(page.getByRole('heading', { name: `Payday ${paydays}` })).toBeVisible()
      await page.screenshot({ path: `screenshots/gangster-payday-${paydays}.png` })
      await close.click()
    }
    kinds.add(await decide(page, (count) => anyChoice(count, step * 5 + turn++), step))
    await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
  }
}

for (const seats of [2, 3, 4, 5])
  test(`${seats} seats play Gangster on the map and by the lists`, async ({ visit }) => {
    test.slow()
    const page = await visit('/')
    await openTable(page, 'gangster', seats)
    await fillWithBots(page)
    await start(page)
    await nextPrompt(page)
    if (seats === 3) await expect(board(page).getByText('Closed')).toBeVisible()
    await page.screenshot({ path: `screenshots/gangster-${seats}.png` })
    const { kinds, paydays } = await play(page)
    expect(paydays).toBe(2)
    for (const kind of ['drive on the map', 'drive by card and place']) expect(kinds).toContain(kind)
    // Where a car stands by chance there may be nobody to handle in one of the two ways.
    for (const kind of ['unload', 'load']) expect([...kinds].some((each) => each.startsWith(kind))).toBe(true)
    if (seats === 2) expect(kinds).toContain('act with the other crew')
    const result = page.getByTestId('result')
    await expect(result.getByRole('columnheader', { name: 'Payday 3' })).toBeVisible()
    await expect(result.getByRole('row')).toHaveCount(seats + 1)
    await page.screenshot({ path: `screenshots/gangster-result-${seats}.png`, fullPage: true })
  })

test('what cannot be driven to and a card turned down say why, with the rule', async ({ visit }) => {
  const page = await visit('/')
  await playNow(page, 'gangster')
  let prompt = await nextPrompt(page)
  await cards(page).first().click()
  const far = board(page).locator('[data-place][aria-disabled=true]').first()
  // It says that it is of no use now, and still answers.
  await far.click({ force: true, position: BY_NAME })
  await expect(page.getByTestId('toast')).toContainText(/No drive of \d roads? from .* ends at .* G4\.2/)
  await page.screenshot({ path: 'screenshots/gangster-refused.png' })
  await clickOne(actions(page).getByRole('button', { name: /^Drive to (?!the Gold)/ }), () => 0)
  await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()

  prompt = await nextPrompt(page)
  const nobody = actions(page).getByRole('button', { name: 'Push nobody' })
  if (await nobody.isVisible()) {
    await nobody.click()
    await expect(nobody).toBeHidden()
    prompt = await nextPrompt(page)
  }
  await actions(page).getByRole('button', { name: 'Card 1, turned down' }).click({ force: true })
  await expect(page.getByTestId('toast').filter({ hasText: /Your card 1 is turned down/ })).toContainText('G4.1')
  await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeVisible()
})

test('the city shows what a payday now would bring', async ({ visit }) => {
  const page = await visit('/')
  await playNow(page, 'gangster')
  await nextPrompt(page)
  const now = board(page).getByRole('button', { name: 'If scored now' })
  const best = board(page).getByText(/^1\. \w+: \d+ gangsters?, best on level \d+:$/)
  await expect(best).toHaveCount(0)
  await now.click()
  await expect(now).toHaveAttribute('aria-pressed', 'true')
  expect(await best.count()).toBeGreaterThan(3)
  await page.screenshot({ path: 'screenshots/gangster-if-scored.png' })
})

test('on a phone a touch looks closer, and the sheet leaves the city in sight', async ({ visit }) => {
  const page = await visit('/', {}, PHONE)
  await playNow(page, 'gangster')
  const prompt = await nextPrompt(page)
  const sheet = (await actions(page).boundingBox())!
  for (const plate of await board(page).locator('[data-place]').all()) {
    const box = (await plate.boundingBox())!
    expect(box.width, 'for a thumb').toBeGreaterThanOrEqual(44)
    expect(box.height, 'for a thumb').toBeGreaterThanOrEqual(44)
    expect(box.y + box.height, 'the end of the place').toBeLessThanOrEqual(sheet.y)
  }
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: 'screenshots/gangster-phone.png' })

  await board(page).locator('[data-place].home').tap()
  const space = board(page)
    .getByRole('button', { name: /^Unload in / })
    .first()
  const box = (await space.boundingBox())!
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: 'screenshots/gangster-close-up.png' })
  await page.getByRole('button', { name: 'Back to the city' }).tap()

  await cards(page).nth(1).tap()
  await board(page).locator('[data-place].lit').first().tap()
  await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
})
