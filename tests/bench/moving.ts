import type { Page } from '@playwright/test'
import { type Figure, report } from './figures.ts'
import { during, median, openSlow, slowDown, type Took, withServer } from './slowPages.ts'

/**
 * The time of moving from one screen to the next, on a processor slowed down four times. The code of the screens is in
 * the browser's cache, their data is not in the application's. `node tests/bench/moving.ts 5` makes five rounds.
 */
const rounds = Number(process.argv[2] ?? 5)

interface Move {
  of: string
  /** The element to click; without it, the browser goes back. */
  click?: string
  /** Shown by the next screen as soon as its data is there. */
  data: string
  /** Opens something on the same screen. */
  isPanel?: boolean
}

const menu = (path: string) => `nav a[href$="${path}"]`
const personal = 'a[href$="/profile/personal"]'
const rowLink = (route: string) => `main[data-route="${route}"] th[role="rowheader"] a`

/** Walks from the first path on, of a person. */
const walks: { login: string; path: string; moves: Move[] }[] = [
  {
    login: 'traveller@aurora.example',
    path: '/en-us/home',
    moves: [
      { of: 'Home to trips', click: menu('/dashboard/trips'), data: 'main[data-route="tripsList"] article li' },
      {
        of: 'Trips to a trip',
        click: 'main[data-route="tripsList"] article a[href*="/dashboard/trips/"]',
        data: 'main[data-route="trip"] li time',
      },
      { of: 'Account panel', click: 'role=button[name=/^Account/]', data: personal, isPanel: true },
      {
        of: 'Trip to personal information',
        click: personal,
        data: 'main[data-route="personal"] input[autocomplete="given-name"]',
      },
      { of: 'Back to the trip', data: 'main[data-route="trip"] li time' },
      { of: 'Trip to home', click: menu('/home'), data: 'main[data-route="home"] dd' },
    ],
  },
  {
    login: 'admin@aurora.example',
    path: '/en-us/home',
    moves: [
      { of: 'Home to employees', click: menu('/admin/employees'), data: rowLink('employees') },
      {
        of: 'Employees to an employee',
        click: rowLink('employees'),
        data: 'main[data-route="editEmployee"] form input',
      },
    ],
  },
  {
    login: 'finance@aurora.example',
    path: '/en-us/score/company',
    moves: [
      { of: 'Scores to a group', click: rowLink('scoreCompany'), data: rowLink('scoreGroup') },
      { of: 'Scores to a cost center', click: rowLink('scoreGroup'), data: rowLink('costCenterDetail') },
      {
        of: "Scores to a traveler's",
        click: rowLink('costCenterDetail'),
        data: 'main[data-route="travellerDetail"] tbody tr:not([aria-hidden])',
      },
    ],
  },
]

interface Moved extends Took {
  /** Until the next screen shows, of itself or as a skeleton, and until its data does. */
  screenMs: number
  dataMs: number
}

/** Notes when the click comes, the screen changes and the data shows. */
async function move(page: Page, { click, data, isPanel = false }: Move): Promise<Moved> {
  const times = page.evaluate(
    ([selector, isSame]) =>
      new Promise<{ screenMs: number; dataMs: number }>((done) => {
        const { route: before } = document.querySelector<HTMLElement>('main[data-route]')!.dataset
        let clicked = 0
        let screenMs = 0
        const isShown = (at: string) => (document.querySelector(at)?.getBoundingClientRect().width ?? 0) > 0
        const look = () => {
          const { route } = document.querySelector<HTMLElement>('main[data-route]')?.dataset ?? {}
          // After the frame in which it is there has been painted.
          if (clicked > 0)
            setTimeout(() => {
              const since = performance.now() - clicked
              if (screenMs === 0 && (isSame || route !== before)) screenMs = since
              if (screenMs > 0 && isShown(selector)) done({ screenMs, dataMs: since })
              else requestAnimationFrame(look)
            })
          else requestAnimationFrame(look)
        }
        const start = (event: Event) => (clicked = event.timeStamp)
        addEventListener('click', start, { capture: true, once: true })
        addEventListener('popstate', start, { capture: true, once: true })
        requestAnimationFrame(look)
      }),
    [data, isPanel] as const,
  )
  const took = await during(page, async () => {
    if (click) {
      const link = page.locator(click).first()
      await link.hover()
      await page.waitForTimeout(150)
      await page.mouse.down()
      await page.mouse.up()
    } else await page.evaluate(() => history.back())
    await times
  })
  return { ...took, ...(await times) }
}

const moved = new Map<string, Moved[]>()
await withServer(
  () => Promise.resolve(),
  async (browser, address) => {
    for (const { login, path, moves } of walks) {
      const page = await openSlow(browser, address, login, path)
      for (let round = 0; round <= rounds; round++) {
        await slowDown(page, path)
        for (const each of moves) {
          const took = await move(page, each)
          // The first round meets code that no browser has seen before.
          if (round > 0) moved.set(each.of, [...(moved.get(each.of) ?? []), took])
        }
      }
      await page.close()
    }
  },
)

const of = (some: readonly Moved[], what: keyof Moved) => median(some.map((one) => one[what]))
report(
  [...moved].flatMap(([name, some]): Figure[] => [
    { of: name, what: 'click to next paint', value: of(some, 'paintMs'), unit: 'ms', bar: 100 },
    { of: name, what: 'longest task', value: of(some, 'taskMs'), unit: 'ms', bar: 100 },
    { of: name, what: 'next screen', value: of(some, 'screenMs'), unit: 'ms' },
    { of: name, what: 'its data', value: of(some, 'dataMs'), unit: 'ms' },
  ]),
)
