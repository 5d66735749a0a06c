import { travelerKey, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { stepsOf, type Choices, type Step } from './plan.ts'
import { searchQuery, type SearchCriteria } from './searchCriteria.ts'

/**
 * The fields of an address that sort and filter the offers of a step. Several values of one filter are separated by
 * commas. A step ignores unknown values.
 */
export const viewFields = [
  'sort',
  'stops',
  'airline',
  'leaves',
  'arrives',
  'refundable',
  'inPolicy',
  'stars',
  'within',
  'near',
  'company',
  'carClass',
] as const
export type View = Partial<Record<(typeof viewFields)[number], string | undefined>>

/** The codes in a field of a view; undefined where it has no valid one. */
export function codesIn(text: string | undefined): string[] | undefined {
  const codes = (text ?? '').split(',').filter((code) => /^[A-Z0-9]{2,4}$/.test(code))
  return codes.length > 0 ? codes : undefined
}

/** The address of a page of the tool with the search, the choices so far and the key of the traveler. */
export function addressOf(
  session: ToolSession,
  path: '' | 'choose' | 'confirm',
  search: SearchCriteria,
  choices: Choices = {},
  view: View = {},
) {
  const shown = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const query = { ...stateOf(session, search, choices), ...Object.fromEntries(shown) }
  return `/booking-tool${path && `/${path}`}?${new URLSearchParams(query).toString()}`
}

/** The fields of every address and form of the steps: the search, the choices so far and the key of the traveler. */
export const stateOf = (session: ToolSession, search: SearchCriteria, choices: Choices): Record<string, string> => ({
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
