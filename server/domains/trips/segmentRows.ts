import type { Place } from '#contract/trips.ts'
import type { tripSegments } from '#server/db/schema/trips.ts'

type Stored = typeof tripSegments.$inferSelect
type Insertable = typeof tripSegments.$inferInsert
type EndColumn = `${'from' | 'to'}${Capitalize<keyof Place>}`
interface Ends {
  from: Place
  to: Place
}

/** A row of the segments with the columns of each end as a place, which is how the server works with it. */
export type SegmentRow = Omit<Stored, EndColumn> & Ends
/** The same before it is written. */
export type NewSegmentRow = Omit<Insertable, EndColumn> & Ends
/** A segment before it belongs to a trip. */
export type NewSegment = Omit<NewSegmentRow, 'id' | 'tripId' | 'ordinal'>

/** A segment as the database has it, with places. */
export function segmentOf(row: Stored): SegmentRow {
  const {
    fromCode,
    fromName,
    fromCity,
    fromCityCode,
    fromCountryCode,
    fromTimeZone,
    toCode,
    toName,
    toCity,
    toCityCode,
    toCountryCode,
    toTimeZone,
    ...rest
  } = row
  return {
    ...rest,
    from: {
      code: fromCode,
      name: fromName,
      city: fromCity,
      cityCode: fromCityCode,
      countryCode: fromCountryCode,
      timeZone: fromTimeZone,
    },
    to: {
      code: toCode,
      name: toName,
      city: toCity,
      cityCode: toCityCode,
      countryCode: toCountryCode,
      timeZone: toTimeZone,
    },
  }
}

/** The columns of a segment. */
export const rowOf = ({ from, to, ...rest }: NewSegmentRow): Insertable => ({
  ...rest,
  fromCode: from.code,
  fromName: from.name,
  fromCity: from.city,
  fromCityCode: from.cityCode,
  fromCountryCode: from.countryCode,
  fromTimeZone: from.timeZone,
  toCode: to.code,
  toName: to.name,
  toCity: to.city,
  toCityCode: to.cityCode,
  toCountryCode: to.countryCode,
  toTimeZone: to.timeZone,
})
