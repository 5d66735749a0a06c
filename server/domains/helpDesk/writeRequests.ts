import { randomUUID } from 'node:crypto'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { HelpDeskStatus } from '#contract/support/helpDesk.ts'
import type { NewDeskRequest } from '#contract/support/helpDeskChanges.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { helpDeskMessages, helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { withdrawAnswerMail } from '#server/domains/helpDesk/answerMail.ts'
import { findOwnRequest, type OwnRequestRef } from '#server/domains/helpDesk/ownRequests.ts'
import { reopensUntil, type RequestRow } from '#server/domains/helpDesk/present.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { findTrip } from '#server/domains/trips/findTrip.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { takeAllowances } from '#server/services/allowance.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Opens a request with its first message.
 * @returns its id
 * @throws 404 for an unknown trip of the person; 429 for too many requests or messages
 */
export async function openRequest(
  { topic, bookingId, text }: NewDeskRequest,
  profileRef: ProfileRef,
  services: Services,
): Promise<string> {
  const trip = bookingId === undefined ? undefined : await findTrip(services.db, { ...profileRef, bookingId })
  await limitMessages(profileRef, { isNew: true }, services)
  const at = services.now()
  const { companyId, profileId } = profileRef
  const requestId = randomUUID()
  const begun = { status: 'open' as const, openedAt: at, changedAt: at, waitingSince: at }
  await services.db.transaction(async (tx) => {
    const tripId = trip?.trip.id ?? null
    await tx.insert(helpDeskRequests).values({ id: requestId, companyId, profileId, topic, tripId, ...begun })
    await addMessage(tx, { requestId, position: 1, from: 'person', author: profileId, text, at })
  })
  return requestId
}

/**
 * Adds a message of the person. The request waits for the agency then, also where it was solved.
 * @throws 404; 409 `helpDeskRequestClosed` for one that was solved too long ago; 429
 */
export async function writeOwnMessage(ref: OwnRequestRef, text: string, services: Services): Promise<void> {
  const before = await findOwnRequest(ref, services)
  const { db, now } = services
  const at = now()
  if (before.status === 'solved' && reopensUntil(before) <= at)
    throw new Refusal(409, 'helpDeskRequestClosed', 'This request was solved long ago. Open a new one.')
  await limitMessages(ref, { isNew: false }, services)
  await db.transaction(async (tx) => {
    const position = await touch(tx, before.id, {
      status: 'open',
      waitingSince: sql`coalesce(${helpDeskRequests.waitingSince}, ${at.toISOString()}::timestamptz)`,
      changedAt: at,
      // Somebody who writes has read what was there.
      readAt: at,
    })
    await addMessage(tx, { requestId: before.id, position, from: 'person', author: ref.profileId, text, at })
    await withdrawAnswerMail(tx, ref, services)
  })
}

/**
 * Changes the status of a request. A request of that status stays as it is.
 * @param seen the version that the change was made from; without it nothing is compared
 * @returns whether the request has the status: not where another version is stored
 */
export async function changeStatus(
  { id, status: before }: Pick<RequestRow, 'id' | 'status'>,
  { status, seen }: { status: HelpDeskStatus; seen?: number | undefined },
  { db, now }: Services,
): Promise<boolean> {
  if (before === status) return true
  const at = now()
  const changed = { status, changedAt: at, waitingSince: status === 'open' ? at : null }
  return (await touch(db, id, changed, versionCondition(seen))) > 0
}

/** Condition: requests of the version that a change was made from; none without it. */
export const versionCondition = (seen: number | undefined): SQL | undefined =>
  seen === undefined ? undefined : eq(helpDeskRequests.version, seen)

type Changed = Parameters<ReturnType<Database['update']>['set']>[0]

/**
 * Changes a request and raises its version.
 * @returns the version, which is the position of a message of this change; 0 where the condition does not hold
 */
export async function touch(db: Database, id: string, changed: Changed, condition?: SQL): Promise<number> {
  const [row] = await db
    .update(helpDeskRequests)
    .set({ ...changed, version: sql`${helpDeskRequests.version} + 1` })
    .where(and(eq(helpDeskRequests.id, id), condition))
    .returning({ version: helpDeskRequests.version })
  return row?.version ?? 0
}

type Message = typeof helpDeskMessages.$inferInsert

/** Stores a message at a position. */
export const addMessage = (
  db: Database,
  { author, ...message }: Omit<Message, 'id' | 'authorProfileId'> & { author: string | null },
) => db.insert(helpDeskMessages).values({ id: randomUUID(), authorProfileId: author, ...message })

/** Counts a message, and a request where it is new. @throws 429 `tooManyMessages` */
async function limitMessages(
  { profileId }: ProfileRef,
  { isNew }: { isNew: boolean },
  services: Services,
): Promise<void> {
  const { deskRequests, deskMessages } = mosts
  const wait = await takeAllowances(
    [
      ...(isNew
        ? [{ key: `helpDeskRequests ${profileId}`, most: deskRequests.most, seconds: deskRequests.within }]
        : []),
      { key: `helpDeskMessages ${profileId}`, most: deskMessages.most, seconds: deskMessages.within },
    ],
    services,
  )
  if (wait > 0)
    throw new Refusal(429, 'tooManyMessages', 'You have sent many messages to the help desk. Wait a while, or call.', {
      retryAfterSeconds: wait,
    })
}
