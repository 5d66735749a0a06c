import * as z from 'zod/mini'

/** GET countries?term&cultureCode (§7): an autocomplete option of §3, with what telephone fields need. */
export const countrySchema = z.object({
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  /** ISO 3166-1 alpha-3, as passports print it. */
  alpha3: z.string(),
  countryName: z.string(),
  /** International calling code: digits, no plus sign. */
  callingCode: z.string(),
})
export type Country = z.infer<typeof countrySchema>
export const countryListSchema = z.array(countrySchema)
