import { expect, type Locator, type Page } from '@playwright/test'

/** Presses the button of Home and answers the tab of the booking tool, for a trip of one's own. */
export async function bookForMe(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.locator('main').getByRole('button', { name: 'Book now' }).first().click()
  return chooseMyself(page, opening)
}

/**
 * A person who can book for others or for an event chooses in the window. Others see no window, unless it still waits
 * for a warning about an expired card.
 */
export async function chooseMyself(page: Page, opening: Promise<Page>): Promise<Page> {
  const forMe = page.getByRole('button', { name: 'Book for myself' })
  await Promise.race([opening, forMe.waitFor()])
  if (await forMe.isVisible()) await forMe.click()
  const tool = await opening
  await expect(tool.getByRole('heading', { level: 1 })).toBeVisible()
  return tool
}

/** Waits until a booking button opens the tool by itself: first all must be known that speaks for the window (§2, §5). */
export const untilItOpensTool = (button: Locator): Promise<void> =>
  expect(button).not.toHaveAttribute('aria-haspopup', 'dialog')
