import { spawnSync } from 'node:child_process'
import { findChromium } from './findChromium.ts'

/** Runs the browser journeys; what stands after the command goes to Playwright (`npm run journeys -- -g "books"`). */
try {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/journeys/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM: findChromium() } },
  )
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
