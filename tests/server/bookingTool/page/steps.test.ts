import { formatDuration, formatTime } from '@/i18n/formats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { clock, span } from '#bookingTool/page/format.ts'
import { localeContextOf } from '#bookingTool/session/localeContext.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const traveler = 'p-aurora-traveller'
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
const stepsIn = (html: string) => plain(/<nav class="steps"[\s\S]*?<\/nav>/.exec(html)![0]).trim()
const chosenIn = (html: string) => {
  const found = /<section class="chosen"[\s\S]*?<\/section>/.exec(html)
  return found && plain(found[0]).trim()
}
const firstOffer = (html: string) =>
  /<a\s+class="(?:fare|button button-secondary)"\s+href="(\/booking-tool\/choose[^"]+)"/
    .exec(html)![1]!
    .replaceAll('&amp;', '&')
const dollars = (text: string) => Number(/\$([\d,]+\.\d\d)/.exec(text)![1]!.replace(',', ''))

/** The pages of a search from its form to the review, always the first offer. */
async function walk(visitor: ToolVisitor, search: Record<string, string>): Promise<string[]> {
  const pages = [await visitor.text('/booking-tool')]
  let next = `/booking-tool/search?${new URLSearchParams(search)}`
  while (pages.length < 9) {
    const answer = await visitor.get(next)
    const location = answer.headers.get('location')
    const html = await answer.text()
    if (!location) pages.push(html)
    if (html.includes('action="/booking-tool/confirm"')) return pages
    next = location ?? firstOffer(html)
  }
  throw new Error('The review was not reached')
}

test('the steps stay the same from the search to the booked trip, and the menu keeps its mark', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const search = desk.anotherSearch({ needHotel: 'yes', needCar: 'yes', to: 'Paris' })
  const [form, ...pages] = await walk(visitor, search)
  const answer = await desk.confirm(visitor, await reviewFields(visitor, search))
  const booked = await visitor.text(answer.headers.get('location')!)
  expect([...pages, booked].map(stepsIn)).toEqual([
    'Search Step 2 of 7 · Flight Return flight Hotel Car Review Booked',
    'Search Flight Step 3 of 7 · Return flight Hotel Car Review Booked',
    'Search Flight Return flight Step 4 of 7 · Hotel Car Review Booked',
    'Search Flight Return flight Hotel Step 5 of 7 · Car Review Booked',
    'Search Flight Return flight Hotel Car Step 6 of 7 · Review Booked',
    'Search Flight Return flight Hotel Car Review Step 7 of 7 · Booked',
  ])
  // The style sheet shows one word of each pair, by the chosen option.
  expect(form).toContain('data-count="Step 1 of #"')
  expect(stepsIn(form!)).toBe('Step 1 · Search Flight Train Return flight Return train Hotel Car Review Booked')
  for (const html of [form!, ...pages, booked]) expect(html).toMatch(/aria-current="page"\s*>New booking</)
})

test('earlier choices and their total stand above while something is left to choose', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const search = desk.anotherSearch({ needHotel: 'yes', to: 'Paris' })
  const [, out, back, hotel, review] = (await walk(visitor, search)).map(chosenIn)
  expect([out, review]).toEqual([null, null])
  expect(back).toMatch(
    /^Total so far: CA\$[\d,.]+ Flight: \w{3}, \w{3} \d+, [\d:]+ [AP]M – [\d:]+ [AP]M .*· Economy Total so far: CA\$[\d,.]+$/,
  )
  expect(hotel).toMatch(/Flight: .+ Return flight: .+ Total so far: CA\$/)
  expect(dollars(hotel!)).toBeGreaterThan(dollars(back!))
})

test('a conflicting trip is named with the days of its places, not of Greenwich', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const search = { ...desk.anotherSearch({ to: 'Paris' }), depart: '2027-05-11', until: '2027-05-14' }
  const answer = await desk.confirm(visitor, await reviewFields(visitor, search))
  const tripId = answer.headers.get('location')!.split('/').at(-1)!
  // Twenty to eleven in the evening at home is Wednesday in Greenwich; nine in the evening there is Saturday elsewhere.
  const [startsAt, endsAt] = [new Date('2027-05-12T02:40Z'), new Date('2027-05-15T01:00Z')]
  const { db } = desk.services
  const segments = await db
    .select()
    .from(tripSegments)
    .where(eq(tripSegments.tripId, tripId))
    .orderBy(tripSegments.ordinal)
  await db
    .update(tripSegments)
    .set({ departureLocal: '2027-05-11T22:40', departureAt: startsAt })
    .where(eq(tripSegments.id, segments[0]!.id))
  await db
    .update(tripSegments)
    .set({ arrivalLocal: '2027-05-14T21:00', arrivalAt: endsAt })
    .where(eq(tripSegments.id, segments.at(-1)!.id))
  await db.update(trips).set({ startsAt, endsAt }).where(eq(trips.id, tripId))
  expect(plain((await walk(visitor, search)).at(-1)!)).toContain('(Tue, May 11 – Fri, May 14)')
})

test('a rejected search moves the focus to the problem', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const rejected = await visitor.get(`/booking-tool/search?${new URLSearchParams(desk.anotherSearch({ to: '' }))}`)
  expect(rejected.status).toBe(422)
  expect(await rejected.text()).toMatch(/role="alert" tabindex="-1" autofocus/)
  expect(await visitor.text('/booking-tool')).not.toContain('autofocus')
})

test.each(['en-us', 'en-ca', 'fr-ca', 'es-mx'])(
  'times and durations in %s are written as in the application',
  (locale) => {
    const context = localeContextOf(locale, 'demo')
    const spaces = (text: string) => text.replace(/\s/g, ' ')
    for (const local of ['2027-02-10T08:20', '2027-02-10T19:10', '2027-02-10T00:00'])
      expect(spaces(clock(context, local))).toBe(spaces(formatTime(context.culture, local)))
    for (const minutes of [430, 60, 45, 0])
      expect(spaces(span(context, minutes))).toBe(spaces(formatDuration(context.culture, minutes)))
  },
)
