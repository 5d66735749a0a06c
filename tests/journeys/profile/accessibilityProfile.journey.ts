import type { Page } from '@playwright/test'
import {
  expectNoViolations as expectNoViolationsInThisLook,
  expectNoViolationsInAnyLook as expectNoViolations,
  looks,
  show,
} from '#tests/journeys/axe.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// Colours are measured without animations, because a half-faded tooltip has another contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const profile = (page: string) => `/en-us/dashboard/profile/${page}`
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Opens a page and waits for its content. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main').getByText('Loading')).toHaveCount(0)
}

/** A form that cannot be saved shows the reasons. */
async function expectProblems(page: Page): Promise<void> {
  await expect(page.getByText(/needs? your attention/)).toBeVisible()
  await expectNoViolations(page)
}

test.describe('axe finds nothing in any look', () => {
  test('axe finds nothing on personal data, and in the question before leaving', async ({ page }) => {
    await arriveAs(page, 'traveller@aurora.example', profile('personal'))
    await card(page, 'Contact')
      .getByLabel(/^Phone number/)
      .fill('12')
    await card(page, 'Identity')
      .getByLabel(/^First name/)
      .fill('')
    await card(page, 'Identity').getByLabel('Day').fill('32')
    await expectNoViolations(page)
    await press(page, 'Save')
    await expectProblems(page)
    await page.getByLabel('Middle name').fill('Ana')
    await press(page, 'Discard')
    await expect(page.getByText('Discard 4 changes?')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Emergency contacts' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNoViolations(page)
    await press(page, 'Leave')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergency contacts')
    await press(page, /^Edit /)
    await page.getByLabel(/^First name/).fill('')
    await press(page, 'Save')
    await press(page, /^Remove /)
    await expectProblems(page)
    await press(page, 'Cancel')
    await press(page, 'Cancel')
    await press(page, 'Add another person')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByLabel(/^First name/)).toBeFocused()
    // A button that the head of the window covers in part counts as too small.
    await page.evaluate(() => scrollTo(0, 0))
    await expectProblems(page)
  })

  test('axe finds nothing on passports, and on the urgent notice', async ({ page }) => {
    // An expired card, which no person of the demo has.
    await page.route(/\/notifications(\?|$)/, async (route) => {
      const answer = await route.fetch()
      const [first, ...rest] = (await answer.json()) as object[]
      await route.fulfill({ response: answer, json: [{ ...first, daysBeforeExpiry: 3, isUrgent: true }, ...rest] })
    })
    await arriveAs(page, 'traveller@aurora.example', profile('travel-documents'))
    await expect(page.getByText(/cannot wait/)).toBeVisible()
    await expectNoViolations(page)
    await press(page, 'Add a passport')
    await page.getByText('Fill in from the passport’s two lines').click()
    await press(page, 'Read the lines')
    await press(page, 'Save')
    await expectProblems(page)
    await press(page, 'Cancel')
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expectNoViolations(page)
  })

  test('axe finds nothing on cards', async ({ page }) => {
    await arriveAs(page, 'traveller@aurora.example', profile('payment'))
    await press(page, 'Add a card')
    await press(page, 'Add the card')
    await expectProblems(page)
    await press(page, 'Cancel')
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await page.getByLabel(/^Name on the card/).fill('')
    await press(page, 'Save')
    await press(page, 'Remove this card')
    await expectProblems(page)
  })

  test('axe finds nothing on preferences and memberships', async ({ page }) => {
    // The line about maintenance, if there is one, moves the page once, which closes an open list.
    const asked = page.waitForResponse(/\/maintenance\/latest/)
    await arriveAs(page, 'traveller@aurora.example', profile('flight-preferences'))
    await (await asked).finished()
    await press(page, 'Add a membership')
    for (const look of looks) {
      await show(page, look)
      await press(page, 'Show programs')
      await expect(page.getByRole('option', { name: /Air Canada/ })).toBeVisible()
      await expectNoViolationsInThisLook(page, '[role="listbox"]')
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await press(page, /^Remove /)
    await expectProblems(page)
    await press(page, 'Cancel')
    await press(page, /^Change number of/)
    await expectNoViolations(page)
    for (const name of ['train', 'hotel', 'car']) {
      await open(page, profile(`${name}-preferences`))
      await expectNoViolationsInThisLook(page)
    }
  })

  test('axe finds nothing on the account', async ({ page }) => {
    await arriveAs(page, 'traveller@aurora.example', '/en-us/profile/account?section=arrangers')
    await press(page, 'Add arranger')
    await press(page, /^Remove Noor/)
    await expectProblems(page)
    await open(page, '/en-us/profile/account?section=close')
    await press(page, 'Close my profile…')
    await press(page, 'Go on')
    await expectNoViolations(page)
  })

  test('axe finds nothing on Support, and on the action center', async ({ page }) => {
    await arriveAs(page, 'traveller@aurora.example', '/en-us/dashboard/support')
    await page.locator('details summary').first().click()
    await expectNoViolations(page)
    await page.getByRole('searchbox').fill('xyzzy')
    await expectNoViolations(page)
    await open(page, '/en-us/action-center')
    await press(page, /^More about/)
    await expectNoViolations(page)
    await press(page, /^Snooze$/)
    await expectNoViolations(page)
  })

  test('axe finds nothing on each step to a complete profile', async ({ page }) => {
    test.setTimeout(90_000)
    await arriveAs(page, 'newhire@aurora.example', '/en-us/complete-your-profile?s=personal')
    for (const step of ['personal', 'payment', 'travelDocuments', 'preferences', 'review', 'emergencyContact']) {
      await open(page, `/en-us/complete-your-profile?s=${step}`)
      await expectNoViolationsInThisLook(page)
    }
    await page.getByLabel(/^First name/).fill('Ada')
    await press(page, 'Save and continue')
    await expectProblems(page)
    await open(page, profile('payment'))
    await expectNoViolations(page)
  })
})
