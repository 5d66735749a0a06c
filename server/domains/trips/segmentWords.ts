import { flightNumber } from '#contract/trips/segments.ts'
import { carClasses } from '#server/reference/carClasses.ts'
import { roomTypes } from '#server/reference/roomTypes.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { NewSegment } from './segmentRows.ts'

/** Fields that segments of the contract and of the database share. */
type Sold = Pick<NewSegment, 'kind' | 'providerCode'> &
  Partial<Pick<NewSegment, 'number' | 'carClassCode' | 'roomTypeCode' | 'productName'>>

/** The booked product: `AC 871`, `Train 61`, a room type, a car class. Empty when unknown. */
export function productOf(sold: Sold, language: Language): string {
  const { kind, providerCode, number = null, productName } = sold
  if (kind === 'flight') return flightNumber({ providerCode, number })
  if (kind === 'train') return number ? formatterFor(language).say('trips.segment.train', { number }) : ''
  if (kind === 'car') return carClassName(sold.carClassCode, language) ?? productName ?? sold.carClassCode ?? ''
  return roomTypeName(sold.roomTypeCode, language) ?? productName ?? ''
}

const carClassName = (wanted: string | null | undefined, language: Language) =>
  carClasses.find(({ code }) => code === wanted)?.name[language]

const roomTypeName = (wanted: string | null | undefined, language: Language) =>
  roomTypes.find(({ code }) => code === wanted)?.name[language]

/** Coach and seat of a train, seat of a flight (`14C, aisle`), each with its label. Empty without a seat. */
export function seatFacts(
  { kind, coach, seat, seatPosition: position }: Pick<NewSegment, 'kind' | 'coach' | 'seat' | 'seatPosition'>,
  language: Language,
): [name: string, value: string][] {
  const { say } = formatterFor(language)
  const placed = seat && position ? say('trips.segment.seatPosition', { kind, seat, position }) : (seat ?? '')
  return [
    ...(coach ? [[say('trips.segment.coach'), coach] as [string, string]] : []),
    ...(seat ? [[say('trips.segment.seat', { kind }), placed] as [string, string]] : []),
  ]
}

/** Street address of a stay or a rental; null when only the city is known. */
export const addressOf = (
  { address, rentalDesk, from }: Pick<NewSegment, 'address' | 'rentalDesk' | 'from'>,
  language: Language,
): string | null =>
  address ?? (rentalDesk ? formatterFor(language).say('trips.segment.rentalDesk', { airport: from.name }) : null)
