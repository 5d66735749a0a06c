import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { arriveAs, enterPassword, expect, test } from './person.ts'

// Colours are judged when they stand still: a tooltip half faded in has another contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoViolations(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, page.url()).toEqual([])
}

const publicPages = ['/en-us/legal', '/fr-ca/terms', '/es-es/nowhere', '/en-us/login', '/logout?ref=idp', '/oidc-login']

// High contrast is looked at in the dark: light is close to the plain theme's.
const looks = { light: 'light', dark: 'dark', 'high contrast': 'dark' } as const

for (const [look, colorScheme] of Object.entries(looks)) {
  test.describe(`axe finds nothing, ${look}`, () => {
    test.use({ colorScheme })
    if (look === 'high contrast')
      test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem('waymark.theme', 'contrast')))

    test('on public pages and the provider’s', async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(path)
        await expect(page.locator('main[data-route]')).toBeVisible()
        await expectNoViolations(page)
      }
      await page.goto('/en-us/home')
      await expect(page.locator('input[name="password"]')).toBeVisible()
      await expectNoViolations(page)
      await enterPassword(page, 'vip@aurora.example', 'wrong')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectNoViolations(page)
    })

    test('on a traveller’s pages and panels', async ({ page }) => {
      await arriveAs(page, 'traveller@aurora.example')
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectNoViolations(page)
      for (const button of [/^Notifications/, /^Account/, /^Call your/]) {
        await page.getByRole('button', { name: button }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoViolations(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      for (const group of ['InProgress', 'Upcoming', 'Past', 'Cancelled']) {
        await page.goto(`/en-us/dashboard/trips?group=${group}`)
        await expect(page.getByRole('article').first()).toBeVisible()
        await expectNoViolations(page)
      }
    })

    test('on the pages of finance, of a new hire, and of somebody without an employee id', async ({ page }) => {
      await arriveAs(page, 'finance@aurora.example')
      await expect(page.getByText('$3,131,110.89')).toBeVisible()
      await expectNoViolations(page)
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await arriveAs(page, 'newhire@aurora.example', '/en-us/complete-your-profile')
      await expectNoViolations(page)
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await arriveAs(page, 'nobody@aurora.example', '/en-us/sandbox')
      await expectNoViolations(page)
    })
  })
}
