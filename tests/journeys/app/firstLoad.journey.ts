import type { Page } from '@playwright/test'
import { record, slowNetwork } from '#tests/bench/wire.ts'
import { arriveAs, expect, test } from '../person.ts'

/**
 * The budget of a first load: requests and bytes over the wire until its data shows. Time is not measured: the network
 * is as slow as a mobile one, so that files the screen waits for come before the others. Each file costs a request, so
 * neither number may be lowered at the expense of the other (decision 0018). The typeface and the icon of the tab are
 * not counted: they come before the data where the server is slow, and the screen shows without them.
 */
const traveler = 'traveller@aurora.example'
const everything = 'everything@aurora.example'

interface Screen {
  name: string
  login: string
  /** Its address, or the link to it on a page that lists it. */
  path: string
  link?: string
  /** Shows once the data is there; all of them. */
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
    kilobytes: 280,
  },
  {
    name: 'the list of trips',
    login: traveler,
    path: '/en-us/dashboard/trips',
    data: ['main[data-route="tripsList"] article li'],
    requests: 22,
    kilobytes: 272,
  },
  {
    name: 'a trip',
    login: traveler,
    path: '/en-us/dashboard/trips',
    link: 'main article a[href*="/dashboard/trips/"]',
    data: ['main[data-route="trip"] li'],
    requests: 24,
    kilobytes: 282,
  },
  {
    name: 'personal data',
    login: traveler,
    path: '/en-us/dashboard/profile/personal',
    data: ['main[data-route="personal"] input'],
    // The code of the sections below may come before the first section shows.
    requests: 33,
    kilobytes: 325,
  },
  {
    name: 'the list of employees',
    login: everything,
    path: '/en-us/admin/employees',
    data: ['main[data-route="employees"] tbody a'],
    requests: 29,
    kilobytes: 293,
  },
  {
    name: 'an employee',
    login: everything,
    path: '/en-us/admin/employees',
    link: 'main tbody a[href$="/edit-employee"]',
    data: ['main[data-route="editEmployee"] input'],
    requests: 38,
    kilobytes: 335,
  },
  {
    name: 'the board of travelers',
    login: everything,
    path: '/en-us/arranger/profiles',
    data: ['main[data-route="arranger-profiles"] tbody tr'],
    requests: 28,
    kilobytes: 300,
  },
  {
    name: 'the list of events',
    login: everything,
    path: '/en-us/events',
    data: ['main[data-route="groupTravel"] :is(li, tbody tr)'],
    requests: 25,
    kilobytes: 271,
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
    await fresh.addInitScript(noteShown, data)
    await fresh.goto(address, { waitUntil: 'commit' })
    const ms = await fresh
      .waitForFunction(() => (window as unknown as Shown).shownAt, null, { polling: 100, timeout: 60_000 })
      .then((shownAt) => shownAt.jsonValue())
      .catch(async (error: unknown) => {
        const waiting = wire().flatMap(({ end, url }) => (end === Infinity ? [url] : []))
        const shown = await fresh.locator('body').innerText()
        throw new Error(`${fresh.url()} waits for ${waiting.join(', ')}, and shows: ${shown}`, { cause: error })
      })
    const all = wire()
    const began = Math.min(...all.map(({ start }) => start))
    // Parts beside the page, and the lists that fields open, load while it does: before or after its data.
    const isBeside = (url: string) =>
      /\.woff2$|favicon|\/(BesidePage|SearchCombo|getScrollParent|useTextField)-/.test(url)
    const loaded = all.filter(({ end, url }) => (end - began) * 1000 <= (ms ?? 0) && !isBeside(url))
    const sum = loaded.reduce((total, { bytes }) => total + bytes, 0)
    const list = loaded.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
    expect(loaded.length, list).toBeLessThanOrEqual(requests)
    expect(sum / 1000, list).toBeLessThanOrEqual(kilobytes)
    // The parts that load afterwards are not measured.
    await fresh.close()
  })

async function addressOf(page: Page, link: string): Promise<string> {
  const href = await page.locator(link).first().getAttribute('href')
  return href ?? ''
}

interface Shown {
  shownAt?: number
}

/**
 * Runs in the page: keeps the time, in milliseconds since the start, at which everything of the selectors is in the
 * document. It looks with each change: on a busy machine the next frame comes so late that parts which load after the
 * data are there before it.
 */
function noteShown(selectors: string[]) {
  const isThere = (selector: string) => document.querySelector(selector) !== null
  const observer = new MutationObserver(() => {
    if (!selectors.every(isThere)) return
    Object.assign(window, { shownAt: performance.now() })
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}
