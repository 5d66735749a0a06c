import { travelPolicies } from '#server/db/schema/company/company.ts'
import type { Language } from '#server/http/requests/language.ts'

/** The columns of a travel policy (§3). */
export const policyColumns = {
  id: travelPolicies.id,
  name: travelPolicies.name,
  names: travelPolicies.names,
  isAllowedSelf: travelPolicies.isAllowedSelf,
  isAllowedTransient: travelPolicies.isAllowedTransient,
  isAllowedEvent: travelPolicies.isAllowedEvent,
  ziiObtTemplateId: travelPolicies.ziiObtTemplateId,
  obtPolicyModificationRequestId: travelPolicies.obtPolicyModificationRequestId,
}

export type PolicyRow = typeof travelPolicies.$inferSelect

/** The name of a policy in the reader's language, else in English. */
export const policyName = ({ name, names }: Pick<PolicyRow, 'name' | 'names'>, language: Language): string =>
  names.find(({ locale }) => locale.startsWith(language))?.value ?? name
