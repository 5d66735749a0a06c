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
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Toronto',
    // Requests of a page under a service worker cannot be intercepted; its own journey lets it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    ...(process.env.CHROMIUM && {
      launchOptions: {
        executablePath: process.env.CHROMIUM,
        args: chromiumArguments,
      },
    }),
  },
})
