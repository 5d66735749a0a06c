import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CalendarAddress, CalendarSubscription } from '#contract/trips/calendar.ts'
import { calendarSubscriptions } from '#server/db/schema/profile/calendar.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { readCalendar } from '#tests/support/trips/calendarProgram.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'vip@aurora'
const path = `/main${placeOf(me)}/calendar-subscription`
const dayMs = 86_400_000

const state = () => at.get<CalendarSubscription>(me, path)
const subscribe = async (cultureCode = 'en-CA') => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await at.send(me, path, { method: 'POST', body: JSON.stringify({ cultureCode }), headers })
  return ((await answer.json()) as CalendarAddress).url
}
/** As a calendar program does: without signing in. */
const read = (url: string, headers: HeadersInit = {}) =>
  at.send(undefined, url.replace('http://waymark.test/api', ''), { headers })

const plant = (days: number, number: string) => {
  const day = (more: number) => new Date(at.clock.now.getTime() + (days + more) * dayMs).toISOString().slice(0, 10)
  const segment = { from: places.YUL, to: places.LHR, departure: `${day(0)}T20:00`, arrival: `${day(1)}T07:40` }
  const bookedAt = new Date(at.clock.now.getTime() - 100 * dayMs)
  return plantTrip(at.services.db, { who: me, bookedAt, segments: [{ ...segment, number }] })
}

test('the address is answered once, stored as a hash, and gives trips from 30 days back on', async () => {
  expect(await state()).toEqual({ isActive: false, createdAt: null, lastReadAt: null })
  await plant(-28, '28')
  await plant(-33, '33')
  const url = await subscribe('fr-CA')
  expect(url).toMatch(/^http:\/\/waymark\.test\/api\/main\/calendar\/[\w-]{43}\.ics$/)
  expect(await state()).toMatchObject({ isActive: true, lastReadAt: null })
  const [row] = await at.services.db.select().from(calendarSubscriptions)
  expect(JSON.stringify(row)).not.toContain(url.slice(-40, -5))

  const answer = await read(url)
  const file = await answer.text()
  expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(file).toContain('X-WR-CALNAME:Voyages Waymark')
  expect(file).toMatch(/\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n/)
  const titles = readCalendar(file).map(({ summary }) => summary)
  expect(titles.filter((title) => title.startsWith('AC 28'))).toHaveLength(1)
  expect(titles.filter((title) => title.startsWith('AC 33'))).toHaveLength(0)
  expect(await state()).toMatchObject({ lastReadAt: at.clock.now.toISOString() })
})

test('a repeated request is answered as unchanged until something has changed', async () => {
  const url = await subscribe()
  const etag = (await read(url)).headers.get('ETag') ?? ''
  at.clock.now = new Date(at.clock.now.getTime() + 3_600_000)
  const same = await read(url, { 'If-None-Match': `"other", ${etag}` })
  expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', etag])
  await plant(50, 'AC 50')
  expect((await read(url, { 'If-None-Match': etag })).status).toBe(200)
})

test('a new address ends the old one, and revoking ends it at once', async () => {
  const [first, second] = [await subscribe(), await subscribe()]
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  const answer = await at.send(me, path, { method: 'DELETE' })
  expect(await answer.json()).toEqual({ isActive: false, createdAt: null, lastReadAt: null })
  expect((await read(second)).status).toBe(404)
  expect((await at.send(me, path, { method: 'DELETE' })).status).toBe(200)
})

test('a former person has no calendar address', async () => {
  const url = await subscribe()
  const mine = eq(profiles.id, profileIdOf(me))
  await at.services.db.update(profiles).set({ active: false }).where(mine)
  expect((await read(url)).status).toBe(404)
  await at.services.db.update(profiles).set({ active: true }).where(mine)
})

test('a wrong address answers like any unknown one', async () => {
  const url = await subscribe()
  const known = await (await read(`/main/nothing`)).json()
  for (const wrong of [url.replace(/.{5}\.ics$/, 'AAAAA.ics'), url.replace('.ics', ''), `${url}x`]) {
    const answer = await read(wrong)
    expect([answer.status, await answer.json()]).toEqual([404, known])
  }
})
