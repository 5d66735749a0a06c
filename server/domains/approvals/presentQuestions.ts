import { and, asc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Approval } from '#contract/approvals/approvals.ts'
import { policyReasons, type Trip } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { dayMs } from '#contract/time/durations.ts'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { readCityNames } from '#server/domains/reference/readPlaceNames.ts'
import { presentFields } from '#server/domains/trips/fields/companyFields.ts'
import { presentTrip, type Presentation } from '#server/domains/trips/present.ts'
import { readReference, readTrips, type FullTrip } from '#server/domains/trips/readTrips.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'
import { isSamePerson } from './deciders.ts'
import { proposedSegments } from './keptSegments.ts'
import type { AskedRow, QuestionRow } from './questions.ts'
import { withIds } from '#server/domains/trips/writeTrip.ts'

/** The questions of one reader: each with everybody who was asked it, the last one first. */
export interface ReadQuestion {
  question: QuestionRow
  asked: AskedRow[]
}

export interface Reader {
  profileId: string
  language: Language
}

/** Questions as their reader sees them, without what only the page of one shows. */
export async function presentQuestions(
  read: readonly ReadQuestion[],
  reader: Reader,
  services: Services,
): Promise<Approval[]> {
  const { db, env, now } = services
  const ids = read.flatMap(({ question }) => question.tripId ?? [])
  const fulls = await readTrips(db, { where: inArray(trips.id, ids), order: [trips.id.getSQL()] })
  const how: Presentation = {
    ...(await readReference(db, fulls)),
    language: reader.language,
    now: now(),
    standing: standingOf(env),
  }
  const requested = await requestsOf(read, reader, db)
  const people = await peopleOf(
    db,
    read.flatMap(({ question, asked }) => [
      reader.profileId,
      question.profileId,
      question.bookerProfileId,
      ...asked.map(({ profileId }) => profileId),
      ...(question.decidedBy ? [question.decidedBy] : []),
    ]),
  )
  return read.flatMap((each) => {
    const full = fulls.find(({ trip }) => trip.id === each.question.tripId)
    if (full) {
      const trip = askedTrip(each.question, full, how)
      return [presentQuestion(each, reader, { shown: { trip }, guest: full.trip.guest, people })]
    }
    const shown = requested(each.question)
    return shown ? [presentQuestion(each, reader, { shown, guest: null, people })] : []
  })
}

interface Around {
  shown: Pick<Approval, 'trip' | 'request'>
  guest: FullTrip['trip']['guest']
  people: Awaited<ReturnType<typeof peopleOf>>
}

function presentQuestion(
  { question, asked }: ReadQuestion,
  reader: Reader,
  { shown, guest, people }: Around,
): Approval {
  const { id, subject, status, profileId, bookerProfileId, decidedAt, decidedBy, comment } = question
  const own = asked.find((each) => each.profileId === reader.profileId)
  const isWaiting = status === 'waiting'
  const nameOf = (of: string) => people.get(of)?.name ?? ''
  const self = people.get(reader.profileId)
  const isConcerned = [profileId, bookerProfileId].some((of) => self && isSamePerson(self, people.get(of) ?? self))
  return {
    id,
    subject,
    status,
    askedAt: question.askedAt.toISOString(),
    dueAt: question.dueAt?.toISOString() ?? null,
    heldUntil: question.heldUntil.toISOString(),
    traveler: guest ? fullName(guest) : nameOf(profileId),
    booker: guest || bookerProfileId !== profileId ? nameOf(bookerProfileId) : '',
    isForGuest: guest !== null,
    decider: isWaiting && asked[0] ? nameOf(asked[0].profileId) : '',
    role: own?.role ?? 'approver',
    isOpen: isWaiting && own !== undefined && !own.isTold && !isConcerned,
    ...shown,
    otherTrips: [],
    decision: decidedAt ? { by: decidedBy ? nameOf(decidedBy) : '', at: decidedAt.toISOString(), comment } : null,
  }
}

/** Reads the names of the places of requests. @returns what is asked about in a request, as it was then */
async function requestsOf(read: readonly ReadQuestion[], { language }: Reader, db: Database) {
  const codes = read.flatMap(({ question }) => question.facts.request?.places ?? [])
  const cityOf = await readCityNames(db, codes, language)
  return ({ facts, currency }: QuestionRow): Around['shown'] | undefined => {
    if (!facts.request) return undefined
    const { purpose, from, until } = facts.request
    const { parts, brokenRules, total, lowestTotal } = facts
    const places = facts.request.places.map(cityOf)
    const destination = places.join(', ')
    const days = { bookingId: '', origin: '', destination, from, until }
    const nothing = { totalBefore: null, reason: null, carbonKg: null, fields: [], segments: [] }
    return {
      trip: { ...days, currency, total, parts, lowestTotal, brokenRules, ...nothing },
      request: { purpose, places },
    }
  }
}

/** The trip as it would be booked. */
function askedTrip({ facts, currency }: QuestionRow, full: FullTrip, how: Presentation): Approval['trip'] {
  const { change, reason } = facts
  const segments = change
    ? withIds(full.trip.id, proposedSegments(change.segments)).map((segment, ordinal) => ({
        ...nothing,
        ...segment,
        tripId: full.trip.id,
        ordinal,
      }))
    : full.segments
  const trip = presentTrip({ ...full, segments: segments as FullTrip['segments'] }, how)
  return {
    bookingId: full.trip.bookingId,
    origin: trip.origin,
    destination: trip.destination,
    ...daysOf(trip),
    currency,
    total: facts.total,
    parts: facts.parts,
    totalBefore: change ? change.paid : null,
    lowestTotal: facts.lowestTotal,
    brokenRules: facts.brokenRules,
    reason: policyReasons.find((each) => each === reason) ?? null,
    carbonKg: facts.carbonKg,
    fields: presentFields(facts.fields, how.language).fields ?? [],
    // A reader of a forwarded mail could manage the booking at the supplier with these.
    segments: trip.segments.map((segment) => ({ ...segment, confirmationNumber: '', checkInUrl: null })),
  }
}

/** The columns that a kind of segment may lack, as the database would store them. */
const nothing = {
  number: null,
  carClassCode: null,
  roomTypeCode: null,
  productName: null,
  checkInFrom: null,
  checkOutUntil: null,
  cabin: null,
  coach: null,
  seat: null,
  seatPosition: null,
  terminal: null,
  address: null,
  rentalDesk: null,
  checkInUrl: null,
  checkInOpensAt: null,
}

const daysOf = (trip: Trip) => ({ from: trip.departureDate.slice(0, 10), until: lastDayOfTrip(trip) })

async function peopleOf(db: Database, given: readonly string[]) {
  const { id, firstName, lastName, email, internalEmployeeId: number } = profiles
  const rows = await db
    .select({ id, firstName, lastName, email, number })
    .from(profiles)
    .where(inArray(id, [...new Set(given)]))
  return new Map(rows.map((row) => [row.id, { ...row, name: fullName(row) }]))
}

const weekMs = 7 * dayMs

/** Other trips of the traveler that are under way within a week before or after the one of a question, or the days of a request. */
export async function otherTripsOf(
  { question }: ReadQuestion,
  { language }: Reader,
  { db, env, now }: Services,
): Promise<Approval['otherTrips']> {
  const asked = await spanOf(question, db)
  if (!asked) return []
  const where = and(
    eq(trips.profileId, question.profileId),
    question.tripId ? ne(trips.id, question.tripId) : undefined,
    ne(trips.status, 'cancelled'),
    isNull(trips.guest),
    lt(trips.startsAt, new Date(asked.endsAt.getTime() + weekMs)),
    gt(trips.endsAt, new Date(asked.startsAt.getTime() - weekMs)),
  )
  const fulls = await readTrips(db, { where, order: [asc(trips.startsAt)], limit: mostOtherTrips })
  const how = { ...(await readReference(db, fulls)), language, now: now(), standing: standingOf(env) }
  return fulls.map((full) => {
    const trip = presentTrip(full, how)
    const { bookingId, destination } = trip
    return { bookingId, destination, ...daysOf(trip), isPending: full.trip.status === 'pending' }
  })
}

/** The time of a question's trip or request; undefined for a trip of a guest. */
async function spanOf({ tripId, facts: { request } }: QuestionRow, db: Database) {
  if (request) return { startsAt: new Date(request.from), endsAt: new Date(Date.parse(request.until) + dayMs) }
  const [trip] = await db
    .select()
    .from(trips)
    .where(eq(trips.id, tripId ?? ''))
  return trip?.guest ? undefined : trip
}

const mostOtherTrips = 10
