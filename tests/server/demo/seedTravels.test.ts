import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, count, countDistinct, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { invoices, tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { scopeOf } from '#server/domains/scores/scope/bookingScope.ts'
import { totalsOf } from '#server/domains/scores/sums/scoreSummary.ts'
import { bookedCondition } from '#server/domains/trips/status.ts'
import { groupPlans } from '#server/demo/events/groupPlans.ts'
import { after, now, only, openSeeded } from '#tests/support/db/seeded.ts'

let opened: Awaited<ReturnType<typeof openSeeded>>
beforeAll(async () => {
  opened = await openSeeded()
})
afterAll(() => opened.close())

describe('the sample figures of §9', () => {
  const ours = eq(trips.companyId, 'aurora')

  it('the demo has 15 aurora people under way', async () => {
    const underWay = and(ours, eq(trips.status, 'confirmed'), lte(trips.startsAt, now), gte(trips.endsAt, now))
    const row = only(
      await opened.db
        .select({ people: countDistinct(trips.profileId) })
        .from(trips)
        .where(underWay),
    )
    expect(row.people).toBe(15)
  })

  it('the demo has 10 trips that start within seven days', async () => {
    const soon = and(ours, gt(trips.startsAt, now), lte(trips.startsAt, after(7)))
    expect(only(await opened.db.select({ count: count() }).from(trips).where(soon)).count).toBe(10)
  })

  it('the demo has 45 profiles registered in the last 90 days', async () => {
    const fresh = and(eq(profiles.companyId, 'aurora'), gte(profiles.registeredAt, after(-90)))
    expect(only(await opened.db.select({ count: count() }).from(profiles).where(fresh)).count).toBe(45)
  })
})

describe('the sample scores and money of §9', () => {
  it('the bookings of the last twelve complete months add up to them', async () => {
    const scope = scopeOf('aurora', { months: 12 }, {}, now)
    const summary = await totalsOf(scope, 'CAD', opened.db)
    expect(scope.period).toEqual({ from: '2027-02-01', to: '2028-01-31' })
    expect(summary).toMatchObject({
      totalSpent: 3_131_110.89,
      missedSavings: 440_209.16,
      savings: 142_026,
      savingsPercentage: 20.25,
      avgAdvancedPurchaseScore: 8.55,
      avgHotelAttachmentScore: 8.07,
      avgLowestFareAcceptanceScore: 7.73,
      avgOnlineAdoptionScore: 7.69,
    })
    expect(summary.avgOverallScore!.toFixed(1)).toBe('8.0')
  })

  it('every booking of the agency is believable', async () => {
    const rows = await opened.db.select().from(bookingRecords).where(isNull(bookingRecords.tripId))
    expect(rows.length).toBeGreaterThan(900)
    for (const row of rows) {
      expect(row.flightAmount + row.trainAmount + row.hotelAmount + row.carAmount).toBeCloseTo(row.grossAmount, 2)
      expect(row.lowFare ?? row.grossAmount).toBeGreaterThanOrEqual(row.grossAmount / 2)
      expect(row.lowFare ?? 0).toBeLessThanOrEqual(row.grossAmount)
      const saved = row.referenceFare === null ? 0 : 1 - row.grossAmount / row.referenceFare
      expect(saved).toBeGreaterThanOrEqual(-0.051)
      expect(saved).toBeLessThanOrEqual(0.451)
      expect(row.ticketedOn! >= row.bookedOn && row.startsOn >= row.ticketedOn! && row.endsOn >= row.startsOn).toBe(
        true,
      )
    }
  })

  it('the share of the reference prices that was saved differs between cost centers and between bookings', async () => {
    const rows = await opened.db.select().from(bookingRecords).where(isNotNull(bookingRecords.referenceFare))
    const shareOf = (own: typeof rows) => 1 - total(own, 'grossAmount') / total(own, 'referenceFare')
    const total = (own: typeof rows, amount: 'grossAmount' | 'referenceFare') =>
      own.reduce((sum, row) => sum + row[amount]!, 0)
    const spanOf = (shares: number[]) => Math.max(...shares) - Math.min(...shares)
    const ours = rows.filter(({ companyId }) => companyId === 'aurora')
    const byCenter = [...Map.groupBy(ours, ({ costCenterId }) => costCenterId).values()]
    expect(spanOf(byCenter.map(shareOf))).toBeGreaterThan(0.05)
    expect(spanOf(ours.map((row) => shareOf([row])))).toBeGreaterThan(0.25)
  })
})

describe('the demo trips', () => {
  it('the demo trips fill two years in both companies', async () => {
    const rows = await opened.db
      .select({ company: trips.companyId, count: count() })
      .from(trips)
      .groupBy(trips.companyId)
    const counts = Object.fromEntries(rows.map((row) => [row.company, row.count]))
    expect(counts.aurora).toBeGreaterThan(230)
    expect(counts.boreal).toBeGreaterThan(38)
  })

  it('the demo trips cost as much as their segments, and never less than the lowest fare', async () => {
    const [rows, segments] = await Promise.all([opened.db.select().from(trips), opened.db.select().from(tripSegments)])
    const byTrip = Map.groupBy(segments, (segment) => segment.tripId)
    for (const trip of rows) {
      const own = byTrip.get(trip.id) ?? []
      expect(own.reduce((sum, segment) => sum + segment.amount + segment.tax, 0)).toBeCloseTo(trip.total, 2)
      expect(trip.lowestTotal).toBeLessThanOrEqual(trip.total)
      expect(trip.bookedAt < trip.startsAt && trip.bookedAt < now).toBe(true)
      expect(trip.bookingId).toMatch(/^[A-Z0-9]{6}$/)
      expect(own.every((segment) => segment.departureAt < segment.arrivalAt)).toBe(true)
    }
  })

  it('the demo trips are in the order of time, with a stay and a car between arriving and leaving', async () => {
    const segments = await opened.db.select().from(tripSegments).orderBy(tripSegments.ordinal)
    for (const own of Map.groupBy(segments, ({ tripId }) => tripId).values()) {
      const rides = own.filter(({ kind }) => kind === 'flight' || kind === 'train')
      const last = rides.at(-1)
      for (const [at, ride] of rides.slice(1).entries()) {
        expect(rides[at]!.arrivalAt < ride.departureAt, `${ride.tripId} leaves after it has arrived`).toBe(true)
        expect(ride.fromCityCode).toBe(rides[at]!.toCityCode)
      }
      for (const stay of own.filter((one) => last && !rides.includes(one))) {
        expect(stay.departureAt >= rides[0]!.arrivalAt, `${stay.id} begins after arriving`).toBe(true)
        expect(stay.arrivalAt <= last!.departureAt, `${stay.id} ends before leaving`).toBe(true)
      }
    }
  })

  it('the demo trips keep no traveler in two places at once', async () => {
    const rows = await opened.db.select().from(trips).where(eq(trips.status, 'confirmed')).orderBy(trips.startsAt)
    for (const own of Map.groupBy(rows, (row) => row.profileId).values()) {
      own.slice(1).forEach((trip, at) => expect(trip.startsAt > (own[at]?.endsAt as Date)).toBe(true))
    }
  })

  it('the demo trips bring every booked guest of an event there, by two airports and on two days', async () => {
    const planned = groupPlans.flatMap(({ key, people }) =>
      people.filter(({ state }) => state === 'booked').map(({ who }) => `g-aurora-${key} p-aurora-${who}`),
    )
    const rows = await opened.db.select().from(trips).where(isNotNull(trips.groupTravelId))
    expect(rows.map((trip) => `${trip.groupTravelId} ${trip.profileId}`).toSorted()).toEqual(planned.toSorted())
    const summit = rows.filter(({ groupTravelId }) => groupTravelId === 'g-aurora-summit').map(({ id }) => id)
    const into = and(inArray(tripSegments.tripId, summit), eq(tripSegments.kind, 'flight'))
    const flights = await opened.db.select().from(tripSegments).where(into)
    const arrivals = flights.filter(({ toCityCode }) => toCityCode === 'LON')
    expect(new Set(arrivals.map(({ toCode }) => toCode))).toEqual(new Set(['LHR', 'LGW']))
    expect(new Set(arrivals.map(({ arrivalLocal }) => arrivalLocal.slice(0, 10))).size).toBe(2)
    const paid = await opened.db.select().from(invoices).where(inArray(invoices.tripId, summit))
    expect(paid.map(({ maskedCreditCard }) => maskedCreditCard?.slice(-4))).toEqual(['8431', '8431', '8431'])
  })

  it('the demo trips have the same moment on the clock of each place', async () => {
    const rows = await opened.db.select().from(tripSegments)
    const shown = (at: Date, timeZone: string) =>
      at.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T')
    for (const row of rows.filter(({ kind }) => kind === 'flight')) {
      expect(row.departureLocal).toBe(shown(row.departureAt, row.fromTimeZone))
      expect(row.arrivalLocal).toBe(shown(row.arrivalAt, row.toTimeZone))
      expect(row.checkInOpensAt && row.checkInOpensAt < row.departureAt).toBe(true)
    }
    expect(
      rows.some(
        (row) =>
          row.arrivalLocal < row.departureLocal || row.arrivalLocal.slice(8, 10) !== row.departureLocal.slice(8, 10),
      ),
    ).toBe(true)
  })

  it('the demo trips are invoiced with the booking in the tool, or by the agency at their end, to the cent', async () => {
    const over = or(eq(trips.source, 'bookingTool'), and(eq(trips.status, 'confirmed'), lt(trips.endsAt, now)))
    const rows = await opened.db.select().from(invoices)
    const issued = rows.filter(({ creditOf }) => creditOf === null)
    // Trips that were never booked have no invoice.
    expect(issued).toHaveLength(await opened.db.$count(trips, and(bookedCondition, over)))
    for (const row of rows) {
      expect(row.lines.reduce((sum, line) => sum + line.amount + line.tax, 0)).toBeCloseTo(row.total, 2)
      expect(row.issuedAt < after(1)).toBe(true)
    }
  })
})
