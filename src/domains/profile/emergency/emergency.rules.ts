import * as z from 'zod/mini'
import { type EmergencyContact, putEmergencyContactSchema } from '#contract/emergencyContact.ts'
import { phoneProblem } from '#contract/phones.ts'

/** The contract's schema, with country and number of the telephone checked together. */
export const contactFormSchema = z.omit(putEmergencyContactSchema, { version: true }).check(({ value, issues }) => {
  const problem = phoneProblem({ code: value.code, number: value.phoneNumber })
  if (problem)
    issues.push({
      code: 'custom',
      input: value,
      message: problem,
      path: [problem === 'phoneCode' ? 'code' : 'phoneNumber'],
    })
})

export interface ContactValues {
  firstName: string
  lastName: string
  relationship: string
  code: string
  phoneNumber: string
  extension: string
  type: string
}

/** Form values of a contact; empty for none. The telephone is of the type mobile by default (§9). */
export const contactValues = (contact: EmergencyContact | null): ContactValues => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  relationship: contact?.relationship ?? '',
  code: contact?.code ?? '',
  phoneNumber: contact?.phoneNumber ?? '',
  extension: contact?.extension ?? '',
  type: contact?.type ?? 'mobile',
})
