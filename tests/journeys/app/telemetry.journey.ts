import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { arriveAs, expect, test } from '../person.ts'

test('without a connection string the build has no telemetry, and a page calls no other host', async ({ page }) => {
  const assets = join(import.meta.dirname, '../../../dist/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const reporting = scripts.filter((name) =>
    readFileSync(join(assets, name), 'utf8').includes('Microsoft.ApplicationInsights'),
  )
  expect(reporting).toEqual([])
  const hosts = new Set<string>()
  page.on('request', (request) => void hosts.add(new URL(request.url()).host))
  await arriveAs(page, 'traveller@aurora.example', '/en-us/home')
  // The parts that load after the first screen.
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([new URL(page.url()).host])
})
