import { employeeFieldOf } from '#contract/missingEmployeeFields.ts'
import { localeCodeOf, supportedCulture } from '#contract/locales.ts'
import type { Env } from '#server/services/env.ts'

interface Settling {
  /** Who waits for an administrator; null where they have no employee record. */
  employeeId: string | null
  /** The details that they lack (§4). */
  missing?: readonly string[]
  /** The administrator's. */
  cultureCode: string
}

/**
 * The address, in a mail to an administrator, of the page of whoever waits for them, at the first field to settle; the
 * list of employees where they have no page.
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
