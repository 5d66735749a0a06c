import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { minuteMs } from '#contract/time/durations.ts'
import { fallbackLocale, localeCodeOf } from '#contract/texts/locales.ts'
import { sha256, randomToken } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { ssoCodes, toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import type { Opening } from '#server/domains/booking/sso/checkOpening.ts'
import { bookableGroup } from '#server/domains/events/bookableGroup.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import type { Services } from '#server/services/services.ts'
import type { PageOptions } from '#server/toolHost/door/session.ts'

const sessionMinutes = 30
const codeShape = /^[\w.~+/=-]{16,256}$/

/** Creates a tool session and answers the cookie's value. Expired sessions are deleted on the way. */
export async function createSession(
  db: Database,
  at: Date,
  { grantId, accountId, travelerProfileId, travelerType, obtKind }: Opening,
  { locale, isMobile = false, hidesMenu = false, groupTravelId }: PageOptions,
): Promise<string> {
  const token = randomToken()
  const [booker] = await db
    .select({ cultureCode: profiles.cultureCode })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.profileId))
    .where(eq(accounts.id, accountId))
  await db.delete(toolSessions).where(lt(toolSessions.expiresAt, at))
  const group =
    groupTravelId && travelerType !== 'guest' && (await groupFor(db, { groupTravelId, travelerProfileId }, at))
  await db.insert(toolSessions).values({
    tokenHash: sha256(token),
    grantId,
    accountId,
    travelerProfileId,
    travelerType,
    obtKind,
    locale: localeCodeOf(locale ?? '') ?? localeCodeOf(booker?.cultureCode ?? '') ?? fallbackLocale,
    isMobile,
    hidesMenu,
    groupTravelId: group ? group.group.id : null,
    expiresAt: new Date(at.getTime() + sessionMinutes * minuteMs),
  })
  return token
}

/** The event that a traveler can book for; undefined for any other. */
async function groupFor(
  db: Database,
  { groupTravelId, travelerProfileId }: { groupTravelId: string; travelerProfileId: string },
  at: Date,
): Promise<Group | undefined> {
  const [traveler] = await db.select().from(profiles).where(eq(profiles.id, travelerProfileId))
  return traveler && bookableGroup(db, { groupId: groupTravelId, traveler }, at)
}

const usableCodeCondition = (code: string, at: Date) =>
  and(eq(ssoCodes.codeHash, sha256(code)), isNull(ssoCodes.usedAt), gt(ssoCodes.expiresAt, at))

/** The opening of a one-time code; undefined when it is malformed, unknown, used or expired. */
export async function findCode({ db, now }: Services, code: string) {
  if (!codeShape.test(code)) return undefined
  const [found] = await db.select().from(ssoCodes).where(usableCodeCondition(code, now()))
  return found
}

/**
 * Exchanges a one-time code for a session. Only one of several simultaneous calls with one code succeeds.
 * @returns the cookie's value; undefined when the code is unknown, used or expired
 */
export async function redeemCode(
  { db, now }: Services,
  code: string,
  options: PageOptions,
): Promise<string | undefined> {
  const at = now()
  return db.transaction(async (tx) => {
    const [used] = await tx.update(ssoCodes).set({ usedAt: at }).where(usableCodeCondition(code, at)).returning()
    return used && createSession(tx, at, used, options)
  })
}
