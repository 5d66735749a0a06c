import type { Page } from '@playwright/test'
import { expect } from './person.ts'

/** The number of tabs that share their last activity. */
const watching = (page: Page) =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('waymark.activity')
    let answers = 0
    channel.addEventListener('message', ({ data }) => void (answers += 'at' in data ? 1 : 0))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage({ asks: true })
    return new Promise<number>((resolve) => setTimeout(() => resolve(answers), 200)).finally(() => channel.close())
  })
/** The watch is loaded after the first load. Loading counts as activity. */
export async function settle(page: Page): Promise<void> {
  const tabs = page.context().pages()
  for (const tab of tabs) await expect(tab.locator('main[data-route]')).toBeVisible()
  await page.clock.runFor(4000)
  await expect.poll(() => watching(page)).toBe(tabs.length)
  await page.mouse.move(30, 30)
  await page.mouse.move(40, 40)
}
