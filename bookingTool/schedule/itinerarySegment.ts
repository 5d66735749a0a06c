import type { AirportRow } from '#server/reference/airports.ts'

/** The operator: an airline, or the railway of a train. */
export interface Carrier {
  code: string
  name: string
  /** Hub airports of an airline; empty for a railway. */
  hubs: readonly string[]
  /** Online check-in page; null for trains. */
  checkInUrl: string | null
  checkInOpensHours: number
}

export type TransportKind = 'flight' | 'train'

/**
 * One flight or train on one day. `departure` and `arrival` are local wall-clock times of their places; `departsAt` and
 * `arrivesAt` the same as instants (ms).
 */
export interface ItinerarySegment {
  kind: TransportKind
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

/** `AC 871`, or `Train 61` with the word for a train in the reader's language. */
export const flightOrTrainName = ({ kind, carrier, number }: ItinerarySegment, train = 'Train') =>
  kind === 'train' ? `${train} ${number}` : `${carrier.code} ${number}`
