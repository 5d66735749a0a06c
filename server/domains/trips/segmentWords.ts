import { carClasses } from '#server/reference/carClasses.ts'
import { agencyRooms, toolRoom } from '#server/reference/rooms.ts'
import type { Language } from '#server/http/language.ts'
import type { SegmentRow } from './journey.ts'

const words = {
  en: { train: 'Train', carDesk: 'car rental desk', seat: (coach: string, at: string) => `Coach ${coach}, seat ${at}` },
  fr: {
    train: 'Train',
    carDesk: 'comptoir de location de voitures',
    seat: (coach: string, at: string) => `Voiture ${coach}, place ${at}`,
  },
  es: {
    train: 'Tren',
    carDesk: 'mostrador de alquiler de autos',
    seat: (coach: string, at: string) => `Vagón ${coach}, asiento ${at}`,
  },
}

/** Rooms are kept by their English names. */
const rooms = new Map([...agencyRooms, toolRoom].map((room) => [room.en, room]))

type Product = Pick<SegmentRow, 'kind' | 'reference'>

/** What was booked of a provider, which is kept in English: `Train 61`, `Intermediate (ICAR)`, a sort of room. */
export function productName({ kind, reference }: Product, language: Language): string {
  if (kind === 'hotel') return rooms.get(reference)?.[language] ?? reference
  if (kind === 'train') return reference.replace(/^Train (?=\d)/, `${words[language].train} `)
  return kind === 'car' ? carClassName(reference, language, (name, code) => `${name} (${code})`) : reference
}

/** The class of a rental car, kept as `Intermediate (ICAR)`, as `written`; any other text as it is. */
export function carClassName(
  reference: string,
  language: Language,
  written: (name: string, code: string) => string = (name) => name,
): string {
  const code = /\((\w{4})\)$/.exec(reference)?.[1]
  const found = carClasses.find((one) => one.code === code)
  return found ? written(found.name[language], found.code) : reference
}

/** A seat; those of trains are kept as `Car 3, 12A`. */
export const seatName = ({ kind, seat }: Pick<SegmentRow, 'kind' | 'seat'>, language: Language): string | null =>
  kind === 'train' && seat
    ? seat.replace(/^Car (\d+), (\w+)$/, (_, coach: string, at: string) => words[language].seat(coach, at))
    : seat

/** Where to go; rental cars are kept at the `rental car centre` of an airport. */
export const addressName = ({ kind, address }: Pick<SegmentRow, 'kind' | 'address'>, language: Language) =>
  kind === 'car' && address ? address.replace(', rental car centre', `, ${words[language].carDesk}`) : address
