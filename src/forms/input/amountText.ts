/** Groups of three digits may be apart, by a comma, full stop or apostrophe; at most two decimals. */
const written = /^(\d{1,3}(?:[.,’']\d{3})+|\d+)(?:[.,](\d{1,2}))?$/

/**
 * Parses an amount as people write it in any of our languages, such as `1 234,50`, `$1,234.50` or `1.234,5`; undefined
 * for an empty text and anything else.
 */
export function parseAmount(text: string): number | undefined {
  const [, whole, decimals = '0'] = written.exec(text.replaceAll(/[\s$€£]/g, '')) ?? []
  return whole === undefined ? undefined : Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
}

/** An amount as a field shows it, with the decimal mark of a culture and no groups: `1234.5`, in French `1234,5`. */
export const amountText = (culture: string, amount: number): string =>
  new Intl.NumberFormat(culture, { useGrouping: false, maximumFractionDigits: 2 }).format(amount)
