import { and, asc, count, desc, eq, exists, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type {
  CertifiedHotel,
  CertifiedHotelPage,
  CertifiedHotelSort,
  NightEmissions,
} from '#contract/catalogs/certifiedHotels.ts'
import type { Database } from '#server/db/client.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { certifiedHotels, hotelCertificates, preferredHotels } from '#server/db/schema/trips/hotels.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { type FactorPlace, hotelFactor } from '#server/domains/carbon/emissions/carbon.rules.ts'
import { factorEditions } from '#contract/reports/factorEditions.ts'
import {
  certificateCondition,
  type CertificateFilters,
  certificatesOf,
  placeInOrder,
  stateOn,
} from '#server/domains/hotels/certificates.ts'
import { searchedCity, searchedPlaces } from '#server/domains/hotels/searchedPlaces.ts'
import { contains } from '#server/http/requests/foldedText.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import type { Position } from '#server/reference/cityCentres.ts'
import { countries } from '#server/reference/countries.ts'
import { airportsOfCity, kilometres } from '#server/reference/places.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { Services } from '#server/services/services.ts'

interface ListQuery extends CertificateFilters, Paging {
  search: string
  isPreferred: boolean
  sort: CertifiedHotelSort
}

interface HotelContext {
  db: Database
  companyId: string
  language: Language
  filters: CertificateFilters
  today: string
}

/** A page of certified hotels, and the nearest one where the search is a city without any. */
export async function hotelList(
  companyId: string,
  query: ListQuery,
  { language, services: { db, now } }: { language: Language; services: Services },
): Promise<CertifiedHotelPage> {
  const { search, isPreferred, scheme, level, kind, state } = query
  const filters = { scheme, level, kind, state }
  const context: HotelContext = { db, companyId, language, filters, today: earliestDay(now()) }
  const allowed = allowedCondition(context, isPreferred)
  const found = search ? and(allowed, searchCondition(search)) : allowed
  const [total] = await db
    .select({ hotels: count() })
    .from(certifiedHotels)
    .leftJoin(...preference(companyId))
    .where(found)
  const rows = await readHotels(context, found)
    .orderBy(...orderOf(query.sort, context))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
  const hotels = total?.hotels ?? 0
  const nearest = hotels === 0 && search ? await nearestTo(search, isPreferred, context) : null
  return { ...page(await presentHotels(rows, context), hotels, query), nearest }
}

/** The join with the company's preference for a hotel. */
const preference = (companyId: string) =>
  [
    preferredHotels,
    and(eq(preferredHotels.hotelId, certifiedHotels.id), eq(preferredHotels.companyId, companyId)),
  ] as const

/** Condition: the hotel has a certificate that fits the filters, and the company prefers it where that is asked. */
const allowedCondition = ({ db, filters, today }: HotelContext, isPreferred: boolean, more?: SQL) =>
  and(
    exists(
      db
        .select({ one: sql`1` })
        .from(hotelCertificates)
        .where(and(certificateCondition(filters, today), more)),
    ),
    isPreferred ? isNotNull(preferredHotels.hotelId) : undefined,
  )

/** Condition: the hotel's or its chain's name has the text, or its city or country is named so. */
function searchCondition(text: string): SQL | undefined {
  const { cityCodes, countryCodes } = searchedPlaces(text)
  return or(
    contains(text, certifiedHotels.name),
    contains(text, certifiedHotels.chain),
    inArray(certifiedHotels.cityCode, cityCodes),
    inArray(certifiedHotels.countryCode, countryCodes),
  )
}

const readHotels = ({ db, companyId }: HotelContext, where: SQL | undefined) =>
  db
    .select({ hotel: certifiedHotels, isPreferred: sql<boolean>`${preferredHotels.hotelId} is not null` })
    .from(certifiedHotels)
    .leftJoin(...preference(companyId))
    .where(where)
    .$dynamic()

/** The order of a list; by a certificate it is by the one that fits the filters best. */
function orderOf(sort: CertifiedHotelSort, { db, filters, today, language }: HotelContext): SQL[] {
  const [key = '', direction] = sort.split(':')
  const ofCertificates = (value: SQL) =>
    sql`(${db.select({ value }).from(hotelCertificates).where(certificateCondition(filters, today))})`
  const city = sql`(${db
    .select({ name: sql`min(${airports.city} ->> ${language}::text)` })
    .from(airports)
    .where(eq(airports.cityCode, certifiedHotels.cityCode))})`
  const by: Record<string, SQL> = {
    city: folded(city),
    certificate: ofCertificates(sql`min(${placeInOrder})`),
    validUntil: ofCertificates(sql`min(${hotelCertificates.validUntil})`),
  }
  const name = folded(certifiedHotels.name)
  const first = by[key] ?? name
  return [sql`${direction === 'desc' ? desc(first) : asc(first)} nulls last`, asc(name), asc(certifiedHotels.id)]
}

type HotelRow = Awaited<ReturnType<typeof readHotels>>[number]

async function presentHotels(rows: readonly HotelRow[], context: HotelContext): Promise<CertifiedHotel[]> {
  const ids = rows.map(({ hotel }) => hotel.id)
  const certificates = await certificatesOf(context.db, ids, context)
  const { language } = context
  return rows.map(({ hotel: { latitude: _latitude, longitude: _longitude, ...hotel }, isPreferred }) => ({
    ...hotel,
    isPreferred,
    city: airportsOfCity(hotel.cityCode)[0]?.city[language] ?? hotel.cityCode,
    country: countries.find(({ code }) => code === hotel.countryCode)?.name[language] ?? hotel.countryCode,
    night: nightEmissions(hotel),
    certificates: certificates.get(hotel.id) ?? [],
  }))
}

/** The emissions of a night in a place by the factors that stays are computed with; null without one. */
function nightEmissions(place: FactorPlace): NightEmissions | null {
  const factor = hotelFactor(place)
  const edition = factorEditions.find(({ id }) => id === factor?.edition)
  if (!factor || !edition) return null
  const { publisher, name, year } = edition
  const area = factor === hotelFactor({ ...place, cityCode: '' }) ? 'country' : 'city'
  return { kg: factor.value, area, publisher, edition: name, year }
}

/**
 * The hotel nearest to the center of a searched city, among those that the filters allow; null for no city. Its
 * certificate is in force, unless lapsed ones are asked for.
 */
async function nearestTo(search: string, isPreferred: boolean, context: HotelContext) {
  const city = searchedCity(search)
  if (!city) return null
  const inForce = context.filters.state === 'all' ? ne(stateOn(context.today), 'lapsed') : undefined
  const allowed = allowedCondition(context, isPreferred, inForce)
  const [row] = await readHotels(context, allowed)
    .orderBy(distanceFrom(city.position), asc(certifiedHotels.id))
    .limit(1)
  const [hotel] = await presentHotels(row ? [row] : [], context)
  if (!row || !hotel) return null
  return {
    searchedCity: city.name[context.language],
    kilometres: Math.round(kilometres(city.position, row.hotel)),
    hotel,
  }
}

/** The angle between a place and the hotel of the row; it grows with the distance. */
const distanceFrom = ({ latitude, longitude }: Position): SQL => {
  const [north, hotelNorth] = [sql`radians(${latitude}::float8)`, sql`radians(${certifiedHotels.latitude})`]
  const east = sql`radians(${certifiedHotels.longitude} - ${longitude}::float8)`
  return sql`acos(least(1, greatest(-1, sin(${north}) * sin(${hotelNorth})
    + cos(${north}) * cos(${hotelNorth}) * cos(${east}))))`
}
