import { reportLimits, type ReportPreview } from '#contract/reports/reports.ts'
import type { Database } from '#server/db/client.ts'
import { everyBooking } from '#server/domains/scores/bookings/everyBooking.ts'
import { xlsxStream, type CellValue, type StreamedColumn, type StreamedSheet } from '#server/files/xlsx/xlsxStream.ts'
import type { StreamedDownload } from '#server/http/operations/operation.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'
import { cellOf, columnsIn, streamedColumn } from './reportColumns.ts'
import { countedBookings, type ReportRequest } from './reportRequest.ts'
import { companyName, factsInWords, reportFileName, wordsOf } from './reportWords.ts'

/** Signals between the maker of a spreadsheet and its caller. */
export interface Watch {
  signal?: AbortSignal
  /** Called for each booking that is written. */
  onRow?: () => void
}

/** The spreadsheet of a report, to be sent while it is made. @throws 404 `noBookings` */
export async function spreadsheetDownload(request: ReportRequest, services: Services): Promise<StreamedDownload> {
  const total = await countedBookings(request, services.db)
  return {
    fileName: reportFileName(request, 'xlsx'),
    chunks: (signal) => spreadsheetChunks(request, total, services, { signal }),
  }
}

/** The bytes of the spreadsheet of a report: its bookings, and a sheet that tells what they are. */
export async function* spreadsheetChunks(
  request: ReportRequest,
  total: number,
  services: Services,
  { signal, onRow }: Watch,
): AsyncGenerator<Uint8Array> {
  const words = wordsOf(request)
  const bookings: StreamedSheet = {
    name: words.say('reports.sheet.bookings'),
    columns: columnsIn(request).map((column) => streamedColumn(column, words)),
    rows: rowsOf(request, services.db, onRow),
  }
  yield* xlsxStream([bookings, await aboutSheet(request, total, services)], signal)
}

async function* rowsOf(request: ReportRequest, db: Database, onRow?: () => void): AsyncGenerator<CellValue[]> {
  const words = wordsOf(request)
  const reader = { caller: request.reader, language: words.language }
  const columns = columnsIn(request)
  for await (const booking of everyBooking(request.scope, reader, db)) {
    onRow?.()
    yield columns.map((column) => cellOf(booking, column, words))
  }
}

/** Scope, period and instant of the figures, and how to read the amounts. */
async function aboutSheet(request: ReportRequest, total: number, { db, now, env }: Services): Promise<StreamedSheet> {
  const { say } = wordsOf(request)
  const facts = factsInWords(request, await companyName(request.scope.companyId, db), now())
  const standing = standingOf(env)
  const column = (heading: string, width: number): StreamedColumn => ({ heading, width, kind: 'text' })
  return {
    name: say('reports.sheet.about'),
    columns: [column(say('reports.about.fact'), 24), column(say('reports.about.value'), 100)],
    rows: [
      [say('reports.about.title'), facts.title],
      ...(standing === 'demo'
        ? [[say('trips.standing.name', { standing }), say('trips.standing.text', { standing })]]
        : []),
      [say('reports.about.scope'), facts.scope],
      [say('reports.about.period'), facts.period],
      [say('reports.about.asOf'), facts.asOf],
      [say('reports.about.bookings'), total],
      [say('reports.about.money'), say('reports.about.moneyText')],
      ...(['totalSpent', 'missedSavings', 'savings'] as const).map((amount) => [
        say(`reports.column.${amount}`),
        say(`scores.meaning.${amount}`),
      ]),
    ],
  }
}

/** The first rows of a spreadsheet, as its cells will be. @throws 404 `noBookings` */
export async function reportPreview(request: ReportRequest, { db }: Services): Promise<ReportPreview> {
  const total = await countedBookings(request, db)
  const words = wordsOf(request)
  const rows: CellValue[][] = []
  for await (const row of rowsOf(request, db)) {
    rows.push(row)
    if (rows.length === reportLimits.previewRows) break
  }
  const columns = columnsIn(request).map((column) => ({
    column: typeof column === 'object' ? ('tripFields' as const) : column,
    heading: streamedColumn(column, words).heading,
  }))
  return { columns, rows, total }
}
