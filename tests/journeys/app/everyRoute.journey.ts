import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { runnerImport } from 'vite'
import type { Role } from '#contract/session/roles.ts'
import type { RouteRow } from '@/routes/row'
import type { RouteName } from '@/routes/table'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { screensOfRoutes } from '#tests/screens/routes.ts'
import { visit, type Visit } from '#tests/screens/visit.ts'
import { type Reader, shownData } from './shownData.ts'

/**
 * Every page with the data it is for, and every address for people who may open few. The pages of each reader are in
 * `shownData.ts`.
 */
const readers = {
  traveller: '/en-us/home',
  guest: '/en-us/home',
  newhire: '/en-us/home',
  newcomer: '/en-us/registration',
  nobody: '/en-us/sandbox',
  arranger: '/en-us/home',
  organiser: '/en-us/home',
  guestmanager: '/en-us/home',
  finance: '/en-us/home',
  risk: '/en-us/home',
  admin: '/en-us/home',
  agent: '/en-us/help-desk/agent',
} satisfies Record<Reader, string>

const loginOf = (reader: Reader) => `${reader}@${reader === 'agent' ? 'northline' : 'aurora'}.example`

// Other journeys change what the demo has.
test.use({ house: 'everyRoute' })

/** The reader whose only role it is. */
const readerOf: Partial<Record<Role, Reader>> = {
  Admin: 'admin',
  EventOrganizer: 'organiser',
  FinancialOfficer: 'finance',
  GuestManager: 'guestmanager',
  HelpDeskAgent: 'agent',
  RiskAdvisor: 'risk',
}

/** Pages whose pictures are taken of answers made up, and which are read here from the server. */
const real: Partial<Record<RouteName, (visit: Visit) => Promise<void>>> = {
  rollCall: (own) => own.open('rollCall', { rollCallId: 'rc-aurora-storms' }),
  helpDesk: (own) => own.open('helpDesk'),
  helpDeskRequest: (own) => own.open('helpDeskRequest', { requestId: 'hd-aurora-dates' }),
  helpDeskAgent: (own) => own.open('helpDeskAgent'),
  helpDeskAgentRequest: (own) => own.open('helpDeskAgentRequest', { requestId: 'hd-aurora-dates' }),
}

/** These journeys wait for the data of a page instead of the end of its requests: streams never end. */
const unwatched = { quiet: () => Promise.resolve(), forget: () => undefined }

let table: Record<string, RouteRow>
test.beforeAll(async () => {
  const { module } = await runnerImport<{ table: typeof table }>('./src/routes/table.ts', {
    configFile: false,
    resolve: { alias: [{ find: /^@\//, replacement: `${process.cwd()}/src/` }] },
    logLevel: 'error',
  })
  table = module.table
})

/** The pages that a reader opens, with the text that each shows. */
const pagesOf = (reader: Reader) =>
  Object.entries(shownData).flatMap(([name, row]) =>
    'still' in row || 'mailed' in row || !row[reader] ? [] : [{ name: name as RouteName, text: row[reader] }],
  )

test('everyone who may open a page has a row for it', () => {
  for (const [name, { roles = [], isForGuests = false }] of Object.entries(table)) {
    const row = shownData[name as RouteName]
    if ('still' in row) continue
    if ('mailed' in row) {
      expect(readFileSync(`tests/journeys/${row.mailed}`, 'utf8'), name).toContain('mailTo(')
      continue
    }
    const needed = [...roles.map((role) => readerOf[role]), ...(isForGuests ? ['guest', 'traveller'] : [])]
    expect(Object.keys(row), name).toEqual(expect.arrayContaining(needed))
  }
})

for (const [name, home] of Object.entries(readers)) {
  const reader = name as Reader
  test(`every page shows its data of the server to ${reader}`, async ({ page }) => {
    test.setTimeout(600_000)
    await arriveAs(page, loginOf(reader), home)
    const stored = await page.waitForFunction(() => localStorage.getItem('waymark.accessToken'))
    const token = String(await stored.jsonValue())
    const own = visit({
      page,
      table,
      locale: 'en-us',
      width: 1280,
      person: loginOf(reader),
      token,
      requests: unwatched,
    })
    const screens = screensOfRoutes(table)
    for (const { name: route, text } of pagesOf(reader)) {
      const open = real[route] ?? screens.find(({ place }) => place === route)!.open
      await test.step(route, async () => {
        await open(own)
        await each(page.locator('main[data-route]')).toHaveAttribute('data-route', route)
        await each.poll(() => readingOf(page), `${route} shows`).toMatch(text)
      })
    }
  })
}

/** The words and values of a page. */
const readingOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const fields = [...main.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
    return [(main as HTMLElement).innerText.replaceAll(/\s+/g, ' '), ...fields].join(' | ')
  })

/** One page without its data does not keep the others from being looked at. */
const each = expect.configure({ soft: true, timeout: 10_000 })

/** Screens that end the session, or leave the application. */
const leaving = new Set(['openIdConnectLogin', 'logout', 'login'])

/** Where an address may lead instead of its page: without a role, a feature, an employee id or a query. */
const instead = ['home', 'notFound', 'sandbox', 'eventNotFound']

/** Opens an address, and waits until the page shows and nothing on it is loading. */
async function shownAt(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await expect(page.locator('main[data-route]')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
  return (await page.locator('main[data-route]').getAttribute('data-route')) ?? ''
}

// The routes whose address needs nothing, which is all of §2 but the pages of one record.
for (const reader of ['guest', 'nobody'] as const) {
  test(`every address shows a page and no message in the console to ${reader}`, async ({ page }) => {
    test.setTimeout(600_000)
    await arriveAs(page, loginOf(reader), readers[reader])
    const plain = Object.entries(table).filter(([name, { path }]) => !path.includes(':') && !leaving.has(name))
    for (const [name, { path }] of plain) {
      const shown = await shownAt(page, `/en-us${path}`)
      expect.soft([name, ...instead], `${path} shows ${shown}`).toContain(shown)
    }
  })
}
