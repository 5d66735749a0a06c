import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from './findChromium.ts'
import { fillDirectory } from '#tests/support/db/filledDirectory.ts'
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
  const { variables, close } = await openDemo()
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
    { stdio: 'inherit', env: { ...process.env, ...variables, ...browser } },
  )
  await close()
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The database with the demo, whose copies the servers of the workers begin with. */
async function openDemo() {
  const seeded = await openSeededPostgres()
  if (seeded) {
    const { postgres, sources, today, close } = seeded
    return { variables: { JOURNEY_POSTGRES: postgres, JOURNEY_TEMPLATE: sources[today] }, close }
  }
  const directory = await mkdtemp(join(tmpdir(), 'waymark-demo-'))
  await fillDirectory(directory)
  return { variables: { JOURNEY_DATA: directory }, close: () => rm(directory, { recursive: true, force: true }) }
}
