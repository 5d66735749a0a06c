import type { Page } from '@playwright/test'
import { record, slowNetwork } from '#tests/bench/wire.ts'
import { arriveAs, expect, test } from '../person.ts'

/**
 * The budget of a first load: the requests and bytes over the wire of a page that shows its data and rests. Neither time
 * nor what is there at some moment is measured, so that the machine does not count: what the application loads once the
 * browser is idle is held back, and everything else is awaited. Each file costs a request, so neither number may be
 * lowered at the expense of the other (decision 0018). The typeface and the icon of the tab are not counted: the screen
 * shows without them.
 *
 * So are the fibers and hooks of React of four screens, which tell how much work drawing them is. The limits are what was
 * reached and at most a tenth more. How often styles are computed and how many tasks are long depends on the machine:
 * the bench of first loads counts those.
 */
const traveler = 'traveller@aurora.example'
const everything = 'everything@aurora.example'

interface Screen {
  name: string
  login: string
  /** Its address, or the link to it on a page that lists it. */
  path: string
  link?: string
  /** Selectors of what shows once the data is there. */
  data: string[]
  requests: number
  kilobytes: number
  /** At most so many fibers and hooks of React when it rests. */
  work?: { fibers: number; hooks: number }
}

const screens: Screen[] = [
  {
    name: 'Home',
    login: traveler,
    path: '/en-us/home',
    data: ['main[data-route="home"] li', 'main[data-route="home"] dd'],
    requests: 29,
    kilobytes: 286,
    work: { fibers: 1100, hooks: 1270 },
  },
  {
    name: 'the list of trips',
    login: traveler,
    path: '/en-us/dashboard/trips',
    data: ['main[data-route="tripsList"] article li'],
    requests: 25,
    kilobytes: 277,
    work: { fibers: 930, hooks: 780 },
  },
  {
    name: 'a trip',
    login: traveler,
    path: '/en-us/dashboard/trips',
    link: 'main article a[href*="/dashboard/trips/"]',
    data: ['main[data-route="trip"] li'],
    requests: 31,
    kilobytes: 299,
  },
  {
    name: 'personal data',
    login: traveler,
    path: '/en-us/dashboard/profile/personal',
    data: ['main[data-route="personal"] input'],
    requests: 53,
    kilobytes: 448,
  },
  {
    name: 'the list of employees',
    login: everything,
    path: '/en-us/admin/employees',
    data: ['main[data-route="employees"] tbody a'],
    requests: 42,
    kilobytes: 397,
  },
  {
    name: 'an employee',
    login: everything,
    path: '/en-us/admin/employees',
    link: 'main tbody a[href$="/edit-employee"]',
    data: ['main[data-route="editEmployee"] input'],
    requests: 52,
    kilobytes: 412,
    work: { fibers: 1580, hooks: 4250 },
  },
  {
    name: 'the scores of the company',
    login: everything,
    path: '/en-us/score/company?period=months12',
    data: ['main[data-route="scoreCompany"] table tbody tr'],
    requests: 35,
    kilobytes: 304,
    work: { fibers: 1180, hooks: 965 },
  },
  {
    name: 'the board of travelers',
    login: everything,
    path: '/en-us/arranger/profiles',
    data: ['main[data-route="arranger-profiles"] tbody tr'],
    requests: 35,
    kilobytes: 309,
  },
  {
    name: 'the list of events',
    login: everything,
    path: '/en-us/events',
    data: ['main[data-route="groupTravel"] :is(li, tbody tr)'],
    requests: 29,
    kilobytes: 287,
  },
]

for (const { name, login, path, link, data, requests, kilobytes, work } of screens)
  test(`the first load of ${name} takes at most ${requests} requests and ${kilobytes} kB @main`, async ({
    page,
    context,
  }) => {
    await arriveAs(page, login, path)
    const address = link ? await addressOf(page, link) : path
    // A page that is closed while it starts may take a token with it that the next one needs.
    if (!link) for (const part of data) await expect(page.locator(part).first()).toBeAttached()
    await page.close()
    // A new page with an empty browser cache, signed in by the tokens in its storage.
    const fresh = await context.newPage()
    const cdp = await context.newCDPSession(fresh)
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
    const wire = await record(cdp)
    await cdp.send('Network.emulateNetworkConditions', slowNetwork)
    await fresh.addInitScript(neverIdle)
    await fresh.goto(address, { waitUntil: 'commit' })
    for (const part of data) await expect(fresh.locator(part).first()).toBeAttached()
    await fresh.waitForLoadState('networkidle')
    const loaded = wire().filter(({ url }) => !/\.woff2$|favicon/.test(url))
    const sum = loaded.reduce((total, { bytes }) => total + bytes, 0)
    const list = loaded.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
    // The page's code loads before it is known which additions the backend has.
    expect(list).not.toContain('/NotOffered-')
    expect(loaded.length, list).toBeLessThanOrEqual(requests)
    expect(sum / 1000, list).toBeLessThanOrEqual(kilobytes)
    if (work) {
      const done = await fresh.evaluate(countWork)
      expect(done.fibers, 'fibers').toBeLessThanOrEqual(work.fibers)
      expect(done.hooks, 'hooks').toBeLessThanOrEqual(work.hooks)
    }
    await fresh.close()
  })

async function addressOf(page: Page, link: string): Promise<string> {
  const href = await page.locator(link).first().getAttribute('href')
  return href ?? ''
}

/**
 * Runs in the page: the application loads what the first screen does not need once the browser is idle
 * (`app/watchFirstScreen`), which happens before the data shows where the network is slower than the processor, or after.
 */
function neverIdle() {
  window.requestIdleCallback = () => 0
}

/** A component or element in the tree of React, as far as it is counted. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  tag: number
  memoizedState: Hook | null
}
interface Hook {
  next: Hook | null
}

/** Runs in the page: the fibers of React's tree, and the hooks of its function components. */
function countWork(): { fibers: number; hooks: number } {
  const done = { fibers: 0, hooks: 0 }
  const componentTags = [0, 11, 15]
  const visit = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      done.fibers += 1
      if (componentTags.includes(fiber.tag))
        for (let hook = fiber.memoizedState; hook; hook = hook.next) done.hooks += 1
      visit(fiber.child)
    }
  }
  const root = document.getElementById('root') ?? {}
  const [container] = Object.entries(root).flatMap(([key, value]) =>
    key.startsWith('__reactContainer') ? [value] : [],
  )
  visit((container as { stateNode: { current: Fiber } }).stateNode.current)
  return done
}
