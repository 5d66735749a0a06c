import { and, asc, eq, gt, like, lt, ne } from 'drizzle-orm'
import type { DeskMessage, HelpDeskStatus, HelpDeskTopic } from '#contract/support/helpDesk.ts'
import type { Database } from '#server/db/client.ts'
import { helpDeskAgents, helpDeskMessages, helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { daysFrom } from './data/days.ts'
import { helpDeskWords, type Language, type Words } from './data/helpDeskWords.ts'

const agent = 'p-northline-agent'

interface Plan {
  id: string
  profileId: string
  topic: HelpDeskTopic
  status: HelpDeskStatus
  /** Which of the person's trips ahead it is about; undefined for none. */
  trip?: number
  /** Texts by turns, with the minutes before now. The last one of the agent takes care of it. */
  messages: { from: DeskMessage['from']; text: string; minutesAgo: number }[]
}

/**
 * Inserts the requests of people of the first company to the help desk of its agency: one of each status with whole
 * conversations, and some in the queue that nobody has answered.
 */
export async function plantHelpDesk(db: Database, now: Date): Promise<void> {
  await db.insert(helpDeskAgents).values({ profileId: agent, companyId: 'aurora' })
  const staff = await readTravelingStaff(db, now)
  const plans = [
    ...namedPlans(),
    ...staff.slice(0, 5).map(({ profileId, cultureCode }, at) => queuedPlan(at, profileId, cultureCode)),
  ]
  for (const plan of plans) await plantRequest(db, plan, now)
}

const languageOf = (cultureCode: string): Language => {
  const language = cultureCode.slice(0, 2)
  return language === 'fr' || language === 'es' ? language : 'en'
}

/** Requests of people whom the sign-in page lists. They have read every answer. */
function namedPlans(): Plan[] {
  const { en, fr, es } = helpDeskWords
  const thread = (words: Words, minutes: readonly number[]) =>
    words.map((text, at) => ({
      from: at % 2 === 0 ? ('person' as const) : ('agent' as const),
      text,
      minutesAgo: minutes[at] ?? 0,
    }))
  return [
    {
      id: 'hd-aurora-dates',
      profileId: 'p-aurora-traveller',
      topic: 'dates',
      status: 'waiting',
      trip: 1,
      messages: thread(en.dates, [190, 171, 160, 148]),
    },
    {
      id: 'hd-aurora-invoice',
      profileId: 'p-aurora-traveller',
      topic: 'invoice',
      status: 'solved',
      messages: thread(en.invoice, [12_960, 12_900]),
    },
    {
      id: 'hd-aurora-extras',
      profileId: 'p-aurora-vip',
      topic: 'extras',
      status: 'waiting',
      trip: 0,
      messages: thread(fr.extras, [420, 395]),
    },
    {
      id: 'hd-aurora-names',
      profileId: 'p-aurora-organiser',
      topic: 'names',
      status: 'solved',
      messages: thread(es.names, [8_800, 8_770]),
    },
  ]
}

const queuedTopics = ['cancel', 'dates', 'documents', 'extras', 'other'] as const

/** An unanswered request in the language of its person. */
function queuedPlan(at: number, profileId: string, cultureCode: string): Plan {
  const topic = queuedTopics[at] ?? 'other'
  const text = helpDeskWords[languageOf(cultureCode)].queued[topic]
  return {
    id: `hd-aurora-queue-${at + 1}`,
    profileId,
    topic,
    status: 'open',
    ...(topic !== 'other' && { trip: 0 }),
    messages: [{ from: 'person', text, minutesAgo: [7, 26, 95, 41, 12][at] ?? 5 }],
  }
}

async function plantRequest(db: Database, { messages, trip, ...plan }: Plan, now: Date): Promise<void> {
  const at = (minutesAgo: number) => daysFrom(now, -minutesAgo / 1440)
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return
  const answer = messages.findLast(({ from }) => from === 'agent')
  await db.insert(helpDeskRequests).values({
    ...plan,
    companyId: 'aurora',
    tripId: trip === undefined ? null : await readTripAhead(db, plan.profileId, trip, now),
    openedAt: at(first.minutesAgo),
    changedAt: at(last.minutesAgo),
    waitingSince: plan.status === 'open' ? at(last.minutesAgo) : null,
    answeredAt: answer ? at(answer.minutesAgo) : null,
    readAt: at(last.minutesAgo),
    agentProfileId: answer ? agent : null,
    version: messages.length,
  })
  await db.insert(helpDeskMessages).values(
    messages.map(({ from, text, minutesAgo }, order) => ({
      id: `${plan.id}-${order + 1}`,
      requestId: plan.id,
      position: order + 1,
      from,
      authorProfileId: from === 'agent' ? agent : plan.profileId,
      text,
      at: at(minutesAgo),
    })),
  )
}

/** The id of a trip of a person that has not begun, by its place among them; null without one. */
async function readTripAhead(db: Database, profileId: string, place: number, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.profileId, profileId), ne(trips.status, 'cancelled'), gt(trips.startsAt, now)))
    .orderBy(asc(trips.startsAt), asc(trips.id))
    .limit(1)
    .offset(place)
  return row?.id ?? null
}

/** Employees who are not listed on the sign-in page, with a trip in the next three weeks, the soonest first. */
async function readTravelingStaff(db: Database, now: Date) {
  const rows = await db
    .select({ profileId: trips.profileId, cultureCode: profiles.cultureCode })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(
      and(
        like(trips.profileId, 'p-aurora-0%'),
        ne(trips.status, 'cancelled'),
        gt(trips.startsAt, now),
        lt(trips.startsAt, daysFrom(now, 21)),
      ),
    )
    .orderBy(asc(trips.startsAt), asc(trips.id))
  return [...new Map(rows.map((row) => [row.profileId, row])).values()]
}
