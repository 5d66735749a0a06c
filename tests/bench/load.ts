import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../journeys/findChromium.ts'
import { enterPassword } from '../journeys/person.ts'
import { coldLoad, type Load } from './coldLoad.ts'
import { serveFloor } from './floors/floors.ts'

/**
 * First loads beside two floors, on slow 4G with a processor four times slower: a bare React page, and a page that uses
 * every library of the product once and is tuned as far as it goes. Runs take turns, so that ratios hold on a busy
 * machine. `node tests/bench/load.ts 5` makes five runs; it takes the build that is there, or makes one.
 */
const runs = Number(process.argv[2] ?? 5)
const [appPort, barePort, tunedPort] = [4171, 4172, 4173]
const app = `http://localhost:${appPort}`
const folder = mkdtempSync(join(tmpdir(), 'waymark-load-'))

const signIn = new URLSearchParams({
  client_id: 'waymark-web',
  response_type: 'code',
  redirect_uri: `${app}/oidc-login`,
  scope: 'openid profile',
  state: 'bench',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
})

const targets = {
  bare: { url: `http://localhost:${barePort}/`, ready: '#ready' },
  tuned: { url: `http://localhost:${tunedPort}/`, ready: '#ready && #data tr' },
  'sign-in': { url: `${app}/identity/auth?${signIn}`, ready: 'input[name="password"]' },
  home: { url: `${app}/en-us/home`, ready: 'main[data-route="home"] li && main[data-route="home"] dd' },
  trips: { url: `${app}/en-us/dashboard/trips`, ready: 'main[data-route="tripsList"] article li' },
}
type Name = keyof typeof targets
const floorOf: Partial<Record<Name, Name>> = { 'sign-in': 'bare', home: 'tuned', trips: 'tuned' }
/** At most so many times the floor: first paint, usable, blocking. */
const bars: Partial<Record<Name, readonly [number, number, number]>> = {
  'sign-in': [1, 1, 1],
  home: [1.2, 1.4, 1.5],
  trips: [1.2, 1.4, 1.5],
}

const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  })

async function signedIn() {
  const browser = await launch()
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${app}/en-us/home`)
  await enterPassword(page, 'traveller@aurora.example')
  await page.locator('main[data-route="home"] dd').first().waitFor()
  const state = await page.context().storageState()
  await browser.close()
  return state
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const of = (loads: Load[], what: keyof Load) => median(loads.map((load) => load[what]))

function print(all: Map<Name, Load[]>, again: Map<Name, Load>) {
  const heads = ['first paint', 'usable', 'blocking', 'requests', 'kB', '2nd visit, code bytes']
  console.log(`Slow 4G, processor 4× slower, medians of ${runs}; ms (ratio to the floor, bar)`)
  console.log(`${''.padEnd(9)}${heads.map((head) => head.padStart(23)).join('')}`)
  for (const [name, loads] of all) {
    const floor = all.get(floorOf[name] ?? name) ?? loads
    const times = (['firstPaintMs', 'usableMs', 'blockingMs'] as const).map((what, index) => {
      const bar = bars[name]?.[index]
      const ratio = bar ? ` (${(of(loads, what) / Math.max(1, of(floor, what))).toFixed(2)}, ≤ ${bar})` : ''
      return `${of(loads, what).toFixed(0)}${ratio}`
    })
    const counts = [of(loads, 'requests').toFixed(0), (of(loads, 'bytes') / 1000).toFixed(0)]
    const cells = [...times, ...counts, again.get(name)?.codeBytes.toFixed(0) ?? '']
    console.log(`${name.padEnd(9)}${cells.map((cell) => cell.padStart(23)).join('')}`)
  }
}

if (!existsSync('dist/index.html')) spawnSync('npm', ['run', 'build'], { stdio: 'inherit' })
const floors = await Promise.all([
  serveFloor('bare', join(folder, 'bare'), barePort),
  serveFloor('tuned', join(folder, 'tuned'), tunedPort),
])
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, PORT: String(appPort), PUBLIC_URL: app, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  const isUp = () =>
    fetch(`${app}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; tries < 240 && !(await isUp()); tries++) await new Promise((resolve) => setTimeout(resolve, 250))
  const state = await signedIn()
  const all = new Map<Name, Load[]>()
  const again = new Map<Name, Load>()
  const names = Object.keys(targets) as Name[]
  const storage = (name: Name) => (floorOf[name] === 'tuned' ? { state } : {})
  for (let run = 0; run < runs; run++)
    for (const name of names)
      all.set(name, [...(all.get(name) ?? []), await coldLoad(launch, { ...targets[name], ...storage(name) })])
  for (const name of ['home', 'trips'] as const)
    again.set(name, await coldLoad(launch, { ...targets[name], state, isAgain: true }))
  print(all, again)
} finally {
  server.kill()
  for (const floor of floors) floor.close()
  rmSync(folder, { recursive: true, force: true })
}
