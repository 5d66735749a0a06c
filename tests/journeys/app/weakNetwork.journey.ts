import type { Page } from '@playwright/test'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

/** The connection of a train: 400 ms until the first byte, 400 kbit in a second. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

test.describe('flight mode in the middle of a form', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ })

  test('typed text stays, the page says why it is not saved, and it is saved once there is a connection', async ({
    page,
    context,
  }) => {
    await arriveAs(page, 'vip@aurora.example', '/en-us/dashboard/profile/personal')
    // Toasts and notices, both loaded after the first screen, which an idle network does not prove.
    await expect(page.locator('[role="status"][aria-atomic="false"]')).toHaveCount(2)
    const middleName = page.getByLabel('Middle name')
    await middleName.fill('Aurelia')
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(middleName).toHaveValue('Aurelia')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Middle name')).toHaveValue('Aurelia')
  })
})

test('on a slow connection a start says that it is loading, and each part that waits says so', async ({ page }) => {
  await arriveAs(page, 'vip@aurora.example')
  await slowDown(page)
  await page.goto('/en-us/home', { waitUntil: 'commit' })
  const waiting = page.getByRole('status').filter({ hasText: /loading|starting/i })
  await expect(waiting.first()).toBeAttached()
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})
