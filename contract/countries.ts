import * as z from 'zod/mini'
import { listOf, addition } from './lenient.ts'

/** GET countries?term&cultureCode (§7): an autocomplete option of §3, with what telephone fields need. */
export const countrySchema = z.object({
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  /** Addition: ISO 3166-1 alpha-3, as printed in passports. */
  alpha3: addition(z.string(), ''),
  countryName: z.string(),
  /** Addition: international calling code, digits without plus sign. */
  callingCode: addition(z.string(), ''),
})
export type Country = z.infer<typeof countrySchema>
export const countryListSchema = listOf(countrySchema)
