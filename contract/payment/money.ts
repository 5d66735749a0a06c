const formats = new Map<string, Intl.NumberFormat>()

function formatOf(culture: string, currency: string, digits?: number): Intl.NumberFormat {
  const key = `${culture} ${currency} ${digits}`
  const fraction = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  // `negative` writes no sign before an amount that rounds to zero.
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(culture, { style: 'currency', currency, signDisplay: 'negative', ...fraction })
  formats.set(key, format)
  return format
}

/**
 * An exact amount, as in columns, receipts, payments and refunds: always with the cents of its currency, `$0.00` too,
 * and deductions with a minus sign, not a hyphen. In the main unit. Only this function, `moneyFigure` and `moneyTotal` format
 * money.
 * @param culture BCP 47
 */
export const exactMoney = (culture: string, amount: number, currency = 'USD'): string =>
  formatOf(culture, currency).format(amount).replace('-', '−')

/** A figure of an overview, to the cent, and zero as `$0` (§9). In the main unit, of the currency. */
export const moneyFigure = (culture: string, amount: number, currency = 'USD'): string =>
  amount === 0 ? formatOf(culture, currency, 0).format(0) : exactMoney(culture, amount, currency)

const million = 1_000_000
/** An amount that its cents round to a million is a million. */
const halfCent = 0.005

/**
 * A total in a report: whole units from a million on (`$3,131,111`), below it to the cent, and zero as `$0`. In the main
 * unit, of the currency.
 */
export const moneyTotal = (culture: string, amount: number, currency = 'USD'): string =>
  Math.abs(amount) < million - halfCent
    ? moneyFigure(culture, amount, currency)
    : formatOf(culture, currency, 0).format(amount).replace('-', '−')
