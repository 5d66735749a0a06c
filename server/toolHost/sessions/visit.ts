import { and, eq, gt } from 'drizzle-orm'
import { fallbackLocale, localeCodeOf } from '#contract/texts/locales.ts'
import { csrfTokenOf, sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import type { BookingPeople } from '#server/domains/booking/sso/bookingRight.ts'
import { checkOpening } from '#server/domains/booking/sso/checkOpening.ts'
import { acceptedGroup } from '#server/domains/events/bookableGroup.ts'
import { costCenterName, readsCostCenters } from '#server/domains/profile/costCenterName.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'

/** The caller of a cookie, and the session while its booking right holds. */
export interface Visit {
  caller: Caller
  session: HostSession | undefined
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
  return { caller, session: sessionOf({ ...stored, group: group ?? null }, { caller, people }, cookie) }
}

interface Visitors {
  caller: Caller
  people: BookingPeople
}
type Stored = typeof toolSessions.$inferSelect & Pick<HostSession, 'group'>

function sessionOf(stored: Stored, { caller, people }: Visitors, cookie: string): HostSession {
  const { travelerType, guest, typed, group, isMobile, hidesMenu } = stored
  const { booker, traveler } = people
  return {
    booker: booker.profile,
    traveler: traveler.profile,
    company: traveler.company,
    policy: traveler.policy,
    costCenter: readsCostCenters(caller) ? namesOf(traveler.costCenter) : null,
    travelerType,
    guest,
    typed,
    group,
    isMobile,
    hidesMenu,
    sessionHash: stored.tokenHash,
    locale: localeCodeOf(stored.locale) ?? fallbackLocale,
    formToken: csrfTokenOf(cookie),
  }
}

const namesOf = (costCenter: BookingPeople['traveler']['costCenter']) =>
  costCenter && {
    en: costCenterName(costCenter, 'en'),
    fr: costCenterName(costCenter, 'fr'),
    es: costCenterName(costCenter, 'es'),
  }

/** Deletes the session of a cookie. */
export const endSession = async (db: Pick<Database, 'delete'>, cookie: string): Promise<void> =>
  void (await db.delete(toolSessions).where(eq(toolSessions.tokenHash, sha256(cookie))))
