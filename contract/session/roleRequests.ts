import * as z from 'zod/mini'
import { instant } from '#contract/wire/envelope.ts'
import { addition, listOf } from '#contract/wire/lenient.ts'
import { roleSchema } from './roles.ts'

/**
 * Body of PUT admin/companies/{companyId}/role-requests/{requestId}, an addition: the second administrator's answer.
 */
export const roleDecisionSchema = z.strictObject({ decision: z.enum(['allowed', 'refused']) })
/** Row of GET admin/companies/{companyId}/role-requests, an addition: a role that waits for a second administrator. */
export const roleRequestSchema = z.object({
  id: z.string(),
  employeeId: z.nullable(z.string()),
  name: z.string(),
  role: roleSchema,
  askedAt: instant,
  /** Whether the reader made the request; then another administrator decides. */
  isOwn: z.boolean(),
  /** Addition: the administrator who requested the role for another employee; empty for a request for themselves. */
  askedByName: addition(z.string(), ''),
})
export type RoleRequest = z.infer<typeof roleRequestSchema>
export const roleRequestListSchema = listOf(roleRequestSchema)
