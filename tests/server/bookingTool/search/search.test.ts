import { askNever } from '#contract/approvals/approvalRules.ts'
import { expect, test } from 'vitest'
import { itineraryOffers, stayOffers } from '#bookingTool/plan/offers.ts'
import { planFrom } from '#bookingTool/plan/plan.ts'
import { fareViolations, hotelLimitIn, hotelViolations } from '#bookingTool/plan/policy.ts'
import { searchQuery } from '#bookingTool/plan/searchCriteria.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import { findPlace } from '#bookingTool/search/findPlace.ts'
import { readSearch } from '#bookingTool/search/readSearch.ts'

const now = new Date('2027-01-10T12:00:00Z')
const policy = {
  id: 'p',
  companyId: 'aurora',
  name: 'Standard',
  isAllowedSelf: true,
  isAllowedTransient: true,
  isAllowedEvent: true,
  ziiObtTemplateId: null,
  obtPolicyModificationRequestId: null,
  fareTolerancePercent: 15,
  hotelNightLimit: 260,
  hotelLimits: [],
  businessFromHours: 8,
  premiumFromHours: null,
  daysInAdvance: 0,
  names: [],
  isDefault: true,
  isActive: true,
  needsApproval: false,
  approval: askNever,
  version: 1,
}
const market = { now, currency: 'USD', policy }
const typed = {
  transport: 'flight',
  trip: 'return',
  from: 'YUL',
  to: 'paris',
  depart: '2027-02-01',
  until: '2027-02-04',
}
const errorsOf = (changes: Record<string, string>) => readSearch({ ...typed, ...changes }, now).form.errors

test.each([
  ['Paris', 'PAR'],
  ['  pARÍS ', 'PAR'],
  ['yul', 'YUL'],
  ['Montréal', 'YMQ'],
  ['montreal', 'YMQ'],
  ['nueva york', 'NYC'],
  ['Nueva York (NYC)', 'NYC'],
  ['LHR', 'LHR'],
  ['heathrow', 'LHR'],
  ['São Paulo', 'SAO'],
  ['Londres', 'LON'],
])('the place "%s" is understood', (text, code) => {
  expect(findPlace(text)).toEqual({ kind: 'found', code })
})

test('an ambiguous place is asked about, and nonsense is not guessed', () => {
  const san = findPlace('San')
  expect(san.kind).toBe('ambiguous')
  expect(san.kind === 'ambiguous' && san.codes.slice(0, 2)).toContain('SAN')
  expect(findPlace('London Heathrow')).toEqual({ kind: 'found', code: 'LHR' })
  expect(findPlace("St. John's")).toEqual(findPlace('st johns'))
  expect(findPlace('qqqq')).toEqual({ kind: 'unknown' })
  expect(findPlace('')).toEqual({ kind: 'unknown' })
  expect(findPlace('<script>alert(1)</script>')).toEqual({ kind: 'unknown' })
})

test('every problem is shown at its field, and the typed values stay', () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ to: '' })).toEqual({ to: 'placeMissing' })
  expect(errorsOf({ to: 'qqqq' })).toEqual({ to: 'placeUnknown' })
  expect(errorsOf({ to: 'YMQ' })).toEqual({ to: 'samePlace' })
  expect(errorsOf({ depart: '2027-01-09' })).toEqual({ depart: 'datePast' })
  expect(errorsOf({ depart: '2027-02-30' })).toEqual({ depart: 'dateWrong' })
  expect(errorsOf({ depart: 'soon' })).toEqual({ depart: 'dateWrong' })
  expect(errorsOf({ depart: '2027-12-07', until: '2027-12-08' })).toEqual({ depart: 'dateFar', until: 'dateFar' })
  expect(errorsOf({ until: '2027-01-31' })).toEqual({ until: 'untilEarly' })
  expect(errorsOf({ until: '' })).toEqual({ until: 'dateMissing' })
  expect(errorsOf({ until: '', trip: 'oneway' })).toEqual({})
  expect(errorsOf({ until: '', trip: 'oneway', needHotel: 'yes' })).toEqual({ until: 'dateMissing' })
  expect(errorsOf({ until: '2027-02-01', transport: 'none', needHotel: 'yes', from: '' })).toEqual({
    until: 'untilNight',
  })
  const { form } = readSearch({ ...typed, to: 'Atlantis', depart: '31/02' }, now)
  expect(form.values).toMatchObject({ to: 'Atlantis', depart: '31/02', from: 'YUL' })
})

test('the day of a search begins at the place of departure', () => {
  const late = new Date('2027-01-10T20:00:00Z')
  const on = (from: string, depart: string) =>
    readSearch({ ...typed, from, to: 'LHR', trip: 'oneway', depart }, late).form.errors
  expect(on('YUL', '2027-01-10')).toEqual({})
  expect(on('AKL', '2027-01-10')).toEqual({ depart: 'datePast' })
})

test('a search is the same after it is written to its address and read', () => {
  const { search } = readSearch({ ...typed, needHotel: 'yes' }, now)
  expect(readSearch(searchQuery(search!), now).search).toEqual(search)
})

const fare = {
  cabin: 'economy' as const,
  total: 11_500,
  minutes: 300,
  lowest: 10_000,
  lowestOfCabin: 10_000,
  daysAhead: 3,
}
const montreal = { cityCode: 'YMQ', countryCode: 'CA' }

test('fares are out of policy above the tolerance, business on short journeys, hotels above the night limit', () => {
  expect(fareViolations(fare, policy)).toEqual([])
  expect(fareViolations({ ...fare, total: 11_501 }, policy)).toEqual([{ kind: 'fare', percent: 16, allowed: 15 }])
  expect(fareViolations({ ...fare, cabin: 'business', minutes: 479 }, policy)).toEqual([{ kind: 'cabin', hours: 8 }])
  const long = { ...fare, cabin: 'business' as const, minutes: 480, total: 40_000, lowestOfCabin: 38_000 }
  expect(fareViolations(long, policy)).toEqual([])
  expect(fareViolations({ ...long, lowestOfCabin: 30_000 }, policy)).toEqual([
    { kind: 'fare', percent: 34, allowed: 15 },
  ])
  expect(fareViolations({ ...fare, total: 99_000 }, null)).toEqual([])
  expect(hotelViolations(26_000, montreal, policy)).toEqual([])
  expect(hotelViolations(26_001, montreal, policy)).toEqual([{ kind: 'hotel', limit: 26_000 }])
})

test('a city has its own hotel limit before its country, and the policy has one for everywhere else', () => {
  const limits = { ...policy, hotelLimits: [...limit('country', 'US', 300), ...limit('city', 'NYC', 450)] }
  const limitIn = (cityCode: string, countryCode: string) => hotelLimitIn({ cityCode, countryCode }, limits)
  expect([limitIn('NYC', 'US'), limitIn('BOS', 'US'), limitIn('YMQ', 'CA')]).toEqual([450, 300, 260])
  expect(hotelViolations(45_001, { cityCode: 'NYC', countryCode: 'US' }, limits)).toEqual([
    { kind: 'hotel', limit: 45_000 },
  ])
})

test('a fare is out of policy where it is booked too late, and premium economy on a journey that is too short for it', () => {
  const strict = { ...policy, daysInAdvance: 4, premiumFromHours: 5 }
  expect(fareViolations(fare, strict)).toEqual([{ kind: 'advance', days: 4 }])
  expect(fareViolations({ ...fare, daysAhead: 4 }, strict)).toEqual([])
  const premium = { ...fare, cabin: 'premium' as const, daysAhead: 9 }
  expect(fareViolations({ ...premium, minutes: 299 }, strict)).toEqual([{ kind: 'premium', hours: 5 }])
  expect(fareViolations(premium, strict)).toEqual([])
  expect(fareViolations({ ...premium, minutes: 60 }, policy)).toEqual([])
})

const limit = (kind: 'city' | 'country', code: string, most: number) => [{ kind, code, limit: most }]

test('exactly the cheapest fares are marked lowest, and a departed flight is not sold', () => {
  const way = { kind: 'flight' as const, from: 'YMQ', to: 'PAR', date: '2027-02-01' }
  const fares = itineraryOffers(way, market).flatMap((offer) => offer.fares)
  const lowest = Math.min(...fares.map(({ price }) => totalOf(price)))
  for (const { price, isLowest } of fares) expect(isLowest).toBe(totalOf(price) === lowest)
  const today = itineraryOffers({ kind: 'flight', from: 'YMQ', to: 'YTO', date: '2027-01-10' }, market)
  expect(today.length).toBeGreaterThan(0)
  for (const { itinerary } of today)
    expect(itinerary.segments[0]!.departsAt).toBeGreaterThanOrEqual(now.getTime() + 3_600_000)
})

test('a plan adds up, and a choice that was not offered is gone', () => {
  const { search } = readSearch({ ...typed, needHotel: 'yes' }, now)
  const out = itineraryOffers({ kind: 'flight', from: 'YUL', to: 'PAR', date: '2027-02-01' }, market).at(-1)!
  const back = itineraryOffers({ kind: 'flight', from: 'PAR', to: 'YUL', date: '2027-02-04' }, market).at(-1)!
  const landing = out.itinerary.segments.at(-1)!.arrival.slice(0, 10)
  const hotel = stayOffers({ place: 'PAR', checkIn: landing, checkOut: '2027-02-04' }, market).at(-1)!
  const choices = { out: out.fares[0]!.id, back: back.fares[0]!.id, hotel: hotel.id }
  const { plan, step } = planFrom(search!, choices, market)
  expect(step).toBeUndefined()
  const parts = [out.fares[0]!.price, back.fares[0]!.price, hotel.price]
  expect(totalOf(plan.price)).toBe(parts.reduce((sum, price) => sum + totalOf(price), 0))
  expect(plan.lowestTotal).toBeLessThanOrEqual(totalOf(plan.price))
  expect(planFrom(search!, { ...choices, out: 'AC1YULCDG.first' }, market)).toMatchObject({ step: 'out', isGone: true })
  expect(planFrom(search!, {}, market)).toMatchObject({ step: 'out', isGone: false })
})
