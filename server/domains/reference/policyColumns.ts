import { travelPolicies } from '#server/db/schema/company.ts'

/** What a travel policy (§3) is answered with. */
export const policyColumns = {
  id: travelPolicies.id,
  name: travelPolicies.name,
  isAllowedSelf: travelPolicies.isAllowedSelf,
  isAllowedTransient: travelPolicies.isAllowedTransient,
  isAllowedEvent: travelPolicies.isAllowedEvent,
  ziiObtTemplateId: travelPolicies.ziiObtTemplateId,
  obtPolicyModificationRequestId: travelPolicies.obtPolicyModificationRequestId,
}
