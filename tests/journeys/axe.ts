import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOnly } from 'axe-core'
import { expect } from './person.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const allRules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The rules whose outcome a look can change: nothing else of a page differs between looks. */
const rulesOfColour: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
const allLooks = ['light', 'dark', 'contrast'] as const
type Look = (typeof allLooks)[number]

/** Measures each page in each look, as `npm run test:all` does. Otherwise only the pages below are. */
const isEveryLook = Boolean(process.env.EVERY_LOOK)
/** The pages whose colors each run measures: between them they have every kind of part. */
const pagesInEveryLook = ['home', 'tripsList', 'trip', 'personal', 'employees', 'travelInsights', 'reports'] as const

/** The looks of a part that is opened anew for each. */
export const looks: readonly Look[] = isEveryLook ? allLooks : ['light']

/** Whether a page is measured in all its looks. The pages of the server have no route and always are. */
export async function isInEveryLook(page: Page): Promise<boolean> {
  const route = await page.evaluate(() => document.querySelector('main')?.dataset.route)
  return isEveryLook || route === undefined || pagesInEveryLook.some((name) => name === route)
}

/** The application's looks are its themes; the pages of the server follow the browser's colour scheme. */
export async function show(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look === 'light' ? 'light' : 'dark' })
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), look)
}

/**
 * Injects Axe into a document once: the package that drives it from outside takes twice as long, because it walks
 * through frames, which our pages do not have. Axe measures one rule after another and is wrong about a moving page,
 * such as one whose width has just changed, so only findings that remain a moment later count. The limit is far above
 * the seconds that it takes for the longest page on a busy machine: it is no measure of speed.
 */
async function expectNone(page: Page, runOnly: RunOnly, part?: string, look = ''): Promise<void> {
  await expect(page.locator('h1, h2').first()).toBeVisible()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = () =>
    page.evaluate(
      async ([within, only]) => {
        const { violations } = await window.axe.run(within ?? document, {
          runOnly: only,
          resultTypes: ['violations'],
          iframes: false,
        })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
      },
      [part, runOnly] as const,
    )
  await expect.poll(found, { message: `${page.url()} ${look}`, timeout: 30_000, intervals: [500] }).toEqual([])
}

/** @param part the one to look at, where the rest is hidden from screen readers for as long as a list is open */
export const expectNoViolations = (page: Page, part?: string) => expectNone(page, allRules, part)

/** All rules once, and the colours of the page in the other looks where they are measured. */
export async function expectNoViolationsInAnyLook(page: Page): Promise<void> {
  await expectNoViolations(page)
  if (!(await isInEveryLook(page))) return
  for (const look of ['dark', 'contrast'] as const) await expectColoursIn(page, look)
  await show(page, 'light')
}

/** The colours of the page in another look. */
export async function expectColoursIn(page: Page, look: Look): Promise<void> {
  await show(page, look)
  await expectNone(page, rulesOfColour, undefined, look)
}

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}
