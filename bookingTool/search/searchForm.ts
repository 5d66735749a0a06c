import type { MessageId } from '#bookingTool/messages/messages.ts'
import type { BookingToChange, SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'

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
