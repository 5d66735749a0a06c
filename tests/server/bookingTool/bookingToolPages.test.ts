import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trips } from '#server/db/schema/trips.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields, reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let visitor: ToolVisitor
beforeAll(async () => {
  desk = await openDesk()
  visitor = await desk.tool.visitorOf('p-aurora-traveller')
})
afterAll(() => desk.close())

const textOf = async (address: string) => (await visitor.get(address)).text()
const centsOf = (amount: string) => Math.round(Number(amount.replace(',', '')) * 100)
/** A date as the tool writes it: it never wraps. */
const date = (text: string) => text.replaceAll(' ', '\u00a0')
const everything = { needHotel: 'yes', needCar: 'yes', to: 'Vancouver' }

test('the days of a search are shown in words, and the return is never before the departure', async () => {
  const days = (fields: Record<string, string>) => textOf(`/booking-tool/days?${new URLSearchParams(fields)}`)
  const week = { transport: 'flight', trip: 'return', depart: '2027-03-08', until: '2027-03-11' }
  expect(await days(week)).toBe(`${date('Mon, Mar 8')} to ${date('Thu, Mar 11')}\u00a0· 3 nights`)
  expect(await days({ ...week, until: '2027-03-08' })).toBe(date('Mon, Mar 8'))
  expect(await days({ ...week, trip: 'oneway' })).toBe(date('Mon, Mar 8'))
  expect(await days({ ...week, trip: 'oneway', needHotel: 'yes' })).toContain('3 nights')
  expect(await days({ ...week, transport: 'none' })).toContain('3 nights')
  for (const until of ['2027-03-07', 'never', '']) expect(await days({ ...week, until })).toBe('')
  const form = await textOf(`/booking-tool?${new URLSearchParams({ ...week, from: 'YUL', to: 'YVR' })}`)
  expect(form).toContain(`${date('Mon, Mar 8')} to ${date('Thu, Mar 11')}`)
  expect(form).toMatch(/id="until"[^>]*min="2027-03-08"/)
  for (const end of ['from', 'to']) {
    expect(form).toMatch(new RegExp(`id="${end}"[^>]*aria-describedby="${end}-hint"`))
    expect(form).toContain(`id="${end}-hint">City or airport, such as CDG<`)
  }
})

test('a search without ticket, hotel and car explains at both check boxes that one is needed', async () => {
  const asked = { transport: 'none', to: 'YVR', depart: '2027-03-08', until: '2027-03-11' }
  const form = await textOf(`/booking-tool/search?${new URLSearchParams(asked)}`)
  const said = 'Tick a hotel, a car or both, or choose a plane or a train.'
  const [, howToTravel] = /<fieldset id="transport">([\s\S]*?)<\/fieldset>/.exec(form)!
  expect(howToTravel).not.toContain(said)
  const [, whatElse] = /<legend>What else\?<\/legend>([\s\S]*?)<\/fieldset>/.exec(form)!
  expect(whatElse).toContain(`id="extras-error">${said}<`)
  for (const name of ['needHotel', 'needCar'])
    expect(whatElse).toMatch(new RegExp(`name="${name}"[^>]*aria-invalid="true"\\s+aria-describedby="extras-error"`))
  expect(form).toMatch(/<a href="#needHotel"\s*>What else\?<\/a\s*>/)
  expect(form).toContain(`${date('Mon, Mar 8')} to ${date('Thu, Mar 11')}`)
})

test('a problem names its field as the form does, with a ticket and without one', async () => {
  const named = async (fields: Record<string, string>) => {
    const form = await textOf(`/booking-tool/search?${new URLSearchParams({ to: 'YVR', ...fields })}`)
    return ['depart', 'until'].map((field) => new RegExp(`<a href="#${field}"\\s*>([^<]+)</a`).exec(form)?.[1])
  }
  expect(await named({ transport: 'flight', trip: 'return', from: 'YUL' })).toEqual(['Departure:', 'Return:'])
  expect(await named({ transport: 'none', needHotel: 'yes' })).toEqual([
    'Check-in or pick-up:',
    'Check-out or drop-off:',
  ])
})

test("the calendar of a search has the page's language and the region's first weekday, and is cached for ever", async () => {
  const calendarIn = async (locale: string) => {
    const reader = await desk.tool.visitorOf('p-aurora-traveller', undefined, locale)
    return /<dialog id="calendar"[\s\S]+<\/dialog>/.exec(await (await reader.get('/booking-tool')).text())![0]
  }
  expect(await calendarIn('en-us')).toMatch(/locale="en-US" first-day-of-week="0"[\s\S]+Next month/)
  expect(await calendarIn('fr-ca')).toMatch(/locale="fr-CA" first-day-of-week="0"[\s\S]+Mois suivant/)
  expect(await calendarIn('es-es')).toMatch(/locale="es-ES" first-day-of-week="1"[\s\S]+Mes siguiente/)
  const [, source] = /data-source="([^"]+)"/.exec(await calendarIn('en-us'))!
  const script = await visitor.get(source!)
  expect(script.headers.get('Content-Type')).toContain('text/javascript')
  expect(script.headers.get('Cache-Control')).toContain('immutable')
})

test('the search shows what the policy allows', async () => {
  const form = await textOf('/booking-tool')
  expect(form).toMatch(/up to \d+% above the lowest</)
  expect(form).toMatch(/up to CA\$[\d,.]+ a night/)
})

test('the review shows each flight once, in the order of the days, with one button that confirms', async () => {
  const fields = await reviewFields(visitor, desk.anotherSearch(everything))
  const html = await textOf(`/booking-tool/confirm?${new URLSearchParams(fields)}`)
  const numbers = html.match(/[A-Z\d]{2} \d{2,4}(?=\s*\u00a0?·)/g) ?? []
  expect(numbers).toHaveLength(html.match(/class="ride"/g)!.length)
  const heads = [...html.matchAll(/<div class="part-head">\s*<svg class="mode"[\s\S]*?<h2>([\s\S]*?)<\/h2>/g)].map(
    ([, head]) => head!.trim(),
  )
  expect(heads).toHaveLength(4)
  expect(heads[0]).toMatch(/^Outbound:\s+Montreal\s.*→/)
  expect(heads[1]).toMatch(/^[^·]+\u00a0· Economy$/)
  expect(heads[3]).toMatch(/^Return:\s+Vancouver\s.*→/)
  const priced = [...html.split('<dl class="pairs">')[1]!.matchAll(/<dt>(\w+)<\/dt>/g)].map(([, name]) => name)
  expect(priced).toEqual(['Outbound', 'Car', 'Hotel', 'Return'])
  expect(html.match(/<button class="button full">/g)).toHaveLength(1)
})

test('the search asks for the destination first', async () => {
  const form = await textOf('/booking-tool')
  const order = ['name="transport"', 'id="from"', 'id="to"', 'id="depart"', 'name="needHotel"', 'class="button"']
  const places = order.map((mark) => form.indexOf(mark))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(Math.min(...places)).toBeGreaterThan(0)
})

test('the review shows the policy and the payer, and asks for the seat beside the flight', async () => {
  const fields = await reviewFields(visitor, desk.anotherSearch(everything))
  const html = await textOf(`/booking-tool/confirm?${new URLSearchParams(fields)}`)
  const [parts, order] = html.split('<form class="card stack" id="order"')
  const [, out] = parts!.split('<section class="card">')
  expect(out).toContain('<legend>Seat, there and back</legend>')
  expect(out!.match(/name="seat"\s+form="order"/g)).toHaveLength(3)
  expect(order).not.toContain('name="seat"')
  expect(order).toContain('Everything is in policy')
  expect(order).toMatch(/Cost center: <strong>[^<]+</)
})

test('a booking shows its cancellation terms, price and card before its actions', async () => {
  const { id, bookingId, total } = await desk.booked(visitor, everything)
  const html = await textOf(`/booking-tool/bookings/${bookingId}`)
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
  expect(html).toMatch(/class="button quiet danger"\s+href="[^"]+\/cancel"/)
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
  expect(html).toMatch(/status-Upcoming">Confirmed</)
})

test('the review shows each part at its list price, and canceling names the refund and the card', async () => {
  const fields = await reviewFields(visitor, desk.anotherSearch({ needHotel: 'yes', to: 'Vancouver' }))
  const review = await textOf(`/booking-tool/confirm?${new URLSearchParams(fields)}`)
  const pairs = /<dl class="pairs">([\s\S]*?)<\/dl>/.exec(review)![1]!
  const sums = [...pairs.matchAll(/<dd[^>]*>CA\$([\d,.]+)/g)].map(([, sum]) => centsOf(sum!))
  expect(sums).toHaveLength(4)
  expect(sums.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(sums.at(-1))
  expect(sums.at(-1)).toBe(Number(fields['total']))
  expect(pairs).toMatch(/Total\s+<span class="small included">Taxes and fees included: CA\$/)
  const { bookingId } = await desk.booked(visitor)
  const html = await textOf(`/booking-tool/bookings/${bookingId}/cancel`)
  expect(html).toMatch(/CA\$[\d,.]+ back</)
  const [paid, lost, refund] = [...html.split('<dt>Paid</dt>')[1]!.matchAll(/<dd[^>]*>CA\$([\d,.]+)/g)].map(([, sum]) =>
    centsOf(sum!),
  )
  expect(paid).toBe(lost! + refund!)
  expect(html).toMatch(/The refund goes to the card ending in \d{4}\. Your bank should show it within 14 days\./)
  expect(html).toContain('A canceled trip cannot be brought back.')
  expect(html.indexOf('>Keep the trip<')).toBeLessThan(html.indexOf('>Cancel the trip<'))
})

test('a canceled booking stays in the list, is marked, and has no actions', async () => {
  const { bookingId } = await desk.booked(visitor)
  const path = `/booking-tool/bookings/${bookingId}`
  await visitor.post(`${path}/cancel`, hiddenFields(await textOf(`${path}/cancel`)))
  const [upcoming, earlier] = (await textOf('/booking-tool/bookings')).split('Earlier and canceled')
  expect(upcoming).not.toContain(bookingId)
  expect(earlier!.split('<li').find((row) => row.includes(bookingId))).toMatch(/status-Cancelled">Canceled</)
  expect(await textOf(path)).not.toMatch(/\/change"|\/cancel"/)
})

test('a trip under way is listed with the coming trips until it is over', async () => {
  const { id, bookingId } = await desk.booked(visitor)
  const now = desk.services.now().getTime()
  const listedWhere = async (startsIn: number, endsIn: number) => {
    const [startsAt, endsAt] = [startsIn, endsIn].map((hours) => new Date(now + hours * 3_600_000))
    await desk.services.db.update(trips).set({ startsAt, endsAt }).where(eq(trips.id, id))
    return (await textOf('/booking-tool/bookings'))
      .split('Earlier and canceled')
      .map((part) => part.includes(bookingId))
  }
  expect(await listedWhere(-5, 40)).toEqual([true, false])
  expect(await listedWhere(-40, -5)).toEqual([false, true])
})

test('the codes of a booking can be copied one by one, each with its supplier', async () => {
  const { id, bookingId } = await desk.booked(visitor, everything)
  const segments = await readSegments(desk.services.db, [id])
  const booked = await textOf(`/booking-tool/booked/${id}`)
  for (const { confirmationNumber } of segments)
    expect(booked).toMatch(
      new RegExp(`data-copy="${confirmationNumber}"\\s+aria-label="Copy ${confirmationNumber}"\\s+hidden`),
    )
  const row = (await textOf('/booking-tool/bookings')).split('<li').find((one) => one.includes(bookingId))
  expect(row).toContain(`aria-label="Copy ${bookingId}"`)
  expect(row).toMatch(
    new RegExp(`<h3>\\s*<a href="[^"]+/bookings/${bookingId}"\\s*>Montreal [\\s\\S]+, ${bookingId}</span></a`),
  )
  // The nights are the hotel's, and are shown with it.
  expect(row).toMatch(/Hotel<\/dt>\s*<dd>\s*3 nights\u00a0· [^<]+<\/dd>/)
  expect(row!.match(/nights/g)).toHaveLength(1)
  expect(row).toMatch(/<p class="facts">\w{3},\s\w{3}\s\d+ – \w{3},\s\w{3}\s\d+,\s20\d\d<\/p>/)
  expect(row).toMatch(/status-Upcoming">Confirmed</)
  for (const { kind, providerName } of segments) {
    expect(row).toMatch(new RegExp(`</svg> ${kind[0]!.toUpperCase()}${kind.slice(1)}</dt>`))
    expect(row).toContain(providerName.replaceAll('&', '&amp;'))
  }
})

test('a booking shows its payer and policy, and can be added to a calendar', async () => {
  const { id, bookingId } = await desk.booked(visitor)
  const booked = await textOf(`/booking-tool/booked/${id}`)
  expect(booked).toMatch(/Paid with the card ending in \d{4}/)
  expect(booked).toContain('class="good">In policy')
  expect(booked).toMatch(/>Cancellation<[\s\S]+Full refund until /)
  const [, address] = /href="([^"]+)"\s*>Add to calendar</.exec(booked)!
  const file = await visitor.get(address!)
  expect(file.headers.get('Content-Type')).toContain('text/calendar')
  expect(file.headers.get('Content-Disposition')).toContain(`trip-${bookingId.toLowerCase()}.ics`)
  expect(await file.text()).toContain('BEGIN:VEVENT')
  await desk.services.db.update(trips).set({ outOfPolicyReason: 'meeting' }).where(eq(trips.id, id))
  expect(await textOf(`/booking-tool/booked/${id}`)).toMatch(
    /Out of policy[\s\S]{0,60}No other option fits the meeting/,
  )
  const stranger = await desk.tool.visitorOf('p-aurora-admin')
  expect((await stranger.get(address!)).status).toBe(404)
})

test('stations have the same names as in the application', async () => {
  const { id } = await desk.booked(visitor, { transport: 'train' })
  expect(await textOf(`/booking-tool/booked/${id}`)).toMatch(/Central Station, Montreal[\s\S]+Union Station, Toronto/)
})
