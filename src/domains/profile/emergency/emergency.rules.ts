import * as z from 'zod/mini'
import { type EmergencyContact, putEmergencyContactSchema } from '#contract/emergencyContact.ts'
import { phoneProblem } from '#contract/phones.ts'

/** The contract's fields, with the telephone judged as a whole. */
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

/** What the form shows of a contact; nothing filled in where there is none. The telephone is mobile unless said (§9). */
export const contactValues = (contact: EmergencyContact | null): ContactValues => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  relationship: contact?.relationship ?? '',
  code: contact?.code ?? '',
  phoneNumber: contact?.phoneNumber ?? '',
  extension: contact?.extension ?? '',
  type: contact?.type ?? 'mobile',
})
