import { withoutInvisible } from './invisible.ts'

/** Letters, digits and signs of East Asian width as others write them: `Ａ１－` is `A1-`. */
export const withPlainWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** The text with digits of other scripts, `４１１１` or `٤١١١`, written as 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0)!)))

/** Unicode keeps the ten digits of a script together, from zero on. */
function valueOf(digit: number): number {
  let first = digit
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (digit - first) % 10
}

/**
 * A number or code that is compared letter by letter, such as the number of an employee or of a passport, without what
 * the reader cannot see: invisible marks are removed, and spaces, hyphens, digits and widths of other keyboards become
 * the plain ones. Otherwise one number would be two.
 */
export const plainIdentifier = (text: string): string =>
  withPlainDigits(withPlainWidth(withoutInvisible(text)).normalize('NFC'))
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010\u2011\uFE63]/g, '-')
    .trim()
