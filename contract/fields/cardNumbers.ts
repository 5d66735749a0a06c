import cardValidator from 'card-validator'
import * as z from 'zod/mini'
import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { plainIdentifier, withPlainDigits } from '#contract/texts/plainIdentifier.ts'

// The library lacks UATP, the airlines' own card: 15 digits beginning with 1.
cardValidator.creditCardType.addCard({
  niceType: 'UATP',
  type: 'uatp',
  patterns: [1],
  gaps: [4, 9],
  lengths: [15],
  code: { name: 'CVV', size: 3 },
})

/** The number as it is stored: digits only. */
export const cardDigits = (typed: string): string => plainIdentifier(typed).replace(/[\s-]/g, '')

const verified = (typed: string) => cardValidator.number(cardDigits(typed), { luhnValidateUnionPay: true })

/** Why a card number is refused: not a number of any known brand's length, or its check digit (Luhn) is wrong. */
export function cardNumberProblem(typed: string): FieldProblemCode | undefined {
  const { card, isValid } = verified(typed)
  if (isValid) return undefined
  return card?.lengths.includes(cardDigits(typed).length) ? 'cardCheckDigit' : 'cardNumber'
}

/** The brand of a number, from its first digits on: `Visa`; nothing while several are possible. */
export const cardBrand = (typed: string): string | undefined => verified(typed).card?.niceType

/** The number in groups as its card prints it: `3782 822463 10005`. */
export function groupedCardNumber(typed: string): string {
  const gaps = verified(typed).card?.gaps ?? [4, 8, 12]
  return Array.from(cardDigits(typed), (digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

const fewestDigits = 14
const mostDigits = 19

/**
 * Whether a free text contains a full card number, in the digits of any script, with any separators between the groups.
 * Free texts are stored unencrypted.
 */
export function holdsCardNumber(text: string): boolean {
  const stretches = withPlainDigits(text.normalize('NFKC')).match(/\d+(?:[^\p{L}\d]{1,8}\d+)*/gu) ?? []
  return stretches.some((stretch) => {
    const groups = stretch.match(/\d+/g) ?? []
    // A card number cannot have more groups than digits.
    return groups.some((_, first) =>
      groups.slice(first, first + mostDigits).some((_, more) => isCardNumber(groups.slice(first, first + more + 1))),
    )
  })
}

/** Whether the last digit is the check digit (Luhn) of the digits before it. */
const hasCheckDigit = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .map((digit, at) => (at % 2 === 0 ? Number(digit) : Number(digit) * 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) %
    10 ===
  0

/** Further conditions for numbers of brands that share their form with other numbers. */
const isOfCard: Partial<Record<string, (digits: string, groups: readonly string[]) => boolean>> = {
  // The library counts all of 6 as Maestro, which loyalty programmes and long-distance numbers share.
  maestro: (digits) => digits.length >= 16 && /^(5|63|67)/.test(digits),
  unionpay: (digits) => digits.length >= 16,
  // Telephone numbers of North America and tickets of many airlines begin with 1.
  uatp: (_, groups) => groups.length === 1 || groups.map(({ length }) => length).join('-') === '4-5-6',
}

/**
 * Whether groups of digits make a card number. Numbers with fewer than 14 digits do not: airline tickets have 13,
 * telephone numbers up to 15, and shorter cards are no longer issued.
 */
function isCardNumber(groups: readonly string[]): boolean {
  const digits = groups.join('')
  // The check digit first: it is quick, and finding the brand is not.
  if (digits.length < fewestDigits || digits.length > mostDigits || !hasCheckDigit(digits)) return false
  const { card, isValid } = verified(digits)
  return isValid && (isOfCard[card?.type ?? '']?.(digits, groups) ?? true)
}

/** Refuses a text with a full card number in it. */
export const withoutCardNumber = z.refine<string>((text) => !holdsCardNumber(text), {
  error: 'cardInText' satisfies FieldProblemCode,
})
