import type { MessageId } from '#server/messages/messages.ts'

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

export type Field = 'extras' | 'from' | 'to' | 'depart' | 'until'
export type Extra = 'needHotel' | 'needCar'

/** Errors of the search form: each is the last part of its message's id. */
export type SearchProblem = keyof {
  [Id in MessageId as Id extends `bookingTool.errors.${infer Problem}` ? Problem : never]: Id
}

/** State of the search form: the values as typed, the errors, and the candidates for an ambiguous place (codes). */
export interface SearchForm {
  values: Record<Exclude<Field, 'extras'> | Extra | 'transport' | 'trip', string>
  errors: Partial<Record<Field, SearchProblem>>
  choices: Partial<Record<Field, string[]>>
  change?: BookingToChange | undefined
}

export type SearchResult = { search: SearchCriteria; form: SearchForm } | { search?: never; form: SearchForm }

/** What a query or form says, by field. */
export type Fields = Record<string, string | undefined>
