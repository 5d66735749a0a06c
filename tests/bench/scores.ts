import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { rebuildMonths } from '#server/domains/bookingRecords/months.ts'
import { bookingPage } from '#server/domains/scores/bookings/bookingPage.ts'
import { scopeOf, type BookingScope } from '#server/domains/scores/scope/bookingScope.ts'
import { readInsights } from '#server/domains/scores/insights/readInsights.ts'
import { monthlySummaries } from '#server/domains/scores/sums/monthlySummaries.ts'
import { scoreReport, type ReportRequest } from '#server/domains/scores/reports/scoreReport.ts'
import { scoreSettings } from '#server/domains/scores/reports/scoreSettings.ts'
import { recordBooking } from '#server/domains/trips/record/recordBooking.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { openBenchPostgres } from './benchPostgres.ts'
import { report } from './figures.ts'
import { copyOf, growthOf, median, plantTravelers } from './growth.ts'

/**
 * The cost of the calls of the company's score pages, and of what a booking writes, for 10,000, 100,000 and 1,000,000
 * bookings of three years, on the empty PostgreSQL database of DATABASE_URL, or of one that it starts. Times are
 * medians of some runs after a first one.
 */
const sizes = [10_000, 100_000, 1_000_000]
const company = 'aurora'
/** Bookings of a traveler in three years. */
const bookingsOfTraveler = 30
/** The number of the agency's bookings that are copied. */
const copied = 900
/** Rows of a statement; a longer one would run into the time limit of statements. */
const atOnce = 100_000
/** The work of an update of the formulas, for which no call waits. */
const rebuilding = 'all monthly sums'

const postgres = await openBenchPostgres()
const { services, close } = await openServices(readEnv({ DATABASE_URL: postgres.url, DATA_DIR: postgres.folder }))
try {
  const found = new Map<string, number[]>()
  for (const [at, size] of sizes.entries()) {
    for (let planted = sizes[at - 1] ?? 0; planted < size; planted += atOnce)
      await plant(services.db, Math.min(size, planted + atOnce), planted)
    await rebuildMonths(services.db, company)
    await services.db.execute(sql`vacuum analyze booking_records, booking_months, profiles`)
    for (const [name, call] of Object.entries({ ...callsOf(services), ...(await writesOf(services)) }))
      found.set(name, [...(found.get(name) ?? []), await median(call)])
  }
  report([...found].flatMap(([name, times]) => growthOf(`Scores, ${name}`, times, name !== rebuilding)))
} finally {
  await close()
  await postgres.close()
}

function callsOf(at: Services): Record<string, () => Promise<unknown>> {
  const scope = scopeOf(company, { months: 12 }, {}, at.now())
  const reportOf = (level: ReportRequest['level'], narrowing: Partial<BookingScope> = {}) =>
    scoreReport(
      {
        scope: { ...scope, ...narrowing },
        level,
        sort: 'missedSavings',
        direction: 'desc',
        pageNumber: 1,
        pageSize: 20,
        language: 'en',
      },
      at,
    )
  const reader = { caller: { profileId: 'p-aurora-finance' }, language: 'en', pageNumber: 1, pageSize: 20 } as const
  return {
    groups: () => reportOf('groups'),
    'cost centers': () => reportOf('costCenters'),
    travelers: () => reportOf('travelers'),
    'a cost center': () => reportOf('travelers', { costCenter: 'cc-aurora-110' }),
    'a year to date': () => reportOf('costCenters', { period: sinceYearBefore(at.now()) }),
    months: () => monthlySummaries(scope, 'CAD', at.db),
    settings: () => scoreSettings(company, at.db),
    insights: () => readInsights({ scope, currency: 'CAD', language: 'en' }, at),
    'newest bookings': () => bookingPage({ ...reader, scope, sort: 'newest', direction: 'desc' }, at),
  }
}

/** Recording a booking, and computing all monthly sums of the company, as after an update of the formulas. */
async function writesOf({ db }: Services): Promise<Record<string, () => Promise<unknown>>> {
  const [trip] = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.companyId, company), ne(trips.source, 'manual')))
    .orderBy(desc(trips.bookedAt))
    .limit(1)
  return {
    'recording a booking': () => db.transaction((tx) => recordBooking(tx, trip!.id)),
    [rebuilding]: () => db.transaction((tx) => rebuildMonths(tx, company)),
  }
}

/** A year that ends today: eleven whole months, and days of two others. */
function sinceYearBefore(now: Date): BookingScope['period'] {
  const to = now.toISOString().slice(0, 10)
  return { from: addDays(to, -364), to }
}

/**
 * Copies of the agency's bookings with other days and travelers, until the company has a number of them. Each call adds
 * three years in the order of their days, as bookings come in.
 */
async function plant(db: Database, size: number, planted: number): Promise<void> {
  const travelers = Math.ceil(size / bookingsOfTraveler)
  await plantTravelers(db, travelers)
  const made: Record<string, SQL> = {
    id: sql`'bench-' || n`,
    profile_id: sql`'bench-' || (n * 7907::bigint) % ${travelers}::int`,
    booked_on: sql`to_char(current_date - 1095 * (${size}::int - n) / ${size - planted}::int, 'YYYY-MM-DD')`,
  }
  const [names, columns] = copyOf(bookingRecords, made)
  await db.execute(sql`
    insert into booking_records (${names})
    select ${columns}
    from generate_series(${planted}::int, ${size - 1}::int) n
    join (select r.*, row_number() over (order by r.id) - 1 as place from booking_records r
      where r.company_id = ${company} and r.trip_id is null and r.id not like 'bench-%') s
      on s.place = (n * 7919::bigint) % ${copied}`)
}
