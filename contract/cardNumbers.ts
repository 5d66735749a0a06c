import cardValidator from 'card-validator'
import * as z from 'zod/mini'
import type { FieldProblemCode } from './fieldProblems.ts'

// UATP, the airlines' own card, is the one the library does not know: 15 digits beginning with 1.
cardValidator.creditCardType.addCard({
  niceType: 'UATP',
  type: 'uatp',
  patterns: [1],
  gaps: [4, 9],
  lengths: [15],
  code: { name: 'CVV', size: 3 },
})

/** The number as it is stored: digits only. */
export const cardDigits = (typed: string): string => typed.replace(/[\s-]/g, '')

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

const fewestDigits = 12
const mostDigits = 19

/**
 * Whether a free text contains a full card number, whatever separates its groups of digits. Free texts are stored
 * unencrypted.
 */
export function holdsCardNumber(text: string): boolean {
  const stretches = text.match(/\d+(?:[^\p{L}\d]{1,3}\d+)*/gu) ?? []
  return stretches.some((stretch) => {
    const groups = stretch.match(/\d+/g) ?? []
    // A card number cannot have more groups than digits.
    return groups.some((_, first) =>
      groups.slice(first, first + mostDigits).some((_, more) => {
        const digits = groups.slice(first, first + more + 1).join('')
        return digits.length >= fewestDigits && digits.length <= mostDigits && !cardNumberProblem(digits)
      }),
    )
  })
}

/** Refuses a text with a full card number in it. */
export const withoutCardNumber = z.refine<string>((text) => !holdsCardNumber(text), {
  error: 'cardInText' satisfies FieldProblemCode,
})
