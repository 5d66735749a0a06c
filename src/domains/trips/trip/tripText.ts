import type { IntlShape } from 'react-intl'
import { isJourney } from '#contract/segments.ts'
import type { Segment, Trip } from '#contract/trips.ts'
import { addressOf, segmentName } from '@/domains/itinerary/shared/segmentNames'
import { zoneNames } from '@/domains/itinerary/shared/zoneNames'
import type { Formats } from '@/i18n/useFormats'
import { tripEnd } from '@/domains/itinerary/itinerary.rules'

/**
 * A trip as a text for sharing: places and local times only. Without anything that could be misused: reference,
 * confirmation, ticket, seat or name.
 */
export function tripText(trip: Trip, intl: IntlShape, formats: Formats): string {
  const { formatMessage } = intl
  const { dateRange, weekday, time } = formats
  // Non-breaking spaces are only for screens, not for plain text.
  const moment = (local: string) => `${weekday(local)}, ${time(local)}`.replaceAll('\u00a0', ' ')
  const lineOf = (segment: Segment): string => {
    const { from, to, departure, arrival } = segment
    const name = `${formatMessage({ id: `itinerary.kind.${segment.kind}` })}: ${segmentName(segment, intl)}`
    if (segment.kind === 'hotel')
      return [name, addressOf(segment, intl) ?? to.city, ...stayLines(segment, intl, formats)].join('\n  ')
    if (!isJourney(segment))
      return [name, addressOf(segment, intl) ?? to.city, `${moment(departure)} – ${moment(arrival)}`].join('\n  ')
    const zones = zoneNames(segment, formats)
    const leaves = `${from.name} (${from.code}), ${moment(departure)} ${zones.departure}`
    const arrives = `${to.name} (${to.code}), ${moment(arrival)} ${zones.arrival}`
    return [name, leaves, `→ ${arrives}`].join('\n  ')
  }
  const dates = dateRange(trip.departureDate, tripEnd(trip))
  const note = trip.isVerified ? [] : [formatMessage({ id: 'itinerary.unverified' })]
  return [[titleOf(trip), dates, ...note].join('\n'), ...trip.segments.map(lineOf)].join('\n\n')
}

/** Check-in and check-out of a stay by the hotel's own hours, where it has told them. */
function stayLines(stay: Segment, { formatMessage }: IntlShape, { weekday, time }: Formats): string[] {
  const line = (id: 'from' | 'to', local: string, hour: string | null) => {
    const at = time(hour ? `${local.slice(0, 10)}T${hour}` : local)
    const shown = hour
      ? formatMessage({ id: id === 'from' ? 'itinerary.hotel.fromHour' : 'itinerary.hotel.untilHour' }, { time: at })
      : at
    return `${formatMessage({ id: `itinerary.hotel.${id}` })} ${weekday(local)}, ${shown}`.replaceAll('\u00a0', ' ')
  }
  return [line('from', stay.departure, stay.checkInFrom), line('to', stay.arrival, stay.checkOutUntil)]
}

export const titleOf = ({ origin, destination }: Trip) =>
  !origin || origin === destination ? destination : `${origin} → ${destination}`
