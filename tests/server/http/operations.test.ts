import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Airport } from '#contract/trips/airports.ts'
import type { Configuration, EmployeeConfiguration } from '#contract/session/configuration.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import type { Profile, ProfileSummary } from '#contract/profile/profile.ts'
import type { CompanyOverview } from '#contract/reports/scores.ts'
import type { Invoice, InvoiceSummary } from '#contract/trips/invoices.ts'
import type { Trip, TripPage } from '#contract/trips/trips.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'

// Every answer is held against its contract schema where it is made; see server/http/operations/mount.ts.

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'traveller@aurora'
const here = `/main${placeOf(me)}`

test('configuration is public, on both APIs, and lists absolute addresses', async () => {
  for (const api of ['main', 'company']) {
    const answer = await at.send(undefined, `/${api}/configuration`)
    const { apis } = (await answer.json()) as Configuration
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(apis).toContainEqual({ name: 'reporting', url: 'http://waymark.test/api/reporting' })
  }
})

test('a complete profile has no issues; a new hire has those of both owners', async () => {
  const complete = await at.get<Profile>(me, here)
  expect(complete).toMatchObject({ isBasicInfoComplete: true, isPaymentMethodsComplete: true, profileIssues: [] })
  expect(complete).toMatchObject({
    isProfileBasicInformationComplete: true,
    isPaymentMethodsInformationComplete: true,
    isMandatoryFieldsInformationComplete: true,
  })
  const newHire = await at.get<Profile>('newhire@aurora', `/main${placeOf('newhire@aurora')}`)
  expect(newHire).toMatchObject({ isBasicInfoComplete: false, isMandatoryFieldsComplete: false })
  expect(newHire).toMatchObject({
    isProfileBasicInformationComplete: false,
    isPaymentMethodsInformationComplete: false,
    isMandatoryFieldsInformationComplete: false,
  })
  expect(newHire.profileIssues).toContainEqual({ issue: 'phoneNumberMissing' })
})

test('a person without an employee id has a minimal profile in en-US', async () => {
  const profile = await at.get<Profile>('nobody@aurora', `/main${placeOf('nobody@aurora')}`)
  expect(profile).toMatchObject({ employeeId: null, cultureCode: 'en-US', isAllowedToBook: false, dateOfBirth: null })
})

test('the list of profiles of a company is open to its Admin', async () => {
  const people = await at.get<ProfileSummary[]>('admin@aurora', '/main/companies/aurora/profiles')
  expect(people.length).toBeGreaterThan(50)
  expect(new Set(people.map(({ companyId }) => companyId))).toEqual(new Set(['aurora']))
})

test('trips come in all four groups, coming ones soonest first and past ones newest first', async () => {
  const trips = await at.get<Trip[]>(me, `${here}/trips`)
  const starts = (...wanted: string[]) =>
    trips.filter(({ tripStatus }) => wanted.includes(tripStatus)).map(({ segments }) => segments[0]!.departureInstant)
  expect(new Set(trips.map(({ tripStatus }) => tripStatus)).size).toBe(4)
  expect(starts('InProgress', 'Upcoming')).toEqual(starts('InProgress', 'Upcoming').toSorted())
  expect(starts('Past')).toEqual(starts('Past').toSorted().toReversed())
  expect(starts('Cancelled')).toEqual(starts('Cancelled').toSorted().toReversed())
})

test('pages of trips follow the whole list and link to their neighbors', async () => {
  const all = await at.get<Trip[]>(me, `${here}/trips`)
  const second = await at.get<TripPage>(me, `${here}/trips/paginated?pageNumber=2&pageSize=5`)
  expect(second.responseData).toEqual(all.slice(5, 10))
  expect(second).toMatchObject({ prevPage: 1, nextPage: 3, totalItemCount: all.length })
  const past = await at.get<TripPage>(me, `${here}/trips/paginated?tripStatus=Past`)
  expect(past.responseData).toEqual(all.filter(({ tripStatus }) => tripStatus === 'Past'))
})

test('pages of trips are filtered by a text or a year of departure, like the whole list', async () => {
  const all = await at.get<Trip[]>(me, `${here}/trips`)
  const found = async (query: string, language = 'en-CA') => {
    const { responseData, totalItemCount } = await at.get<TripPage>(
      me,
      `${here}/trips/paginated?pageSize=100&${query}`,
      { 'Accept-Language': language },
    )
    expect(totalItemCount).toBe(responseData.length)
    return responseData.map(({ bookingId }) => bookingId)
  }
  const those = (wanted: (trip: Trip) => boolean) => all.filter(wanted).map(({ bookingId }) => bookingId)
  const visits = (city: string) =>
    those(({ segments }) => segments.some(({ from, to }) => [from.city, to.city].includes(city)))
  expect(await found('search=london')).toEqual(visits('London'))
  expect(await found('search=LONDRES', 'fr-CA')).toEqual(visits('London'))
  const [first] = all
  expect(await found(`search=${first!.bookingId.toLowerCase()}`)).toEqual([first!.bookingId])
  const { providerCode, number } = first!.segments[0]!
  expect(await found(`search=${providerCode}%20${number}`)).toContain(first!.bookingId)
  for (const nothing of ['%', '_', "'", 'nowhere'])
    expect(await found(`search=${encodeURIComponent(nothing)}`)).toEqual([])
  const years = [...new Set(all.map(({ departureDate }) => Number(departureDate.slice(0, 4))))].toSorted(
    (a, b) => b - a,
  )
  const page = await at.get<TripPage>(me, `${here}/trips/paginated`)
  expect(page.years).toEqual(years)
  expect(await found(`year=${years[0]}`)).toEqual(
    those(({ departureDate }) => departureDate.startsWith(String(years[0]))),
  )
  expect(await found(`year=${years.at(-1)}&tripStatus=Upcoming&search=zzz`)).toEqual([])
})

test('an empty search filters nothing', async () => {
  const { totalItemCount } = await at.get<TripPage>(me, `${here}/trips/paginated`)
  const page = await at.get<TripPage>(me, `${here}/trips/paginated?search=`)
  expect(page.totalItemCount).toBe(totalItemCount)
})

test('a search that is too long and an impossible year are refused', async () => {
  for (const query of [`search=${'x'.repeat(81)}`, 'year=12', 'year=soon', 'search=a&search=b'])
    expect((await at.send(me, `${here}/trips/paginated?${query}`)).status).toBe(400)
})

test('cities are named in the language asked for', async () => {
  const trip = (await at.get<Trip[]>(me, `${here}/trips`)).find(({ arrivalCountryCode }) => arrivalCountryCode === 'GB')
  const french = await at.get<Trip>(me, `${here}/trips/${trip!.bookingId}`, { 'Accept-Language': 'fr-CA,fr;q=0.9' })
  expect([trip!.destination, french.destination]).toEqual(['London', 'Londres'])
})

test('a trip has its total, cost center and policy; past trips have the end of the card', async () => {
  const trips = await at.get<Trip[]>(me, `${here}/trips`, { 'Accept-Language': 'fr-CA' })
  const invoices = await at.get<InvoiceSummary[]>(me, `${here}/invoices`)
  const newest = invoices.find(({ creditOf }) => creditOf === null)!
  const { maskedCreditCard } = await at.get<Invoice>(me, `${here}/invoices/${newest.id}`)
  const past = trips.find(({ bookingId }) => bookingId === newest.bookingId)!
  expect(past.total).toEqual({ amount: newest.total, currency: newest.currency })
  expect(past.payment).toEqual({ brand: expect.any(String), lastFour: maskedCreditCard!.slice(-4) })
  const { costCenter } = await at.get<Profile>(me, here, { 'Accept-Language': 'fr-CA' })
  expect(past.costCenter).toBe(costCenter)
  const booked = trips.filter(({ source }) => source === 'bookingTool')
  expect(booked.length).toBeGreaterThan(0)
  expect(booked.every(({ policy }) => policy !== undefined)).toBe(true)
})

test('the latest itineraries are the trip under way and the soonest ahead, three at most', async () => {
  const all = await at.get<Trip[]>(me, `${here}/trips`)
  const notOver = all.filter(({ tripStatus }) => tripStatus === 'InProgress' || tripStatus === 'Upcoming')
  expect(notOver.length).toBeGreaterThan(3)
  const latest = await at.get<Trip[]>(me, `${here}/itineraries/latest`)
  expect(latest).toEqual(notOver.slice(0, 3))
  expect(latest[0]?.tripStatus).toBe('InProgress')
})

test('a person without a coming trip has no latest itinerary', async () => {
  expect(await at.get<Trip[]>('newhire@aurora', `/main${placeOf('newhire@aurora')}/itineraries/latest`)).toEqual([])
})

test('the lines of an invoice add up to its total', async () => {
  const [first] = await at.get<InvoiceSummary[]>(me, `${here}/invoices`)
  const invoice = await at.get<Invoice>(me, `${here}/invoices/${first!.id}`)
  const sum = invoice.lines.reduce((total, { amount, tax }) => total + amount + tax, 0)
  expect(invoice.total).toBeCloseTo(sum, 1)
})

test('a notification mentions the expiring card in the language asked for', async () => {
  const notes = await at.get<Notification[]>(me, `${here}/notifications`, { 'Accept-Language': 'es-MX' })
  const card = notes.find(({ type }) => type === 'paymentmethod')
  expect(card).toMatchObject({ code: 'creditCardExpiringSoon', actionRoute: { name: 'payment' } })
  expect(card?.message).toContain('tarjeta')
})

test('airports are found without accents, in the language of the culture', async () => {
  const [airport] = await at.get<Airport[]>(me, '/main/airports?term=montreal&cultureCode=fr-CA')
  expect(airport).toMatchObject({ code: 'YUL', cityName: 'Montréal', countryName: 'Canada' })
  expect((await at.get<Airport[]>(me, '/main/airports?term=yul'))[0]?.code).toBe('YUL')
  expect((await at.get<Airport[]>(me, '/main/airports')).length).toBe(20)
})

test('the VIP contact exists for one company of the environment', async () => {
  const path = (company: string) => `/company/companies/${company}/employees/e-${company}-traveller/configuration`
  const aurora = await at.get<EmployeeConfiguration>('traveller@aurora', path('aurora'))
  const boreal = await at.get<EmployeeConfiguration>('traveller@boreal', path('boreal'))
  expect([aurora.agency.vipPhone, boreal.agency.vipPhone]).toEqual([expect.any(String), null])
})

test('agency, features and policy are answered for their holder', async () => {
  const place = placeOf(me)
  await expect(at.get(me, `/company${place}/agency-info`)).resolves.toMatchObject({ companyName: 'Northline Travel' })
  await expect(at.get(me, '/company/configuration/company/aurora/profile/p-aurora-traveller')).resolves.toMatchObject({
    features: { trips2: { status: 'hidden' } },
  })
  await expect(at.get(me, '/company/admin/companies/aurora/travel-policies/tp-aurora-standard')).resolves.toMatchObject(
    { isAllowedSelf: true },
  )
})

test("the overview has the demo company's figures", async () => {
  const overview = await at.get<CompanyOverview>('finance@aurora', '/reporting/reports/score/companies/aurora/overview')
  expect(overview).toMatchObject({ usersTravelling: 15, upcomingTrips: 10, newUsers: 45 })
  expect(overview.summary).toMatchObject({
    avgOverallScore: 8.01,
    avgAdvancedPurchaseScore: 8.55,
    savings: 142_026,
    savingsPercentage: 20.25,
    totalSpent: 3_131_110.89,
    missedSavings: 440_209.16,
  })
  expect(overview.months).toHaveLength(24)
  expect(overview.travellingNow.reduce((sum, { travellers }) => sum + travellers, 0)).toBeGreaterThanOrEqual(15)
})
