import type { NewSegment, NewSegmentRow } from '#server/domains/trips/segmentRows.ts'
import { unitsPerDollar } from '#server/suppliers/unitsPerDollar.ts'
import { demoCurrency } from '#server/demo/company/companies.ts'

/** A planned segment that does not belong to a trip yet; its price is in US dollars, before tax. */
export type SegmentPlan = Omit<NewSegment, 'tax'> & { taxRate: number }

/** Rounds to cents. */
export const cents = (amount: number) => Math.round(amount * 100) / 100

/** The rows of a trip's segments in chronological order, priced in the companies' currency. */
export const segmentRows = (segments: SegmentPlan[], tripId: string): NewSegmentRow[] =>
  segments
    .toSorted((one, other) => one.departureAt.getTime() - other.departureAt.getTime())
    .map(({ taxRate, amount: dollars, ...segment }, at) => {
      const amount = cents(dollars * (unitsPerDollar[demoCurrency] ?? 1))
      return { ...segment, id: `${tripId}-${at + 1}`, tripId, ordinal: at, amount, tax: cents(amount * taxRate) }
    })
