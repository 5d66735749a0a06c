import * as z from 'zod/mini'
import { withoutCardNumber } from './cardNumbers.ts'
import { fieldLimits, identifier } from './fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { plainIdentifier } from '#contract/texts/plainIdentifier.ts'

/** Kinds of telephone (§3); `mobile` is the default (§9). */
export const phoneTypes = ['mobile', 'home', 'work'] as const
export type PhoneType = (typeof phoneTypes)[number]

/**
 * The calling codes of all countries: digits, no plus sign. They are listed here so that a form needs no tables of
 * telephone numbers, which weigh more than most pages; a test compares them with the tables of `phones.ts`.
 */
export const callingCodes: ReadonlySet<string> = new Set(
  `
    1 20 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240
    241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268
    269 27 290 291 297 298 299 30 31 32 33 34 350 351 352 353 354 355 356 357 358 359 36 370 371 372 373 374 375
    376 377 378 380 381 382 383 385 386 387 389 39 40 41 420 421 423 43 44 45 46 47 48 49 500 501 502 503 504 505
    506 507 508 509 51 52 53 54 55 56 57 58 590 591 592 593 594 595 596 597 598 599 60 61 62 63 64 65 66 670 672
    673 674 675 676 677 678 679 680 681 682 683 685 686 687 688 689 690 691 692 7 81 82 84 850 852 853 855 856 86
    880 886 90 91 92 93 94 95 960 961 962 963 964 965 966 967 968 970 971 972 973 974 975 976 977 98 992 993 994
    995 996 998
  `
    .trim()
    .split(/\s+/),
)

export const callingCode = z.string(fieldProblem('required')).check(
  z.minLength(1, fieldProblem('required')),
  z.refine((code) => code === '' || callingCodes.has(code), fieldProblem('phoneCode')),
)
export const nationalNumber = z
  .string(fieldProblem('required'))
  .check(
    z.overwrite(plainIdentifier),
    z.minLength(1, fieldProblem('required')),
    z.maxLength(2 * fieldLimits.phoneDigits, { error: fieldProblem('tooLong'), abort: true }),
    withoutCardNumber,
    z.regex(/^[\d\s().\-/\u2010-\u2015]*$/, fieldProblem('phoneNumber')),
  )
export const phoneTypeSchema = z.enum(phoneTypes, fieldProblem('required'))
export const phoneExtension = identifier(fieldLimits.extension).check(z.regex(/^\d*$/, fieldProblem('phoneExtension')))

/**
 * A mobile number with its country, as administrators write it: `+1 514 555 0123`; empty for none. Only its beginning
 * and length are checked here, without the tables of telephone numbers; the server checks the rest (`mobilePhone` of
 * `phones.ts`).
 */
export const mobileNumber = identifier(2 * fieldLimits.phoneDigits).check(
  z.refine((text) => text === '' || hasCallingCode(text), fieldProblem('wholePhone')),
)

/** Whether a text begins with the calling code of a country and has as many digits as a telephone number (E.164). */
function hasCallingCode(text: string): boolean {
  const written = text.replace(/^00/, '+')
  const digits = written.replace(/\D/g, '')
  const isLong = digits.length >= 7 && digits.length <= fieldLimits.phoneDigits + 1
  return written.startsWith('+') && isLong && [1, 2, 3].some((length) => callingCodes.has(digits.slice(0, length)))
}
