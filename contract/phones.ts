import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import { fieldLimits, textLine } from './fields.ts'
import type { FieldProblemCode } from './fieldProblems.ts'

/** Kinds of telephone (§3); `mobile` is the default (§9). */
export const phoneTypes = ['mobile', 'home', 'work'] as const
export type PhoneType = (typeof phoneTypes)[number]

/** A telephone as profiles and emergency contacts keep it. `code` is the international calling code: digits, no plus sign. */
export interface PhoneParts {
  code: string
  number: string
}

const parsed = ({ code, number }: PhoneParts) => parsePhoneNumberFromString(`+${code}${digitsOf(number)}`)

/**
 * Why a telephone cannot be called, or nothing where it can: calling code and length are checked.
 * @param number as typed: spaces, hyphens and brackets are fine
 */
export function phoneProblem(phone: PhoneParts): FieldProblemCode | undefined {
  if (!/^[1-9]\d{0,2}$/.test(phone.code)) return 'phoneCode'
  return parsed(phone)?.isPossible() ? undefined : 'phoneNumber'
}

/** A telephone of the right length in a range nobody is known to have: worth a warning, as ranges open every year. */
export const isDoubtfulPhone = (phone: PhoneParts): boolean => !phoneProblem(phone) && !parsed(phone)?.isValid()

/** The national number as it is kept: digits only. */
export const digitsOf = (number: string): string => number.replace(/[\s().-]/g, '')

/** A telephone written for people: `+1 514 555 0134`; what cannot be read stays as it is. */
export const phoneText = (phone: PhoneParts): string =>
  parsed(phone)?.formatInternational() ?? `+${phone.code} ${phone.number}`

const problem = (code: FieldProblemCode) => code

export const callingCode = z
  .string(problem('required'))
  .check(z.minLength(1, problem('required')), z.regex(/^$|^[1-9]\d{0,2}$/, problem('phoneCode')))
export const nationalNumber = z
  .string(problem('required'))
  .check(
    z.trim(),
    z.minLength(1, problem('required')),
    z.maxLength(2 * fieldLimits.phoneDigits, problem('tooLong')),
    z.regex(/^[\d\s().-]*$/, problem('phoneNumber')),
  )
export const phoneTypeSchema = z.enum(phoneTypes, problem('required'))
export const phoneExtension = textLine(fieldLimits.extension).check(z.regex(/^\d*$/, problem('phoneExtension')))
