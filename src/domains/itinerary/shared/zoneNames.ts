import type { Segment } from '#contract/trips.ts'
import type { Formats } from '@/i18n/useFormats'

/**
 * The short names of the time zones at both ends of a segment: `EST`, `HNE`, `Bogotá time`. The server gives them with
 * the trip, as browsers know zones of different years and write them in different ways; the browser's own only where it
 * does not.
 */
export const zoneNames = (segment: Segment, { zone }: Pick<Formats, 'zone'>) => ({
  departure: segment.departureZone ?? zone(segment.departureInstant, segment.from),
  arrival: segment.arrivalZone ?? zone(segment.arrivalInstant, segment.to),
})
