import type { Locator, Page } from '@playwright/test'
import { settle } from '#tests/journeys/activity.ts'
import { expectNoViolations, expectNoViolationsInAnyLook } from '#tests/journeys/axe.ts'
import { arriveAs, enterPassword, expect, test } from '#tests/journeys/person.ts'

// Colours are measured without animations, because a half-faded tooltip has another contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens each window by its button, judges it and closes it. */
async function expectWindows(page: Page, buttons: readonly string[]): Promise<void> {
  for (const name of buttons) {
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('status').filter({ hasText: /Loading/ })).toHaveCount(0)
    await expectNoViolationsInAnyLook(page)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(dialog).toHaveCount(0)
  }
}

const publicPages = [
  '/en-us/legal',
  '/fr-ca/terms',
  '/es-es/nowhere',
  '/en-us/brand',
  '/fr-ca/test',
  '/es-mx/external?companyId=aurora&companyNameEn=Aurora',
  '/en-us/login',
  '/fr-ca/arranger/request/a-key/approve',
  '/logout?ref=idp',
  '/oidc-login',
]

test.describe('axe finds nothing in any look', () => {
  test.describe('without a session', () => {
    // The key of the arranger request is unknown.
    test.use({ provoked: /404.*arranger-requests\/a-key/ })

    test('axe finds nothing on public pages and the provider’s', async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(path)
        await expect(page.locator('main[data-route]')).toBeVisible()
        await expectNoViolationsInAnyLook(page)
      }
      await page.goto('/en-us/home')
      await expect(page.locator('input[name="password"]')).toBeVisible()
      await expectNoViolationsInAnyLook(page)
      await enterPassword(page, 'vip@aurora.example', 'wrong')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectNoViolationsInAnyLook(page)
    })
  })

  test('axe finds nothing on a traveler’s pages and panels @main', async ({ page }) => {
    await arriveAs(page, 'traveller@aurora.example')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoViolationsInAnyLook(page)
    for (const button of [/^Notifications/, /^Account/, /^Call your/]) {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolationsInAnyLook(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.goto('/en-us/dashboard/trips')
    await page.getByRole('button', { name: 'Which trips are where' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
    for (const group of ['InProgress', 'Upcoming', 'Past', 'Cancelled']) {
      await page.goto(`/en-us/dashboard/trips?group=${group}`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectNoViolationsInAnyLook(page)
    }
  })

  test('axe finds nothing on the pages of the house and the command palette', async ({ page }) => {
    await arriveAs(page, 'everything@aurora.example', '/en-us/about')
    await expect(page.getByText(/packages are part/)).toBeVisible()
    await page
      .getByRole('button', { name: /^Details of|^Show details|zod|date-fns/ })
      .first()
      .click()
    await expectNoViolationsInAnyLook(page)
    await page.goto('/en-us/dashboard/customer-success')
    await expect(page.getByRole('link', { name: 'Ask for training' })).toBeVisible()
    await expectNoViolationsInAnyLook(page)
    await page.getByRole('button', { name: /^Go to/ }).click()
    await page.getByRole('searchbox').fill('tr')
    await expect(page.getByRole('group', { name: 'Employees' })).toBeVisible()
    await expectNoViolationsInAnyLook(page)
    await page.keyboard.press('Escape')
    // The keys of a page are not heard while the palette is still closing.
    await expect(page.locator('[data-window]')).toHaveCount(0)
    await page.keyboard.press('Control+/')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectNoViolationsInAnyLook(page)
  })

  test('axe finds nothing on a trip and its windows', async ({ page }) => {
    await arriveAs(page, 'traveller@aurora.example', '/en-us/dashboard/trips?group=Upcoming')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.locator('main[data-route="trip"]')).toBeVisible()
    await expectNoViolationsInAnyLook(page)
    await expectWindows(page, ['Report a problem', 'Cancel this trip'])
    // A form with nothing in it, sent: every problem is shown.
    await page.getByRole('button', { name: 'Report a problem' }).click()
    await page.getByRole('button', { name: 'Send to the agency' }).click()
    await expectNoViolationsInAnyLook(page)
    await page.goto('/en-us/dashboard/trips?group=Past')
    await page.getByRole('article').first().getByRole('link').first().click()
    const invoices = page.getByRole('region', { name: 'Invoices' })
    await invoices.getByRole('button', { name: /^Details of/ }).click()
    await expect(invoices.getByText('Total')).toBeVisible()
    await expectNoViolationsInAnyLook(page)
    await page.setViewportSize({ width: 320, height: 720 })
    const right = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
    const amounts = await invoices.locator('dd').all()
    for (const amount of amounts)
      await expect.poll(async () => (await right(amount)) - (await right(invoices))).toBeLessThan(0)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/en-us/dashboard/trips-v2')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectNoViolationsInAnyLook(page)
    await expectWindows(page, ['Calendar', 'Add a trip'])
    await page.getByRole('button', { name: 'Add a trip' }).click()
    await page.getByRole('button', { name: 'Save the trip' }).click()
    await expectNoViolationsInAnyLook(page)
  })

  test('axe finds nothing on the first visit', async ({ page }) => {
    await page.goto('/en-us/home')
    await enterPassword(page, 'newcomer@boreal.example')
    await expect(page).toHaveURL(/registration/)
    await expectNoViolationsInAnyLook(page)
    await page.locator('main button').click()
    await expectNoViolationsInAnyLook(page)
  })

  test('axe finds nothing on the idle warning', async ({ page, context }) => {
    await context.clock.install()
    await arriveAs(page, 'organiser@aurora.example')
    await settle(page)
    await page.clock.fastForward(1500 * 1000)
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(/signed out within 5 minutes/)
    await context.clock.resume()
    await expectNoViolationsInAnyLook(page)
  })

  test.describe('in the booking tool', () => {
    // The browser reports the tool's refusals and missing pages as errors.
    test.use({ provoked: /status of 4(01|04|09|22)/ })

    test('axe finds nothing in the tool for a guest, after a refusal, and on an unknown page', async ({ page }) => {
      await arriveAs(page, 'guestbooker@aurora.example')
      await page.getByRole('button', { name: 'Book now' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolationsInAnyLook(page)
      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Book for a guest' }).click()
      const tool = await opened
      await expect(tool.getByRole('heading', { name: 'Who is your guest?' })).toBeVisible()
      await tool.getByRole('button', { name: 'Continue' }).click()
      await expectNoViolationsInAnyLook(tool)
      await tool.getByLabel('First name').fill('Ada')
      await tool.getByLabel('Last name').fill('Quill')
      await tool.getByLabel('E-mail').fill('ada@visitor.example')
      await tool.getByRole('button', { name: 'Continue' }).click()
      await expectNoViolationsInAnyLook(tool)
      await tool.goto('/booking-tool/bookings')
      await expectNoViolationsInAnyLook(tool)
      await tool.goto('/booking-tool/nowhere')
      await expectNoViolationsInAnyLook(tool)
      await page.context().clearCookies({ name: 'waymark_tool' })
      await tool.reload()
      await expect(tool.getByRole('heading', { name: 'Your booking session is over' })).toBeVisible()
      await expectNoViolations(tool)
    })

    test('axe finds nothing in the tool opened by a link from elsewhere', async ({ page, context }) => {
      await page.addInitScript(() => {
        window.open = () => null
      })
      // The link of this browser, without its cookie.
      await context.route(/\/booking-tool\/sso/, async (route) => {
        await context.clearCookies({ path: /^\/booking-tool/ })
        await route.continue({ headers: { ...route.request().headers(), cookie: '' } })
      })
      await arriveAs(page, 'finance@aurora.example')
      await page.locator('main').getByRole('button', { name: 'Book now' }).first().click()
      await page.getByRole('button', { name: 'Book for myself' }).click()
      await expect(page.getByRole('heading', { name: 'Open the booking tool?' })).toBeVisible()
      await expectNoViolations(page)
    })
  })

  test('axe finds nothing for finance, a new hire, and a person without an employee id', async ({ page }) => {
    await arriveAs(page, 'finance@aurora.example')
    await expect(page.getByText('$3,131,110.89')).toBeVisible()
    await expectNoViolationsInAnyLook(page)
    await page.getByRole('button', { name: 'About the company score' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await arriveAs(page, 'newhire@aurora.example', '/en-us/complete-your-profile')
    await expectNoViolationsInAnyLook(page)
    // The lists of its fields come last, and would be refused without the tokens.
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await arriveAs(page, 'nobody@aurora.example', '/en-us/sandbox')
    await expectNoViolationsInAnyLook(page)
  })
})
