import type { BrowserContext, Page } from '@playwright/test'
import { settle } from '#tests/journeys/activity.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

const idle = 1490
const warning = 300

const dialog = (page: Page) => page.getByRole('alertdialog')
const over = (page: Page) => page.getByRole('heading', { name: 'Your session ended' })
/** The clock of every tab, from before the first page loads. */
const installClock = (context: BrowserContext) => context.clock.install()
/** From here on time passes only where the journey says so, however slow the machine, and the wait begins anew. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.keyboard.press('Shift')
}
const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000)
/** Passes as `pass` does, but with everything that happens within the last two seconds. */
async function passInSteps(page: Page, seconds: number): Promise<void> {
  await pass(page, seconds - 2)
  await page.clock.runFor(2000)
}
/** Seconds on the warning. */
async function left(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number)
  return minutes * 60 + seconds
}

test('two tabs show the warning after 1490 seconds and end 300 seconds later @main', async ({ page, context }) => {
  await installClock(context)
  await arriveAs(page, 'guestmanager@aurora.example')
  const other = await context.newPage()
  await other.goto('/en-us/dashboard/trips')
  await settle(page)

  await stopClock(page)
  await passInSteps(page, idle - 1)
  await expect(dialog(page)).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(other)).toBeVisible()
  expect(await left(page)).toBe(warning - 1)
  await expect(page.getByRole('button', { name: 'Stay connected' })).toBeFocused()

  await passInSteps(page, warning - 2)
  await expect(dialog(page)).toBeVisible()
  await page.clock.runFor(2000)
  await expect(over(page)).toBeVisible()
  await expect(over(other)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waymark.')))).toEqual([])
  await page.goto('/en-us/home')
  await expect(page.locator('input[name="password"]')).toBeVisible()
})

test('a tab that is slow to leave explains the end of the session, though another has signed out meanwhile', async ({
  page,
  context,
}) => {
  await installClock(context)
  await arriveAs(page, 'guestmanager@aurora.example')
  const slow = await context.newPage()
  await slow.goto('/en-us/home')
  await settle(page)
  // Its first way out is never answered; hearing of the other tab's sign-out begins the second.
  let ways = 0
  await slow.route('**/logout?*', (route) => {
    ways += 1
    if (ways > 1) return route.continue()
  })

  await pass(page, idle + 1)
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(slow)).toBeVisible()
  await pass(page, warning)
  await expect(over(page)).toBeVisible()
  await expect(over(slow)).toBeVisible()
})

test('staying connected keeps the page, the typed text and the other tab', async ({ page, context }) => {
  await installClock(context)
  await arriveAs(page, 'vip@aurora.example')
  const other = await context.newPage()
  await other.goto('/en-us/home')
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

  await stopClock(page)
  await passInSteps(page, idle - 1)
  await expect(dialog(page)).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
})

test('activity in any of three tabs counts for all, and the end is for all', async ({ page, context }) => {
  await installClock(context)
  await arriveAs(page, 'finance@boreal.example')
  const [french, spanish] = [await context.newPage(), await context.newPage()]
  await french.goto('/fr-ca/home')
  await spanish.goto('/es-cl/home')
  await settle(page)
  // An hour in which only one tab is used, the others in the background.
  for (let round = 0; round < 3; round++) {
    await pass(page, 1200)
    await french.mouse.move(50 + round, 50)
    await french.keyboard.press('Shift')
  }
  await expect(dialog(page)).toHaveCount(0)
  await pass(page, idle + 3)
  for (const tab of [french, spanish, page]) await expect(dialog(tab)).toBeVisible()
  await expect(french.getByRole('button', { name: 'Garder ma session' })).toBeFocused()
  await pass(page, warning)
  await expect(over(page)).toBeVisible()
  for (const tab of [french, spanish]) await expect(tab).toHaveURL(/\/logout\?.*session-timeout/)
})

test('a mailto, a tel and a download leave the idle detection intact @main', async ({ page, context }) => {
  await installClock(context)
  await context.route('**/attached', (route) =>
    route.fulfill({ body: 'x', headers: { 'Content-Disposition': 'attachment; filename="x.txt"' } }),
  )
  await arriveAs(page, 'risk@aurora.example')
  await settle(page)
  for (const address of ['mailto:a@aurora.example', '/attached', 'tel:+15145550100']) {
    await test.step(address, async () => {
      await page.evaluate((href) => {
        const link = document.createElement('a')
        link.href = href
        document.body.append(link)
        const leaving = new Promise((resolve) => window.addEventListener('beforeunload', resolve, { once: true }))
        link.click()
        link.remove()
        return leaving.then(() => undefined)
      }, address)
      await page.clock.runFor(1000)
      await pass(page, idle - 60)
      const isCall = address.startsWith('tel:')
      // A browser without a screen may swallow keys after a tel, which therefore comes last.
      if (isCall) await page.locator('body').dispatchEvent('keydown', { key: 'Shift' })
      else await page.keyboard.press('Shift')
      await pass(page, 90)
      await page.clock.runFor(1000)
      await expect(dialog(page)).toHaveCount(0)
      await pass(page, idle - 60)
      await expect(page.getByRole('button', { name: 'Stay connected' })).toBeFocused()
      if (isCall) return
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toHaveCount(0)
    })
  }
})

test('a laptop that slept for a night is signed out when it wakes', async ({ page, context }) => {
  await installClock(context)
  await arriveAs(page, 'organiser@aurora.example', '/en-us/home')
  await settle(page)
  await pass(page, 9 * 3600)
  await expect(over(page)).toBeVisible()
})

test.describe('a tab that', () => {
  test.use({ provoked: /crash/i })

  test('a tab that crashed keeps nobody signed in', async ({ page, context }) => {
    await installClock(context)
    await arriveAs(page, 'guest@aurora.example')
    const other = await context.newPage()
    await other.goto('/en-us/home')
    await settle(page)
    other.goto('chrome://crash').catch(() => undefined)
    await other.waitForEvent('crash')
    await other.close()
    await pass(page, idle + 2)
    await expect(dialog(page)).toBeVisible()
    await pass(page, warning)
    await expect(over(page)).toBeVisible()
  })

  test('a tab that froze catches up when it wakes, and asks the others first', async ({ page, context }) => {
    await installClock(context)
    await arriveAs(page, 'admin@boreal.example')
    const other = await context.newPage()
    await other.goto('/en-us/home')
    await settle(page)
    const devtools = await context.newCDPSession(other)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
    await pass(page, idle - 100)
    await page.mouse.move(60, 60)
    await page.mouse.move(70, 60)
    await pass(page, 200)
    await devtools.send('Page.setWebLifecycleState', { state: 'active' })
    await expect(dialog(page)).toHaveCount(0)
    await expect(dialog(other)).toHaveCount(0)
    await pass(page, idle + warning)
    await expect(over(page)).toBeVisible()
    await expect(other).toHaveURL(/\/logout\?.*session-timeout/)
  })
})
