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
  // A machine that does something else for a while fails nobody; what passed only the second time is listed as flaky.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: browser() },
    trace: 'retain-on-failure',
  },
  // What is measured by the clock has the machine to itself, after all the rest (`--no-deps`: at once).
  projects: [
    { name: 'house', testIgnore: 'speed.spec.ts' },
    { name: 'speed', testMatch: 'speed.spec.ts', dependencies: ['house'], fullyParallel: false },
  ],
})
