import * as z from 'zod/mini'

/** GET airports?term&cultureCode (§7): places a traveller can name as home or destination. */
export const airportSchema = z.object({
  code: z.string().check(z.length(3)),
  name: z.string(),
  cityCode: z.string().check(z.length(3)),
  cityName: z.string(),
  countryCode: z.string().check(z.length(2)),
  countryName: z.string(),
  timeZone: z.string(),
})
export type Airport = z.infer<typeof airportSchema>
export const airportListSchema = z.array(airportSchema)
