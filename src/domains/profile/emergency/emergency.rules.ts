import {
  contactFieldsSchema,
  type ContactFields,
  type ContactPerson,
  type EmergencyContact,
  isSamePhone,
  peopleToCall,
  type PutEmergencyContact,
} from '#contract/profile/emergencyContact.ts'
import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { dialledNumber, nationalText, type PhoneParts, phoneProblem, storedNumber } from '#contract/fields/phones.ts'

type Phone = Pick<ContactFields, 'code' | 'phoneNumber' | 'extension'>

/**
 * The contract's schema. It also checks country and number of the telephone together, and refuses a telephone that
 * another contact already has.
 */
export const contactFormSchema = (others: readonly Phone[]) =>
  contactFieldsSchema.check(({ value, issues }) => {
    const refuse = (field: keyof Phone, message: FieldProblemCode) =>
      issues.push({ code: 'custom', input: value, message, path: [field] })
    const problem = phoneProblem(phoneOf(value))
    if (problem) refuse(problem === 'phoneCode' ? 'code' : 'phoneNumber', problem)
    else if (others.some((other) => isSamePhone(other, value))) refuse('phoneNumber', 'samePhone')
  })

/** The telephone as `contract/fields/phones.ts` takes it. */
export const phoneOf = ({ code, phoneNumber }: Phone): PhoneParts => ({ code, number: phoneNumber })

/** The address that calls somebody (RFC 3966): `tel:+14165550142;ext=204`. */
export const callAddress = (phone: Phone): string =>
  `tel:${dialledNumber(phoneOf(phone))}${phone.extension && `;ext=${phone.extension}`}`

/** The values a form was opened with: one contact and the list they were in. */
export interface OpenedPerson {
  list: EmergencyContact
  person: ContactPerson
}

/**
 * A contact in a list, or null for a new or removed one.
 * @param hasMore whether the backend stores several contacts; otherwise it has only the first
 */
export function openedPerson(
  list: EmergencyContact | null,
  id: string | undefined,
  hasMore: boolean,
): OpenedPerson | null {
  const person = list && (hasMore ? peopleToCall(list).find((each) => each.id === id) : list)
  return person ? { list, person } : null
}

/** The request to save a contact. An existing contact keeps their place, and a new one is called last. */
export function contactBody(
  list: EmergencyContact | null,
  id: string | undefined,
  fields: ContactFields,
  hasMore: boolean,
): PutEmergencyContact {
  const version = list?.version ?? null
  const typed = { ...fields, phoneNumber: storedNumber(phoneOf(fields)) }
  if (!list || !hasMore) return { version, ...typed }
  const people = peopleToCall(list)
  const isThere = people.some((each) => each.id === id)
  const [first, ...others] = isThere
    ? people.map((each) => (each.id === id ? { id, ...typed } : each))
    : [...people, typed]
  return { version, ...first!, others }
}

export type ContactValues = Record<keyof ContactFields, string>

/** Form values of a contact, empty for a new one. The telephone is of the type mobile by default (§9). */
export const contactValues = (opened: OpenedPerson | null): ContactValues => ({
  firstName: opened?.person.firstName ?? '',
  lastName: opened?.person.lastName ?? '',
  relationship: opened?.person.relationship ?? '',
  code: opened?.person.code ?? '',
  phoneNumber: opened ? nationalText(phoneOf(opened.person)) : '',
  extension: opened?.person.extension ?? '',
  type: opened?.person.type ?? 'mobile',
})
