import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import { fieldLimits, identifier } from './fields.ts'
import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { plainIdentifier } from '#contract/texts/plainIdentifier.ts'
import { callingCodes } from './phoneFields.ts'

/**
 * A telephone number as profiles and emergency contacts store it. `code` is the international calling code: digits, no
 * plus sign.
 */
export interface PhoneParts {
  code: string
  number: string
}

/** The national number without the spaces, brackets and strokes that people write between its digits. */
const digitsOf = (number: string): string => plainIdentifier(number).replace(/[\s().\-/\u2010-\u2015]/g, '')

/**
 * The prefixes that Mexico dialled in front of its ten digits until 2020, and address books still have; the library's
 * tables no longer know them.
 */
const oldPrefixes: Readonly<Record<string, RegExp>> = { '52': /^(?:1|01|04[45])(?=\d{10}$)/ }

function parsed({ code, number }: PhoneParts) {
  const digits = digitsOf(number).replace(oldPrefixes[code] ?? '', '')
  const phone = parsePhoneNumberFromString(`+${code}${digits}`)
  if (phone?.isPossible() || !callingCodes.has(code)) return phone
  // Browsers and address books put the calling code in front once more.
  const again = parsePhoneNumberFromString(digits.replace(/^(?:00|011)(?=[1-9])/, '+'), { defaultCallingCode: code })
  return again?.countryCallingCode === code && again.isPossible() ? again : phone
}

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

/**
 * The national number as it is stored and dialled after the calling code (§3), in the form of the library: it drops a
 * 0, 8 or 15 that is only dialled within the country, and keeps Italy's 0. A number that is too short or too long keeps
 * its digits.
 */
export function storedNumber(phone: PhoneParts): string {
  const read = parsed(phone)
  return read?.isPossible() ? read.nationalNumber : digitsOf(phone.number)
}

/** The number that reaches a telephone from everywhere: `+447911123456`. */
export const dialledNumber = (phone: PhoneParts): string => `+${phone.code}${storedNumber(phone)}`

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
 * A whole telephone number as it is shown: `+18005550199` as `+1 800 555 0199`. A number that cannot be parsed, as an
 * agency can write it, is returned unchanged; an empty one is null.
 */
export const wholePhoneText = (phone: string | null | undefined): string | null =>
  phone ? (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone) : null

/** A mobile number with its country, as administrators write it: `+1 514 555 0123`; empty for none. */
export const mobilePhone = identifier(2 * fieldLimits.phoneDigits).check(
  z.refine((text) => text === '' || wholePhoneParts(text) !== undefined, fieldProblem('wholePhone')),
)

/** Calling code and national number of a whole number, as they are stored; undefined where it is none. */
export function wholePhoneParts(text: string): PhoneParts | undefined {
  const read = parsePhoneNumberFromString(plainIdentifier(text).replace(/^00/, '+'))
  if (!read) return undefined
  const phone = { code: read.countryCallingCode, number: read.nationalNumber }
  return phoneProblem(phone) ? undefined : { code: phone.code, number: storedNumber(phone) }
}
