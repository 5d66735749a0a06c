import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import type { RouteRow } from '@/routes/row'
import { chromiumArguments, findChromium } from '../journeys/findChromium.ts'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'
import { type Options, readOptions } from './options.ts'
import { shoot, type Shot } from './pictures.ts'
import { report } from './report.ts'
import { nameOf, type Screen } from './screen.ts'
import { allScreens } from './screens.ts'
import { sheet } from './sheet.ts'
import { openTurn, type Turn, turnsOf } from './turns.ts'

/** Pictures every screen of the built application on the server as a company starts it, and lays them on one page. */

const sideBySide = 2

interface Run {
  browser: Browser
  address: string
  table: Record<string, RouteRow>
  options: Options
}

async function takeTurn(turn: Turn, { browser, address, table, options }: Run): Promise<Shot[]> {
  const { locale, width } = turn
  const { themes, out } = options
  const { context, token } = await openTurn(browser, address, turn)
  const measures = { targets: locale === options.languages[0], narrowest: width === options.widths[0] }
  const at = { context, token, table, locale, width, themes, measures, out }
  const shots: Shot[] = []
  for (const screen of turn.screens)
    // A busy machine may be late once. A second failure counts.
    shots.push(
      await shoot(screen, at).catch(() => shoot(screen, at).catch((error: unknown) => missing(screen, turn, error))),
    )
  await context.close()
  return shots
}

function missing(screen: Screen, { width, locale }: Turn, error: unknown): Shot {
  const text = String(error).split('\n').slice(0, 4).join(' ')
  return { pictures: [], findings: [{ screen: nameOf(screen), width, language: locale, kind: 'not shown', text }] }
}

/** The table as the application has it: its modules name each other as only its bundler understands. */
async function loadTable(): Promise<Record<string, RouteRow>> {
  const { module } = await runnerImport<{ table: Record<string, RouteRow> }>('./src/routes/table.ts', {
    configFile: false,
    resolve: { alias: [{ find: /^@\//, replacement: `${resolve('src')}/` }] },
    logLevel: 'error',
  })
  return module.table
}

function wanted(screens: readonly Screen[], { only }: Options): Screen[] {
  const isWanted = (screen: Screen) => only.some((part) => screen.place === part || nameOf(screen).includes(part))
  const found = only.length > 0 ? screens.filter(isWanted) : [...screens]
  if (found.length === 0) throw new Error(`No screen is called ${only.join(' or ')}.`)
  return found
}

async function withServer<Result>(act: (address: string) => Promise<Result>): Promise<Result> {
  const [port, folder] = [String(await freePort()), await mkdtemp(join(tmpdir(), 'waymark-screens-'))]
  const address = `http://localhost:${port}`
  const server = startServer({ PORT: port, PUBLIC_URL: address, DATA_DIR: folder })
  try {
    await server.ready()
    return await act(address)
  } finally {
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

async function withBrowser<Result>(
  executablePath: string,
  act: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    return await act(browser)
  } finally {
    await browser.close()
  }
}

async function takeAll(turns: Turn[], run: Run): Promise<Shot> {
  const shots: Shot[] = []
  const takeTurns = async () => {
    for (let turn = turns.shift(); turn; turn = turns.shift()) shots.push(...(await takeTurn(turn, run)))
  }
  await Promise.all(Array.from({ length: sideBySide }, takeTurns))
  return {
    pictures: shots.flatMap(({ pictures }) => pictures),
    findings: shots.flatMap(({ findings }) => findings),
  }
}

async function main(options: Options): Promise<number> {
  const began = Date.now()
  const executablePath = findChromium()
  process.chdir(options.from)
  if (!existsSync('dist/index.html')) throw new Error('There is no built application: run "npm run build" first.')
  const table = await loadTable()
  const screens = wanted(allScreens(table), options)
  await mkdir(options.out, { recursive: true })
  const shot = await withServer((address) =>
    withBrowser(executablePath, (browser) => takeAll(turnsOf(screens, options), { browser, address, table, options })),
  )
  const taken = { screens, ...shot, seconds: Math.round((Date.now() - began) / 1000) }
  await writeFile(join(options.out, 'index.html'), await sheet(taken, options))
  return report(taken, options.out)
}

try {
  const options = readOptions(process.argv.slice(2))
  process.exitCode = options ? await main(options) : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
