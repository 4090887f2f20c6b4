import { defineConfig } from '@playwright/test'
import { execFileSync } from 'node:child_process'

// Debian's browser; none is ever downloaded.
function browser(): string | undefined {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      // The next name, then.
    }
  }
}

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: browser() },
    trace: 'retain-on-failure',
  },
})
