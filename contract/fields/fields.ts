import * as z from 'zod/mini'
import { withoutCardNumber } from './cardNumbers.ts'
import { countryCodes } from './countries.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { withoutInvisible } from '#contract/texts/invisible.ts'
import { longestSearch } from './limits.ts'
import { plainIdentifier, withPlainWidth } from '#contract/texts/plainIdentifier.ts'

/** Maximum lengths of a person's fields, in characters. */
export const fieldLimits = {
  name: 40,
  request: 250,
  extension: 8,
  phoneDigits: 15,
  travelerNumber: 25,
  documentNumber: 20,
  membershipNumber: 27,
  nickname: 60,
  email: 254,
  mailNote: 1000,
} as const

/** A text as `tidied` writes it, which comes first, so that nothing invisible counts. */
const textOf = (most: number, tidied: (text: string) => string) =>
  z
    .string(fieldProblem('invalid'))
    // Over-long input is refused before the search for card numbers, which would be slow on it.
    .check(z.overwrite(tidied), z.maxLength(most, { error: fieldProblem('tooLong'), abort: true }), withoutCardNumber)
const oneLine = z.regex(/^\P{Cc}*$/u, fieldProblem('line'))
const trimmed = (text: string) => text.trim()

/** Text of several lines, without a card number in it. */
export const textBlock = (most: number) => textOf(most, trimmed)

/**
 * A line of text without control characters, as a line end or tab could break out of its field in mails and files, and
 * without a card number. Every free text of a request is a `textLine` or a `textBlock`.
 */
export const textLine = (most: number) => textOf(most, trimmed).check(oneLine)

/** A number or code, such as that of an employee, a cost center or a passport, as `plainIdentifier` writes it. */
export const identifier = (most: number) => textOf(most, plainIdentifier).check(oneLine)
export const requiredIdentifier = (most: number) => identifier(most).check(z.minLength(1, fieldProblem('required')))

/** The search text of a list; empty without a search. */
export const searchTerm = z._default(textLine(longestSearch), '')

export const requiredLine = (most: number) => textLine(most).check(z.minLength(1, fieldProblem('required')))

/**
 * Letters of the Latin script with accents, spaces, apostrophes, hyphens, full stops and the dot between two letters of
 * Catalan: the characters of travel documents.
 */
const latinName = /^$|^['’]?\p{Script=Latin}[\p{Script=Latin}\p{M}'’.·\- ]*$/u

/** The signs that keyboards and systems put for others: the ʻokina, other quotation marks and lone accents, and so on. */
const lookAlikes = [
  [
    /[\u02B9-\u02BF\u02C8\u02CA\u02CB\u2018\u201B\u2032\u2035\u055A\u05F3\u1FBF\u1FFD\u275B\u275C\uA78B\uA78C\u00B4`]/gu,
    "'",
  ],
  [/[\u2010-\u2015\u2043\u2212\uFE58\uFE63]/gu, '-'],
  [/(?<=\p{L})[\u0387\u2022\u2027\u2219\u22C5\u30FB\uFF65](?=\p{L})/gu, '·'],
  [/(?<=\p{L}\.?)°/gu, 'º'],
  [/\p{Zs}+/gu, ' '],
] as const

/** A name in composed letters, with one kind of apostrophe, hyphen and space, and without invisible characters. */
export const tidiedName = (text: string): string =>
  lookAlikes
    .reduce(
      (name, [pattern, sign]) => name.replace(pattern, sign),
      withPlainWidth(withoutInvisible(text).normalize('NFC')),
    )
    .trim()
const nameLine = textOf(fieldLimits.name, tidiedName).check(oneLine)
const latin = z.regex(latinName, fieldProblem('nameScript'))

/** A name as on the travel document. Airlines take Latin letters only; accents and apostrophes stay. */
export const personName = nameLine.check(latin)
export const requiredName = nameLine.check(z.minLength(1, fieldProblem('required')), latin)

/** A mailbox without quotation marks and comments, at a domain with no empty part: mail is sent to it unchanged. */
const mailbox = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@(?:(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)\.)+(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)$/u

/** An e-mail address without invisible characters, which are copied along out of chats and documents. */
export const tidiedAddress = (text: string): string =>
  withPlainWidth(withoutInvisible(text)).replaceAll('’', "'").trim()

export const emailAddress = z
  .string(fieldProblem('invalid'))
  .check(
    z.overwrite(tidiedAddress),
    z.minLength(1, fieldProblem('required')),
    z.maxLength(fieldLimits.email, { error: fieldProblem('tooLong'), abort: true }),
    withoutCardNumber,
    z.regex(mailbox, fieldProblem('email')),
  )

/** A day of the calendar, `yyyy-MM-dd`; 30 February is refused. */
export const calendarDay = z
  .string(fieldProblem('required'))
  .check(z.minLength(1, fieldProblem('required')), z.refine(isDay, fieldProblem('impossibleDate')))

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const today = () => new Date().toISOString().slice(0, 10)
const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}${today().slice(4)}`
const oldest = 120

/** A date of birth: not in the future, and within a human lifetime. */
export const birthDay = calendarDay.check(
  z.refine((day) => day <= today(), fieldProblem('dateInFuture')),
  z.refine((day) => day > yearsAgo(oldest), fieldProblem('dateTooOld')),
)

/** ISO 3166-1 alpha-2, of an existing country. */
export const countryCode = z.string(fieldProblem('required')).check(
  z.minLength(1, fieldProblem('required')),
  z.refine((code) => code === '' || countryCodes.includes(code), fieldProblem('country')),
)

/** `yyyy-MM`: a card is valid through the last day of this month. */
export const cardMonth = z
  .string(fieldProblem('required'))
  .check(
    z.minLength(1, fieldProblem('required')),
    z.regex(/^$|^\d{4}-(0[1-9]|1[0-2])$/, fieldProblem('impossibleMonth')),
  )
