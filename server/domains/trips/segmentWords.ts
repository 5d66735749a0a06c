import { flightNumber } from '#contract/segments.ts'
import { carClasses } from '#server/reference/carClasses.ts'
import { roomTypes } from '#server/reference/roomTypes.ts'
import type { Language } from '#server/http/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { NewSegment } from './segmentRows.ts'

/** The contract's segment and a row of the database have these fields alike. */
type Sold = Pick<NewSegment, 'kind' | 'providerCode'> &
  Partial<Pick<NewSegment, 'number' | 'carClassCode' | 'roomTypeCode' | 'productName'>>

/** What was booked of a provider: `AC 871`, `Train 61`, a sort of room, a class of car. Empty where nobody said. */
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

/** Where one sits, each number under its name: a train's coach and seat, a flight's seat. Empty where it is open. */
export function seatFacts(
  { kind, coach, seat }: Pick<NewSegment, 'kind' | 'coach' | 'seat'>,
  language: Language,
): [name: string, value: string][] {
  const { say } = formatterFor(language)
  return [
    ...(coach ? [[say('trips.segment.coach'), coach] as [string, string]] : []),
    ...(seat ? [[say('trips.segment.seat', { kind }), seat] as [string, string]] : []),
  ]
}

/** Where to go for a stay or a rental; null where only the place is known. */
export const addressOf = (
  { address, rentalDesk, from }: Pick<NewSegment, 'address' | 'rentalDesk' | 'from'>,
  language: Language,
): string | null =>
  address ?? (rentalDesk ? formatterFor(language).say('trips.segment.rentalDesk', { airport: from.name }) : null)
