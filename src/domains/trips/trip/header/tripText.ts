import type { IntlShape } from 'react-intl'
import type { AgencyInfo } from '#contract/support/agency.ts'
import { placeName } from '#contract/trips/placeName.ts'
import { checkInDay, isJourney } from '#contract/trips/segments.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { openingHoursText } from '@/domains/agency/contactChannels.rules'
import { openStanding } from '@/domains/itinerary/itinerary.rules'
import { addressOf, segmentName } from '@/domains/itinerary/shared/segments/segmentNames'
import { zoneNames } from '@/domains/itinerary/shared/segments/zoneNames'
import type { Formats } from '@/i18n/useFormats'

/**
 * A trip as a text for sharing: places, local times and the agency's numbers. It contains nothing that could be
 * misused: no reference, confirmation, ticket, seat or name.
 * @param agency the agency of this traveler, left out until it is known
 */
export function tripText(trip: Trip, intl: IntlShape, formats: Formats, agency?: AgencyInfo): string {
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
    const leaves = `${placeName(from)} (${from.code}), ${moment(departure)} ${zones.departure}`
    const arrives = `${placeName(to)} (${to.code}), ${moment(arrival)} ${zones.arrival}`
    return [name, leaves, `→ ${arrives}`].join('\n  ')
  }
  const dates = dateRange(trip.departureDate, lastDayOfTrip(trip))
  const standing = openStanding(trip.approval)
  const note = [
    ...(trip.isVerified ? [] : [formatMessage({ id: 'itinerary.unverified' })]),
    ...(standing ? [formatMessage({ id: `itinerary.approval.${standing}` })] : []),
  ]
  const help = agency ? [helpOf(agency, intl)] : []
  return [[titleOf(trip), dates, ...note].join('\n'), ...trip.segments.map(lineOf), ...help].join('\n\n')
}

/** A text may be read at any hour, so the emergency line comes first, and the desk with its hours after it. */
function helpOf(agency: AgencyInfo, { formatMessage }: IntlShape): string {
  const { emergencyPhone, companyTravelPhoneNumber: phone, companyName } = agency
  const desk = phone && formatMessage({ id: 'trip.share.desk' }, { agency: companyName, phone })
  const lines = [
    emergencyPhone && formatMessage({ id: 'trip.share.emergency' }, { phone: emergencyPhone }),
    [desk, openingHoursText(agency)].filter(Boolean).join(', '),
  ]
  return lines.filter(Boolean).join('\n').replaceAll('\u00a0', ' ')
}

/** Check-in and check-out of a stay, at the hotel's own hours where they are known. */
function stayLines(stay: Segment, { formatMessage }: IntlShape, { weekday, time }: Formats): string[] {
  const line = (id: 'from' | 'to', local: string, hour: string | null) => {
    const at = time(hour ? `${local.slice(0, 10)}T${hour}` : local)
    const shown = hour
      ? formatMessage({ id: id === 'from' ? 'itinerary.hotel.fromHour' : 'itinerary.hotel.untilHour' }, { time: at })
      : at
    return `${formatMessage({ id: `itinerary.hotel.${id}` })} ${weekday(local)}, ${shown}`.replaceAll('\u00a0', ' ')
  }
  return [
    line('from', stay.checkInFrom ? checkInDay(stay.departure) : stay.departure, stay.checkInFrom),
    line('to', stay.arrival, stay.checkOutUntil),
  ]
}

export const titleOf = ({ origin, destination }: Trip) =>
  !origin || origin === destination ? destination : `${origin} → ${destination}`
