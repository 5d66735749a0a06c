import { missingRequiredFields } from '#contract/employees/costCenters.ts'
import { limits } from '#contract/fields/limits.ts'

/**
 * How many more people a press shows: the rest of the first page, then a page each time.
 * @param pages pages shown whole; 0 while only the first few people are
 * @param few how many these are
 */
export function nextWaiting(pages: number, total: number, few: number): number {
  const shown = pages === 0 ? few : pages * limits.waitingPage
  return Math.max(0, Math.min((pages + 1) * limits.waitingPage, total) - shown)
}

/**
 * §5: a role of a cost centre is not saved without these fields: a changed role needs its id and the id of the cost
 * centre, a new one only that of the cost centre.
 * @returns §5's message, for developers; undefined where no field is missing
 */
export function whyRoleIsNotSaved<Field extends 'id' | 'costCenterId'>(
  role: Partial<Record<Field, string | undefined>>,
  required: readonly Field[],
): typeof missingRequiredFields | undefined {
  return required.every((field) => role[field]) ? undefined : missingRequiredFields
}
