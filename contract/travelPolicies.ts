import { listOf } from './lenient.ts'
import { travelPolicySchema } from './profile.ts'

/** GET admin/companies/{companyId}/travel-policies (§7). */
export const travelPolicyListSchema = listOf(travelPolicySchema)
