import rows from './data/countries.json' with { type: 'json' }

/** A text in each language of the product. */
export interface LocalizedText {
  en: string
  fr: string
  es: string
}

/** A country or territory of ISO 3166-1. */
export interface CountryRow {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** ISO 3166-1 alpha-3. */
  alpha3: string
  /** International calling code, without the plus sign or any area code. */
  callingCode: string
  /** ISO 4217 code of the main currency. */
  currency: string
  name: LocalizedText
}

/** Every country and territory of ISO 3166-1, and Kosovo, in order of code. */
export const countries: readonly CountryRow[] = rows
