// Pictures of every screen in both sizes, to be looked at; they land in `screenshots`, which git ignores.

import type { Page } from '@playwright/test'
import { choose, expect, GAMES, letBotPlay, nextPrompt, openTable, playNow, test } from './harness'

const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
}

for (const [size, options] of Object.entries(SIZES)) {
  const shoot = async (page: Page, name: string, fullPage = false) => {
    await page.waitForTimeout(300)
    const bytes = await page.screenshot({ path: `screenshots/${name}-${size}.png`, fullPage })
    expect(bytes.length).toBeGreaterThan(1000)
  }

  test(`pictures of the quiet screens: ${size}`, async ({ visit }) => {
    const page = await visit('/', {}, options)
    await expect(page.getByTestId('play-don')).toBeVisible()
    await shoot(page, 'door', true)
    for (const [name, path] of [
      ['settings', '/settings'],
      ['not-found', '/nowhere'],
      ['new', '/new/don'],
    ] as const) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await shoot(page, name, true)
    }
    await openTable(page, 'new_york', 2)
    await shoot(page, 'lobby', true)
    await page.getByRole('button', { name: 'Sit here, too' }).click()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByTestId('board').or(page.getByTestId('curtain')).first()).toBeVisible()
    for (let turn = 0; turn < 8 && !(await page.getByTestId('curtain').isVisible()); turn++) {
      await nextPrompt(page)
      await choose(page, () => 0)
      await page.waitForTimeout(400)
    }
    await shoot(page, 'curtain')
  })

  for (const game of GAMES)
    test(`pictures of ${game}: ${size}`, async ({ visit }) => {
      const page = await visit('/', {}, options)
      await playNow(page, game)
      for (let turn = 0; turn < 8; turn++) {
        const prompt = await nextPrompt(page)
        if (prompt === null) break
        await choose(page, (count) => (turn * 5 + 1) % count)
        await expect(page.locator(`[data-prompt="${prompt}"]`)).toBeHidden()
      }
      await nextPrompt(page)
      await page.getByTestId('all-choices').click()
      await shoot(page, `${game}-playing`)
      for (const theme of ['day', 'contrast']) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme)
        await shoot(page, `${game}-${theme}`)
      }
      await page.evaluate(() => (document.documentElement.dataset.theme = 'night'))
      await letBotPlay(page)
      await expect(page.getByTestId('result')).toBeVisible({ timeout: 120_000 })
      await expect(page.getByRole('heading', { name: 'Costliest decisions' })).toBeVisible({ timeout: 40_000 })
      await shoot(page, `${game}-after`, true)
    })
}
