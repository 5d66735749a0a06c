import type { Page } from '@playwright/test'
import { record, slowNetwork } from '#tests/bench/wire.ts'
import { arriveAs, expect, test } from '../person.ts'

/**
 * The budget of a first load: the requests and bytes over the wire of a page that shows its data and rests. Neither time
 * nor what is there at some moment is measured, so that the machine does not count: what the application loads once the
 * browser is idle is held back, and everything else is awaited. Each file costs a request, so neither number may be
 * lowered at the expense of the other (decision 0018). The typeface and the icon of the tab are not counted: the screen
 * shows without them.
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
}

const screens: Screen[] = [
  {
    name: 'Home',
    login: traveler,
    path: '/en-us/home',
    data: ['main[data-route="home"] li', 'main[data-route="home"] dd'],
    requests: 25,
    kilobytes: 283,
  },
  {
    name: 'the list of trips',
    login: traveler,
    path: '/en-us/dashboard/trips',
    data: ['main[data-route="tripsList"] article li'],
    requests: 21,
    kilobytes: 275,
  },
  {
    name: 'a trip',
    login: traveler,
    path: '/en-us/dashboard/trips',
    link: 'main article a[href*="/dashboard/trips/"]',
    data: ['main[data-route="trip"] li'],
    requests: 26,
    kilobytes: 295,
  },
  {
    name: 'personal data',
    login: traveler,
    path: '/en-us/dashboard/profile/personal',
    data: ['main[data-route="personal"] input'],
    requests: 49,
    kilobytes: 440,
  },
  {
    name: 'the list of employees',
    login: everything,
    path: '/en-us/admin/employees',
    data: ['main[data-route="employees"] tbody a'],
    requests: 41,
    kilobytes: 395,
  },
  {
    name: 'an employee',
    login: everything,
    path: '/en-us/admin/employees',
    link: 'main tbody a[href$="/edit-employee"]',
    data: ['main[data-route="editEmployee"] input'],
    requests: 47,
    kilobytes: 401,
  },
  {
    name: 'the board of travelers',
    login: everything,
    path: '/en-us/arranger/profiles',
    data: ['main[data-route="arranger-profiles"] tbody tr'],
    requests: 30,
    kilobytes: 307,
  },
  {
    name: 'the list of events',
    login: everything,
    path: '/en-us/events',
    data: ['main[data-route="groupTravel"] :is(li, tbody tr)'],
    requests: 25,
    kilobytes: 275,
  },
]

for (const { name, login, path, link, data, requests, kilobytes } of screens)
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
