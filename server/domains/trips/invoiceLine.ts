import type { tripSegments } from '#server/db/schema/trips.ts'

type InvoicedSegment = Pick<
  typeof tripSegments.$inferInsert,
  'kind' | 'reference' | 'providerName' | 'from' | 'to' | 'departureLocal' | 'arrivalLocal' | 'amount' | 'tax'
>

/** What the invoice says of a segment; amounts before tax. */
export const invoiceLine = ({
  kind,
  reference,
  providerName,
  from,
  to,
  departureLocal,
  arrivalLocal,
  amount,
  tax,
}: InvoicedSegment) => {
  const start = departureLocal.slice(0, 10)
  const description =
    kind === 'hotel' || kind === 'car'
      ? `${providerName}, ${reference}, ${start} – ${arrivalLocal.slice(0, 10)}`
      : `${reference}, ${from.code}–${to.code}, ${start}`
  return { description, kind, amount, tax }
}
