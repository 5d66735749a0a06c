import { inArray } from 'drizzle-orm'
import { manualTripLimits, type ManualPlace, type ManualSegment } from '#contract/trips/manualTrips.ts'
import type { Place } from '#contract/trips/trips.ts'
import { dayMs, hourMs } from '#contract/time/durations.ts'
import { instantOf, localTimeOf } from '#server/time/zonedTime.ts'
import type { Database } from '#server/db/client.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { isJourney } from '#contract/trips/segments.ts'
import type { NewSegment } from '#server/domains/trips/segmentRows.ts'
import { badInput } from '#server/http/answers/envelope.ts'

type AirportRow = typeof airports.$inferSelect
/** A segment not yet assigned to a trip; `id` only for a segment that exists already. */
export type ManualRow = NewSegment & { id: string | undefined }

/** Airports by their own code or, where no airport has that code, by that of their city. */
export async function knownPlaces(db: Database, segments: readonly ManualSegment[]): Promise<Map<string, AirportRow>> {
  const codes = segments.flatMap(({ from, to }) => [from, to]).flatMap((place) => codeOf(place) ?? [])
  if (codes.length === 0) return new Map()
  const byCity = await db.select().from(airports).where(inArray(airports.cityCode, codes)).orderBy(airports.code)
  const byCode = await db.select().from(airports).where(inArray(airports.code, codes))
  return new Map([
    ...byCity.toReversed().map((row) => [row.cityCode, row] as const),
    ...byCode.map((row) => [row.code, row] as const),
  ])
}

const codeOf = (place: ManualPlace | undefined) => (place && 'code' in place ? place.code.toUpperCase() : undefined)

/**
 * Converts entered segments to rows, in chronological order.
 * @throws 400 naming the field: an unknown place or zone, an end before its beginning, a time too far away
 */
export const manualRows = (segments: readonly ManualSegment[], places: Map<string, AirportRow>, now: Date) =>
  segments
    .map((segment, at) => manualRow(segment, { places, now, field: `segments.${at}` }))
    .toSorted((one, other) => one.departureAt.getTime() - other.departureAt.getTime())

interface Reading {
  places: Map<string, AirportRow>
  now: Date
  field: string
}

function manualRow(segment: ManualSegment, reading: Reading): ManualRow {
  const { id, kind, providerName, productName, confirmationNumber, departure, arrival, address } = segment
  const { field } = reading
  if (isJourney(segment) && !segment.to) throw wrong(`${field}.to`, 'a flight or train ends somewhere; name the place')
  const begins = placeOf(segment.from, `${field}.from`, reading)
  // A stay takes place at its hotel and carries the hotel's name.
  const from = kind === 'hotel' ? { ...begins, name: providerName } : begins
  const to = segment.to && kind !== 'hotel' ? placeOf(segment.to, `${field}.to`, reading) : from
  const departureAt = instantIn(departure, from, `${field}.departure`)
  const arrivalAt = instantIn(arrival, to, `${field}.arrival`)
  checkTimes({ departureAt, arrivalAt, isJourney: isJourney(segment) }, reading)
  return {
    id,
    kind,
    providerName,
    ...(isJourney(segment) ? numberOf(segment) : { providerCode: '', productName: productName || null }),
    confirmationNumber,
    from,
    to,
    departureLocal: departure,
    arrivalLocal: arrival,
    departureAt,
    arrivalAt,
    address: address || null,
    amount: 0,
    tax: 0,
  }
}

/** A printed flight number: the airline's two letters or digits, then up to four digits and a letter. */
const printedFlight = /^((?!\d\d)[A-Z\d]{2}) ?(\d{1,4}[A-Z]?)$/

/** The number as entered. A flight number is split into airline and number; any other text is kept whole. */
function numberOf({ kind, number }: ManualSegment): Pick<NewSegment, 'providerCode' | 'number'> {
  const [, providerCode, digits] = (kind === 'flight' && printedFlight.exec(number.toUpperCase())) || []
  return providerCode && digits ? { providerCode, number: digits } : { providerCode: '', number: number || null }
}

const wrong = (field: string, why: string) => badInput(`The field "${field}" is wrong: ${why}.`)

function placeOf(place: ManualPlace, field: string, { places }: Reading): Place {
  if (!('code' in place)) return freePlace(place, field)
  const code = place.code.toUpperCase()
  const row = places.get(code)
  if (!row) throw wrong(`${field}.code`, `no airport or city has the code ${code}; choose another, or name the place`)
  const name = row.code === code ? row.name : row.city.en
  return { code, name, city: row.city.en, cityCode: row.cityCode, countryCode: row.countryCode, timeZone: row.timeZone }
}

function freePlace({ name, countryCode, timeZone }: Exclude<ManualPlace, { code: string }>, field: string): Place {
  try {
    return { code: '', name, city: name, cityCode: '', countryCode, timeZone: canonicalZone(timeZone) }
  } catch {
    throw wrong(`${field}.timeZone`, 'no such time zone; use an IANA name such as Europe/Paris')
  }
}

/** The canonical name of an IANA zone. @throws for an unknown zone; offsets such as +02:00 are not accepted */
function canonicalZone(timeZone: string): string {
  if (!/^[A-Za-z]/.test(timeZone)) throw new RangeError(timeZone)
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
}

/** The instant of a local time, whose format is already checked. @throws 400 where that day or hour does not exist */
function instantIn(local: string, { timeZone }: Place, field: string): Date {
  const isReal =
    new Date(`${local}Z`).toString() !== 'Invalid Date' && localTimeOf(Date.parse(`${local}Z`), 'UTC') === local
  if (!isReal) throw wrong(field, 'there is no such day or hour')
  return new Date(instantOf(local, timeZone))
}

function checkTimes(
  { departureAt, arrivalAt, isJourney: moves }: { departureAt: Date; arrivalAt: Date; isJourney: boolean },
  { now, field }: Reading,
) {
  const { daysBack, daysAhead, journeyHours, stayDays } = manualTripLimits
  const lasts = arrivalAt.getTime() - departureAt.getTime()
  if (lasts <= 0) throw wrong(`${field}.arrival`, 'it is not after the beginning, counting time zones')
  if (lasts > (moves ? journeyHours * hourMs : stayDays * dayMs))
    throw wrong(
      `${field}.arrival`,
      moves ? `a flight or train lasts at most ${journeyHours} hours` : `at most ${stayDays} days`,
    )
  const away = departureAt.getTime() - now.getTime()
  if (away < -daysBack * dayMs) throw wrong(`${field}.departure`, `at most ${daysBack} days ago`)
  if (away > daysAhead * dayMs) throw wrong(`${field}.departure`, `at most ${daysAhead} days from now`)
}
