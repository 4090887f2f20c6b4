// With your eyes closed: each game is played whole by keyboard alone, through roles and names.

import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectNoSidewaysScroll,
  fillWithBots,
  GAMES,
  letBotPlay,
  openTable,
  PHONE,
  playNow,
  start,
  test,
  type Game,
  violations,
} from './harness'

// A trace of a whole match takes longer than the match.
test.use({ actionTimeout: 20_000, trace: 'off' })

const NAMES: Record<Game, string> = { don: 'Don', new_york: 'New York', gangster: 'Gangster' }

const status = (page: Page) => page.getByRole('heading', { level: 1 })
const choices = (page: Page) => page.getByRole('heading', { name: /^Your choices: \d+$/ })
const over = (page: Page) => page.getByRole('heading', { name: 'The match is over', level: 2 })
const told = (page: Page) => page.getByRole('log', { name: 'What happens' })
const called = (page: Page) => page.getByRole('alert', { name: 'For you' })
const field = (page: Page) => page.getByLabel('Number or words')

/** From the door to a table that is shown in words. */
async function begin(page: Page, game: Game): Promise<void> {
  await page.getByText('easy', { exact: true }).click()
  await page.getByTestId(`play-${game}`).click()
}

/** Presses Tab until something has the focus, as somebody would who listens. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('the Tab key does not lead there')
}

/** What has the focus: never nothing. */
async function expectFocus(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), 'the focus is lost').not.toBe('BODY')
}

/** The key that begins a match, as the list of shortcuts at the door tells. */
async function keyFor(page: Page, game: Game): Promise<string> {
  await expect(page.getByRole('heading', { name: NAMES[game], level: 2 })).toBeVisible()
  const listed = await shortcuts(page)
  return [...listed].find(([, about]) => about === `Play ${NAMES[game]} against bots`)![0]
}

/** From the door to a table in words, by keyboard alone. */
async function sitDown(page: Page, game: Game): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: 'normal' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'easy' })).toBeChecked()
  await page.keyboard.press(await keyFor(page, game))
  await expect(page.getByRole('region', { name: 'The table' })).toBeVisible()
  await expect(status(page)).toBeFocused()
  await page.keyboard.press('t')
  await expect(page.getByRole('region', { name: 'Text table' })).toBeVisible()
}

/** Waits until the viewer is asked, or the match is over. */
async function isAsked(page: Page): Promise<boolean> {
  await expect(choices(page).or(over(page)).first()).toBeVisible({ timeout: 60_000 })
  return !(await over(page).isVisible())
}

/** The names of the choices as they are listed, numbers first. */
async function listed(page: Page): Promise<string[]> {
  const snapshot = await page.getByRole('region', { name: 'Your choices' }).ariaSnapshot()
  return [...snapshot.matchAll(/button "(\d+ [^"]+)"/g)].map(([, name]) => name!)
}

/** Takes the choice with a number: types it, hears what Enter would do, and presses Enter. */
async function take(page: Page, number: string): Promise<void> {
  const asked = await choices(page).elementHandle()
  await page.keyboard.press(number[0]!)
  await expect(field(page)).toBeFocused()
  if (number.length > 1) await page.keyboard.type(number.slice(1))
  await expect(page.getByRole('status').filter({ hasText: /^Enter: / })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(() => asked!.evaluate((element) => element.isConnected)).toBe(false)
}

/** The numbers to choose from; where groups are folded away they go from 1 to the last. */
async function numbers(page: Page): Promise<string[]> {
  const names = await listed(page)
  const count = Number(/\d+/.exec((await choices(page).textContent())!)![0])
  if (names.length === count) return names.map((name) => name.split(' ')[0]!)
  return Array.from({ length: count }, (_, at) => String(at + 1))
}

for (const game of GAMES)
  test(`a whole match of ${game} by keyboard, through roles and names`, async ({ visit }) => {
    test.setTimeout(280_000)
    const page = await visit('/')
    await sitDown(page, game)
    let step = 0
    for (; await isAsked(page); step++) {
      await expectFocus(page)
      const all = await numbers(page)
      // Where one wanders does not matter: a number is a number from anywhere but a field.
      if (step % 7 === 3) await page.keyboard.press('s')
      await take(page, all[(step * 7919 + 13) % all.length]!)
      await expectFocus(page)
    }
    expect(step).toBeGreaterThan(10)
    await expectFocus(page)
    await page.keyboard.press('r')
    await expect(over(page)).toBeFocused()
    await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible()
    await page.screenshot({ path: `screenshots/twin-${game}-result.png`, fullPage: true })
  })

test('those who listen are told what happens once, and at once that it is their turn', async ({ visit }) => {
  const page = await visit('/?text')
  await begin(page, 'don')
  await expect(choices(page)).toBeVisible()
  const seen: string[] = []
  await page.exposeFunction('heard', (text: string) => seen.push(text))
  await page.evaluate(() => {
    const regions = [...document.querySelectorAll('[aria-live]')]
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of addedNodes)
          if (node.textContent?.trim())
            (window as any).heard(`${(target as Element).closest('[aria-live]')!.ariaLive}: ${node.textContent.trim()}`)
    })
    for (const region of regions) observer.observe(region, { childList: true, subtree: true })
  })
  for (let turn = 0; turn < 6 && (await isAsked(page)); turn++) {
    const all = await numbers(page)
    await take(page, all[turn % 2 ? all.length - 1 : 0]!)
  }
  await isAsked(page)
  await page.waitForTimeout(600)
  const polite = seen.filter((line) => line.startsWith('polite: '))
  const urgent = seen.filter((line) => line.startsWith('assertive: '))
  expect(polite.join(' ')).toMatch(/You (bid \d+|pass)\./)
  expect(polite.join(' ')).toMatch(/(?!You)\w+ (bids \d+|passes)\./)
  expect(urgent.length).toBeGreaterThan(3)
  for (const line of urgent) expect(line).toMatch(/^assertive: Your turn\. .+\.$/)
  // What was said stands in the log in the same order, so nothing was said twice.
  const log = (await page.getByRole('list', { name: 'Log' }).getByRole('paragraph').allTextContents()).join(' ')
  let from = 0
  for (const line of polite.map((line) => line.replace(/^polite: (\d+ more events? (is|are) in the log\. )?/, ''))) {
    const at = log.indexOf(line, from)
    expect(at, `"${line}" stands in the log after what was said before`).toBeGreaterThanOrEqual(0)
    from = at + line.length
  }
})

test('a refusal is said at once', async ({ visit }) => {
  const page = await visit('/')
  await playNow(page, 'don')
  await page.getByTestId('actions').locator('[aria-disabled="true"]').first().click({ force: true })
  await expect(page.locator('[aria-live="assertive"]').filter({ hasText: /D\d/ })).toHaveCount(1)
})

test('what somebody says is read to the others, and how much is read can be chosen', async ({ visit }) => {
  const ada = await visit('/')
  await openTable(ada, 'don', 3)
  const link = await ada.getByLabel('The link to this table').inputValue()
  const bert = await visit(link)
  await bert.getByRole('button', { name: 'Sit here' }).first().click()
  await fillWithBots(ada)
  await start(ada)
  await expect(bert.getByTestId('board')).toBeVisible()
  await ada.getByLabel('Say something').fill('good luck')
  await ada.getByLabel('Say something').press('Enter')
  await expect(told(bert)).toContainText(/says: good luck/)
  await expect(told(ada)).not.toContainText('good luck')

  const quiet = await visit('/', { told: 'mine' })
  await playNow(quiet, 'don')
  await expect(quiet.getByTestId('all-choices')).toBeVisible()
  await quiet.keyboard.press('t')
  await isAsked(quiet)
  await take(quiet, (await numbers(quiet))[0]!)
  await isAsked(quiet)
  await expect(called(quiet)).toContainText('Your turn.')
  await expect(told(quiet)).toBeEmpty()
})

test('a clock that runs short is told', async ({ visit }) => {
  const page = await visit('/new/don')
  await page.getByRole('group', { name: 'Clock' }).getByText('60 seconds a decision').click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await fillWithBots(page)
  await start(page)
  await expect(page.locator('[data-prompt]')).toBeVisible()
  await expect(called(page)).toContainText(/Your clock is short: 0:(20|19)/, { timeout: 60_000 })
})

/** The shortcuts that the list names: keys, and what they do. */
async function shortcuts(page: Page): Promise<Map<string, string>> {
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toBeVisible()
  const keys = await list.getByRole('term').allTextContents()
  const words = await list.getByRole('definition').allTextContents()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  return new Map(keys.map((key, at) => [key, words[at]!]))
}

/** What each key of a table leads to: the name of what has the focus, or what is then on the page. */
const LEADS: Record<string, (page: Page) => Promise<void>> = {
  s: (page) => expect(status(page)).toBeFocused(),
  a: (page) => expect(choices(page)).toBeFocused(),
  n: (page) => expect(choices(page)).toBeFocused(),
  p: (page) => expect(page.getByRole('heading', { level: 2, name: /, you/ })).toBeFocused(),
  l: (page) => expect(page.getByRole('list', { name: 'Log' })).toBeFocused(),
  c: (page) => expect(page.getByLabel('Say something')).toBeFocused(),
  e: (page) => expect(told(page).getByRole('paragraph').last()).not.toBeEmpty(),
  f: (page) => expect(field(page)).toBeFocused(),
  x: (page) =>
    expect(page.getByRole('button', { name: /^\d+ (Pass|End your turn|Push nobody|Keep .*)$/ })).toBeFocused(),
  h: (page) => expect(page.getByRole('status').filter({ hasText: /The bots (would|think)/ })).toBeVisible(),
  '0 … 9': async (page) => expect(field(page)).toHaveValue('1'),
  m: async (page) => {
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectFocus(page)
  },
  '?': async (page) => {
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
  t: async (page) => {
    await expect(page.getByRole('region', { name: 'The table' })).toBeVisible()
    await page.keyboard.press('t')
    await expect(choices(page)).toBeVisible()
  },
}

for (const game of GAMES)
  test(`the keys that "?" lists do what it says: ${game}`, async ({ visit }) => {
    const page = await visit('/', { text: true })
    await expect(page.getByRole('heading', { name: NAMES[game], level: 2 })).toBeVisible()
    expect([...(await shortcuts(page)).keys()]).toEqual(['1', '2', '3', '?', 'd', 'o'])
    await page.keyboard.press('o')
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused()
    await page.keyboard.press('d')
    await expect(page.getByRole('heading', { name: 'Speakeasy', level: 1 })).toBeFocused()

    await page.keyboard.press(await keyFor(page, game))
    await isAsked(page)
    await take(page, (await numbers(page))[0]!)
    await isAsked(page)
    await page.waitForTimeout(500)
    const listed = await shortcuts(page)
    for (const key of ['s', 'a', 'n', 'h', 'p', 'l', 'c', 'e', 'm', 't', '0 … 9', 'f', 'b', 'w'])
      expect([...listed.keys()]).toContain(key)
    for (const [key, about] of listed) {
      if ('dou'.includes(key)) continue
      await page.keyboard.press(key === '0 … 9' ? '1' : key)
      // The keys of the text lead to its headings.
      await (LEADS[key] ?? ((page) => expect(page.getByRole('heading', { level: 2, name: about })).toBeFocused()))(page)
      // Out of a field, to where keys are keys again.
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expectFocus(page)
    }
    if (listed.has('u')) {
      await page.keyboard.press('u')
      await expect(page.getByRole('list', { name: 'Log' })).toContainText('Taken back.')
    }
    await page.keyboard.press('d')
    await expect(page.getByRole('heading', { name: 'Speakeasy', level: 1 })).toBeFocused()
    await expect(page.getByRole('link', { name: `Go on with ${NAMES[game]}` })).toBeVisible()
    await page.keyboard.press('c')
    await isAsked(page)
  })

test('the Tab key meets the text table first, and the choices next', async ({ visit }) => {
  const page = await visit('/')
  await playNow(page, 'new_york')
  await page.reload()
  await expect(page.getByTestId('board')).toBeVisible()
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Text table' })
  await expect(link).toBeFocused()
  await page.screenshot({ path: 'screenshots/twin-skip.png' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Text table' })).toBeVisible()
  await expectFocus(page)
  await isAsked(page)
  await page.goto(page.url())
  await isAsked(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Drawn table' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(choices(page)).toBeFocused()
})

test('an address with ?text shows the table in words, also to those who watch', async ({ visit }) => {
  const host = await visit('/')
  await openTable(host, 'gangster', 3)
  const link = await host.getByLabel('The link to this table').inputValue()
  await fillWithBots(host)
  await start(host)
  const guest = await visit(`${link}?text`)
  await expect(guest.getByRole('region', { name: 'Text table' })).toBeVisible()
  await expect(guest.getByText('You are watching.').first()).toBeVisible()
  await expect(choices(guest)).toBeHidden()
})

test('shortcuts can be turned off, or ask for Alt and Shift', async ({ visit }) => {
  const page = await visit('/settings')
  await page.getByRole('group', { name: 'Keyboard shortcuts' }).getByText('Off', { exact: true }).click()
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.getByRole('group', { name: 'Keyboard shortcuts' }).getByText('Alt + Shift', { exact: true }).click()
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.keyboard.press('Alt+Shift+D')
  await expect(page.getByRole('heading', { name: 'Speakeasy', level: 1 })).toBeFocused()
})

test('where every move is confirmed, the question has the focus', async ({ visit }) => {
  const page = await visit('/', { text: true, confirm: true })
  await begin(page, 'don')
  await isAsked(page)
  const [first] = await numbers(page)
  await page.keyboard.type(first!)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeHidden()
  await expectFocus(page)
  await page.keyboard.press('Escape')
  await page.keyboard.type(first!)
  await page.keyboard.press('Enter')
  const asked = await choices(page).elementHandle()
  await page.keyboard.press('Enter')
  await expect.poll(() => asked!.evaluate((element) => element.isConnected)).toBe(false)
  await expectFocus(page)
})

for (const theme of ['night', 'day', 'contrast'] as const)
  for (const [size, options] of [
    ['desktop', {}],
    ['phone', PHONE],
  ] as const)
    test(`the text tables can be used by everybody: ${theme}, ${size}`, async ({ visit }) => {
      test.setTimeout(280_000)
      for (const game of GAMES) {
        const page = await visit('/', { theme, text: true }, options)
        await begin(page, game)
        await isAsked(page)
        await take(page, (await numbers(page))[0]!)
        await isAsked(page)
        await expectNoSidewaysScroll(page)
        expect(await violations(page), `${game}, playing`).toEqual([])
        await page.screenshot({ path: `screenshots/twin-${game}-${theme}-${size}.png` })
        if (theme === 'night')
          await page.screenshot({ path: `screenshots/twin-${game}-${size}-full.png`, fullPage: true })
        await page.keyboard.press('?')
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await violations(page), `${game}, shortcuts`).toEqual([])
        await page.screenshot({ path: `screenshots/twin-${game}-${theme}-${size}-keys.png` })
        await page.keyboard.press('Escape')
        if (game !== 'don') continue
        await letBotPlay(page)
        await expect(over(page)).toBeVisible({ timeout: 120_000 })
        expect(await violations(page), `${game}, after`).toEqual([])
      }
    })
