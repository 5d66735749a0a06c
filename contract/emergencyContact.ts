import * as z from 'zod/mini'
import { requiredName } from './fields.ts'
import { recordId } from './envelope.ts'
import { withFallback, addition, listOf, recordVersion, seenVersion } from './lenient.ts'
import { fieldProblem } from './fieldProblems.ts'
import { callingCode, nationalNumber, phoneExtension, phoneTypeSchema } from './phoneFields.ts'
import { dialledNumber } from './phones.ts'

/** Relationship of the contact to the traveller. */
export const relationships = ['partner', 'parent', 'sibling', 'child', 'relative', 'friend', 'other'] as const
export type Relationship = (typeof relationships)[number]

/** Besides the one called first, at most this many people. */
export const mostOtherContacts = 4

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

/** One person to call. `code` is the international calling code, `type` the kind of telephone. */
export const contactPersonSchema = z.object(named)
export type ContactPerson = z.infer<typeof contactPersonSchema>

/** Emergency contact (§3): the person called first. */
export const emergencyContactSchema = z.object({
  ...named,
  /** Addition: who is called, in this order, where the first does not answer. */
  others: addition(listOf(contactPersonSchema), []),
  /** One for the whole list. */
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

/** One person in a request; `id` is that of a person of the list, none for somebody new. */
const sentPerson = {
  id: z.optional(recordId),
  ...fields,
  /** Addition. */
  relationship: z._default(fields.relationship, 'other'),
}

/**
 * Body of PUT .../emergency-contact. `version` is that of the contact it replaces, null where there was none; without
 * `version` whatever is stored is replaced. Additions:
 * - `id`: whom of the list it names. Without it, it replaces the person called first, under the same id.
 * - `others`: everybody else, in the order they are called; who is left out is removed. Without it everybody else stays,
 *   in the order they had.
 */
export const putEmergencyContactSchema = z.strictObject({
  version: z.optional(z.nullable(z.int().check(z.positive()))),
  ...sentPerson,
  others: z.optional(z.array(z.strictObject(sentPerson))),
})
export type PutEmergencyContact = z.infer<typeof putEmergencyContactSchema>

/** What is entered about one person. */
export const contactFieldsSchema = z.strictObject(fields)
export type ContactFields = z.infer<typeof contactFieldsSchema>

/** Body of PATCH .../emergency-contact/{id}: the fields of one person that change. */
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

/** Whether two people have the same telephone: a second call would ring where nobody answered the first. */
export const isSamePhone = (one: Phone, other: Phone): boolean =>
  dialled(one) === dialled(other) && one.extension === other.extension
