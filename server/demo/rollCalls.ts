import { and, asc, eq, gt, inArray, isNull, like, lt, ne, notInArray } from 'drizzle-orm'
import { rollCallLimits, type AnswerWay } from '#contract/risk/rollCalls.ts'
import type { RollCallAnswer } from '#contract/reports/itineraryReport.ts'
import type { Database } from '#server/db/client.ts'
import { rollCallEvents, rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { alertMatches } from '#server/domains/risk/alerts/matches.ts'
import { daysFrom } from './data/days.ts'

/** An answer, minutes after the question; undefined for a person without an answer. */
interface Answer {
  after: number
  answer: RollCallAnswer
  way: AnswerWay
  note?: string
  reason?: string
}

interface Call {
  id: string
  /** The subject in the languages of the product. */
  about: { 'en-CA': string; 'fr-CA': string; 'es-MX': string }
  note: string
  hoursAgo: number
  /** Minutes after the question. */
  remindedAfter: number | null
  closedAfter: number | null
  answers: readonly (Answer | undefined)[]
}

const open: Call = {
  id: 'rc-aurora-storms',
  about: {
    'en-CA': 'Demo: storms over several airports',
    'fr-CA': 'Démonstration : orages sur plusieurs aéroports',
    'es-MX': 'Demostración: tormentas en varios aeropuertos',
  },
  note: 'This is a demonstration. Stay where you are, and tell us how you are.',
  hoursAgo: 3,
  remindedAfter: 95,
  closedAfter: null,
  answers: [
    { after: 21, answer: 'needsHelp', way: 'mail', note: 'My flight is canceled and the hotels here are full.' },
    undefined,
    { after: 4, answer: 'safe', way: 'mail' },
    { after: 9, answer: 'safe', way: 'application' },
    undefined,
    { after: 118, answer: 'safe', way: 'advisor', reason: 'On the telephone: waits at the airport.' },
    { after: 99, answer: 'safe', way: 'mail', note: 'At the hotel, all is well.' },
  ],
}

const closed: Call = {
  id: 'rc-aurora-drill',
  about: {
    'en-CA': 'Demo: yearly exercise',
    'fr-CA': 'Démonstration : exercice annuel',
    'es-MX': 'Demostración: simulacro anual',
  },
  note: 'This is an exercise. Please answer once.',
  hoursAgo: 6 * 24,
  remindedAfter: null,
  closedAfter: 240,
  answers: [
    { after: 3, answer: 'safe', way: 'mail' },
    { after: 14, answer: 'safe', way: 'application' },
    undefined,
    { after: 61, answer: 'safe', way: 'mail' },
  ],
}

const asker = 'p-aurora-risk'
/** Employees without a name on the sign-in page, whose profiles are numbered. */
const staffProfiles = 'p-aurora-0%'

interface Asked {
  profileId: string
  tripId: string
}

/**
 * Inserts an open roll call of this morning and a closed one. Nobody is asked whom the severe alert of the demo
 * concerns, so that a tour of the demo can ask these people.
 */
export async function plantRollCalls(db: Database, now: Date): Promise<void> {
  const inDanger = (await alertMatches(db, 'aurora', { now })).filter(({ alert }) => alert.severity >= 3)
  const tripIds = inDanger.flatMap((match) => [...match.tripIds])
  for (const call of [open, closed]) await plantCall(db, call, { now, left: tripIds })
}

async function plantCall(db: Database, call: Call, { now, left }: { now: Date; left: string[] }): Promise<void> {
  const askedAt = daysFrom(now, -call.hoursAgo / 24)
  const people = (await travelersAt(db, askedAt, left)).slice(0, call.answers.length)
  const minutesAfter = (minutes: number) => daysFrom(askedAt, minutes / 1440)
  const events = eventsOf(call, people.length)
  await db.insert(rollCalls).values({
    id: call.id,
    companyId: 'aurora',
    kind: 'rollCall',
    about: call.about['en-CA'],
    aboutTexts: Object.entries(call.about).map(([language, text]) => ({ language, text })),
    note: call.note,
    askedBy: asker,
    askedAt,
    expiresAt: daysFrom(askedAt, rollCallLimits.days),
    closedAt: call.closedAfter === null ? null : minutesAfter(call.closedAfter),
    remindedAt: call.remindedAfter === null ? null : minutesAfter(call.remindedAfter),
    version: events.length,
  })
  const idOf = (at: number) => `${call.id}-${at + 1}`
  if (people.length > 0)
    await db.insert(rollCallPeople).values(
      people.map((person, at) => ({
        id: idOf(at),
        rollCallId: call.id,
        companyId: 'aurora',
        ...person,
        isForGuest: false,
        isReachable: true,
        ...answerColumns(call.answers[at], minutesAfter),
      })),
    )
  await db.insert(rollCallEvents).values(
    events.map(({ after, at, ...event }, order) => ({
      id: `${call.id}-event-${order + 1}`,
      rollCallId: call.id,
      version: order + 1,
      at: minutesAfter(after),
      ...(at !== undefined && { personId: idOf(at) }),
      ...event,
    })),
  )
}

function answerColumns(given: Answer | undefined, minutesAfter: (minutes: number) => Date) {
  if (!given) return {}
  const { after, answer, way, note = '', reason = '' } = given
  return {
    answer,
    way,
    note,
    reason,
    answeredAt: minutesAfter(after),
    ...(way === 'advisor' && { answeredBy: asker }),
  }
}

type Event = Pick<typeof rollCallEvents.$inferInsert, 'kind' | 'actorProfileId' | 'answer' | 'reason' | 'people'> & {
  after: number
  /** The place of the person among those asked. */
  at?: number
}

/** The history of a roll call, the earliest first. */
function eventsOf({ answers, remindedAfter, closedAfter }: Call, people: number): Event[] {
  const byAdvisor = { actorProfileId: asker }
  const given = answers.slice(0, people)
  const answered = given.flatMap((each, at): Event[] => {
    if (!each) return []
    const { after, answer, way, reason } = each
    return way === 'advisor'
      ? [{ kind: 'answeredOnBehalf', after, at, answer, reason: reason ?? '', ...byAdvisor }]
      : [{ kind: 'answered', after, at, answer }]
  })
  const silent = given.filter((each) => !each || each.after > (remindedAfter ?? 0)).length
  const events: Event[] = [
    { kind: 'asked', after: 0, people, ...byAdvisor },
    ...answered,
    ...(remindedAfter === null
      ? []
      : [{ kind: 'reminded' as const, after: remindedAfter, people: silent, ...byAdvisor }]),
    ...(closedAfter === null ? [] : [{ kind: 'closed' as const, after: closedAfter, ...byAdvisor }]),
  ]
  return events.toSorted((one, other) => one.after - other.after)
}

/** Employees who were on a trip at an instant, or left within two weeks; one trip each, without some trips' travelers. */
async function travelersAt(db: Database, at: Date, left: string[]): Promise<Asked[]> {
  const owners = left.length === 0 ? [] : await ownersOf(db, left)
  const rows = await db
    .select({ profileId: trips.profileId, tripId: trips.id })
    .from(trips)
    .where(
      and(
        eq(trips.companyId, 'aurora'),
        like(trips.profileId, staffProfiles),
        isNull(trips.guest),
        ne(trips.status, 'cancelled'),
        gt(trips.endsAt, at),
        lt(trips.startsAt, daysFrom(at, 14)),
        owners.length === 0 ? undefined : notInArray(trips.profileId, owners),
      ),
    )
    .orderBy(asc(trips.startsAt), asc(trips.id))
  return [...new Map(rows.toReversed().map((row) => [row.profileId, row])).values()].toReversed()
}

async function ownersOf(db: Database, tripIds: string[]): Promise<string[]> {
  const rows = await db.selectDistinct({ profileId: trips.profileId }).from(trips).where(inArray(trips.id, tripIds))
  return rows.map(({ profileId }) => profileId)
}
