import { travelerKey, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { stepsOf, type Choices, type Step } from './plan.ts'
import { searchQuery, type SearchCriteria } from './searchCriteria.ts'

/** The address of a page of the tool with the search, the choices so far and the key of the traveler. */
export function addressOf(
  session: ToolSession,
  path: '' | 'choose' | 'confirm',
  search: SearchCriteria,
  choices: Choices = {},
) {
  const query = stateOf(session, search, choices)
  return `/booking-tool${path && `/${path}`}?${new URLSearchParams(query).toString()}`
}

/** The fields of every address of the steps: the search, the choices so far and the key of the traveler. */
const stateOf = (session: ToolSession, search: SearchCriteria, choices: Choices): Record<string, string> => ({
  ...searchQuery(search),
  ...Object.fromEntries(stepsOf(search).flatMap((step) => (choices[step] ? [[step, choices[step]]] : []))),
  who: travelerKey(session),
})

/** The choices made before a step. Going back to a step drops its own choice and all later ones. */
export function choicesBefore(search: SearchCriteria, choices: Choices, step: Step): Choices {
  const steps = stepsOf(search)
  const kept = steps.slice(0, steps.indexOf(step))
  return Object.fromEntries(kept.flatMap((one) => (choices[one] ? [[one, choices[one]]] : [])))
}
