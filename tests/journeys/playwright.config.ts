import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = process.env.JOURNEY_PORT ?? '4180'
const address = `http://localhost:${port}`
// The configuration is read again by every worker; the data belongs to the run.
const dataDir = (process.env.JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), 'waymark-journeys-')))

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'America/Toronto',
    // Requests of a page under a service worker cannot be intercepted; its own journey lets it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    cwd: '../..',
    url: `${address}/health/ready`,
    env: { PORT: port, PUBLIC_URL: address, DATA_DIR: dataDir, DATABASE_URL: '' },
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
