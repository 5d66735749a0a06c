import type { Place } from '#contract/trips/trips.ts'
import type { tripSegments } from '#server/db/schema/trips/trips.ts'

type Stored = typeof tripSegments.$inferSelect
type Insertable = typeof tripSegments.$inferInsert
type EndColumn = `${'from' | 'to'}${Capitalize<keyof Place>}`
interface Ends {
  from: Place
  to: Place
}

/** A segment row in which the columns of each end are grouped into a place. */
export type SegmentRow = Omit<Stored, EndColumn> & Ends
/** A segment row before it is inserted. */
export type NewSegmentRow = Omit<Insertable, EndColumn> & Ends
/** A segment not yet assigned to a trip. */
export type NewSegment = Omit<NewSegmentRow, 'id' | 'tripId' | 'ordinal'>

/** Converts a stored row: groups the columns of each end into a place. */
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

/** Converts a segment to columns for the database. */
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
