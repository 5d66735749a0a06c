import type { Segment } from '#contract/trips.ts'
import type { Formats } from '@/i18n/useFormats'

/**
 * The letters of the time zones at both ends of a segment: `EST`, `HNE`. The server gives them with the trip, as browsers
 * know zones of different years and write them in different ways; the browser's own only where it does not.
 */
export const zoneLetters = (segment: Segment, { zone }: Pick<Formats, 'zone'>) => ({
  departure: segment.departureZone ?? zone(segment.from.timeZone, segment.departureInstant),
  arrival: segment.arrivalZone ?? zone(segment.to.timeZone, segment.arrivalInstant),
})
