import { arriveAs, expect, test, withoutNotifications } from '#tests/journeys/person.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a phone has home, trips, booking, actions and account one tap away, and nothing runs off the side', async ({
    page,
  }) => {
    await arriveAs(page, 'traveller@aurora.example')
    // A phone widens its layout to overflowing content, so the window's own width would hide it.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.screen.width)
    expect(await overflow()).toBeLessThanOrEqual(0)

    const bar = page.getByRole('navigation', { name: 'Main menu' })
    await bar.getByRole('link', { name: 'Trips' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My trips')
    await expect(bar.getByRole('link', { name: 'Trips' })).toHaveAttribute('aria-current', 'page')
    expect(await overflow()).toBeLessThanOrEqual(0)

    const covered = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const last = await page.locator('main > :last-child').boundingBox()
      return (last?.y ?? 0) + (last?.height ?? 0) - ((await bar.boundingBox())?.y ?? 0)
    }
    await expect.poll(covered, 'the end of the page is not covered').toBeLessThanOrEqual(0)
    for (const entry of await bar.getByRole('listitem').all()) {
      await expect(entry).toBeInViewport({ ratio: 1 })
      const { width = 0, height = 0 } = (await entry.boundingBox()) ?? {}
      expect(Math.min(width, height), await entry.innerText()).toBeGreaterThanOrEqual(44)
    }

    await page.getByRole('button', { name: /^Notifications/ }).tap()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).tap()

    await bar.getByRole('button', { name: 'Me' }).tap()
    await expect(page.getByRole('dialog').getByText('Hello, Camille')).toBeVisible()
    await page.getByRole('dialog').getByRole('link', { name: 'Personal information' }).tap()
    await expect(bar.getByRole('button', { name: 'Me' })).toHaveAttribute('aria-current', 'true')
  })

  test('a phone on its side gives the page all its height, and the bar scrolls away', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await arriveAs(page, 'traveller@aurora.example')
    const bar = page.getByRole('navigation', { name: 'Main menu' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect(bar).not.toBeInViewport()
  })

  test('a trip on a phone has the emergency number and its actions on the first screen, and the list every tab', async ({
    page,
  }) => {
    await withoutNotifications(page)
    await arriveAs(page, 'traveller@aurora.example', '/en-us/dashboard/trips?group=Upcoming')
    const tabs = page.getByRole('navigation', { name: 'Trips by state' }).getByRole('link')
    await expect(tabs).toHaveCount(4)
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'Montreal to Bogotá' }).tap()
    await expect(page.getByRole('link', { name: /^24-hour help/ })).toBeInViewport({ ratio: 1 })
    const top = async (name: string) => {
      const action = page.getByRole('main').getByRole('button', { name })
      await expect(action).toBeInViewport({ ratio: 1 })
      return (await action.boundingBox())?.y
    }
    expect(await top('Print')).toBe(await top('Calendar'))
    expect(await top('Cancel this trip')).toBe(await top('Change this trip'))
  })

  test('no element runs off the side at 320 px @main', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/trips?*', async (route) => {
      await held
      await route.continue()
    })
    await arriveAs(page, 'traveller@aurora.example', '/fr-ca/dashboard/trips')
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes voyages')
    expect(await width(), 'while the trips are on their way').toBeLessThanOrEqual(320)
    answer()
    await expect(page.getByRole('link', { name: /^À venir/ })).toBeVisible()
    expect(await width()).toBeLessThanOrEqual(320)
    for (const tab of await page.getByRole('navigation', { name: 'Voyages selon leur état' }).getByRole('link').all())
      await expect(tab).toBeInViewport({ ratio: 1 })
  })

  test('profile pages that wait for the first one do not run off the side either', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await arriveAs(page, 'newhire@aurora.example', '/fr-ca/profile')
    await expect(page.getByRole('link', { name: /^Historique/ })).toBeVisible()
    await expect(page.getByText('Remplissez d’abord').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
