// Every screen in every theme, read by axe-core: no violation.

import {
  expectNoViolation,
  expect,
  GAMES,
  letBotPlay,
  nextPrompt,
  openTable,
  playNow,
  test,
  type Preferences,
} from './harness'

const THEMES = ['night', 'day', 'contrast'] as const

for (const theme of THEMES) {
  const preferences: Preferences = { theme }

  test(`the quiet screens can be used by everybody: ${theme}`, async ({ visit }) => {
    const page = await visit('/', preferences)
    await expect(page.getByTestId('play-don')).toBeVisible()
    await expectNoViolation(page, 'door')
    for (const path of ['/settings', '/nowhere', '/new/don']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectNoViolation(page, path)
    }
    await openTable(page, 'don', 4)
    await page.getByRole('button', { name: 'Sit here, too' }).first().click()
    await page.getByText('Fair draws').click()
    await expectNoViolation(page, 'lobby')
  })

  for (const game of GAMES)
    test(`the table of ${game} can be used by everybody: ${theme}`, async ({ visit }) => {
      const page = await visit('/', preferences)
      await playNow(page, game)
      await nextPrompt(page)
      await page.getByTestId('all-choices').click()
      await expectNoViolation(page, 'playing')
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await expectNoViolation(page, 'menu')
      await page.keyboard.press('Escape')
      await letBotPlay(page)
      await expect(page.getByTestId('result')).toBeVisible({ timeout: 120_000 })
      await expect(page.getByRole('heading', { name: 'Costliest decisions' })).toBeVisible({ timeout: 40_000 })
      await expectNoViolation(page, 'after')
    })
}
