import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import type { RollCall, RollCallPerson, RollCallState } from '#contract/risk/rollCalls.ts'
import type { Database } from '#server/db/client.ts'
import { folded, nameText } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { rollCallPeople } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { type Stays, staysOf } from '#server/domains/risk/rollCalls/placesOfPeople.ts'
import { personColumns, type PersonRow, reachOfAsked } from '#server/domains/risk/rollCalls/recipients.ts'
import {
  peopleOfCondition,
  type RollCallRef,
  stateOfPerson,
  urgencyOfPerson,
} from '#server/domains/risk/rollCalls/states.ts'
import { emergencyContactsOf } from '#server/domains/risk/travelers/contactCard.ts'
import { contains, hasWords } from '#server/http/requests/foldedText.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'

/** The joins of a query of people, in this order. */
export const profileOfPerson = [profiles, eq(profiles.id, rollCallPeople.profileId)] as const
export const tripOfPerson = [trips, eq(trips.id, rollCallPeople.tripId)] as const

export const firstNameOfPerson = sql<string>`case when ${rollCallPeople.isForGuest} then coalesce(${trips.guest} ->> 'firstName', '') else ${profiles.firstName} end`
export const lastNameOfPerson = sql<string>`case when ${rollCallPeople.isForGuest} then coalesce(${trips.guest} ->> 'lastName', '') else ${profiles.lastName} end`

interface PeopleFilter {
  state?: RollCallState | undefined
  search: string
}

interface Reader {
  language: Language
  services: Services
  /** The roll call, where emergency contacts are shown with the people. */
  rollCall?: Pick<RollCall, 'isOpen' | 'remindedAt'>
}

/** One page of the people of a roll call: those who need help first, then those without an answer, each by name. */
export async function listPeople(ref: RollCallRef, query: PeopleFilter & Paging, reader: Reader) {
  const { pageNumber, pageSize } = query
  const where = filterCondition(ref, query)
  const [counted] = await reader.services.db
    .select({ total: count() })
    .from(rollCallPeople)
    .innerJoin(...profileOfPerson)
    .leftJoin(...tripOfPerson)
    .where(where)
  const rows = await peopleIn(where, { ...reader, limit: pageSize, offset: (pageNumber - 1) * pageSize })
  return page(rows, counted?.total ?? 0, query)
}

/** Condition: people of a roll call in a state, named so. */
const filterCondition = (ref: RollCallRef, { state, search }: PeopleFilter): SQL | undefined =>
  and(
    peopleOfCondition(ref),
    state && eq(stateOfPerson, state),
    search
      ? or(
          hasWords(search, nameText(firstNameOfPerson, lastNameOfPerson)),
          contains(search, sql`coalesce(${trips.bookingId}, '')`),
        )
      : undefined,
  )

/** All people of a roll call, in parts, so that a large one need not be in memory. */
export async function* everybodyOf(ref: RollCallRef, reader: Reader): AsyncGenerator<RollCallPerson[]> {
  const { db } = reader.services
  const ids = await db
    .select({ id: rollCallPeople.id })
    .from(rollCallPeople)
    .innerJoin(...profileOfPerson)
    .leftJoin(...tripOfPerson)
    .where(peopleOfCondition(ref))
    .orderBy(...order)
  for (let at = 0; at < ids.length; at += readAtOnce) {
    const some = ids.slice(at, at + readAtOnce).map(({ id }) => id)
    yield await peopleIn(and(peopleOfCondition(ref), inArray(rollCallPeople.id, some)), {
      ...reader,
      limit: readAtOnce,
    })
  }
}
const readAtOnce = 250

const order = [
  asc(urgencyOfPerson),
  asc(folded(lastNameOfPerson)),
  asc(folded(firstNameOfPerson)),
  asc(rollCallPeople.id),
]

async function peopleIn(
  where: SQL | undefined,
  { language, services: { db, now }, rollCall, limit, offset = 0 }: Reader & { limit: number; offset?: number },
): Promise<RollCallPerson[]> {
  const rows = await db
    .select({
      row: rollCallPeople,
      state: stateOfPerson,
      firstName: firstNameOfPerson,
      lastName: lastNameOfPerson,
      bookingId: trips.bookingId,
      tripStatus: trips.status,
      person: personColumns,
    })
    .from(rollCallPeople)
    .innerJoin(...profileOfPerson)
    .leftJoin(...tripOfPerson)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const tripIds = rows.flatMap(({ row }) => row.tripId ?? [])
  const stays = await staysOf(db, tripIds, { now: now(), language })
  const advisors = await namesOf(
    db,
    rows.flatMap(({ row }) => row.answeredBy ?? []),
  )
  const contacts = await emergencyContactsOf(
    db,
    rows.filter(({ row, state }) => !row.isForGuest && isCalledFor(state, rollCall)).map(({ row }) => row),
  )
  return rows.map((row) => present(row, { stays, advisors, contacts }))
}

/** Whether somebody else is called about a person: they need help, or have not answered since a reminder. */
const isCalledFor = (state: RollCallState, rollCall: Reader['rollCall']): boolean =>
  rollCall?.isOpen === true && (state === 'needsHelp' || (state !== 'safe' && rollCall.remindedAt !== null))

interface Row {
  row: typeof rollCallPeople.$inferSelect
  state: RollCallState
  firstName: string
  lastName: string
  bookingId: string | null
  tripStatus: string | null
  person: PersonRow
}

function present(
  { row, state, bookingId, tripStatus, person, ...name }: Row,
  more: { stays: Stays; advisors: Names; contacts: Awaited<ReturnType<typeof emergencyContactsOf>> },
): RollCallPerson {
  const { email, phone } = reachOfAsked({ ...person, isForGuest: row.isForGuest }) ?? { email: '', phone: null }
  const stay = more.stays.get(row.tripId ?? '')
  return {
    id: row.id,
    name: fullName(name),
    isForGuest: row.isForGuest,
    bookingId: bookingId ?? '',
    state,
    email,
    phone,
    place: stay?.place ?? null,
    hotel: stay?.hotel ?? null,
    ...(tripStatus === 'pending' && { isTripWaiting: true }),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    way: row.way,
    note: row.note,
    emergencyContact: row.isForGuest ? null : (more.contacts.get(row.profileId) ?? null),
    ...(row.answeredBy && { onBehalf: { by: more.advisors.get(row.answeredBy) ?? '', reason: row.reason } }),
  }
}

type Names = Map<string, string>

/** Names of people by profile id. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(inArray(profiles.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, ...name }) => [id, fullName(name)]))
}
