import type { Locator, Page } from '@playwright/test'
import { dayMs } from '#contract/time/durations.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { expectSound } from '#tests/journeys/sound.ts'

// A banner and news of one company would be seen in the other journeys.
test.use({ house: 'notices', timezoneId: 'America/Toronto', contextOptions: { reducedMotion: 'reduce' } })

const admin = 'admin@aurora.example'
const dayAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const fillTime = async (group: Locator, day: string, time: string) => {
  await group.getByLabel('Date', { exact: true }).fill(day)
  await group.getByLabel('Time', { exact: true }).fill(time)
}
const title = 'Waymark closes for the night'

async function announce(page: Page) {
  await page.getByRole('link', { name: 'Announce maintenance' }).click()
  await page.getByRole('checkbox', { name: 'Waymark', exact: true }).check()
  await fillTime(page.getByRole('group', { name: /^Start/ }), dayAhead(2), '22:00')
  await fillTime(page.getByRole('group', { name: /^End/ }), dayAhead(3), '2:00')
  await page.getByLabel('Title in English').fill(title)
  await page.getByLabel('Text in English').fill('Save your work before.')
  await expect(page.getByRole('region', { name: 'As people will see it' })).toContainText('10:00 PM')
  await expectSound(page)
  await page.getByRole('button', { name: 'Announce maintenance' }).click()
  await expect(page.getByRole('listitem', { name: new RegExp(title) })).toContainText('Shown now')
  await expect(page.getByText(/Its banner shows now/)).toBeVisible()
  await expect(page.getByRole('status').filter({ has: page.locator('details') })).toContainText(title)
}

/** The banner is a line above the page, which is moved down by it, on a small phone too. */
async function expectAbove(page: Page, banner: Locator) {
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
    [320, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    const seen = async () => {
      const [line, content] = [await banner.boundingBox(), await page.getByRole('main').boundingBox()]
      return line && content && [line.y, line.height < 50, content.y >= line.height - 1]
    }
    await expect.poll(seen, `${width} px`).toEqual([0, true, true])
  }
}

async function addNews(page: Page) {
  await page.getByRole('link', { name: 'Add news' }).click()
  await page.getByLabel('Title in English').fill('The canteen opens at seven')
  await page.getByLabel('Text in English').fill('Earlier than before.\n\nBring your badge.')
  await page.getByRole('checkbox', { name: /^Keep at the top/ }).check()
  await expectSound(page)
  await page.getByRole('button', { name: 'Add news' }).click()
  await expect(page.getByRole('listitem', { name: /^The canteen opens/ })).toContainText('Pinned')
}

test('an administrator announces maintenance and news, and a traveler reads both in their own time zone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  await arriveAs(page, admin, '/en-us/admin/notices')
  await expect(page.getByRole('region', { name: 'Links' })).toBeVisible()
  await expectSound(page)
  await announce(page)
  await addNews(page)

  const place = { baseURL: baseURL!, locale: 'en-US', timezoneId: 'America/Los_Angeles' }
  const context = await browser.newContext(place)
  const away = await context.newPage()
  await arriveAs(away, 'traveller@aurora.example')
  const banner = away.getByRole('status').filter({ hasText: title })
  await expect(banner).toContainText(/7:00.PM to 11:00.PM \(PST|7:00.PM to 11:00.PM \(PDT/)
  await expect(banner).toContainText('Affected: Waymark')
  await expectAbove(away, banner)
  const news = away.getByRole('region', { name: 'News' }).getByRole('article').first()
  await expect(news).toContainText('The canteen opens at seven')
  await news.getByRole('button').click()
  await expect(news).toContainText('Bring your badge.')
  await expectSound(away)

  // It goes at once; a reload before the answer would give it up.
  const dismissed = away.waitForResponse((answer) => answer.url().includes('/dismissed-notices/'))
  await banner.getByRole('button', { name: 'Dismiss the notice about maintenance' }).click()
  await expect(banner).toHaveCount(0)
  await dismissed
  await away.reload()
  await expect(away.getByRole('region', { name: 'News' })).toBeVisible()
  await expect(banner).toHaveCount(0)
  // On another device, too.
  const phone = await browser.newContext(place)
  const other = await phone.newPage()
  await arriveAs(other, 'traveller@aurora.example')
  await expect(other.getByRole('region', { name: 'News' })).toBeVisible()
  await expect(other.getByText(title)).toHaveCount(0)
  await context.close()
  await phone.close()
})

test('axe finds nothing on the notices of a company, on one of them, and on the page of supported browsers', async ({
  page,
}) => {
  await arriveAs(page, admin, '/en-us/admin/maintenance/notice-aurora-planned')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expectSound(page)
  await page.goto('/en-us/admin/add-home-content?kind=link')
  await page.getByRole('button', { name: 'Add a link' }).click()
  await expect(page.getByRole('textbox', { name: 'Title in English' })).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page)
  await page.goto('/en-us/browser-not-supported')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSound(page)
})
