import { inArray, or } from 'drizzle-orm'
import type { Place } from '#contract/trips/trips.ts'
import type { Database } from '#server/db/client.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import type { Language } from '#server/http/requests/language.ts'

type PlaceNames = Pick<typeof airports.$inferSelect, 'code' | 'cityCode' | 'city'>

/** Names of the cities of places, by place code. */
export async function readPlaceNames(
  db: Database,
  ends: readonly Pick<Place, 'code'>[],
): Promise<ReadonlyMap<string, PlaceNames>> {
  const codes = [...new Set(ends.map(({ code }) => code))]
  if (codes.length === 0) return new Map()
  const named = await db
    .select({ code: airports.code, cityCode: airports.cityCode, city: airports.city })
    .from(airports)
    .where(or(inArray(airports.code, codes), inArray(airports.cityCode, codes)))
  // Where a code is both, the airport wins over the city.
  return new Map([...named.map((row) => [row.cityCode, row] as const), ...named.map((row) => [row.code, row] as const)])
}

/** Names of cities by the codes of places. @returns the name of a place's city; for an unknown place its code */
export async function readCityNames(
  db: Database,
  codes: readonly string[],
  language: Language,
): Promise<(code: string) => string> {
  const names = await readPlaceNames(
    db,
    codes.map((code) => ({ code })),
  )
  return (code) => names.get(code)?.city[language] ?? code
}
