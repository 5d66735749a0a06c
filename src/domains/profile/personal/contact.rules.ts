import * as z from 'zod/mini'
import { nationalText, phoneProblem, storedNumber } from '#contract/fields/phones.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { editableProfileSchema } from '#contract/profile/profileChanges.ts'
import type { ProfileEdits } from '@/domains/profile/profilePatch'

/** The contract's schema, with country and number of the telephone checked together. */
export const contactSchema = z
  .pick(editableProfileSchema, { phoneCountryCode: true, phoneNumber: true, phoneType: true, phoneExtension: true })
  .check(({ value, issues }) => {
    const problem = phoneProblem({ code: value.phoneCountryCode, number: value.phoneNumber })
    if (!problem) return
    const field = problem === 'phoneCode' ? 'phoneCountryCode' : 'phoneNumber'
    issues.push({ code: 'custom', input: value, message: problem, path: [field] })
  })
type Contact = z.infer<typeof contactSchema>

/** Form values of a profile's telephone, its number in groups as people read it; it is of the type mobile by default (§3, §9). */
export const contactValues = (profile: Profile): Record<keyof Contact, string> => ({
  phoneCountryCode: profile.phoneCountryCode,
  phoneNumber: nationalText({ code: profile.phoneCountryCode, number: profile.phoneNumber }),
  phoneType: profile.phoneType || 'mobile',
  phoneExtension: profile.phoneExtension,
})

/** The values to save: the number without its calling code. */
export const contactEdits = (contact: Contact): ProfileEdits => ({
  ...contact,
  phoneNumber: storedNumber({ code: contact.phoneCountryCode, number: contact.phoneNumber }),
})
