import { withPlainDigits, withPlainWidth } from './plainIdentifier.ts'

/** A number without signs between its groups: at most 12 digits before the decimal sign and 3 after it. */
const plainNumber = /^-?\d{1,12}(?:\.\d{1,3})?$/

/**
 * A number as people write it in the region of a culture, as `1234.5`: `1 234,5` in French, `1.234,5` in Spanish,
 * `1,234.5` in English. A comma or full stop that parts no groups there is the decimal sign; undefined for anything
 * else.
 */
export function parseNumber(culture: string, text: string): string | undefined {
  const plain = withPlainDigits(withPlainWidth(text))
    .replaceAll(/[\s'’]/gu, '')
    .replace('−', '-')
  const decimal = new Intl.NumberFormat(culture).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value
  const [sign, group] = decimal === ',' ? [',', '.'] : ['.', ',']
  const inGroups = new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${sign}\\d+)?$`)
  const number = (inGroups.test(plain) ? plain.replaceAll(group, '') : plain).replace(',', '.')
  return plainNumber.test(number) ? String(Number(number)) : undefined
}
