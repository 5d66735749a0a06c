import { previousDays } from '#contract/reports/reportPeriods.ts'
import type { ScoreSummary } from '#contract/reports/scores.ts'
import type { Database } from '#server/db/client.ts'
import { bookingPage } from '#server/domains/scores/bookings/bookingPage.ts'
import { everyBooking } from '#server/domains/scores/bookings/everyBooking.ts'
import { type BookingScope } from '#server/domains/scores/scope/bookingScope.ts'
import { scoreFormulas } from '#server/domains/scores/reports/scoreFormulas.ts'
import { isCovered } from '#server/domains/scores/scope/coverage.ts'
import { monthlySummaries } from '#server/domains/scores/sums/monthlySummaries.ts'
import { yearBefore } from '#server/domains/scores/scope/period.ts'
import { reportingCurrency } from '#server/domains/scores/scope/reportingCurrency.ts'
import { totalsOf } from '#server/domains/scores/sums/scoreSummary.ts'
import { topDestinations } from '#server/domains/scores/insights/readInsights.ts'
import { readSums } from '#server/domains/scores/sums/readSums.ts'
import { summariesBelow } from '#server/domains/scores/sums/rankedSummaries.ts'
import type { ExecutiveReport, ReportFigures, TravelerReport } from '#server/services/documents.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'
import { countryName } from './countryName.ts'
import type { ReportRequest } from './reportRequest.ts'
import { companyName, factsInWords, rangeText, wordsOf } from './reportWords.ts'

/** Rows of the tables of a report of the company. */
const shown = { costCenters: 25, missed: 10, destinations: 10 } as const

const earlierScope = (scope: BookingScope): BookingScope => ({ ...scope, period: yearBefore(scope.period) })

async function commonFigures(request: ReportRequest, { db, now, env }: Services): Promise<ReportFigures> {
  const { scope } = request
  const currency = await reportingCurrency(db, scope.companyId)
  const company = await companyName(scope.companyId, db)
  const before = previousDays(scope.period)
  return {
    head: factsInWords(request, company, now()),
    isDemo: standingOf(env) === 'demo',
    company,
    currency,
    summary: await totalsOf(scope, currency, db),
    before: {
      period: rangeText(before, wordsOf(request).culture),
      isCovered: await isCovered(scope.companyId, before, db),
      summary: await totalsOf({ ...scope, period: before }, currency, db),
    },
    formulas: scoreFormulas(wordsOf(request).culture).formulas,
  }
}

/** The figures of a report of the company, by the functions that answer the pages. */
export async function executiveFigures(request: ReportRequest, services: Services): Promise<ExecutiveReport> {
  const { scope, reader } = request
  const { language } = wordsOf(request)
  const { db } = services
  const common = await commonFigures(request, services)
  const { currency } = common
  const sums = await readSums(scope, 'costCenter', db)
  const centers = await summariesBelow('costCenters', { scope, sums, currency, language }, db)
  const missed = {
    scope,
    caller: reader,
    language,
    sort: 'missedSavings',
    direction: 'desc',
    pageNumber: 1,
    pageSize: shown.missed,
  } as const
  const { responseData } = await bookingPage(missed, services)
  return {
    ...common,
    months: await monthlySummaries(scope, currency, db),
    monthsBefore: await monthlySummaries(earlierScope(scope), currency, db),
    costCenters: centers.toSorted(bySpending).slice(0, shown.costCenters),
    moreCostCenters: Math.max(0, centers.length - shown.costCenters),
    missed: responseData.filter(({ missedSavings }) => missedSavings > 0),
    destinations: await destinationsOf(request, currency, db),
  }
}

const bySpending = (one: ScoreSummary, other: ScoreSummary) =>
  other.totalSpent - one.totalSpent || one.name.localeCompare(other.name)

/** The destinations with the most bookings, as the page of insights has them. */
async function destinationsOf({ scope, ...request }: ReportRequest, currency: string, db: Database) {
  const { language, culture } = wordsOf(request)
  const rows = await topDestinations(scope, { currency, language }, db)
  return rows.slice(0, shown.destinations).map(({ city, countryCode, bookings, totalSpent }) => ({
    place: `${city}, ${countryName(countryCode, culture)}`,
    bookings,
    totalSpent,
  }))
}

/** The figures of a report of one traveler. */
export async function travelerFigures(
  request: ReportRequest,
  services: Services,
  onRow?: () => void,
): Promise<TravelerReport> {
  const reader = { caller: request.reader, language: wordsOf(request).language }
  const bookings = []
  for await (const booking of everyBooking(request.scope, reader, services.db)) {
    onRow?.()
    bookings.push(booking)
  }
  return { ...(await commonFigures(request, services)), bookings }
}
