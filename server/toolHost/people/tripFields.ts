import { askedFields, textIn } from '#server/domains/trips/fields/companyFields.ts'
import { offeredNumbers } from '#server/domains/trips/fields/projectNumbers.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import type { AskedField } from '#server/toolHost/door/trip.ts'

/** The company's own fields that a trip of the session is asked for. A guest's trip follows the policy of the booker. */
export async function tripFieldsFor(
  { db }: Services,
  { company, policy }: HostSession,
  language: 'en' | 'fr' | 'es',
): Promise<AskedField[]> {
  const rows = await askedFields(db, company.id)
  const hasNumbers = rows.some(({ kind }) => kind === 'projectNumber')
  const offered = hasNumbers ? await offeredNumbers(db, company.id) : []
  return rows.map(({ id, kind, names, hints, choices, isAlwaysRequired, policyIds }) => ({
    id,
    kind,
    name: textIn(names, language),
    hint: textIn(hints, language),
    choices,
    isRequired: isAlwaysRequired || (policy !== null && policyIds.includes(policy.id)),
    offered: kind === 'projectNumber' ? offered : [],
  }))
}
