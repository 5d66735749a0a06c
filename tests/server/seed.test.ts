import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, count, countDistinct, desc, eq, gt, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import { demoPeople } from '#server/db/seed/demoPeople.ts'
import { inMemory, openDatabase } from '#server/db/open.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import { seed } from '#server/db/seed/seed.ts'
import { costCenters, employees, travelPolicies } from '#server/db/schema/company.ts'
import {
  accounts,
  arrangerRequests,
  creditCards,
  profileRoles,
  profiles,
  travelDocuments,
} from '#server/db/schema/people.ts'
import { advisories, invoices, scoreMonths, segments, trips } from '#server/db/schema/trips.ts'
import { createSealer } from '#server/http/sealer.ts'
import { verifyPassword } from '#server/identity/passwords.ts'

const dayMs = 86_400_000
const sealer = createSealer(randomBytes(32))
// The last minute of a leap day: a bad moment for every calculation with days and months.
const now = new Date('2028-02-29T23:59:00Z')
const after = (days: number) => new Date(now.getTime() + days * dayMs)
let opened: OpenDatabase
let seconds = 0

beforeAll(async () => {
  opened = await openDatabase({ DATA_DIR: inMemory, DATABASE_URL: undefined })
  const start = performance.now()
  await seed(opened.db, { now, sealer })
  seconds = (performance.now() - start) / 1000
})
afterAll(() => opened.close())

const only = <T>(rows: T[]): T => {
  expect(rows).toHaveLength(1)
  return rows[0] as T
}
const profileOf = async (email: string) =>
  only(await opened.db.select().from(profiles).where(eq(profiles.email, email)))
const tripsOf = (profileId: string) => opened.db.select().from(trips).where(eq(trips.profileId, profileId))

describe('the sample figures of §9', () => {
  const ours = eq(trips.companyId, 'aurora')

  it('has 15 aurora people under way', async () => {
    const underWay = and(ours, eq(trips.status, 'confirmed'), lte(trips.startsAt, now), gte(trips.endsAt, now))
    const row = only(
      await opened.db
        .select({ people: countDistinct(trips.profileId) })
        .from(trips)
        .where(underWay),
    )
    expect(row.people).toBe(15)
  })

  it('has 10 trips that start within seven days', async () => {
    const soon = and(ours, gt(trips.startsAt, now), lte(trips.startsAt, after(7)))
    expect(only(await opened.db.select({ count: count() }).from(trips).where(soon)).count).toBe(10)
  })

  it('has 45 profiles registered in the last 90 days', async () => {
    const fresh = and(eq(profiles.companyId, 'aurora'), gte(profiles.registeredAt, after(-90)))
    expect(only(await opened.db.select({ count: count() }).from(profiles).where(fresh)).count).toBe(45)
  })

  it('adds up over the last twelve complete months', async () => {
    const complete = and(eq(scoreMonths.companyId, 'aurora'), lt(scoreMonths.month, '2028-02'))
    const rows = await opened.db.select().from(scoreMonths).where(complete).orderBy(desc(scoreMonths.month)).limit(12)
    expect(rows.at(-1)?.month).toBe('2027-02')
    const sum = (key: 'totalSpent' | 'missedSavings' | 'savings' | 'potentialSavings' | 'count') =>
      rows.reduce((total, row) => total + row[key], 0)
    const average = (key: 'advancedPurchase' | 'hotelAttachment' | 'lowestFare' | 'onlineAdoption') =>
      rows.reduce((total, row) => total + row[key], 0) / sum('count')
    expect(sum('totalSpent')).toBeCloseTo(3_131_110.89, 2)
    expect(sum('missedSavings')).toBeCloseTo(440_209.16, 2)
    expect(sum('savings')).toBeCloseTo(142_026, 2)
    expect(((100 * sum('savings')) / sum('potentialSavings')).toFixed(2)).toBe('20.25')
    const averages = [
      average('advancedPurchase'),
      average('hotelAttachment'),
      average('lowestFare'),
      average('onlineAdoption'),
    ]
    expect(averages.map((value) => value.toFixed(2))).toEqual(['8.55', '8.07', '7.73', '7.69'])
    expect((averages.reduce((total, value) => total + value, 0) / 4).toFixed(1)).toBe('8.0')
  })

  it('keeps every month believable', async () => {
    const rows = await opened.db.select().from(scoreMonths)
    expect(rows.filter((row) => row.companyId === 'aurora')).toHaveLength(37)
    for (const row of rows) {
      for (const key of ['advancedPurchase', 'hotelAttachment', 'lowestFare', 'onlineAdoption'] as const) {
        expect(row[key] / row.count).toBeGreaterThan(5)
        expect(row[key] / row.count).toBeLessThanOrEqual(10)
      }
      expect(row.missedSavings).toBeGreaterThan(0)
      expect(row.missedSavings).toBeLessThan(row.totalSpent)
    }
  })
})

describe('the named people', () => {
  it('all sign in with the demo password', async () => {
    const rows = await opened.db.select().from(accounts)
    const known = new Map(rows.map((row) => [row.email, row]))
    for (const person of demoPeople) expect(known.has(person.email)).toBe(true)
    expect(await verifyPassword('demo', rows[0]?.passwordHash)).toBe(true)
    expect(await verifyPassword('Demo', rows[0]?.passwordHash)).toBe(false)
  })

  it('carry the roles claim in every form', async () => {
    const style = async (email: string) =>
      only(await opened.db.select().from(accounts).where(eq(accounts.email, email))).roleClaimStyle
    expect(await style('everything@aurora.example')).toBe('spaced')
    expect(await style('risk@aurora.example')).toBe('single')
    expect(await style('traveller@aurora.example')).toBe('list')
    const { id } = await profileOf('everything@aurora.example')
    expect(await opened.db.select().from(profileRoles).where(eq(profileRoles.profileId, id))).toHaveLength(6)
  })

  it('gives the traveller one trip under way, three ahead, six past with invoices and two cancelled', async () => {
    const { id } = await profileOf('traveller@aurora.example')
    const rows = await tripsOf(id)
    const confirmed = rows.filter((row) => row.status === 'confirmed')
    expect(confirmed.filter((row) => row.startsAt <= now && row.endsAt >= now)).toHaveLength(1)
    expect(confirmed.filter((row) => row.startsAt > now)).toHaveLength(3)
    expect(confirmed.filter((row) => row.endsAt < now)).toHaveLength(6)
    expect(rows.filter((row) => row.status === 'cancelled')).toHaveLength(2)
    expect(await opened.db.select().from(invoices).where(eq(invoices.profileId, id))).toHaveLength(6)
  })

  it('gives the traveller a passport and a card that run out soon', async () => {
    const { id } = await profileOf('traveller@aurora.example')
    const passport = only(await opened.db.select().from(travelDocuments).where(eq(travelDocuments.profileId, id)))
    expect(new Date(passport.expirationDate) < after(183) && new Date(passport.expirationDate) > now).toBe(true)
    const cards = await opened.db.select().from(creditCards).where(eq(creditCards.profileId, id))
    const ends = cards.map(({ expiryMonth }) => lastDay(expiryMonth))
    expect(ends.filter((end) => end > now && end < after(60))).toHaveLength(1)
    expect(ends.filter((end) => end > after(200))).toHaveLength(1)
  })

  it('leaves the new hire with details to fill in, by the person and by the administrator', async () => {
    const profile = await profileOf('newhire@aurora.example')
    expect(profile).toMatchObject({ phoneNumber: '', dateOfBirth: null, gender: null })
    expect(profile.registeredAt).not.toBeNull()
    expect(await opened.db.select().from(creditCards).where(eq(creditCards.profileId, profile.id))).toHaveLength(0)
    const row = only(
      await opened.db
        .select()
        .from(employees)
        .where(eq(employees.id, profile.employeeId as string)),
    )
    expect(row).toMatchObject({ costCenterId: null, approverId: null, status: 'active' })
  })

  it('leaves nobody else incomplete', async () => {
    const incomplete = and(eq(profiles.companyId, 'aurora'), isNull(profiles.dateOfBirth))
    expect(await opened.db.select().from(profiles).where(incomplete)).toHaveLength(1)
    const everybody = await opened.db.select().from(profiles)
    const holders = new Set((await opened.db.select().from(creditCards)).map(({ profileId }) => profileId))
    const without = everybody.filter(({ id }) => !holders.has(id)).map(({ email }) => email)
    expect(without.toSorted()).toEqual(['newhire@aurora.example', 'nobody@aurora.example'])
    expect(await opened.db.select().from(employees).where(isNull(employees.approverId))).toHaveLength(1)
  })

  it('gives the sandbox user no employee', async () => {
    expect((await profileOf('nobody@aurora.example')).employeeId).toBeNull()
  })

  it('gives the arranger approved and unanswered travellers', async () => {
    const { id } = await profileOf('arranger@aurora.example')
    const rows = await opened.db.select().from(arrangerRequests).where(eq(arrangerRequests.arrangerProfileId, id))
    expect(rows.filter((row) => row.status === 'approved')).toHaveLength(5)
    expect(rows.filter((row) => row.status === 'sent')).toHaveLength(2)
  })
})

const lastDay = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))

describe('the travels', () => {
  it('fill two years in both companies', async () => {
    const rows = await opened.db
      .select({ company: trips.companyId, count: count() })
      .from(trips)
      .groupBy(trips.companyId)
    const counts = Object.fromEntries(rows.map((row) => [row.company, row.count]))
    expect(counts.aurora).toBeGreaterThan(230)
    expect(counts.boreal).toBeGreaterThan(38)
  })

  it('cost what their pieces cost, and never less than the lowest fare', async () => {
    const [rows, pieces] = await Promise.all([opened.db.select().from(trips), opened.db.select().from(segments)])
    const byTrip = Map.groupBy(pieces, (piece) => piece.tripId)
    for (const trip of rows) {
      const own = byTrip.get(trip.id) ?? []
      expect(own.reduce((sum, piece) => sum + piece.amount + piece.tax, 0)).toBeCloseTo(trip.total, 2)
      expect(trip.lowestTotal).toBeLessThanOrEqual(trip.total)
      expect(trip.bookedAt < trip.startsAt && trip.bookedAt < now).toBe(true)
      expect(trip.bookingId).toMatch(/^[A-Z0-9]{6}$/)
      expect(own.every((piece) => piece.departureAt < piece.arrivalAt)).toBe(true)
    }
  })

  it('keep nobody in two places at once', async () => {
    const rows = await opened.db.select().from(trips).where(eq(trips.status, 'confirmed')).orderBy(trips.startsAt)
    for (const own of Map.groupBy(rows, (row) => row.profileId).values()) {
      own.slice(1).forEach((trip, at) => expect(trip.startsAt > (own[at]?.endsAt as Date)).toBe(true))
    }
  })

  it('put the same moment on the clock of each place', async () => {
    const rows = await opened.db.select().from(segments)
    const shown = (at: Date, timeZone: string) =>
      at.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T')
    for (const row of rows.filter(({ kind }) => kind === 'flight')) {
      expect(row.departureLocal).toBe(shown(row.departureAt, row.from.timeZone))
      expect(row.arrivalLocal).toBe(shown(row.arrivalAt, row.to.timeZone))
      expect(row.checkInOpensAt && row.checkInOpensAt < row.departureAt).toBe(true)
    }
    expect(
      rows.some(
        (row) =>
          row.arrivalLocal < row.departureLocal || row.arrivalLocal.slice(8, 10) !== row.departureLocal.slice(8, 10),
      ),
    ).toBe(true)
  })

  it('invoice every trip that is over, to the cent', async () => {
    const over = and(eq(trips.status, 'confirmed'), lt(trips.endsAt, now))
    const rows = await opened.db.select().from(invoices)
    expect(rows).toHaveLength(only(await opened.db.select({ count: count() }).from(trips).where(over)).count)
    for (const row of rows) {
      expect(row.lines.reduce((sum, line) => sum + line.amount + line.tax, 0)).toBeCloseTo(row.total, 2)
      expect(row.issuedAt < after(1)).toBe(true)
    }
  })
})

describe('the wallets', () => {
  it('keep card numbers sealed and masked', async () => {
    const rows = await opened.db.select().from(creditCards)
    for (const row of rows) {
      const number = sealer.open(row.sealedNumber)
      expect(row.maskedNumber).toBe(`${number.slice(0, 5)}${'*'.repeat(number.length - 9)}${number.slice(-4)}`)
      expect(JSON.stringify({ ...row, sealedNumber: '' })).not.toContain(number)
    }
    const ours = rows.filter((row) => row.companyId === 'aurora').map((row) => lastDay(row.expiryMonth))
    expect(ours.filter((end) => end < now)).toHaveLength(2)
    expect(ours.filter((end) => end >= now && end < after(60))).toHaveLength(2)
  })

  it('have forty passports, three expired and four about to', async () => {
    const rows = await opened.db.select().from(travelDocuments).where(eq(travelDocuments.companyId, 'aurora'))
    const ends = rows.map((row) => new Date(row.expirationDate))
    expect(ends).toHaveLength(40)
    expect(ends.filter((end) => end < now)).toHaveLength(3)
    expect(ends.filter((end) => end >= now && end < after(183))).toHaveLength(4)
  })
})

describe('the seed as a whole', () => {
  it('advises on forty countries and says that it is demo data', async () => {
    const rows = await opened.db.select().from(advisories)
    expect(new Set(rows.map((row) => row.targetCountry)).size).toBe(40)
    for (const { warningText } of rows) {
      expect(warningText.en).toContain('Demo data, not current advice')
      expect(warningText.fr).toContain('Données de démonstration')
      expect(warningText.es).toContain('Datos de demostración')
    }
  })

  it('marks the free texts of the second company', async () => {
    const boreal = sql`company_id = 'boreal'`
    const centres = await opened.db.select().from(costCenters).where(boreal)
    for (const { names } of centres) expect(names.every((name) => name.value.includes('Boreal'))).toBe(true)
    for (const row of await opened.db.select().from(employees).where(boreal)) expect(row.jobTitle).toContain('Boreal')
    for (const row of await opened.db.select().from(travelPolicies).where(boreal)) expect(row.name).toContain('Boreal')
    for (const row of await opened.db.select().from(invoices).where(boreal)) {
      expect(row.lines.every((line) => line.description.includes('Boreal'))).toBe(true)
    }
  })

  it('is planted within four seconds', () => expect(seconds).toBeLessThan(4))
})
