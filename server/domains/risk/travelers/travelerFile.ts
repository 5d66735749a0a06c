import { and, inArray } from 'drizzle-orm'
import type { ReportedItinerary } from '#contract/reports/itineraryReport.ts'
import { isHeldForApproval } from '#contract/trips/tripApproval.ts'
import type { TripStatus } from '#contract/trips/trips.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { alertsOfTrips } from '#server/domains/risk/alerts/matches.ts'
import type { ReportQuery } from '#server/domains/risk/travelers/filters.ts'
import { riskStatusCondition, riskTripOrder } from '#server/domains/risk/there/riskStatus.ts'
import { countedCondition, matchedFor } from '#server/domains/risk/travelers/itineraryReport.ts'
import { reportedTrips } from '#server/domains/risk/travelers/reportedTrips.ts'
import { openSearch } from '#server/domains/risk/travelers/openSearch.ts'
import type { SearchContext } from '#server/domains/risk/travelers/searchConditions.ts'
import { readTrips } from '#server/domains/trips/readTrips.ts'
import { xlsxStream, type CellValue, type StreamedColumn } from '#server/files/xlsx/xlsxStream.ts'
import { cultureOfLanguage, type Language } from '#server/http/requests/language.ts'
import type { StreamedDownload } from '#server/http/operations/operation.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'
import { slicesOf } from '#server/db/slices.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

const tripsAtOnce = 200

type Column = readonly [
  heading:
    | 'lastName'
    | 'firstName'
    | 'kind'
    | 'email'
    | 'phone'
    | 'status'
    | 'bookingId'
    | 'city'
    | 'country'
    | 'arrives'
    | 'leaves'
    | 'withoutHotel'
    | 'advisory'
    | 'advisoryLevel'
    | 'alert'
    | 'answer',
  width: number,
  cell: (row: ReportedItinerary, say: Say) => CellValue,
]

// prettier-ignore
const columns: readonly Column[] = [
  ['lastName', 20, ({ lastName }) => lastName],
  ['firstName', 18, ({ firstName }) => firstName],
  ['kind', 12, (row, say) => row.isForGuest ? say('risk.sheet.guest') : row.isVip ? say('risk.sheet.vip') : ''],
  ['email', 30, ({ email }) => email],
  ['phone', 18, ({ phone }) => phone ?? ''],
  ['status', 22, statusCell],
  ['bookingId', 12, ({ bookingId }) => bookingId],
  ['city', 18, ({ presence }) => presence?.city ?? ''],
  ['country', 9, ({ presence }) => presence?.countryCode ?? ''],
  ['arrives', 18, ({ presence }) => localTime(presence?.arrives)],
  ['leaves', 18, leavesCell],
  ['withoutHotel', 14, ({ presence }) => presence?.nightsWithoutHotel ?? null],
  ['advisory', 12, ({ advisory }) => advisory?.countryCode ?? ''],
  ['advisoryLevel', 10, ({ advisory }) => advisory?.level ?? null],
  ['alert', 30, ({ alerts }) => alerts[0]?.headline ?? ''],
  ['answer', 16, answerCell],
]

/** The answer to the latest question; empty for somebody whom nobody asked. */
function answerCell({ rollCall }: ReportedItinerary, say: Say): string {
  if (!rollCall) return ''
  const answer = rollCall.answer ?? 'none'
  return say(`risk.sheet.answer.${answer}`)
}

/** The status of the trip. One that waits for approval is not certain. */
function statusCell({ tripStatus, approval }: ReportedItinerary, say: Say): string {
  return say(isHeldForApproval(approval) ? 'risk.sheet.status.waiting' : `risk.sheet.status.${tripStatus}`)
}

/** A departure that is not booked is said so: its known end is past, and the traveler is presumed to be there. */
function leavesCell({ presence }: ReportedItinerary, say: Say): string {
  return presence?.isPresumed ? say('risk.sheet.noWayOn') : localTime(presence?.leaves)
}

const localTime = (local: string | undefined) => local?.replace('T', ' ') ?? ''

/**
 * The travelers that a search finds as a spreadsheet, of every status that it counts. Times are local to the place. The
 * ids are read first, so that a booking made meanwhile neither repeats nor skips a row.
 */
export function travelerFile(
  companyId: string,
  query: ReportQuery,
  { language, services }: { language: Language; services: Services },
): StreamedDownload {
  const { say } = formatterFor(cultureOfLanguage[language])
  const heads = columns.map(([heading, width]): StreamedColumn => ({
    heading: say(`risk.sheet.${heading}`),
    width,
    kind: heading === 'withoutHotel' || heading === 'advisoryLevel' ? 'number' : 'text',
  }))
  const search: SearchContext = { db: services.db, companyId, filters: query, now: services.now() }
  const rows = everyRow(search, query.displayTripStatus, { language, services, say })
  return {
    fileName: `travelers-${earliestDay(services.now())}.xlsx`,
    chunks: (signal) => xlsxStream([{ name: say('risk.sheet.title'), columns: heads, rows }], signal),
  }
}

interface Making {
  language: Language
  services: Services
  say: Say
}

async function* everyRow(
  asked: SearchContext,
  status: TripStatus | undefined,
  { language, services, say }: Making,
): AsyncGenerator<CellValue[]> {
  const { db } = asked
  const search = await openSearch(asked)
  const order = riskTripOrder(search.now)
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(countedCondition(search), status && riskStatusCondition(status, search.now)))
    .orderBy(...order)
  const tripIds = found.map(({ id }) => id)
  const alerts = await alertsOfTrips(db, await matchedFor(search, tripIds), { tripIds, language })
  for (const some of slicesOf(tripIds, tripsAtOnce)) {
    const fulls = await readTrips(db, { where: inArray(trips.id, some), order })
    for (const row of await reportedTrips(search, fulls, { language, services, alerts }))
      yield columns.map(([, , cell]) => cell(row, say))
  }
}
