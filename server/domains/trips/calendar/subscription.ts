import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { CalendarSubscription } from '#contract/trips/calendar.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import { calendarSubscriptions } from '#server/db/schema/profile/calendar.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { tripsOf } from '#server/domains/trips/findTrip.ts'
import { tripOrder } from '#server/domains/trips/status.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { cultureFor, type Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { dayMs, minuteMs } from '#contract/time/durations.ts'
import { calendarOf } from './calendar.ts'
import { calendarContext, calendarTrips } from './readCalendar.ts'

/** How many days back a subscription reaches. */
const daysBack = 30
/** The time of the last read is stored at most this often, so that frequent polling does not write every time. */
const recordEveryMs = minuteMs

/** Creates the private address of a person's calendar, replacing an earlier one. */
export async function subscribe({ companyId, profileId }: ProfileRef, language: Language, { db, env, now }: Services) {
  const token = randomToken()
  const row = { companyId, tokenHash: sha256(token), language, createdAt: now(), lastReadAt: null }
  await db
    .insert(calendarSubscriptions)
    .values({ profileId, ...row })
    .onConflictDoUpdate({ target: calendarSubscriptions.profileId, set: row })
  return { url: `${env.PUBLIC_URL}/api/main/calendar/${token}.ics`, createdAt: row.createdAt.toISOString() }
}

const subscriptionOf = ({ companyId, profileId }: ProfileRef) =>
  and(eq(calendarSubscriptions.profileId, profileId), eq(calendarSubscriptions.companyId, companyId))

/** Whether a private address exists, and when it was last read. */
export async function readSubscription(profileRef: ProfileRef, { db }: Services): Promise<CalendarSubscription> {
  const [row] = await db.select().from(calendarSubscriptions).where(subscriptionOf(profileRef))
  return {
    isActive: row !== undefined,
    createdAt: row?.createdAt.toISOString() ?? null,
    lastReadAt: row?.lastReadAt?.toISOString() ?? null,
  }
}

/** Deletes the address, if there is one. */
export async function unsubscribe(profileRef: ProfileRef, services: Services): Promise<CalendarSubscription> {
  await services.db.delete(calendarSubscriptions).where(subscriptionOf(profileRef))
  return readSubscription(profileRef, services)
}

/** The calendar behind `{token}.ics`: trips from the last 30 days on. @throws 404 for anything else */
export async function subscribedCalendar(calendarFile: string, services: Services) {
  const row = await findSubscription(calendarFile, services)
  const culture = cultureFor(undefined, row.language)
  const since = new Date(services.now().getTime() - daysBack * dayMs)
  const query = { where: tripsOf(row, gt(trips.endsAt, since)), order: tripOrder(services.now()) }
  const context = await calendarContext(row.companyId, culture, services)
  const bytes = calendarOf(await calendarTrips(query, culture, services), context, context.say('trips.calendar.name'))
  await recordReading(row.profileId, services)
  return { fileName: 'waymark.ics', bytes, etag: createHash('sha256').update(bytes).digest('base64url') }
}

/** The subscription of a file name; undefined for an unknown token, and for people who have left. */
async function findSubscription(calendarFile: string, { db }: Services) {
  const token = /^([\w-]{43})\.ics$/.exec(calendarFile)?.[1]
  if (!token) throw notFound()
  const [found] = await db
    .select({ subscription: calendarSubscriptions })
    .from(calendarSubscriptions)
    .innerJoin(profiles, eq(profiles.id, calendarSubscriptions.profileId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(
      and(
        eq(calendarSubscriptions.tokenHash, sha256(token)),
        eq(profiles.active, true),
        or(isNull(employees.status), ne(employees.status, 'inactive')),
      ),
    )
  if (!found) throw notFound()
  return found.subscription
}

async function recordReading(profileId: string, { db, now }: Services): Promise<void> {
  const { lastReadAt } = calendarSubscriptions
  const isOld = or(isNull(lastReadAt), lt(lastReadAt, new Date(now().getTime() - recordEveryMs)))
  await db
    .update(calendarSubscriptions)
    .set({ lastReadAt: now() })
    .where(and(eq(calendarSubscriptions.profileId, profileId), isOld))
}
