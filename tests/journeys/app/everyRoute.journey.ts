import type { Page } from '@playwright/test'
import { runnerImport } from 'vite'
import type { RouteRow } from '@/routes/row'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

/**
 * People of the demo whose sets of pages differ most; with EVERYONE=1 one of each kind. The person with every role has
 * each page that another role has.
 */
const fewest = ['everything@aurora', 'guest@aurora', 'nobody@aurora']
const others = [
  'traveller',
  'vip',
  'arranger',
  'guestbooker',
  'guestmanager',
  'organiser',
  'admin',
  'finance',
  'risk',
  'newhire',
]
const people = [...fewest, ...(process.env.EVERYONE ? others.map((name) => `${name}@aurora`) : [])]

/** Screens that end the session, or leave the application. */
const leaving = new Set(['openIdConnectLogin', 'logout', 'login'])

/** The routes whose address needs nothing, which is all of §2 but the pages of one record. */
async function plainRoutes(): Promise<[name: string, path: string][]> {
  const { module } = await runnerImport<{ table: Record<string, RouteRow> }>('./src/routes/table.ts', {
    configFile: false,
    resolve: { alias: [{ find: /^@\//, replacement: `${process.cwd()}/src/` }] },
    logLevel: 'error',
  })
  return Object.entries(module.table)
    .filter(([name, { path }]) => !path.includes(':') && !leaving.has(name))
    .map(([name, { path }]) => [name, path])
}

/** Where an address may lead instead of its page: without a role, a feature, an employee id or a query. */
const instead = ['home', 'notFound', 'sandbox', 'eventNotFound']

/** Opens an address, and waits until the page shows and nothing on it is loading. */
async function shownAt(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await expect(page.locator('main[data-route]')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
  return (await page.locator('main[data-route]').getAttribute('data-route')) ?? ''
}

for (const person of people) {
  test(`every address shows a page and no message in the console to ${person}`, async ({ page }) => {
    test.setTimeout(600_000)
    await arriveAs(page, `${person}.example`, person.startsWith('nobody') ? '/en-us/sandbox' : '/en-us/home')
    for (const [name, path] of await plainRoutes()) {
      const shown = await shownAt(page, `/en-us${path}`)
      expect.soft([name, ...instead], `${path} shows ${shown}`).toContain(shown)
    }
  })
}
