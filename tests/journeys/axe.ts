import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './person.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const looks = ['light', 'dark', 'contrast'] as const

/** The application's looks are its themes; the pages of the server follow the browser's colour scheme. */
export async function show(page: Page, look: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: look === 'light' ? 'light' : 'dark' })
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), look)
}

/** @param part the one to look at, where the rest is hidden from screen readers for as long as a list is open */
function axeOf(page: Page, part?: string): AxeBuilder {
  // Without the page of its own that would take the focus, and close what is open; and without describing all that
  // passed, which takes a third of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  return part ? axe.include(part) : axe
}

async function expectNone(page: Page, axe: AxeBuilder, look = ''): Promise<void> {
  await expect(page.locator('h1, h2').first()).toBeVisible()
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, `${page.url()} ${look}`).toEqual([])
}

export const expectNoViolations = (page: Page, part?: string) => expectNone(page, axeOf(page, part).withTags(tags))

/** All rules once, and the colours of the page as it stands in the other looks, where nothing but they can differ. */
export async function expectNoViolationsInAnyLook(page: Page): Promise<void> {
  await expectNoViolations(page)
  for (const look of ['dark', 'contrast'] as const) {
    await show(page, look)
    await expectNone(page, axeOf(page).withRules(['color-contrast', 'link-in-text-block']), look)
  }
  await show(page, 'light')
}
