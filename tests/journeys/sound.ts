import type { Page } from '@playwright/test'
import { expectColoursIn, expectNoViolations, isInEveryLook, show } from './axe.ts'
import { expect } from './person.ts'

/**
 * The page shown keeps its rules on a desk, and nothing runs off it there or on the narrowest screen. Where its looks are
 * measured, it keeps them on both screens, in light and dark.
 */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  const isMeasured = await isInEveryLook(page)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 720 })
    if (width === 1280 || isMeasured) await expectNoViolations(page)
    if (isMeasured) await expectColoursIn(page, 'dark')
    await show(page, 'light')
    const beyond = () => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth)
    await expect.poll(beyond, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}
