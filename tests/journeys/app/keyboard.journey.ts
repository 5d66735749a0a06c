import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/person.ts'

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, name: RegExp, most = 40): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

test('a person signs in, looks at trips and signs out with the keyboard alone @main', async ({ page }) => {
  await page.goto('/')
  await page.locator('input[name="login"]').focus()
  await page.keyboard.type('arranger@boreal.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('demo')
  await page.keyboard.press('Enter')
  await expect(page.locator('main[data-route="home"]')).toBeVisible()

  await tabTo(page, /^Skip to the content|^My trips$/)
  await tabTo(page, /^My trips$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My trips')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'My trips' })).toHaveCount(1)

  await page.keyboard.press('Shift+Tab')
  await page.getByRole('button', { name: /^Account/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Account/ })).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, /^Logout$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
})
