import * as z from 'zod/mini'
import { listOf, addition } from '#contract/wire/lenient.ts'

/**
 * GET airports?term&cultureCode (§7): places a traveler can name as home or destination. Only code and name are
 * required; other missing fields are empty strings, and no zone is shown for an empty time zone.
 */
export const airportSchema = z.object({
  code: z.string().check(z.length(3)),
  name: z.string(),
  cityCode: addition(z.string(), ''),
  cityName: addition(z.string(), ''),
  countryCode: addition(z.string(), ''),
  countryName: addition(z.string(), ''),
  timeZone: addition(z.string(), ''),
})
export type Airport = z.infer<typeof airportSchema>
export const airportListSchema = listOf(airportSchema)
