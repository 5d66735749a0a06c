import type { BrowserContext, Page } from '@playwright/test'
import { arriveAs, expect, test } from './person.ts'

const idle = 1490
const warning = 300

const dialog = (page: Page) => page.getByRole('alertdialog')
const over = (page: Page) => page.getByRole('heading', { name: 'Your session ended' })
/** The clock of every tab, from before the first page loads. */
const stopClock = (context: BrowserContext) => context.clock.install()
/** The watch is fetched once the first load is over, then listens from then on. */
async function settle(page: Page): Promise<void> {
  await page.clock.runFor(4000)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(30, 30)
  await page.mouse.move(40, 40)
}
const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000)
/** Seconds on the warning. */
async function left(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number)
  return minutes * 60 + seconds
}

test('two tabs: the warning after 1490 seconds, the end 300 seconds later, in both', async ({ page, context }) => {
  await stopClock(context)
  await arriveAs(page, 'guestmanager@aurora.example')
  const other = await context.newPage()
  await other.goto('/en-us/dashboard/trips')
  await settle(other)
  await settle(page)

  await pass(page, idle - 3)
  await expect(dialog(page)).toHaveCount(0)
  await pass(page, 4)
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(other)).toBeVisible()
  expect(Math.abs((await left(page)) - (warning - 1))).toBeLessThanOrEqual(2)
  await expect(page.getByRole('button', { name: 'Stay connected' })).toBeFocused()

  await pass(page, warning - 4)
  await expect(dialog(page)).toBeVisible()
  await pass(page, 5)
  await expect(over(page)).toBeVisible()
  await expect(over(other)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waymark.')))).toEqual([])
  await page.goto('/en-us/home')
  await expect(page.locator('input[name="password"]')).toBeVisible()
})

test('staying connected keeps the page, the text that was typed and the other tab', async ({ page, context }) => {
  await stopClock(context)
  await arriveAs(page, 'vip@aurora.example')
  const other = await context.newPage()
  await other.goto('/en-us/home')
  await settle(other)
  await settle(page)
  // A form of ours is not needed: anything that was typed is lost by leaving the page, and only by that.
  await page.evaluate(() => {
    const field = document.createElement('input')
    field.name = 'draft'
    document.querySelector('main')?.prepend(field)
  })
  await page.locator('input[name="draft"]').fill('Half a sentence')
  await pass(page, idle + 10)
  await expect(dialog(other)).toBeVisible()

  const renewals: string[] = []
  context.on('request', (request) => request.url().endsWith('/identity/token') && renewals.push(request.url()))
  await page.getByRole('button', { name: 'Stay connected' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(dialog(other)).toHaveCount(0)
  await expect(page.locator('input[name="draft"]')).toHaveValue('Half a sentence')
  expect(renewals.length).toBeLessThanOrEqual(1)

  await pass(page, idle - 5)
  await expect(dialog(page)).toHaveCount(0)
  await pass(page, 8)
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
})
