import { isJourney } from '#contract/trips/segments.ts'
import type { InvoiceLine } from '#server/db/schema/trips/trips.ts'
import type { Language } from '#server/http/requests/language.ts'
import { airportsOf } from '#server/reference/places.ts'
import type { NewSegment } from './segmentRows.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { productOf } from './segmentWords.ts'

type InvoicedSegment = Pick<
  NewSegment,
  | 'kind'
  | 'providerCode'
  | 'providerName'
  | 'number'
  | 'carClassCode'
  | 'roomTypeCode'
  | 'productName'
  | 'from'
  | 'to'
  | 'departureLocal'
  | 'arrivalLocal'
  | 'amount'
  | 'tax'
>

/** The data of a segment that an invoice stores; amounts before tax. */
export const invoiceLine = (segment: InvoicedSegment): InvoiceLine => ({
  item: 'segment',
  kind: segment.kind,
  providerCode: segment.providerCode,
  providerName: segment.providerName,
  number: segment.number ?? null,
  carClassCode: segment.carClassCode ?? null,
  roomTypeCode: segment.roomTypeCode ?? null,
  productName: segment.productName ?? null,
  from: { code: segment.from.code, city: segment.from.city },
  to: { code: segment.to.code, city: segment.to.city },
  starts: segment.departureLocal.slice(0, 10),
  ends: segment.arrivalLocal.slice(0, 10),
  amount: segment.amount,
  tax: segment.tax,
})

/**
 * Describes an invoice line: `Air Canada, AC 871, YUL–CDG, May 12, 2026`.
 * @param locale BCP 47, for the dates
 */
export function describeLine(line: InvoiceLine, { language, locale }: { language: Language; locale: string }): string {
  if (line.item !== 'segment') {
    const { say } = formatterFor(language)
    if (line.item === 'changeFee') return say('trips.segment.changeFee')
    const kind = line.item === 'creditFee' ? 'fee' : line.amount < 0 ? 'paid' : 'back'
    return say(`trips.segment.credit.${kind}`, { airline: line.airlineName })
  }
  const { formatDate } = formatterFor(locale)
  const [starts, ends] = [line.starts, line.ends].map((day) => formatDate(day, { dateStyle: 'medium' }))
  const way = isJourney(line) && `${endName(line, 'from', language)}–${endName(line, 'to', language)}`
  const when = isJourney(line) ? starts : `${starts} – ${ends}`
  return [line.providerName, productOf(line, language), way, when].filter(Boolean).join(', ')
}

/** An airport by its code, as on tickets; a station by its city. */
function endName(line: InvoiceLine & { item: 'segment' }, end: 'from' | 'to', language: Language): string {
  const { code, city } = line[end]
  if (line.kind === 'flight' && code) return code
  return airportsOf(code)[0]?.city[language] ?? city
}
