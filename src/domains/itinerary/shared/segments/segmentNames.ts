import type { IntlShape } from 'react-intl'
import { carClassCodes, flightNumber, roomTypeCodes } from '#contract/trips/segments.ts'
import type { Segment } from '#contract/trips/trips.ts'

type Words = Pick<IntlShape, 'formatMessage'>

/** The booked product: `AC 871`, `Train 61`, a car class, a room type. Empty where unknown. */
export function productOf(segment: Segment, words: Words): string {
  const { kind, number, productName } = segment
  if (kind === 'flight') return flightNumber(segment)
  if (kind === 'train') return number ? words.formatMessage({ id: 'itinerary.trainNumber' }, { number }) : ''
  return (kind === 'car' ? carClassName(segment, words) : roomTypeName(segment, words)) ?? productName ?? ''
}

/** The name of a car class, or its code where this build has no name for it. */
function carClassName({ carClassCode, productName }: Segment, { formatMessage }: Words): string | null {
  const code = carClassCodes.find((one) => one === carClassCode)
  return code ? formatMessage({ id: `itinerary.carClass.${code}` }) : (productName ?? carClassCode)
}

function roomTypeName({ roomTypeCode }: Segment, { formatMessage }: Words): string | undefined {
  const code = roomTypeCodes.find((one) => one === roomTypeCode)
  return code && formatMessage({ id: `itinerary.roomType.${code}` })
}

/** A segment in one line: `Air Canada AC 871`, `VIA Rail Canada Train 61`, or the name of a hotel. */
export const segmentName = (segment: Segment, words: Words): string =>
  [segment.providerName, segment.kind === 'hotel' ? '' : productOf(segment, words)].filter(Boolean).join(' ')

/** Street address of a stay or a rental; null where only the city is known. */
export const addressOf = ({ address, rentalDesk, from }: Segment, { formatMessage }: Words): string | null =>
  address ?? (rentalDesk ? formatMessage({ id: 'itinerary.rentalDesk' }, { airport: from.name }) : null)

/** `14C, aisle`, with the coach on a train. Null where no seat is assigned. */
export function seatName({ coach, seat, seatPosition }: Segment, { formatMessage }: Words): string | null {
  if (!seat) return null
  const position = seatPosition ?? 'unknown'
  return coach
    ? formatMessage({ id: 'itinerary.trainSeat' }, { coach, seat, position })
    : formatMessage({ id: 'itinerary.seat' }, { seat, position })
}
