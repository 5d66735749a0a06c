import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trips } from '#server/db/schema/trips/trips.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import { centsOf, everything, openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let visitor: ToolVisitor
beforeAll(async () => {
  desk = await openDesk()
  visitor = await desk.tool.visitorOf('p-aurora-traveller')
})
afterAll(() => desk.close())

test('a booking shows its cancellation terms, price and card before its actions', async () => {
  const { id, bookingId, total } = await desk.booked(visitor, everything)
  const html = await visitor.text(`/booking-tool/bookings/${bookingId}`)
  const order = [
    'class="lead"',
    'class="locator"',
    'class="booked"',
    '>Cancellation<',
    '>Price<',
    '/change"',
    '/cancel"',
  ].map((mark) => html.indexOf(mark))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(html).toMatch(/class="button button-quietDanger"\s+href="[^"]+\/cancel"/)
  const pairs = /<dl class="pairs">([\s\S]*?)<\/dl>/.exec(html)![1]!
  const sums = [...pairs.matchAll(/<dd[^>]*>CA\$([\d,.]+)/g)].map(([, sum]) => centsOf(sum!))
  expect(sums.at(-1)).toBe(Math.round(total * 100))
  expect(sums.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(sums.at(-1))
  const segments = await readSegments(desk.services.db, [id])
  const taxes = segments.reduce((sum, { tax }) => sum + Math.round(tax * 100), 0)
  expect(centsOf(/Taxes and fees included: CA\$([\d,.]+)/.exec(pairs)![1]!)).toBe(taxes)
  expect(html).toMatch(/class="lead">\w{3},\s\w{3}\s\d+ – \w{3},\s\w{3}\s\d+,\s20\d\d</)
  expect(html).toMatch(/Paid with the card ending in \d{4}/)
  const terms = /<dl class="terms-of">([\s\S]*?)<\/dl>/.exec(html)![1]!
  expect(terms.match(/Full refund until /g)).toHaveLength(4)
  expect(html).toMatch(/badge-success">Confirmed</)
})

test('a canceled booking stays in the list, is marked, and has no actions', async () => {
  const { bookingId } = await desk.booked(visitor)
  const path = `/booking-tool/bookings/${bookingId}`
  await visitor.post(`${path}/cancel`, hiddenFields(await visitor.text(`${path}/cancel`)))
  const [upcoming, earlier] = (await visitor.text('/booking-tool/bookings')).split('Earlier and canceled')
  expect(upcoming).not.toContain(bookingId)
  expect(earlier!.split('<li').find((row) => row.includes(bookingId))).toMatch(/badge-danger">Canceled</)
  expect(await visitor.text(path)).not.toMatch(/\/change"|\/cancel"/)
})

test('a trip under way is listed with the coming trips until it is over', async () => {
  const { id, bookingId } = await desk.booked(visitor)
  const now = desk.services.now().getTime()
  const listedWhere = async (startsIn: number, endsIn: number) => {
    const [startsAt, endsAt] = [startsIn, endsIn].map((hours) => new Date(now + hours * 3_600_000))
    await desk.services.db.update(trips).set({ startsAt, endsAt }).where(eq(trips.id, id))
    return (await visitor.text('/booking-tool/bookings'))
      .split('Earlier and canceled')
      .map((part) => part.includes(bookingId))
  }
  expect(await listedWhere(-5, 40)).toEqual([true, false])
  expect(await listedWhere(-40, -5)).toEqual([false, true])
})

test('the codes of a booking can be copied one by one, each with its supplier', async () => {
  const { id, bookingId } = await desk.booked(visitor, everything)
  const segments = await readSegments(desk.services.db, [id])
  const booked = await visitor.text(`/booking-tool/booked/${id}`)
  for (const { confirmationNumber } of segments)
    expect(booked).toMatch(
      new RegExp(`data-copy="${confirmationNumber}"\\s+aria-label="Copy ${confirmationNumber}"\\s+hidden`),
    )
  const row = (await visitor.text('/booking-tool/bookings')).split('<li').find((one) => one.includes(bookingId))
  expect(row).toContain(`aria-label="Copy ${bookingId}"`)
  expect(row).toMatch(
    new RegExp(`<h3>\\s*<a href="[^"]+/bookings/${bookingId}"\\s*>Montreal [\\s\\S]+, ${bookingId}</span></a`),
  )
  // The nights are the hotel’s, and are shown with it.
  expect(row).toMatch(/Hotel<\/dt>\s*<dd>\s*3 nights\u00a0· [^<]+<\/dd>/)
  expect(row!.match(/nights/g)).toHaveLength(1)
  expect(row).toMatch(/<p class="facts">\w{3},\s\w{3}\s\d+ – \w{3},\s\w{3}\s\d+,\s20\d\d<\/p>/)
  expect(row).toMatch(/badge-success">Confirmed</)
  for (const { kind, providerName } of segments) {
    expect(row).toMatch(new RegExp(`</svg> ${kind[0]!.toUpperCase()}${kind.slice(1)}</dt>`))
    expect(row).toContain(providerName.replaceAll('&', '&amp;'))
  }
})

test('a booking shows its payer and policy, and can be added to a calendar', async () => {
  const { id, bookingId } = await desk.booked(visitor)
  const booked = await visitor.text(`/booking-tool/booked/${id}`)
  expect(booked).toMatch(/Paid with the card ending in \d{4}/)
  expect(booked).toContain('class="good">In policy')
  expect(booked).toMatch(/>Cancellation<[\s\S]+Full refund until /)
  const [, address] = /href="([^"]+)"\s*>Add to calendar</.exec(booked)!
  const file = await visitor.get(address!)
  expect(file.headers.get('Content-Type')).toContain('text/calendar')
  expect(file.headers.get('Content-Disposition')).toContain(`trip-${bookingId.toLowerCase()}.ics`)
  expect(await file.text()).toContain('BEGIN:VEVENT')
  await desk.services.db.update(trips).set({ outOfPolicyReason: 'meeting' }).where(eq(trips.id, id))
  expect(await visitor.text(`/booking-tool/booked/${id}`)).toMatch(
    /Out of policy[\s\S]{0,60}No other option fits the meeting/,
  )
  const stranger = await desk.tool.visitorOf('p-aurora-admin')
  expect((await stranger.get(address!)).status).toBe(404)
})

test('stations have the same names as in the application', async () => {
  const { id } = await desk.booked(visitor, { transport: 'train' })
  expect(await visitor.text(`/booking-tool/booked/${id}`)).toMatch(
    /Central Station, Montreal[\s\S]+Union Station, Toronto/,
  )
})
