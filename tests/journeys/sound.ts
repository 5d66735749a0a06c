import type { Page } from '@playwright/test'
import { expectNoViolations, show } from './axe.ts'
import { expect } from './person.ts'

/** What is shown has all its rules in light and in dark, on a desk and on the narrowest screen, and nothing runs off it. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  for (const [width, height] of [
    [1280, 720],
    [320, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const look of ['light', 'dark'] as const) {
      await show(page, look)
      await expectNoViolations(page)
    }
    const beyond = () => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth)
    await expect.poll(beyond, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await show(page, 'light')
}
