import { travelerKey, type ToolSession } from '#server/bookingTool/session/toolSession.ts'
import { stepsOf, type Choices, type Step } from './plan.ts'
import { searchQuery, type SearchCriteria } from './searchCriteria.ts'

/**
 * How the offers of a step are sorted and filtered, as its address says it; several values of one filter are parted by
 * commas. What a step does not know it ignores.
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

/** The codes that a part of a view names; undefined where it names none that could be one. */
export function codesIn(text: string | undefined): string[] | undefined {
  const codes = (text ?? '').split(',').filter((code) => /^[A-Z0-9]{2,4}$/.test(code))
  return codes.length > 0 ? codes : undefined
}

/** The address of a page of the tool: the search, what is chosen so far, and who travels. */
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

/** What every address and form of the steps carries: the search, what is chosen so far, and who travels. */
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
