import { stepsOf } from './plan.ts'
import type { Choices, Step } from './plan.ts'
import { queryOf } from './search.ts'
import type { Search } from './search.ts'
import { hashOf } from '#server/crypto/tokens.ts'
import type { Visit } from './visit.ts'

export const sorts = ['price', 'departure', 'duration'] as const
export type Sort = (typeof sorts)[number]

/** Names the traveller in addresses, so that a page left open in another tab cannot book for somebody else. */
export const travelerKey = ({ traveler, guest }: Pick<Visit, 'traveler' | 'guest'>) =>
  hashOf(guest ? `${traveler.id} ${JSON.stringify(guest)}` : traveler.id).slice(0, 8)

/** The address of a page of the tool: the search, what is chosen so far, and who travels. */
export function addressOf(
  visit: Visit,
  path: '' | 'choose' | 'confirm',
  search: Search,
  choices: Choices = {},
  sort?: Sort,
) {
  const chosen = stepsOf(search).flatMap((step) => (choices[step] ? [[step, choices[step]]] : []))
  const query = { ...queryOf(search), ...Object.fromEntries(chosen), ...(sort && { sort }), who: travelerKey(visit) }
  return `/booking-tool${path && `/${path}`}?${new URLSearchParams(query).toString()}`
}

/** The choices before a step: going back to it gives them up from there on. */
export function choicesBefore(search: Search, choices: Choices, step: Step): Choices {
  const steps = stepsOf(search)
  const kept = steps.slice(0, steps.indexOf(step))
  return Object.fromEntries(kept.flatMap((one) => (choices[one] ? [[one, choices[one]]] : [])))
}
