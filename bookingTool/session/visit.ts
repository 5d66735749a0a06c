import { and, eq, gt } from 'drizzle-orm'
import { csrfTokenOf, sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { toolSessions } from '#server/db/schema/bookingTool.ts'
import type { BookingPeople } from '#server/domains/booking/sso/bookingRight.ts'
import { checkOpening } from '#server/domains/booking/sso/checkOpening.ts'
import { acceptedGroup } from '#server/domains/events/bookableGroup.ts'
import { readsCostCenters } from '#server/domains/profile/costCenterName.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'
import { localeContextOf } from './localeContext.ts'
import type { ToolSession } from './toolSession.ts'

/** The caller of a cookie, and the session while its booking right holds. */
export interface Visit {
  caller: Caller
  session: ToolSession | undefined
}

/**
 * Finds the session of a cookie, and checks its sign-in and booking right for every request. Undefined when the session
 * has expired or its sign-in has ended. A session that fails the check is deleted, so that it stays refused.
 */
export async function findVisit(services: Services, cookie: string): Promise<Visit | undefined> {
  const { db, now } = services
  const [stored] = await db
    .select()
    .from(toolSessions)
    .where(and(eq(toolSessions.tokenHash, sha256(cookie)), gt(toolSessions.expiresAt, now())))
  if (!stored) return undefined
  const opening = await checkOpening(services, stored)
  if (opening.status !== 'open') await endSession(db, cookie)
  if (opening.status === 'ended') return undefined
  if (opening.status === 'notAllowed') return { caller: opening.caller, session: undefined }
  const { caller, people } = opening
  const { profile } = people.traveler
  const groupId = stored.groupTravelId
  const group = groupId ? await acceptedGroup(db, { groupId, traveler: profile }, now()) : undefined
  const session = { ...stored, group: group ?? null, standing: standingOf(services.env) }
  return { caller, session: sessionOf(session, { caller, people }, cookie) }
}

interface Visitors {
  caller: Caller
  people: BookingPeople
}
type Stored = typeof toolSessions.$inferSelect & Pick<ToolSession, 'group' | 'standing'>

function sessionOf(stored: Stored, { caller, people }: Visitors, cookie: string): ToolSession {
  const { travelerType, guest, group, isMobile, hidesMenu } = stored
  const { booker, traveler } = people
  return {
    booker: booker.profile,
    traveler: traveler.profile,
    company: traveler.company,
    policy: traveler.policy,
    costCenter: readsCostCenters(caller) ? traveler.costCenter : null,
    travelerType,
    guest,
    group,
    notForEvent: null,
    isMobile,
    hidesMenu,
    sessionHash: stored.tokenHash,
    ...localeContextOf(stored.locale, stored.standing),
    formToken: csrfTokenOf(cookie),
  }
}

/** Deletes the session of a cookie. */
export const endSession = async (db: Pick<Database, 'delete'>, cookie: string): Promise<void> =>
  void (await db.delete(toolSessions).where(eq(toolSessions.tokenHash, sha256(cookie))))
