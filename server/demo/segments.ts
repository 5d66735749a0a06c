import type { NewSegment, NewSegmentRow } from '#server/domains/trips/segmentRows.ts'
import type { CompanyId } from './companies.ts'

/** A planned segment that does not belong to a trip yet; its price is in US dollars, before tax. */
export type SegmentPlan = Omit<NewSegment, 'tax'> & { taxRate: number }

const perDollar: Record<CompanyId, number> = { aurora: 1, boreal: 1.37, cedar: 1.37, dune: 1.37 }

/** Rounds to cents. */
export const cents = (amount: number) => Math.round(amount * 100) / 100

/** The rows of a trip's segments in chronological order, priced in the company's currency. */
export const segmentRows = (segments: SegmentPlan[], tripId: string, company: CompanyId): NewSegmentRow[] =>
  segments
    .toSorted((one, other) => one.departureAt.getTime() - other.departureAt.getTime())
    .map(({ taxRate, amount: dollars, ...segment }, at) => {
      const amount = cents(dollars * perDollar[company])
      return { ...segment, id: `${tripId}-${at + 1}`, tripId, ordinal: at, amount, tax: cents(amount * taxRate) }
    })
