// What all browser tests share: a real server of their own, people who come to it, and ways to play through what is seen.

import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import axe from 'axe-core'
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export { expect } from '@playwright/test'
export const GAMES = ['don', 'new_york', 'gangster'] as const
export type Game = (typeof GAMES)[number]

/** The token of whoever runs the house. */
export const OPERATOR = 'the-token-of-the-operator'

/** A server with a folder of its own; it can be ended and started again at the same address. */
export class House {
  private child: ChildProcess | null = null
  private readonly data = mkdtempSync(join(tmpdir(), 'speakeasy-'))
  private port = 0

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const generous = ['requests', 'messages'].flatMap((what) => [`--${what}-per-second`, '10000'])
    const plenty = ['guests', 'tables'].flatMap((what) => [`--${what}-per-hour`, '100000'])
    const most = ['--sockets-per-address', '1000', '--sockets-per-person', '100']
    const place = ['--port', String(this.port), '--data', this.data]
    const child = spawn(binary(), ['serve', ...place, ...generous, ...plenty, ...most], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, SPEAKEASY_OPERATOR_TOKEN: OPERATOR },
    })
    this.child = child
    this.port = await new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the server does not start')), 20_000)
      let said = ''
      child.stderr!.on('data', (bytes: Buffer) => {
        said += bytes
        const found = /serving on http:\/\/[\d.]+:(\d+)/.exec(said)
        if (!found) return
        clearTimeout(late)
        resolve(Number(found[1]))
      })
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
    })
  }

  /** Ends the server as an operator would, and waits until it is gone. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.child
    this.child = null
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  async close(): Promise<void> {
    await this.stop('SIGKILL')
    rmSync(this.data, { recursive: true, force: true })
  }
}

export interface Preferences {
  theme?: 'night' | 'day' | 'contrast'
  speed?: 'slow' | 'normal' | 'fast' | 'off'
  sound?: boolean
  confirm?: boolean
  curtain?: boolean
  text?: boolean
  told?: 'all' | 'mine'
}

interface Fixtures {
  /** Comes in with a browser of one's own. */
  visit: (path?: string, preferences?: Preferences, options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Fixtures, { house: House }>({
  house: [
    async ({}, use) => {
      const house = new House()
      await house.start()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, house }, use) => {
    const contexts: BrowserContext[] = []
    const faults: string[] = []
    await use(async (path = '/', preferences = {}, options = {}) => {
      const context = await browser.newContext({
        baseURL: house.address,
        viewport: { width: 1280, height: 800 },
        // What the service worker keeps would hide what the server does; its own tests let it in.
        serviceWorkers: 'block',
        ...options,
      })
      contexts.push(context)
      const page = await newPage(context, preferences, faults)
      await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
    expect(faults, 'the page complained').toEqual([])
  },
})

async function newPage(context: BrowserContext, preferences: Preferences, faults: string[]): Promise<Page> {
  const kept = { speed: 'off', sound: false, ...preferences }
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('speakeasy-settings')) localStorage.setItem('speakeasy-settings', JSON.stringify(kept))
  }, kept)
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    // Whoever is not known yet is told so, a wrong door says 404, and a server that is away cannot be reached.
    const isWrongDoor = message.location().url.endsWith('/nowhere')
    // A record that is no record is refused, and so is a match that is not for the asker.
    const isBadRecord = /\/frames\b/.test(message.location().url) && /404|422/.test(message.text())
    const isStranger = /\/api\/operator\//.test(message.location().url) && /403/.test(message.text())
    const isExpected =
      isWrongDoor ||
      isBadRecord ||
      isStranger ||
      /401|ERR_CONNECTION|ERR_INTERNET|WebSocket connection/.test(message.text())
    if (message.type() === 'error' && !isExpected) faults.push(message.text())
  })
  return page
}

/** From the door to a running match in one click. */
export async function playNow(page: Page, game: Game, level = 'easy'): Promise<void> {
  await page.getByText(level, { exact: true }).click()
  await page.getByTestId(`play-${game}`).click()
  await expect(page.getByTestId('board')).toBeVisible()
}

/** Opens a table by its form and sits down; ends in the lobby. */
export async function openTable(page: Page, game: Game, seats: number): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.getByRole('group', { name: 'Seats' }).getByText(String(seats), { exact: true }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible()
}

export async function fillWithBots(page: Page, level = 'easy'): Promise<void> {
  await page.getByLabel('Level', { exact: true }).selectOption(level)
  await page.getByRole('button', { name: 'Fill with bots' }).click()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
}

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
}

/** Lets a bot play for the viewer. */
export async function letBotPlay(page: Page, level = 'easy'): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByLabel('Level', { exact: true }).selectOption(level)
  await page.getByRole('button', { name: 'Let a bot play for me' }).click()
  // Bots may be done before anybody could read that one plays.
  await expect(page.getByText('A bot plays for you').or(result(page)).first()).toBeVisible()
}

const result = (page: Page) => page.getByTestId('result')

/** Which of so many choices is taken at a step: no two matches are alike, and each can be repeated. */
export type Pick = (count: number, step: number) => number

export const anyChoice: Pick = (count, step) => (step * 7919 + 13) % count

/** The smallest phone we are made for. */
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** Whether the viewer is asked, or the match is over; waits for either. */
export async function nextPrompt(page: Page): Promise<string | null> {
  const asked = page.locator('[data-prompt]')
  await expect(asked.or(result(page)).first()).toBeVisible({ timeout: 60_000 })
  return (await result(page).isVisible()) ? null : asked.getAttribute('data-prompt')
}

/** Takes one of the numbered choices. */
export async function choose(page: Page, at: (count: number) => number): Promise<void> {
  const list = page.getByTestId('all-choices')
  if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click()
  const choices = page.getByTestId('choice')
  const count = await choices.count()
  await choices.nth(at(count)).click()
}

/** Plays on through the choices that everybody sees, until the match is over or so many decisions were made. */
export async function playWholeMatch(page: Page, pick: Pick = anyChoice, most = 600): Promise<number> {
  for (let step = 0; step < most; step++) {
    const prompt = await nextPrompt(page)
    if (prompt === null) return step
    await choose(page, (count) => pick(count, step))
    await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
  }
  return most
}

/** Nothing may stick out of the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, 'pixels beyond the window').toBeLessThanOrEqual(0)
}

/** The program under test: the one that was built last, unless one is named. */
function binary(): string {
  if (process.env.SPEAKEASY_BINARY) return process.env.SPEAKEASY_BINARY
  const target = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, '../../target')
  const built = ['debug', 'release', 'soak'].map((kind) => join(target, kind, 'speakeasy')).filter(existsSync)
  const newest = built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]
  if (!newest) throw new Error('there is no program to test: run `cargo build` first')
  return newest
}

/** Controls that are too small for a thumb. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary')]
    // What waits for the Tab key is clipped away till then.
    const seen = controls.filter(
      (each) =>
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(each).clipPath === 'none',
    )
    return seen.flatMap((each) => {
      // What is hidden inside its label is pressed by the label.
      const target = each.matches('input[type=radio], input[type=checkbox]') ? (each.closest('label') ?? each) : each
      const { width, height } = target.getBoundingClientRect()
      return width >= 43.5 && height >= 43.5 ? [] : [`${width}×${height} ${target.outerHTML.slice(0, 120)}`]
    })
  })
}

/** What axe-core finds wrong with what is shown. */
export async function violations(page: Page): Promise<string[]> {
  // Past the fade of what just arrived.
  await page.waitForTimeout(400)
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (window as any).axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap((each: any) =>
      each.nodes.map((node: any) => `${each.id}: ${node.html} ${node.failureSummary}`),
    )
  })
}

export async function expectNoViolation(page: Page, screen: string): Promise<void> {
  expect(await violations(page), screen).toEqual([])
}
