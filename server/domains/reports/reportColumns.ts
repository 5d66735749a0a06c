import type { ReportColumn } from '#contract/reports/reports.ts'
import { policyReasons } from '#contract/trips/trips.ts'
import { spendingCategories, type KpiBreakdown, type SpendingCategory } from '#contract/reports/scores.ts'
import type { CellKind, CellValue, StreamedColumn } from '#server/files/xlsx/xlsxStream.ts'
import type { Say } from '#server/messages/messages.ts'
import { type FieldRow, textIn } from '#server/domains/trips/fields/companyFields.ts'
import type { Language } from '#server/http/requests/language.ts'
import { countryName } from './countryName.ts'
import type { ReportRequest } from './reportRequest.ts'

/** Columns whose cells are not plain texts, with how they are stored. */
const kinds: Partial<Record<ReportColumn, CellKind>> = {
  bookedOn: 'day',
  ticketedOn: 'day',
  startsOn: 'day',
  endsOn: 'day',
  daysBookInAdvance: 'number',
  daysAway: 'number',
  nights: 'number',
  hotelNights: 'number',
  totalSpent: 'money',
  grossAmount: 'money',
  lowFare: 'money',
  missedSavings: 'money',
  referenceFare: 'money',
  savings: 'money',
  refunded: 'money',
  flight: 'money',
  train: 'money',
  hotel: 'money',
  car: 'money',
  fee: 'money',
  overallScore: 'score',
  advancedPurchaseScore: 'score',
  hotelAttachmentScore: 'score',
  lowestFareAcceptanceScore: 'score',
  onlineAdoptionScore: 'score',
}

const widths: Record<CellKind, number> = { text: 18, day: 12, number: 11, money: 14, score: 11 }
/** Columns of long texts, in characters. */
const wide: Partial<Record<ReportColumn, number>> = {
  travellerName: 26,
  travellerEmail: 34,
  costCenterName: 28,
  policyReason: 40,
}

/** A column of every spreadsheet, or that of one of the company's own fields. */
export type Column = Exclude<ReportColumn, 'tripFields'> | FieldRow

/** The columns of a request, with those of the company's own fields in their order. */
export const columnsIn = ({ columns, fields = [] }: Pick<ReportRequest, 'columns' | 'fields'>): Column[] =>
  columns.flatMap((column): readonly Column[] => (column === 'tripFields' ? fields : [column]))

/** A column of the spreadsheet with its heading. */
export function streamedColumn(column: Column, { say, language }: Words): StreamedColumn {
  if (typeof column === 'object') {
    const kind = column.kind === 'number' ? 'number' : 'text'
    return { heading: textIn(column.names, language), width: widths.money, kind }
  }
  const kind = kinds[column] ?? 'text'
  return { heading: say(`reports.column.${column}`), width: wide[column] ?? widths[kind], kind }
}

/** The language of a report: its texts, and the culture that names countries. */
export interface Words {
  say: Say
  language: Language
  culture: string
}

const isCategory = (column: Exclude<Column, FieldRow>): column is SpendingCategory & ReportColumn =>
  (spendingCategories as readonly string[]).includes(column)

/** The value of a booking in a column: numbers and days as they are, words in the language of the report. */
export function cellOf(booking: KpiBreakdown, column: Column, { say, culture }: Words): CellValue {
  if (typeof column === 'object') return fieldCell(booking, column)
  if (isCategory(column)) return booking.spending.find(({ category }) => category === column)?.amount ?? 0
  if (column === 'bookingType') return say(`reports.bookingType.${booking.bookingType}`)
  if (column === 'travelType') return say(`reports.travelType.${booking.travelType}`)
  if (column === 'destinationCountry') return countryName(booking.destinationCountry, culture)
  if (column === 'policyReason') return reasonOf(booking, say)
  const value = booking[column]
  return typeof value === 'boolean' ? say(value ? 'reports.yes' : 'reports.no') : value
}

/** The value of a field; a text from before the field was a number stays a text. */
function fieldCell({ fields }: KpiBreakdown, { id, kind }: FieldRow): CellValue {
  const held = fields?.find(({ fieldId }) => fieldId === id)
  return held && kind === 'number' && held.kind === 'number' ? Number(held.value) : (held?.value ?? null)
}

/** The reason to book out of policy; one that Waymark does not know stands as the agency reported it. */
function reasonOf({ policyReason }: KpiBreakdown, say: Say): string | null {
  const known = policyReasons.find((reason) => reason === policyReason)
  return known ? say(`reports.reason.${known}`) : policyReason
}
