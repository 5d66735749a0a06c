import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../journeys/findChromium.ts'

/**
 * How long a key keeps the browser busy in the largest form, on a processor slowed down four times, beside a bare input
 * in the same browser. A frame is 16.7 ms. Needs a build (`npm run build`).
 */
const port = 4170
const address = `http://localhost:${port}`
const slowdown = 4
const frameMs = 16.7
const typed = 'Maximiliana Theodora'
const rounds = 6

const quantile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0

async function until(isUp: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (await isUp().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The server did not start within a minute.')
}

const work = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'])

/** Milliseconds of the page's own work for each key: script, style and layout, as the browser itself counts them. */
async function keyCosts(page: Page, cdp: CDPSession): Promise<number[]> {
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.reduce((sum, { name, value }) => (work.has(name) ? sum + value * 1000 : sum), 0)
  }
  const costs: number[] = []
  for (const key of typed) {
    const before = await busy()
    await page.keyboard.type(key)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    costs.push((await busy()) - before)
  }
  return costs
}

async function measure(
  page: Page,
  selector: string,
  giveUp: () => Promise<void>,
): Promise<{ first: number[]; others: number[] }> {
  const costs = { first: [] as number[], others: [] as number[] }
  for (let round = 0; round <= rounds; round++) {
    await page.locator(selector).first().waitFor()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    // Prefetching and the session watch must not count as the key's cost, so both finish first.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(6000)
    await page.locator(selector).first().focus()
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const [first = 0, ...others] = await keyCosts(page, cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    // The first round meets code that no browser has seen before.
    if (round > 0) {
      costs.first.push(first)
      costs.others.push(...others)
    }
    await giveUp()
    await page.reload()
  }
  return costs
}

const server = spawn(process.execPath, ['server/main.ts'], {
  env: {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: address,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'waymark-bench-')),
    DATABASE_URL: '',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArguments,
})
try {
  await until(async () => (await fetch(`${address}/health/ready`)).ok)
  const page = await browser.newPage({ locale: 'en-US', baseURL: address })
  await page.goto('/en-us/dashboard/profile/personal')
  await page.locator('input[name="login"]').fill('traveller@aurora.example')
  await page.locator('input[name="password"]').fill('demo')
  await page.locator('input[name="password"]').press('Enter')
  await page.getByLabel(/^First name/).waitFor()
  const form = await measure(page, 'input[autocomplete="given-name"]', () =>
    page.getByRole('button', { name: 'Discard' }).click(),
  )
  const bare = await browser.newPage()
  await bare.goto(`data:text/html,<label>Name <input></label>`)
  const input = await measure(bare, 'input', () => Promise.resolve())
  const row = (name: string, costs: number[]) =>
    `${name.padEnd(36)}${[0.5, 0.95, 1].map((share) => quantile(costs, share).toFixed(1).padStart(8)).join('')}`
  console.log(
    [
      `Work for one key, ms, processor ${slowdown}× slower; a frame is ${frameMs} ms`,
      `${''.padEnd(36)}  median     95 %   worst`,
      row('personal information, first key', form.first),
      row('personal information, other keys', form.others),
      row('a bare input, first key', input.first),
      row('a bare input, other keys', input.others),
      `ratio of medians: first key ${(quantile(form.first, 0.5) / quantile(input.first, 0.5)).toFixed(1)}, ` +
        `others ${(quantile(form.others, 0.5) / quantile(input.others, 0.5)).toFixed(1)}; over a frame: ` +
        `${form.others.filter((cost) => cost > frameMs).length} of ${form.others.length} other keys`,
    ].join('\n'),
  )
} finally {
  await browser.close()
  server.kill()
}
