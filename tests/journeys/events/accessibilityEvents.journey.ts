import type { Page } from '@playwright/test'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { expectSound } from '#tests/journeys/sound.ts'

// Colours are measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const isOpen = (page: Page, route: string) => expect(page.locator(`main[data-route="${route}"]`)).toBeVisible()

test.describe('axe finds nothing, and nothing runs off the side', () => {
  test('axe finds nothing on the pages of an organizer’s events and cards', async ({ page }) => {
    await arriveAs(page, 'organiser@aurora.example', '/en-us/events')
    const event = page.getByRole('link', { name: 'Engineering summit' })
    await expect(event).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'Plan an event' }).first().click()
    await isOpen(page, 'groupTravelAdd')
    // A form with nothing in it, sent: its problems are shown.
    await page.getByRole('button', { name: 'Begin planning' }).click()
    await expect(page.getByText('Give the event a name in at least one language.').first()).toBeVisible()
    await expectSound(page)
    await page.goto('/en-us/events/cards')
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'Add a card' }).first().click()
    await isOpen(page, 'groupTravelAddCard')
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await expectSound(page)
  })

  test('axe finds nothing on an event, its people and its arrivals', async ({ page }) => {
    await arriveAs(page, 'organiser@aurora.example', '/en-us/events')
    await page.getByRole('link', { name: 'Engineering summit' }).click()
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'See the list' }).click()
    await expect(page.getByRole('combobox', { name: 'People by status' })).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Add people' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add people' })
    await dialog.getByRole('button', { name: 'Add people' }).click()
    await expect(dialog.getByText('Write at least one e-mail address.').first()).toBeVisible()
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Arrivals and departures' }).click()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectSound(page)
  })

  test('axe finds nothing on the events of an invited person', async ({ page }) => {
    await arriveAs(page, 'traveller@aurora.example', '/en-us/events-travel')
    await expect(
      page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first(),
    ).toBeVisible()
    await expectSound(page)
  })

  test('axe finds nothing on the travelers of an arranger, and a profile and trips of one', async ({ page }) => {
    await arriveAs(page, 'arranger@aurora.example', '/en-us/arranger/profiles')
    const table = page.getByRole('table', { name: 'My travelers' })
    await table
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check()
    await expect(page.getByText('1 selected')).toBeVisible()
    await expectSound(page)
    const links = await table.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const part of ['/personal', '/trips']) {
      await page.goto(links.find((link) => link.endsWith(part)) ?? part)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSound(page)
    }
  })

  test('axe finds nothing on the guests of a company, a new one and one of them', async ({ page }) => {
    await arriveAs(page, 'guestmanager@aurora.example', '/en-us/guests')
    const guests = page.getByRole('table', { name: 'Guests' }).getByRole('link')
    await expect(guests.first()).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'Add a guest' }).click()
    await isOpen(page, 'guestManagementAdd')
    await page.getByRole('button', { name: 'Add guest' }).click()
    await expectSound(page)
    await page.goto('/en-us/guests')
    await guests.first().click()
    await isOpen(page, 'guestManagementEdit')
    await expect(page.getByRole('heading', { name: 'Time as a guest' })).toBeVisible()
    await expectSound(page)
  })
})
