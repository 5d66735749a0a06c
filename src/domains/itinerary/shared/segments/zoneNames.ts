import type { Segment } from '#contract/trips/trips.ts'
import type { Formats } from '@/i18n/useFormats'

/**
 * The short names of the time zones at both ends of a segment: `EST`, `HNE`, `Bogotá time`. The server sends them with
 * the trip, because browsers know zones of different years and write them differently. The browser's name is used where
 * the server sends none.
 */
export const zoneNames = (segment: Segment, { zone }: Pick<Formats, 'zone'>) => ({
  departure: segment.departureZone ?? zone(segment.departureInstant, segment.from),
  arrival: segment.arrivalZone ?? zone(segment.arrivalInstant, segment.to),
})
