import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Handle, openTestApi } from '#tests/support/http/api.ts'
import { eventsOf, openDesks, requestsPath } from '#tests/support/helpDesk/desk.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const people: Handle[] = [
  'traveller@aurora',
  'arranger@aurora',
  'admin@aurora',
  'finance@aurora',
  'vip@aurora',
  'traveller@boreal',
  'admin@boreal',
  'everything@aurora',
  'newhire@aurora',
]
const desks = openDesks(() => at)
const reading: Promise<unknown>[] = []

const leaving = new AbortController()

/** Follows the requests of a person in a page, and reads on. */
async function follow(who: Handle): Promise<void> {
  const headers = { 'Help-Desk-Token': await desks.open(who) }
  const path = requestsPath(who).replace('requests', 'events')
  const events = eventsOf(await at.send(who, path, { headers, signal: leaving.signal }))
  expect((await events.next()).value).toMatch(/"version":\d/)
  reading.push(events.next())
}

/** The milliseconds until the database was asked five times. */
async function timeOfFiveQueries(): Promise<number> {
  const asked = vi.spyOn(at.services.db, 'select')
  const began = Date.now()
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(5), { timeout: 20_000, interval: 20 })
  asked.mockRestore()
  return Date.now() - began
}

test('thirty-six open pages without news ask the database as often as one', async () => {
  // The access of a listener is checked every 15 seconds, which is not counted here.
  vi.useFakeTimers({ toFake: ['performance'] })
  await follow(people[0]!)
  expect(await timeOfFiveQueries()).toBeGreaterThan(3500)
  for (const who of people) for (let pages = who === people[0] ? 1 : 0; pages < 4; pages += 1) await follow(who)
  expect(reading).toHaveLength(36)
  expect(await timeOfFiveQueries()).toBeGreaterThan(3500)
  leaving.abort()
  await Promise.all(reading)
})
