import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import { openDesk } from '../support/toolDesk.ts'
import { reviewFields } from '../support/toolVisitor.ts'
import type { ToolVisitor } from '../support/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let visitor: ToolVisitor
beforeAll(async () => {
  desk = await openDesk()
  visitor = await desk.tool.visitorOf('p-aurora-traveller')
})
afterAll(() => desk.close())

const textOf = async (address: string) => (await visitor.get(address)).text()
const everything = { needHotel: 'yes', needCar: 'yes', to: 'Vancouver' }

test('the days of a search stand beside them in words, and the return is never before the departure', async () => {
  const days = (fields: Record<string, string>) => textOf(`/booking-tool/days?${new URLSearchParams(fields)}`)
  const week = { transport: 'flight', trip: 'return', depart: '2027-03-08', until: '2027-03-11' }
  expect(await days(week)).toBe('Mon, Mar 8 to Thu, Mar 11\u00a0· 3 nights')
  expect(await days({ ...week, until: '2027-03-08' })).toBe('Mon, Mar 8')
  expect(await days({ ...week, trip: 'oneway' })).toBe('Mon, Mar 8')
  expect(await days({ ...week, trip: 'oneway', needHotel: 'yes' })).toContain('3 nights')
  for (const until of ['2027-03-07', 'never', '']) expect(await days({ ...week, until })).toBe('')
  const form = await textOf(`/booking-tool?${new URLSearchParams({ ...week, from: 'YUL', to: 'YVR' })}`)
  expect(form).toContain('Mon, Mar 8 to Thu, Mar 11')
  expect(form).toMatch(/id="until"[^>]*min="2027-03-08"/)
  expect(form.match(/City or airport, for example/g)).toHaveLength(1)
})

test('the search says what the policy allows', async () => {
  const form = await textOf('/booking-tool')
  expect(form).toMatch(/up to \d+% above the lowest</)
  expect(form).toMatch(/up to CA\$[\d,.]+ a night/)
})

test('the review tells each flight once, in the order of the days, with one button that confirms', async () => {
  const fields = await reviewFields(visitor, desk.anotherSearch(everything))
  const html = await textOf(`/booking-tool/confirm?${new URLSearchParams(fields)}`)
  const numbers = html.match(/[A-Z\d]{2} \d{2,4}(?=\s*\u00a0?·)/g) ?? []
  expect(numbers).toHaveLength(html.match(/class="ride"/g)!.length)
  const heads = [...html.matchAll(/<div class="part-head">\s*<h2>([\s\S]*?)<\/h2>/g)].map(([, head]) => head!.trim())
  expect(heads).toHaveLength(4)
  expect(heads[0]).toMatch(/^Outbound:\s+Montreal\s.*→/)
  expect(heads[1]).toMatch(/, /)
  expect(heads[3]).toMatch(/^Return:\s+Vancouver\s.*→/)
  expect(html.match(/<button class="button full">/g)).toHaveLength(1)
})

test('what is booked can be copied code by code, and is listed with who provides it', async () => {
  const { id, bookingId } = await desk.booked(visitor, everything)
  const segments = await readSegments(desk.services.db, [id])
  const booked = await textOf(`/booking-tool/booked/${id}`)
  for (const { confirmationNumber } of segments)
    expect(booked).toMatch(
      new RegExp(`data-copy="${confirmationNumber}"\\s+aria-label="Copy ${confirmationNumber}"\\s+hidden`),
    )
  const row = (await textOf('/booking-tool/bookings')).split('<li').find((one) => one.includes(bookingId))
  expect(row).toContain(`aria-label="Copy ${bookingId}"`)
  expect(row).toContain('3 nights')
  for (const { kind, providerName } of segments) {
    expect(row).toContain(`<dt>${kind[0]!.toUpperCase()}${kind.slice(1)}</dt>`)
    expect(row).toContain(providerName.replaceAll('&', '&amp;'))
  }
})
