import { airportsOf } from '#server/reference/places.ts'
import { localDateOf } from '#server/time/zonedTime.ts'

export const transportChoices = ['flight', 'train', 'none'] as const
export type TransportChoice = (typeof transportChoices)[number]

/** A booked trip that the search is to replace, in the version the person saw. */
export interface BookingToChange {
  bookingId: string
  version: number
}

/** Valid search criteria. Places are airport or city codes, dates local `yyyy-MM-dd`. */
export interface SearchCriteria {
  transport: TransportChoice
  hasHotel: boolean
  hasCar: boolean
  isReturn: boolean
  /** Empty without a flight or train. */
  from: string
  to: string
  depart: string
  until: string | undefined
  change?: BookingToChange
}

/** The products a search asks for; they decide which steps it has. */
export type RequestedProducts = Pick<SearchCriteria, 'transport' | 'hasHotel' | 'hasCar' | 'isReturn'>

/** The value of a ticked check box in the query of a search. */
export const ticked = 'yes'

/** Search criteria as a canonical query: equal criteria always give the same address. */
export const searchQuery = (search: SearchCriteria): Record<string, string> => {
  const { transport, hasHotel, hasCar, isReturn, from, to, depart, until, change } = search
  return {
    transport,
    ...(hasHotel && { needHotel: ticked }),
    ...(hasCar && { needCar: ticked }),
    ...(transport !== 'none' && { trip: isReturn ? 'return' : 'oneway', from }),
    to,
    depart,
    ...(until && { until }),
    ...(change && { change: change.bookingId, version: String(change.version) }),
  }
}

/** Today's date (`yyyy-MM-dd`) in the time zone of a place. */
export const todayAt = (code: string, now: Date) => localDateOf(now.getTime(), airportsOf(code)[0]?.timeZone ?? 'UTC')
