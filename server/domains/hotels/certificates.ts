import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  type CertificateKind,
  type CertificateLevel,
  type CertificateScheme,
  certificateSchemes,
  type CertificateState,
  type CertificateValidity,
  certifiedHotelLimits,
  type HotelCertificate,
  schemeLevels,
} from '#contract/catalogs/certifiedHotels.ts'
import type { Database } from '#server/db/client.ts'
import { certifiedHotels, hotelCertificates } from '#server/db/schema/trips/hotels.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** Filters of the list: a hotel is found by one certificate that fits all of them. */
export interface CertificateFilters {
  scheme?: CertificateScheme | undefined
  level?: CertificateLevel | undefined
  kind?: CertificateKind | undefined
  state: CertificateValidity
}

/** The state of a certificate on a day, `yyyy-MM-dd`. */
export const stateOn = (day: string) =>
  sql<CertificateState>`case when ${hotelCertificates.validUntil} < ${day} then 'lapsed'
    when ${hotelCertificates.validUntil} <= ${addDays(day, certifiedHotelLimits.lapsingDays)} then 'lapsing'
    else 'valid' end`

/** Condition: a certificate of the hotel of the row fits the filters. */
export const certificateCondition = ({ scheme, level, kind, state }: CertificateFilters, today: string) =>
  and(
    eq(hotelCertificates.hotelId, certifiedHotels.id),
    scheme ? eq(hotelCertificates.scheme, scheme) : undefined,
    level ? eq(hotelCertificates.level, level) : undefined,
    kind ? eq(hotelCertificates.kind, kind) : undefined,
    validityCondition(state, today),
  )

function validityCondition(state: CertificateValidity, today: string): SQL | undefined {
  if (state === 'all') return undefined
  return state === 'inForce' ? sql`${stateOn(today)} <> 'lapsed'` : sql`${stateOn(today)} = ${state}`
}

/** The place of each level: schemes in the order of the contract, and in a scheme the highest level first. */
const places = certificateSchemes.flatMap((scheme) =>
  schemeLevels[scheme].toReversed().map((level) => ({ scheme, level })),
)
const placeOf = (certificate: Pick<HotelCertificate, 'scheme' | 'level'>) =>
  places.findIndex(({ scheme, level }) => scheme === certificate.scheme && level === certificate.level)

/** The same place in SQL, for the order of the list. */
export const placeInOrder: SQL<number> = sql`case ${sql.join(
  places.map(
    ({ scheme, level }, place) =>
      sql`when ${hotelCertificates.scheme} = ${scheme} and ${hotelCertificates.level} = ${level} then ${place}::int`,
  ),
  sql` `,
)} else ${places.length}::int end`

const byUse: readonly CertificateState[] = ['valid', 'lapsing', 'lapsed']

/**
 * The certificates of hotels by hotel id. First come those that fit the filters, among these those in force, and then
 * the order of the list.
 */
export async function certificatesOf(
  db: Database,
  hotelIds: readonly string[],
  { filters, today }: { filters: CertificateFilters; today: string },
): Promise<Map<string, HotelCertificate[]>> {
  if (hotelIds.length === 0) return new Map()
  const rows = await db
    .select({ certificate: hotelCertificates, state: stateOn(today) })
    .from(hotelCertificates)
    .where(inArray(hotelCertificates.hotelId, [...hotelIds]))
  const all = rows
    .map(({ certificate: { hotelId, ...certificate }, state }) => ({ hotelId, certificate: { ...certificate, state } }))
    .toSorted(
      ({ certificate: one }, { certificate: other }) =>
        Number(fits(other, filters)) - Number(fits(one, filters)) ||
        byUse.indexOf(one.state) - byUse.indexOf(other.state) ||
        placeOf(one) - placeOf(other) ||
        one.id.localeCompare(other.id),
    )
  return new Map(
    [...Map.groupBy(all, ({ hotelId }) => hotelId)].map(([id, its]) => [id, its.map(({ certificate }) => certificate)]),
  )
}

const fits = (certificate: HotelCertificate, filters: CertificateFilters) =>
  (['scheme', 'level', 'kind'] as const).every(
    (key) => filters[key] === undefined || certificate[key] === filters[key],
  ) && isValidAs(certificate.state, filters.state)

const isValidAs = (state: CertificateState, wanted: CertificateValidity) =>
  wanted === 'all' || (wanted === 'inForce' ? state !== 'lapsed' : state === wanted)
