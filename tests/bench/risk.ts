import { sql } from 'drizzle-orm'
import { readNews } from '#server/domains/risk/news/readNews.ts'
import { reportQuery } from '#server/domains/risk/travelers/filters.ts'
import { itineraryReport } from '#server/domains/risk/travelers/itineraryReport.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { openBenchPostgres } from './benchPostgres.ts'
import { report, type Figure } from './figures.ts'
import { growthOf, median, plantTravelers } from './growth.ts'
import { plantAlerts } from './plantAlerts.ts'
import { benchTravelers, plantTrips } from './plantTrips.ts'

/**
 * The cost of a search for travelers with 10,000, 100,000 and 1,000,000 trips of a company, on the empty PostgreSQL
 * database of DATABASE_URL, or on one that it starts. The company travels as much in every year: 1,500 trips are in progress and 3,000 ahead in
 * each size, and its past grows. So do the trips of the last week from which no way on is booked, which are searched too.
 * Times are medians of some runs. Then 20,000 trips are in progress or ahead, and 500 alerts have areas of their own.
 */
const sizes = [10_000, 100_000, 1_000_000]
const company = 'aurora'
const [inProgress, ahead] = [1500, 3000]
const [alertedTrips, alertCount] = [20_000, 500]
/** Rows of a statement; a longer one would run into the time limit of statements. */
const atOnce = 20_000

const postgres = await openBenchPostgres()
const { services, close } = await openServices(readEnv({ DATABASE_URL: postgres.url, DATA_DIR: postgres.folder }))
try {
  const found = new Map<string, number[]>()
  await plantTravelers(services.db, benchTravelers)
  for (const [at, size] of sizes.entries()) {
    for (let planted = sizes[at - 1] ?? 0; planted < size; planted += atOnce)
      await plantTrips(services.db, { from: planted, until: Math.min(size, planted + atOnce), inProgress, ahead })
    await services.db.execute(sql`vacuum analyze`)
    for (const [name, call] of Object.entries(callsOf(services)))
      found.set(name, [...(found.get(name) ?? []), await median(call)])
  }
  const figures = [...found].flatMap(([name, times]) => growthOf(`Travelers, ${name}`, times))
  report([...figures, ...(await alertFigures(services))])
} finally {
  await close()
  await postgres.close()
}

/** The calls that match alerts to trips, with many alerts beside none. */
async function alertFigures(at: Services): Promise<Figure[]> {
  const from = sizes.at(-1)!
  const until = from + alertedTrips - inProgress - ahead
  await plantTrips(at.db, { from, until, inProgress: until, ahead: 0 })
  await at.db.execute(sql`vacuum analyze`)
  const calls = { ...alertCallsOf(at), ...callsOf(at) }
  const measure = async () => {
    const times: number[] = []
    for (const call of Object.values(calls)) times.push(await median(call))
    return times
  }
  await at.db.execute(sql`delete from alerts`)
  const without = await measure()
  await plantAlerts(at, alertCount)
  const among = await measure()
  return Object.keys(calls).map((name, n) => ({
    of: `Travelers, ${name}`,
    what: `with ${alertCount} alerts`,
    value: among[n]!,
    unit: 'ms',
    floor: without[n]!,
  }))
}

function alertCallsOf(at: Services): Record<string, () => Promise<unknown>> {
  const query = reportQuery.parse({ searchByTravelBreakingNews: 'true' })
  return {
    'everybody whom an alert concerns': () => itineraryReport(company, query, { language: 'en', services: at }),
    'the news of a risk advisor': () => readNews(company, 'en', at),
  }
}

function callsOf(at: Services): Record<string, () => Promise<unknown>> {
  const today = at.now().toISOString().slice(0, 10)
  const days = { fromDate: addDays(today, -1), toDate: addDays(today, 1) }
  const search = (query: Record<string, string>) => () =>
    itineraryReport(company, reportQuery.parse(query), { language: 'en', services: at })
  return {
    'a country on three days': search({ countryCode: 'FR', ...days }),
    'a city on three days': search({ cityCode: 'PAR', ...days }),
    'a circle on three days': search({ near: '48.86,2.35,300', ...days }),
    'everybody on three days': search(days),
    'a flight on three days': search({ airlineCode: 'AC', flightNumber: '864', ...days }),
    'arrived in the last 24 hours': search({ arrivedRecently: 'true' }),
    'a country, upcoming': search({ countryCode: 'FR', displayTripStatus: 'Upcoming', ...days }),
  }
}
