import { inArray } from 'drizzle-orm'
import type { CsvCell } from '#contract/texts/csvText.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { cultureOf, type LocaleCode } from '#contract/texts/locales.ts'
import {
  type CancellationSort,
  type CancelledTrip,
  creditAfterFee,
  type TravelCredit,
} from '#contract/payment/travelCredits.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import type { CancellationFilter } from '#server/domains/credits/cancellationFilter.ts'
import { everyCancelled, readAtOnce } from '#server/domains/credits/cancelledTrips.ts'
import { type CreditChoices, type CreditOwner, listedCondition } from '#server/domains/credits/creditList.ts'
import { companyFields, type FieldRow, textIn } from '#server/domains/trips/fields/companyFields.ts'
import { creditIds, readCredits } from '#server/domains/credits/readCredits.ts'
import { csvInParts } from '#server/files/csv.ts'
import { type Language, languageOfCulture, localeOfReader } from '#server/http/requests/language.ts'
import type { StreamedDownload } from '#server/http/operations/operation.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

interface Reader {
  locale: LocaleCode | undefined
  language: Language
  services: Services
}

const creditColumns = [
  'traveler',
  'costCenter',
  'airline',
  'bookingId',
  'currency',
  'amount',
  'used',
  'rest',
  'changeFee',
  'afterFee',
  'issuedOn',
  'validUntil',
  'state',
] as const

/** All credits that the choices of a list find, as a table with today in its name. */
export function creditFile(owner: CreditOwner, choices: CreditChoices, reader: Reader): StreamedDownload {
  const today = earliestDay(reader.services.now())
  return tableFile<(typeof creditColumns)[number], TravelCredit>(
    {
      fileName: `travel-credits-${today}.csv`,
      columns: creditColumns,
      cellsOf: creditCells,
      partsIn: (language) => everyCredit(owner, choices, { ...reader, language, today }),
    },
    reader,
  )
}

/** The ids are read first, so that a change meanwhile neither repeats nor skips a row. */
async function* everyCredit(
  owner: CreditOwner,
  choices: CreditChoices,
  { services: { db }, language, today }: Reader & { today: string },
): AsyncGenerator<TravelCredit[]> {
  const { sort } = choices
  const ids = await creditIds(db, listedCondition(owner, choices, today), sort)
  for (let at = 0; at < ids.length; at += readAtOnce) {
    const where = inArray(travelCredits.id, ids.slice(at, at + readAtOnce))
    yield await readCredits(db, { where, today, sort, limit: readAtOnce }, language)
  }
}

const creditCells = (credit: TravelCredit, say: Say): Record<(typeof creditColumns)[number], CsvCell> => ({
  traveler: fullName(credit),
  costCenter: credit.isForGuest ? say('credits.guest') : credit.costCenter,
  airline: credit.airlineName,
  bookingId: credit.bookingId,
  currency: credit.currency,
  amount: credit.amount,
  used: credit.used,
  rest: credit.rest,
  changeFee: credit.changeFee,
  afterFee: creditAfterFee(credit),
  issuedOn: credit.issuedOn,
  validUntil: credit.validUntil,
  state: say(`credits.state.${credit.state}`),
})

const cancellationColumns = [
  'cancelledOn',
  'startsOn',
  'bookingId',
  'traveler',
  'costCenter',
  'destination',
  'currency',
  'paid',
  'refunded',
  'usable',
  'used',
  'lost',
  'creditNote',
  'creditNoteOn',
] as const

/** All cancellations that a filter finds, as a table with the days of the filter, or today, in its name. */
export function cancellationFile(
  companyId: string,
  filter: CancellationFilter & { sort: CancellationSort },
  reader: Reader,
): StreamedDownload {
  const { from, to } = filter
  const days = from || to ? [from, to].filter(Boolean).join('-') : earliestDay(reader.services.now())
  return tableFile<(typeof cancellationColumns)[number], CancelledTrip>(
    {
      fileName: `cancellations-${days}.csv`,
      columns: cancellationColumns,
      cellsOf: cancellationCells,
      partsIn: (language) => everyCancelled(companyId, filter, { ...reader, language }),
      fields: {
        read: () => companyFields(reader.services.db, companyId),
        valueOf: ({ fields }, { id }) => fields?.find(({ fieldId }) => fieldId === id)?.value ?? '',
      },
    },
    reader,
  )
}

const cancellationCells = (trip: CancelledTrip): Record<(typeof cancellationColumns)[number], CsvCell> => ({
  cancelledOn: trip.cancelledOn,
  startsOn: trip.startsAt.slice(0, 10),
  bookingId: trip.bookingId,
  traveler: fullName(trip),
  costCenter: trip.costCenter,
  destination: trip.destination,
  currency: trip.currency,
  paid: trip.paid,
  // Cells of what is not known are empty.
  refunded: trip.refunded,
  usable: trip.usable,
  used: trip.used,
  lost: trip.lost,
  creditNote: trip.creditNote?.number ?? '',
  creditNoteOn: trip.creditNote?.issuedOn ?? '',
})

interface Table<Column extends string, Row> {
  /** ASCII, with its extension. */
  fileName: string
  columns: readonly Column[]
  cellsOf: (row: Row, say: Say) => Record<Column, CsvCell>
  partsIn: (language: Language) => AsyncIterable<readonly Row[]>
  /** The company's own fields of a trip, each of which is a further column. */
  fields?: { read: () => Promise<FieldRow[]>; valueOf: (row: Row, field: FieldRow) => string }
}

function tableFile<Column extends (typeof creditColumns)[number] | (typeof cancellationColumns)[number], Row>(
  { fileName, columns, cellsOf, partsIn, fields }: Table<Column, Row>,
  { locale, language }: Reader,
): StreamedDownload {
  const own = localeOfReader(locale, language)
  const { say } = formatterFor(cultureOf(own))
  const written = languageOfCulture(cultureOf(own), 'en')
  const lines = async function* (more: readonly FieldRow[]) {
    for await (const rows of partsIn(written))
      yield rows.map((row) => {
        const cells = cellsOf(row, say)
        return [...columns.map((column) => cells[column]), ...more.map((field) => fields?.valueOf(row, field) ?? '')]
      })
  }
  const heading = columns.map((column) => say(`credits.column.${column}`))
  const chunks = async function* () {
    const read = (await fields?.read()) ?? []
    yield* csvInParts([...heading, ...read.map(({ names }) => textIn(names, written))], lines(read), own)
  }
  return { fileName, chunks }
}
