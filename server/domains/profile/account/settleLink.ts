import { employeeFieldOf } from '#contract/employees/missingEmployeeFields.ts'
import { localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'
import type { Env } from '#server/services/env.ts'

interface Settling {
  /** The employee who waits for an admin; null without an employee record. */
  employeeId: string | null
  /** The missing details (§4). */
  missing?: readonly string[]
  /** The culture of the admin. */
  cultureCode: string
}

/**
 * The link in a mail to an admin: the page of the waiting employee at the first missing field, or the list of employees
 * when they have no page.
 */
export function settleLink(
  { employeeId, missing = [], cultureCode }: Settling,
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
): string {
  const pages = `${PUBLIC_URL}/${localeCodeOf(supportedCulture(cultureCode))}/admin`
  if (employeeId === null) return `${pages}/employees`
  const field = employeeFieldOf(missing)
  return `${pages}/${employeeId}/edit-employee${field ? `#${field}` : ''}`
}
