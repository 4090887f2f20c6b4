// Every language on every kind of screen, in both sizes: nothing clips, nothing is left in English. Pictures to be looked at.

import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { choose, expect, expectNoSidewaysScroll, GAMES, nextPrompt, PHONE, test } from './harness'

const SIZES = { desktop: { viewport: { width: 1280, height: 800 } }, phone: PHONE }
const LANGUAGES = { en: 'en-GB', de: 'de-DE', es: 'es-ES', it: 'it-IT' } as const
type Language = keyof typeof LANGUAGES

const TEXTS = ['locales/LANG/main.ftl', ...GAMES.map((game) => `games/${game}/LANG.ftl`)]

/** The sentences of a language that need no choice between forms, with anything for what is filled in. */
function sentences(language: Language): Map<string, string> {
  const found = new Map<string, string>()
  for (const text of TEXTS) {
    const ftl = readFileSync(join(import.meta.dirname, '../src', text.replace('LANG', language)), 'utf8')
    for (const [, id, value] of ftl.matchAll(/^([a-z][\w-]*) = (.+)\n(?=[a-z#\n])/gm))
      if (!value!.includes('->')) found.set(id!, value!)
  }
  return found
}

/** What would be English on a page of another language: sentences that are said differently there. */
function english(language: Language): RegExp[] {
  const here = sentences(language)
  return [...sentences('en')].flatMap(([id, value]) => {
    const words = value.replace(/\{[^}]*\}/g, '').match(/[a-z]{2,}/gi) ?? []
    if (here.get(id) === value || words.length < 2) return []
    const parts = value.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return [new RegExp(`^${parts.join('.+')}$`)]
  })
}

/** All that is read on the page or read out, piece by piece. */
function allText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pieces: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) pieces.push(walker.currentNode.textContent ?? '')
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) pieces.push(each.getAttribute(name) ?? '')
    return pieces.map((piece) => piece.replace(/\s+/g, ' ').trim()).filter((piece) => piece.length > 0)
  })
}

/** What bots are called; a name may be cut short where it does not fit. */
const NAMES = ['Vito', 'Mabel', 'Dutch', 'Josephine', 'Slim', 'Ruby']

/** Words that do not fit where they stand: cut off by their box, or sticking out of their button or cell. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const words = node.textContent!.trim()
      const home = node.parentElement!
      if (!words || names.includes(words) || home.closest('.unseen')) continue
      if (!home.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      const box = home.closest('button, .button, label, th, td, legend')?.getBoundingClientRect()
      const { overflowX, clipPath } = getComputedStyle(home)
      // It waits for the Tab key.
      if (clipPath !== 'none') continue
      const isCut = /hidden|clip/.test(overflowX) && home.scrollWidth > home.clientWidth + 1
      const isOut = box !== undefined && (text.left < box.left - 2 || text.right > box.right + 2)
      if (isCut || isOut) found.push(`${home.tagName}.${home.className} ${words.slice(0, 60)}`)
    }
    return found
  }, NAMES)
}

for (const [language, locale] of Object.entries(LANGUAGES) as [Language, string][])
  for (const [size, options] of Object.entries(SIZES)) {
    const look = async (page: Page, name: string, fullPage = false) => {
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(200)
      await page.screenshot({ path: `screenshots/${language}/${name}-${size}.png`, fullPage })
      await expectNoSidewaysScroll(page)
      expect.soft(await clipped(page), name).toEqual([])
      const foreign = english(language)
      const left = (await allText(page)).filter((piece) => foreign.some((pattern) => pattern.test(piece)))
      expect.soft(left, `English on ${name}`).toEqual([])
    }

    test(`${language}: the quiet screens fit: ${size}`, async ({ visit }) => {
      const page = await visit('/', {}, { ...options, locale })
      await expect(page.getByTestId('play-don')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await look(page, 'door', true)
      for (const [name, path] of [
        ['settings', '/settings'],
        ['new-don', '/new/don'],
        ['new-york', '/new/new_york'],
        ['nowhere', '/nowhere'],
      ] as const) {
        await page.goto(path)
        await look(page, name, true)
      }
      await page.goto('/new/don')
      await page.locator('form button:not([type=button])').last().click()
      await expect(page).toHaveURL(/\/t\//)
      await look(page, 'lobby', true)
    })

    for (const game of GAMES)
      test(`${language}: a table of ${game} fits: ${size}`, async ({ visit }) => {
        const page = await visit('/', {}, { ...options, locale })
        await page.getByTestId(`play-${game}`).click()
        await expect(page.getByTestId('board')).toBeVisible()
        for (let turn = 0; turn < 3 && (await nextPrompt(page)) !== null; turn++) {
          await look(page, `${game}-${turn}`)
          const prompt = await page.locator('[data-prompt]').getAttribute('data-prompt')
          await choose(page, (count) => turn % count)
          await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
        }
        await nextPrompt(page)
        if (size === 'phone') await page.getByRole('tab').nth(1).click()
        await expect(page.getByTestId('log')).toBeVisible()
        await look(page, `${game}-log`)
      })
  }

test('where no script runs the page says so in every language', async ({ visit }) => {
  const page = await visit('/', {}, { javaScriptEnabled: false })
  for (const language of Object.keys(LANGUAGES))
    await expect(page.locator(`p[lang=${language}]`)).toContainText('JavaScript')
  await expectNoSidewaysScroll(page)
})

test('what only programs need is told in English at the end of the rules', async ({ visit }) => {
  const page = await visit('/rules/don', {}, { locale: 'it-IT' })
  const part = page.locator('details')
  await part.getByText('(in inglese)').click()
  await expect(part.locator('[lang=en]')).toContainText('A missing key means its default')
})

test('the page changes its language at once, and remembers it', async ({ visit }) => {
  const page = await visit('/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.getByText('Deutsch', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/')
  await expect(page.getByText('Sofort gegen Bots spielen').first()).toBeVisible()
})
