import { flightNumber } from '#contract/segments.ts'
import { carClasses } from '#server/reference/carClasses.ts'
import { roomTypes } from '#server/reference/roomTypes.ts'
import type { Language } from '#server/http/language.ts'
import type { NewSegment } from './segmentRows.ts'

const words = {
  en: {
    train: (number: string) => `Train ${number}`,
    rentalDesk: (airport: string) => `${airport}, car rental desk`,
    coach: 'Coach',
    seat: { flight: 'Seat', train: 'Seat' },
    changeFee: 'Change fee',
  },
  fr: {
    train: (number: string) => `Train ${number}`,
    rentalDesk: (airport: string) => `${airport}, comptoir de location de voitures`,
    coach: 'Voiture',
    seat: { flight: 'Siège', train: 'Place' },
    changeFee: 'Frais de modification',
  },
  es: {
    train: (number: string) => `Tren ${number}`,
    rentalDesk: (airport: string) => `${airport}, mostrador de alquiler de autos`,
    coach: 'Vagón',
    seat: { flight: 'Asiento', train: 'Asiento' },
    changeFee: 'Cargo por cambio',
  },
}

/** A hotel's own hours, and the name of the time at which its guest is expected. */
export const hourWords: Record<
  Language,
  { from: (time: string) => string; until: (time: string) => string; expected: string }
> = {
  en: { from: (time) => `from ${time}`, until: (time) => `until ${time}`, expected: 'Arrival expected' },
  fr: { from: (time) => `dès ${time}`, until: (time) => `jusqu’à ${time}`, expected: 'Arrivée prévue' },
  es: {
    from: (time) => `a partir de las ${time}`,
    until: (time) => `hasta las ${time}`,
    expected: 'Llegada prevista',
  },
}

/** The contract's segment and a row of the database have these fields alike. */
type Sold = Pick<NewSegment, 'kind' | 'providerCode'> &
  Partial<Pick<NewSegment, 'number' | 'carClassCode' | 'roomTypeCode' | 'productName'>>

/** What was booked of a provider: `AC 871`, `Train 61`, a sort of room, a class of car. Empty where nobody said. */
export function productOf(sold: Sold, language: Language): string {
  const { kind, providerCode, number = null, productName } = sold
  if (kind === 'flight') return flightNumber({ providerCode, number })
  if (kind === 'train') return number ? words[language].train(number) : ''
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
  const { coach: coachName, seat: seatName } = words[language]
  return [
    ...(coach ? [[coachName, coach] as [string, string]] : []),
    ...(seat ? [[seatName[kind === 'train' ? 'train' : 'flight'], seat] as [string, string]] : []),
  ]
}

/** Where to go for a stay or a rental; null where only the place is known. */
export const addressOf = (
  { address, rentalDesk, from }: Pick<NewSegment, 'address' | 'rentalDesk' | 'from'>,
  language: Language,
): string | null => address ?? (rentalDesk ? words[language].rentalDesk(from.name) : null)

export const changeFeeName = (language: Language) => words[language].changeFee
