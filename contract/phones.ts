import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import { withoutCardNumber } from './cardNumbers.ts'
import { fieldLimits, textLine } from './fields.ts'
import type { FieldProblemCode } from './fieldProblems.ts'

/** Kinds of telephone (§3); `mobile` is the default (§9). */
export const phoneTypes = ['mobile', 'home', 'work'] as const
export type PhoneType = (typeof phoneTypes)[number]

/**
 * A telephone number as profiles and emergency contacts store it. `code` is the international calling code: digits, no
 * plus sign.
 */
export interface PhoneParts {
  code: string
  number: string
}

/** The calling codes of all countries: digits, no plus sign. */
const callingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))

const parsed = ({ code, number }: PhoneParts) => parsePhoneNumberFromString(`+${code}${digitsOf(number)}`)

/**
 * Why a telephone number is invalid (calling code or length); undefined for a valid one.
 * @param number as typed: spaces, hyphens and brackets are fine
 */
export function phoneProblem(phone: PhoneParts): FieldProblemCode | undefined {
  if (!callingCodes.has(phone.code)) return 'phoneCode'
  return parsed(phone)?.isPossible() ? undefined : 'phoneNumber'
}

/**
 * Whether a number of valid length lies in an unassigned range: worth a warning, not a refusal, as new ranges open
 * every year.
 */
export const isDoubtfulPhone = (phone: PhoneParts): boolean => !phoneProblem(phone) && !parsed(phone)?.isValid()

/** The national number as stored: digits only. */
export const digitsOf = (number: string): string => number.replace(/[\s().-]/g, '')

/** A telephone number formatted for display: `+1 514 555 0134`; unparsable numbers stay as they are. */
export const phoneText = (phone: PhoneParts): string =>
  parsed(phone)?.formatInternational() ?? `+${phone.code} ${phone.number}`

/** The national number formatted as `phoneText` shows it, without the calling code: `514 555 0134`. */
export const nationalText = (phone: PhoneParts): string => {
  const start = `+${phone.code} `
  const text = phoneText(phone)
  return text.startsWith(start) ? text.slice(start.length) : phone.number
}

/**
 * A whole telephone number as it is shown: `+18005550199` as `+1 800 555 0199`. One that cannot be read, as an agency
 * may write it, stays as it is; none is null.
 */
export const wholePhoneText = (phone: string | null | undefined): string | null =>
  phone ? (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone) : null

const problem = (code: FieldProblemCode) => code

export const callingCode = z.string(problem('required')).check(
  z.minLength(1, problem('required')),
  z.refine((code) => code === '' || callingCodes.has(code), problem('phoneCode')),
)
export const nationalNumber = z
  .string(problem('required'))
  .check(
    z.trim(),
    z.minLength(1, problem('required')),
    z.maxLength(2 * fieldLimits.phoneDigits, { error: problem('tooLong'), abort: true }),
    withoutCardNumber,
    z.regex(/^[\d\s().-]*$/, problem('phoneNumber')),
  )
export const phoneTypeSchema = z.enum(phoneTypes, problem('required'))
export const phoneExtension = textLine(fieldLimits.extension).check(z.regex(/^\d*$/, problem('phoneExtension')))

/** A mobile number with its country, as administrators write it: `+1 514 555 0123`; empty for none. */
export const mobilePhone = textLine(2 * fieldLimits.phoneDigits).check(
  z.refine((text) => text === '' || wholePhoneParts(text) !== undefined, problem('wholePhone')),
)

/** Calling code and national number of a whole number, digits only; undefined where it is none. */
export function wholePhoneParts(text: string): PhoneParts | undefined {
  const phone = parsePhoneNumberFromString(text)
  if (!phone?.isPossible()) return undefined
  return { code: phone.countryCallingCode, number: phone.nationalNumber }
}
