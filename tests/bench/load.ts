import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../journeys/findChromium.ts'
import { enterPassword } from '../journeys/person.ts'
import { coldLoad, type Load, signInLoad } from './coldLoad.ts'
import { type Figure, report } from './figures.ts'
import { serveFloor } from './floors/floors.ts'
import { peerFigures } from './peers.ts'

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

const bare = 'Floor: bare React page'
const tuned = 'Floor: every library, tuned'

interface Target {
  url: string
  ready: string
  /** The login of its reader; without one nobody is signed in. */
  login?: string
  /** The floor, and at most so many times its first paint, usable and blocking. */
  floor?: typeof bare | typeof tuned
  bars?: readonly [number, number, number]
  mostKilobytes?: number
}
const traveler = 'traveller@aurora.example'

const targets: Record<string, Target> = {
  [bare]: { url: `http://localhost:${barePort}/`, ready: '#ready' },
  [tuned]: { url: `http://localhost:${tunedPort}/`, ready: '#ready && #data tr' },
  'Sign-in page': {
    url: `${app}/identity/auth?${signIn}`,
    ready: 'input[name="password"]',
    floor: bare,
    bars: [1, 1, 1],
  },
  Home: {
    url: `${app}/en-us/home`,
    ready: 'main[data-route="home"] li && main[data-route="home"] dd',
    login: traveler,
    floor: tuned,
    bars: [1.2, 1.5, 1.5],
    mostKilobytes: 240,
  },
  Trips: {
    url: `${app}/en-us/dashboard/trips`,
    ready: 'main[data-route="tripsList"] article li',
    login: traveler,
    floor: tuned,
    bars: [1.2, 1.4, 1.5],
    mostKilobytes: 240,
  },
  'Company scores': {
    url: `${app}/en-us/score/company`,
    ready: 'main[data-route="scoreCompany"] table tbody tr',
    login: 'finance@aurora.example',
    floor: tuned,
    bars: [1.2, 2, 3],
  },
  'Find travelers': {
    url: `${app}/en-us/find-travelers?p=now`,
    ready: 'main[data-route="reports"] :is(table tbody tr, article)',
    login: 'risk@aurora.example',
    floor: tuned,
    bars: [1.2, 2, 3],
  },
}

type State = Awaited<ReturnType<typeof signedIn>>

const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  })

async function signedIn(login: string) {
  const browser = await launch()
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${app}/en-us/home`)
  await enterPassword(page, login)
  await page.waitForURL(`${app}/en-us/home`)
  await page.locator('main[data-route="home"] h1').waitFor()
  const state = await page.context().storageState()
  await browser.close()
  return state
}

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const of = (loads: Load[] = [], what: keyof Load) => middle(loads.map((load) => load[what]))

function figuresOf(name: string, { floor, bars, mostKilobytes }: Target, all: ReadonlyMap<string, Load[]>): Figure[] {
  const loads = all.get(name)
  const times = (['firstPaintMs', 'usableMs', 'blockingMs'] as const).map((what, at): Figure => {
    const ratio = floor && bars && { floor: of(all.get(floor), what), bar: bars[at]! }
    return { of: name, what: heads[what], value: of(loads, what), unit: 'ms', ...ratio }
  })
  const most = mostKilobytes && { bar: mostKilobytes }
  return [
    ...times,
    { of: name, what: 'requests until ready', value: of(loads, 'requests'), unit: '' },
    { of: name, what: 'styles computed', value: of(loads, 'styles'), unit: '' },
    { of: name, what: 'tasks over 50 ms', value: of(loads, 'longTasks'), unit: '' },
    { of: name, what: 'sent until ready', value: of(loads, 'bytes') / 1000, unit: 'kB', ...most },
  ]
}
const heads = { firstPaintMs: 'first paint', usableMs: 'usable', blockingMs: 'blocking' }

/** The second visit, when the service worker has the code, and the way over the sign-in page. */
async function otherVisits(all: ReadonlyMap<string, Load[]>, state: State): Promise<Figure[]> {
  const { url, ready } = targets.Home!
  const again: Load[] = []
  const sent: number[] = []
  for (let run = 0; run < runs; run++) {
    again.push(await coldLoad(launch, { url, ready, state, isAgain: true }))
    sent.push(await signInLoad(launch, { url, ready, enter: (page) => enterPassword(page, traveler) }))
  }
  const floorOf = (floor: string, what: keyof Load) => of(all.get(floor), what)
  const name = 'Home, second visit'
  return [
    {
      of: name,
      what: 'first paint',
      value: of(again, 'firstPaintMs'),
      unit: 'ms',
      floor: floorOf(bare, 'firstPaintMs'),
      bar: 0.5,
    },
    {
      of: name,
      what: 'usable',
      value: of(again, 'usableMs'),
      unit: 'ms',
      floor: floorOf(tuned, 'usableMs'),
      bar: 0.6,
    },
    { of: name, what: 'code sent', value: of(again, 'codeBytes') / 1000, unit: 'kB', bar: 0 },
    {
      of: 'Home after signing in',
      what: 'usable',
      value: middle(sent),
      unit: 'ms',
      floor: floorOf(tuned, 'usableMs'),
    },
  ]
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
  const states = new Map<string, State>()
  for (const { login } of Object.values(targets)) if (login) states.set(login, await signedIn(login))
  const all = new Map<string, Load[]>()
  for (let run = 0; run < runs; run++)
    for (const [name, { url, ready, login = '' }] of Object.entries(targets)) {
      const state = states.get(login)
      const load = await coldLoad(launch, { url, ready, ...(state && { state }) })
      all.set(name, [...(all.get(name) ?? []), load])
    }
  report([
    ...Object.entries(targets).flatMap(([name, target]) => figuresOf(name, target, all)),
    ...(await otherVisits(all, states.get(traveler)!)),
    ...peerFigures,
  ])
} finally {
  server.kill()
  for (const floor of floors) floor.close()
  rmSync(folder, { recursive: true, force: true })
}
