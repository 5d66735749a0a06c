import * as z from 'zod/mini'
import { instant, recordId } from './envelope.ts'

/** Answer of POST .../ask-details: when the administrators were asked for the details only they can provide. */
export const detailsAskedSchema = z.object({ askedAt: instant })

/**
 * Body of PATCH admin/companies/{companyId}/employees/{employeeId}: the details that only administrators can provide.
 */
export const employeePatchSchema = z
  .strictObject({
    costCenterId: z.optional(recordId),
    /** The employee who approves the trips. */
    approverId: z.optional(recordId),
  })
  .check(z.refine((patch) => Object.values(patch).some((value) => value !== undefined), 'required'))
export type EmployeePatch = z.infer<typeof employeePatchSchema>

/** Its answer: what is set now. */
export const patchedEmployeeSchema = z.object({
  id: z.string(),
  costCenterId: z.nullable(z.string()),
  approverId: z.nullable(z.string()),
})
