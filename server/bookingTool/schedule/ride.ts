import type { AirportRow } from '#server/reference/airports.ts'

/** Who carries: an airline, or the railway of a train. */
export interface Carrier {
  code: string
  name: string
  /** Airports it is based at; a railway has none. */
  hubs: readonly string[]
  /** Where its travellers check in online; null on trains. */
  checkInUrl: string | null
  checkInOpensHours: number
}

export type RideKind = 'flight' | 'train'

/** One flight, or one train, on one day. Times are wall-clock at their places, with the same as instants (ms). */
export interface Ride {
  kind: RideKind
  carrier: Carrier
  /** Digits only; with the airline's code in front it is the flight number. */
  number: string
  from: AirportRow
  to: AirportRow
  departure: string
  arrival: string
  departsAt: number
  arrivesAt: number
}

/** `AC 871`, or a train's number in the words given. */
export const rideName = ({ kind, carrier, number }: Ride, train = 'Train') =>
  kind === 'train' ? `${train} ${number}` : `${carrier.code} ${number}`
