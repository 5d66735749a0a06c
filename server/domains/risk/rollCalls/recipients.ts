import { and, eq, gt, inArray, isNull, lte, max, not, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { isAskedStatus } from '#contract/risk/askedStatus.ts'
import type { AskedQuery } from '#contract/risk/rollCalls.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import { phoneText } from '#contract/fields/phones.ts'
import { tripStatuses } from '#contract/trips/trips.ts'
import type { Database } from '#server/db/client.ts'
import { profiles, receiverColumns } from '#server/db/schema/company/people.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { trips, type GuestTraveler } from '#server/db/schema/trips/trips.ts'
import { personOf } from '#server/domains/risk/asked/personOf.ts'
import { riskStatusCondition } from '#server/domains/risk/there/riskStatus.ts'
import { reportQuery } from '#server/domains/risk/travelers/filters.ts'
import { openSearch } from '#server/domains/risk/travelers/openSearch.ts'
import { countedCondition } from '#server/domains/risk/travelers/itineraryReport.ts'
import { tripOrder } from '#server/domains/trips/status.ts'
import { badInput } from '#server/http/answers/envelope.ts'
import { guestCultures } from '#server/http/requests/language.ts'
import { isNoAddress, shownAddress } from '#server/mail/noAddress.ts'

/** A person to ask, with the trip on which they are asked. */
export interface Recipient {
  /** The same for all trips of one person (`personOf`). */
  key: string
  tripId: string
  bookingId: string
  profileId: string
  isForGuest: boolean
  firstName: string
  lastName: string
  /** Empty without a usable address. */
  email: string
  phone: string | null
  culture: string
}

interface Choice {
  query?: AskedQuery | undefined
  excluded?: readonly string[] | undefined
  bookingIds?: readonly string[] | undefined
}

/** The columns that a recipient is made of, for queries over trips joined with their profiles. */
export const personColumns = {
  profileId: profiles.id,
  guest: trips.guest,
  ...receiverColumns,
  phoneCountryCode: profiles.phoneCountryCode,
  phoneNumber: profiles.phoneNumber,
}

export interface PersonRow {
  profileId: string
  guest: GuestTraveler | null
  firstName: string
  lastName: string
  email: string
  cultureCode: string
  phoneCountryCode: string
  phoneNumber: string
}

/** Name, address, phone and language of a traveler. A guest has those of the booking, and no phone. */
export function reachOf(person: PersonRow): Omit<Recipient, 'tripId' | 'bookingId'> {
  const { guest, ...row } = person
  const { profileId, phoneCountryCode: code, phoneNumber: number } = row
  const { firstName, lastName, email } = guest ?? row
  const address = shownAddress(email)
  return {
    key: personOf(person),
    profileId,
    isForGuest: guest !== null,
    firstName,
    lastName,
    email: address,
    phone: !guest && code && number ? phoneText({ code, number }) : null,
    culture: guest ? guestCultures[guest.language ?? 'en'] : supportedCulture(row.cultureCode),
  }
}

/**
 * The reach of a person of a roll call; undefined where the trip of a guest has been deleted, and the name with it. A
 * person with a profile may be asked on the trip of a host, who entered them as a guest there.
 */
export function reachOfAsked({ isForGuest, ...person }: PersonRow & { isForGuest: boolean }) {
  if (isForGuest) return person.guest ? reachOf(person) : undefined
  return reachOf({ ...person, guest: null })
}

/**
 * The people of a choice of trips, each once: on the trip whose present place they set out to last, else on the trip in
 * progress, else on the next one. Somebody with a trip of their own is asked by their profile, where they can also answer
 * signed in, whatever trip that is.
 * @throws 400 for a choice of neither a search nor single trips, and for a search that is not understood
 */
export async function recipientsOf(db: Database, companyId: string, choice: Choice, now: Date): Promise<Recipient[]> {
  const rows = await db
    .select({ tripId: trips.id, bookingId: trips.bookingId, ...personColumns })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(and(await chosenCondition(db, companyId, choice, now), askedCondition(now)))
    .orderBy(sql`${presentSince(db, now)} desc nulls last`, ...tripOrder(now))
  const people = new Map<string, Recipient>()
  for (const { tripId, bookingId, ...person } of rows) {
    const reach = reachOf(person)
    const known = people.get(reach.key)
    if (!known) people.set(reach.key, { ...reach, tripId, bookingId })
    else if (known.isForGuest && !reach.isForGuest)
      people.set(reach.key, { ...reach, tripId: known.tripId, bookingId: known.bookingId })
  }
  return [...people.values()]
}

/** The number of chosen trips of which nobody is asked (`askedCondition`). @throws 400 as above */
export const countNotAsked = async (db: Database, companyId: string, choice: Choice, now: Date): Promise<number> =>
  db.$count(trips, and(await chosenCondition(db, companyId, choice, now), not(askedCondition(now)!)))

/** When the traveler set out to the place where the trip has them now; null where it has them nowhere. */
const presentSince = (db: Database, now: Date) =>
  sql`(${db
    .select({ at: max(tripPresences.setsOutAt) })
    .from(tripPresences)
    .where(
      and(eq(tripPresences.tripId, trips.id), lte(tripPresences.setsOutAt, now), gt(tripPresences.presumedUntil, now)),
    )})`

/**
 * Condition: trips of which somebody is asked (`isAskedStatus`). A canceled trip takes nobody anywhere, and a past one is
 * over, unless its traveler is presumed to be still there.
 */
const askedCondition = (now: Date): SQL | undefined =>
  or(...tripStatuses.filter(isAskedStatus).map((status) => riskStatusCondition(status, now)))

/** Condition: trips of the company that a choice names, in any status. */
async function chosenCondition(db: Database, companyId: string, choice: Choice, now: Date): Promise<SQL | undefined> {
  const { query, excluded = [], bookingIds } = choice
  if ((query === undefined) === (bookingIds === undefined))
    throw badInput('Send either "query", for all travelers of a search, or "bookingIds", for single trips.')
  const companyCondition = eq(trips.companyId, companyId)
  if (bookingIds) return and(companyCondition, inArray(trips.bookingId, [...bookingIds, '']))
  return and(
    companyCondition,
    await listedCondition(db, companyId, query ?? {}, now),
    excluded.length > 0 ? notInArray(trips.bookingId, [...excluded]) : undefined,
  )
}

/** Condition: trips that a search lists, those of the shown status where it names one. */
async function listedCondition(
  db: Database,
  companyId: string,
  query: AskedQuery,
  now: Date,
): Promise<SQL | undefined> {
  const parsed = z.safeParse(reportQuery, query)
  if (!parsed.success)
    throw badInput(`The search is not understood: ${parsed.error.issues[0]?.path.join('.') || 'unknown field'}.`)
  const { displayTripStatus } = parsed.data
  const search = await openSearch({ db, companyId, filters: parsed.data, now })
  return and(
    countedCondition(search),
    displayTripStatus ? riskStatusCondition(displayTripStatus, search.now) : undefined,
  )
}

/** The number of these people whom another roll call asked after an instant, and who have not answered it. */
export async function askedSince(
  db: Database,
  companyId: string,
  { people, since }: { people: readonly Recipient[]; since: Date },
): Promise<number> {
  const rows = await db
    .select({ isForGuest: rollCallPeople.isForGuest, ...personColumns })
    .from(rollCallPeople)
    .innerJoin(rollCalls, eq(rollCalls.id, rollCallPeople.rollCallId))
    .innerJoin(profiles, eq(profiles.id, rollCallPeople.profileId))
    .leftJoin(trips, eq(trips.id, rollCallPeople.tripId))
    .where(
      and(
        eq(rollCallPeople.companyId, companyId),
        eq(rollCalls.kind, 'rollCall'),
        gt(rollCalls.askedAt, since),
        isNull(rollCallPeople.answer),
      ),
    )
  const asked = new Set(rows.map((row) => reachOfAsked(row)?.key))
  return people.filter(({ key }) => asked.has(key)).length
}

/** Whether a mail can reach the address. */
export const isReachable = ({ email }: Pick<Recipient, 'email'>): boolean => email !== '' && !isNoAddress(email)
