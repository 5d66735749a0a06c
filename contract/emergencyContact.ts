import * as z from 'zod/mini'
import { requiredName } from './fields.ts'
import { withFallback, addition, recordVersion, seenVersion } from './lenient.ts'
import { fieldProblem } from './fieldProblems.ts'
import { callingCode, nationalNumber, phoneExtension, phoneTypeSchema } from './phones.ts'

/** Relationship of the contact to the traveller. */
export const relationships = ['partner', 'parent', 'sibling', 'child', 'relative', 'friend', 'other'] as const
export type Relationship = (typeof relationships)[number]

/** Emergency contact (§3). `code` is the international calling code, `type` the kind of telephone. */
export const emergencyContactSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Addition. */
  relationship: addition(z.enum(relationships), 'other'),
  code: z.string(),
  phoneNumber: z.string(),
  extension: z.string(),
  type: withFallback(phoneTypeSchema, 'mobile'),
  version: recordVersion,
})
export type EmergencyContact = z.infer<typeof emergencyContactSchema>
/** GET .../emergency-contact: null where there is none yet. */
export const emergencyContactAnswerSchema = z.nullable(emergencyContactSchema)

const fields = {
  firstName: requiredName,
  lastName: requiredName,
  relationship: z.enum(relationships, fieldProblem('required')),
  code: callingCode,
  phoneNumber: nationalNumber,
  extension: phoneExtension,
  type: phoneTypeSchema,
}

/**
 * Body of PUT .../emergency-contact. `version` is that of the contact it replaces, null where there was none; without
 * `version` whatever is stored is replaced.
 */
export const putEmergencyContactSchema = z.strictObject({
  version: z.optional(z.nullable(z.int().check(z.positive()))),
  ...fields,
})
export type PutEmergencyContact = z.infer<typeof putEmergencyContactSchema>

/** Body of PATCH .../emergency-contact/{id}: the fields that change. */
export const patchEmergencyContactSchema = z.extend(z.partial(z.strictObject(fields)), {
  version: seenVersion,
})
