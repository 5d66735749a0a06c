import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './findChromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // Ends a hang and nothing else: five tabs that open at once on two busy processors take longer than one tab.
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Toronto',
    // Requests of a page under a service worker cannot be intercepted, so only its own journey allows it.
    serviceWorkers: 'block',
    // A trace of every step takes a third of a run, so only TRACE=1 requests it, where a journey fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    ...(process.env.CHROMIUM && {
      launchOptions: {
        executablePath: process.env.CHROMIUM,
        args: chromiumArguments,
      },
    }),
  },
})
