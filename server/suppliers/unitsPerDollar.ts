import units from './data/unitsPerDollar.json' with { type: 'json' }

/**
 * The value of one US dollar in each settlement currency, by ISO 4217 code. Approximate, for invented fares; fixed, as
 * no rates are fetched.
 */
export const unitsPerDollar: Readonly<Record<string, number>> = units
