import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { findChromium } from './findChromium.ts'
import { openSeededPostgres } from '#tests/support/db/seededPostgres.ts'
import { otherBrowserJourneys, requireBrowser } from './otherBrowser.ts'

/**
 * Runs the browser journeys. Arguments after the command go to Playwright (`npm run journeys -- -g "books"`). With
 * `--main` only those tagged @main run: what a browser alone can prove, and one way through the product for each kind of
 * person. With `--browser firefox` or `--browser webkit` only a few run there, unless the command names others.
 */
try {
  const args = process.argv.slice(2).map((argument) => (argument === '--main' ? '--grep=@main' : argument))
  const options = { browser: { type: 'string', default: 'chromium' }, grep: { type: 'string', short: 'g' } } as const
  const { values, positionals } = parseArgs({ args, options, strict: false, allowPositionals: true })
  const isChromium = values.browser === 'chromium'
  if (!isChromium) requireBrowser(String(values.browser))
  const names = isChromium || values.grep !== undefined || positionals.length > 0 ? [] : otherBrowserJourneys
  const browser = isChromium && { CHROMIUM: findChromium() }
  const seeded = await openSeededPostgres()
  const database = seeded && { JOURNEY_POSTGRES: seeded.postgres, JOURNEY_TEMPLATE: seeded.sources[seeded.today] }
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/journeys/playwright.config.ts',
      ...args,
      ...names,
    ],
    { stdio: 'inherit', env: { ...process.env, ...database, ...browser } },
  )
  await seeded?.close()
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
