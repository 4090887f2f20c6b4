// Learning: the rules on the page and at the table, and the guided first match of each game.

import type { Page } from '@playwright/test'
import {
  expectNoViolation,
  expect,
  expectNoSidewaysScroll,
  GAMES,
  nextPrompt,
  PHONE,
  playNow,
  test,
  type Game,
} from './harness'

const coach = (page: Page) => page.getByTestId('coach')
const done = (page: Page) => page.getByRole('heading', { name: 'That is all you need' })
/** The rule that each lesson lets the learner run into. */
const BARRED: Record<Game, string> = { don: 'D3.5', new_york: 'N3.3', gangster: 'G5.1' }

/** Does what the lesson says and points at; `seen` is shown every cue once. */
async function follow(page: Page, press: 'click' | 'tap', seen: (cue: string) => Promise<void>): Promise<string[]> {
  const cues: string[] = []
  for (let presses = 0; presses < 200; presses++) {
    const asked = page.locator('[data-testid=coach][data-cue]')
    await expect(asked.or(done(page)).first()).toBeVisible()
    if (await done(page).isVisible()) return cues
    const cue = (await asked.getAttribute('data-cue'))!
    if (cues.at(-1) !== cue) {
      cues.push(cue)
      await seen(cue)
    }
    if ((await asked.getAttribute('data-wants')) === 'reading') {
      await page.getByTestId('go-on')[press]()
      continue
    }
    const pointed = page.locator('[data-pointed]')
    await expect(pointed, cue).toBeVisible()
    // What is barred is greyed, and yet answers.
    await pointed[press]({ force: true })
    // What was pressed points no more, or is pressed again.
    await page.waitForTimeout(150)
  }
  throw new Error(`the lesson does not end: ${cues.join(', ')}`)
}

for (const game of GAMES)
  for (const device of ['desktop', 'phone'] as const)
    test(`whoever does what the lesson says learns ${game} on a ${device}`, async ({ visit }) => {
      const page = await visit(`/learn/${game}`, {}, device === 'phone' ? PHONE : {})
      let told = ''
      const cues = await follow(page, device === 'phone' ? 'tap' : 'click', async (cue) => {
        await expect(coach(page)).not.toContainText('-lesson-')
        await expectNoSidewaysScroll(page)
        if (await page.getByTestId('refusal').isVisible()) told = await page.getByTestId('refusal').innerText()
        const name = cue.replace(/^.*lesson-/, '')
        await page.screenshot({ path: `screenshots/learn-${game}-${device}-${name}.png` })
      })
      expect(cues.length).toBeGreaterThan(12)
      expect(told, 'the rules said no').toContain(BARRED[game])
      await expectNoViolation(page, 'the end of the lesson')
      // It ends in a real match.
      await page.getByRole('button', { name: 'Play a real game now' })[device === 'phone' ? 'tap' : 'click']()
      await expect(page).toHaveURL(/\/t\//)
    })

test('another choice is answered kindly, a wrong one by its rule, and one can go back', async ({ visit }) => {
  const page = await visit('/learn/don')
  await page.getByTestId('go-on').click()
  await page.locator('.key[data-amount="6"]').click()
  await expect(coach(page)).toContainText('Fine in a real game. For now try: Bid 4.')
  await page.locator('.key[data-amount="4"]').click()
  await page.getByTestId('go-on').click()
  await page.locator('.actions .refuse').click()
  const barred = page.locator('.key[data-amount="3"]')
  await barred.click({ force: true })
  await expect(coach(page)).toHaveAttribute('data-cue', 'don-lesson-open')
  await expect(page.getByTestId('refusal')).toContainText('You own a 3')
  await barred.click({ force: true })
  await expect(page.getByTestId('refusal')).toContainText('D3.5')
  await expect(coach(page)).toHaveAttribute('data-cue', 'don-lesson-open')
  // The rule is read without leaving the lesson.
  await page.getByRole('button', { name: 'Read rule D3.5' }).click()
  await expect(page.getByRole('dialog').locator('.wanted')).toContainText('D3.5')
  await page.keyboard.press('Escape')
  const before = await coach(page).getAttribute('data-cue')
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(coach(page)).not.toHaveAttribute('data-cue', before!)
})

test('the rule of an option is at hand where a table is opened', async ({ visit }) => {
  const page = await visit('/new/don')
  await page.getByRole('button', { name: 'Read rule D6.1' }).click()
  await expect(page.getByRole('dialog').locator('.wanted')).toContainText('D6.1')
  await expect(page.getByRole('dialog').locator('.wanted')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('switch', { name: /^Side auctions/ })).toBeChecked()
  await expectNoViolation(page, 'new table')
})

for (const theme of ['night', 'day', 'contrast'] as const)
  test(`rules and lessons can be used by everybody: ${theme}`, async ({ visit }) => {
    const page = await visit('/learn/don', { theme })
    await expect(coach(page)).toBeVisible()
    await expectNoViolation(page, 'lesson')
    for (const game of GAMES) {
      await page.goto(`/rules/${game}`)
      await expect(page.getByRole('searchbox')).toBeVisible()
      await expectNoViolation(page, `rules of ${game}`)
    }
  })

test('the others are seen to act, and a tap is quicker', async ({ visit }) => {
  const page = await visit('/learn/don', { speed: 'slow' })
  await page.getByTestId('go-on').click()
  await expect(coach(page)).toContainText('Watch what the others do')
  await page.getByTestId('board').click()
  await page.getByTestId('board').click()
  await expect(coach(page)).toHaveAttribute('data-cue', 'don-lesson-bid')
})

test('a newcomer is offered a lesson at the door, may skip it, and is not asked again after it', async ({ visit }) => {
  const page = await visit('/')
  await page.getByTestId('learn-don').click()
  await expect(page).toHaveURL(/\/learn\/don$/)
  await page.getByTestId('skip-lesson').click()
  await expect(page.getByTestId('learn-don')).toBeVisible()
  await page.getByTestId('learn-don').click()
  await follow(page, 'click', async () => {})
  await page.goto('/')
  await expect(page.getByTestId('learn-gangster')).toBeVisible()
  await expect(page.getByTestId('learn-don')).toBeHidden()
})

test('rules are found by word, by id and by link, by keyboard alone', async ({ visit }) => {
  const page = await visit('/rules/don')
  await expect(page.getByRole('article', { name: 'At a glance' })).toBeVisible()
  const search = page.getByRole('searchbox')
  const rules = page.locator('li[tabindex]')
  await expect(rules.first()).toBeVisible()
  const all = await rules.count()
  expect(all).toBeGreaterThan(30)
  await search.fill('last digit owns')
  await expect(page.getByText('1 rule.')).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  await search.press('Enter')
  await expect(page.locator('#D3\\.5')).toBeFocused()
  await search.fill('D4')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('li:focus')).toHaveAttribute('id', /^D/)
  await search.fill('zeppelin')
  await expect(page.getByText('No rule says that.')).toBeVisible()
  await search.press('Escape')
  await expect(rules).toHaveCount(all)
  // What we decided ourselves, and what the marks mean.
  await page.getByLabel('Only what we ruled').check()
  await expect(page.getByText('Not in the printed rules')).toBeVisible()
  expect(await rules.count()).toBeLessThan(all)
  // A link shows the rule, lit, and so does its address.
  await page.getByLabel('Only what we ruled').uncheck()
  await page.locator('#D2\\.2 a[href$="#D6"]').or(page.locator('a[href$="#D5.3"]')).first().click()
  await expect(page.locator('.wanted')).toBeInViewport()
  await page.goto('/rules/don#D8.2')
  await expect(page.locator('#D8\\.2')).toHaveClass(/wanted/)
  await expect(page.locator('#D8\\.2')).toBeInViewport()
  await expect(page.getByText('not affiliated').first()).toBeVisible()
})

test('the rules are at hand at every table, for every prompt and every refusal', async ({ visit }) => {
  const page = await visit('/')
  await playNow(page, 'gangster')
  await nextPrompt(page)
  const address = page.url()
  await page.getByTestId('rules').click()
  const book = page.getByRole('dialog')
  await expect(book.locator('#G3\\.1')).toHaveClass(/wanted/)
  await page.screenshot({ path: 'screenshots/rules-at-table.png' })
  await book.getByRole('tab', { name: 'At a glance' }).click()
  await book.locator('a[href$="#G6.2"]').click()
  await expect(book.locator('#G6\\.2')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(book).toBeHidden()
  expect(page.url()).toBe(address)

  // A drive that no card allows is refused, and its rule is a press away.
  await page.locator('[data-group=drive] [data-card="1"]').click()
  await page
    .locator('.spot:not(.lit, .home) > [data-place]')
    .first()
    .click({ force: true, position: { x: 4, y: 4 } })
  await page
    .getByTestId('toast')
    .getByRole('button', { name: /Read rule G/ })
    .click()
  await expect(book.locator('.wanted')).toContainText(/^G/)
})

for (const game of GAMES)
  test(`the rules of ${game} fit a phone, and its card one printed page`, async ({ visit }) => {
    const page = await visit(`/rules/${game}`, {}, PHONE)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `screenshots/rules-${game}-phone.png`, fullPage: true })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.screenshot({ path: `screenshots/rules-${game}.png`, fullPage: true })
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 700, height: 990 })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, 'one page').toBeLessThanOrEqual(990)
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.screenshot({ path: `screenshots/rules-${game}-print.png` })
  })

for (const language of ['de', 'it', 'es'])
  test(`rules and lessons speak ${language}`, async ({ visit }) => {
    const page = await visit('/', {}, { ...PHONE, locale: language })
    for (const game of GAMES) {
      await page.goto(`/learn/${game}`)
      await expect(coach(page)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.screenshot({ path: `screenshots/learn-${game}-${language}.png` })
      await page.goto(`/rules/${game}`)
      await expect(page.getByRole('searchbox')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNoSidewaysScroll(page)
      await page.screenshot({ path: `screenshots/rules-${game}-${language}.png` })
    }
  })
