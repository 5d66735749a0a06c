import * as z from 'zod/mini'
import { requiredName } from '#contract/fields/fields.ts'
import { recordId } from '#contract/wire/envelope.ts'
import { withFallback, addition, listOf, recordVersion, seenVersion } from '#contract/wire/lenient.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { callingCode, nationalNumber, phoneExtension, phoneTypeSchema } from '#contract/fields/phoneFields.ts'
import { dialledNumber } from '#contract/fields/phones.ts'

/** Relationship of the contact to the traveler. */
export const relationships = ['partner', 'parent', 'sibling', 'child', 'relative', 'friend', 'other'] as const
export type Relationship = (typeof relationships)[number]

const named = {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Addition. */
  relationship: addition(z.enum(relationships), 'other'),
  code: z.string(),
  phoneNumber: z.string(),
  extension: z.string(),
  type: withFallback(phoneTypeSchema, 'mobile'),
}

/** A person to call. `code` is the international calling code, `type` the kind of telephone. */
export const contactPersonSchema = z.object(named)
export type ContactPerson = z.infer<typeof contactPersonSchema>

/** Emergency contact (§3): the person called first. */
export const emergencyContactSchema = z.object({
  ...named,
  /** Addition: the people to call, in this order, where the first does not answer. */
  others: addition(listOf(contactPersonSchema), []),
  /** The version of the whole list. */
  version: recordVersion,
})
export type EmergencyContact = z.infer<typeof emergencyContactSchema>
/** GET .../emergency-contact: null before the first is entered. */
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

/** A person in a request; `id` is that of a person of the list, missing for a new person. */
const sentPerson = {
  id: z.optional(recordId),
  ...fields,
  /** Addition. */
  relationship: z._default(fields.relationship, 'other'),
}

/**
 * Body of PUT .../emergency-contact. `version` is that of the replaced contact, null where there was none; without
 * `version` any stored contact is replaced. Additions:
 * - `id`: the person of the list that the body replaces. Without it, the body replaces the first person and keeps the
 *   id.
 * - `others`: all other people, in the order they are called; people left out are removed. Without it all others stay,
 *   in their present order.
 */
export const putEmergencyContactSchema = z.strictObject({
  version: z.optional(z.nullable(z.int().check(z.positive()))),
  ...sentPerson,
  others: z.optional(z.array(z.strictObject(sentPerson))),
})
export type PutEmergencyContact = z.infer<typeof putEmergencyContactSchema>

/** The fields of a person. */
export const contactFieldsSchema = z.strictObject(fields)
export type ContactFields = z.infer<typeof contactFieldsSchema>

/** Body of PATCH .../emergency-contact/{id}: the changed fields of a person. */
export const patchEmergencyContactSchema = z.extend(z.partial(contactFieldsSchema), {
  version: seenVersion,
})

/** The people of a contact, in the order they are called. */
export function peopleToCall(contact: EmergencyContact): ContactPerson[] {
  const { others, version: _, ...first } = contact
  return [first, ...others]
}

type Phone = Pick<ContactFields, 'code' | 'phoneNumber' | 'extension'>

const dialled = ({ code, phoneNumber }: Phone) => dialledNumber({ code, number: phoneNumber })

/** Whether two people have the same telephone; a second call to it would not help. */
export const isSamePhone = (one: Phone, other: Phone): boolean =>
  dialled(one) === dialled(other) && one.extension === other.extension
