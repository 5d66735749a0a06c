const formats = new Map<string, Intl.NumberFormat>()

function formatOf(culture: string, currency: string, digits?: number): Intl.NumberFormat {
  const key = `${culture} ${currency} ${digits}`
  const fraction = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const format = formats.get(key) ?? new Intl.NumberFormat(culture, { style: 'currency', currency, ...fraction })
  formats.set(key, format)
  return format
}

/**
 * An exact amount, as in columns, receipts and what somebody pays or gets back: always with the cents of its currency,
 * `$0.00` too. In the main unit. The only home of how money is written, together with `moneyFigure`.
 * @param culture BCP 47
 */
export const exactMoney = (culture: string, amount: number, currency = 'USD'): string =>
  formatOf(culture, currency).format(amount)

/** From here on a figure is read for its size, and cents are noise. */
const withoutCentsFrom = 10_000

/**
 * A figure of an overview: zero as `$0` (§9), and without cents where it, or one beside it, is 10,000 or more, so that
 * `$142,026` never stands beside `$3,131,110.89`.
 * @param beside the other amounts of the same place
 */
export function moneyFigure(
  culture: string,
  amount: number,
  currency = 'USD',
  beside: readonly (number | null)[] = [],
): string {
  const isLarge = [amount, ...beside].some((one) => Math.abs(one ?? 0) >= withoutCentsFrom)
  return formatOf(culture, currency, isLarge || amount === 0 ? 0 : undefined).format(amount)
}
