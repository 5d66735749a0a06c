import { and, eq, sql } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { recordProfileChange } from '#server/domains/profile/recordProfileChanges.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { endSignInsOf } from '#server/domains/grants/heldAccount.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { button, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Closes a profile without erasing data; does nothing for a closed one. The person cannot book (§4 notActive) or
 * arrange while it is closed. When another person closes it, their sign-ins end in all browsers; they can sign in again
 * and request reactivation.
 */
export const closeProfile = (profileRef: ProfileRef, caller: Caller, services: Services): Promise<void> =>
  setActive(false, profileRef, caller, services)

/** Reopens a closed profile with its arrangers; does nothing for an open one. */
export const reopenProfile = (profileRef: ProfileRef, caller: Caller, services: Services): Promise<void> =>
  setActive(true, profileRef, caller, services)

async function setActive(active: boolean, profileRef: ProfileRef, caller: Caller, services: Services): Promise<void> {
  const { companyId, profileId } = profileRef
  await services.db.transaction(async (tx) => {
    const profile = await lockProfile(tx, profileRef)
    if (profile.active === active) return
    await tx
      .update(profiles)
      .set({ active, reactivationAskedAt: null, version: sql`${profiles.version} + 1` })
      .where(and(eq(profiles.id, profileId), eq(profiles.companyId, companyId)))
    const note = { section: 'account' as const, action: 'changed' as const, fields: ['active'] }
    await recordProfileChange(tx, {
      companyId,
      profileId,
      actorProfileId: caller.profileId,
      at: services.now(),
      ...note,
    })
    if (!active && caller.profileId !== profileId) await endSignInsOf(profileId, { ...services, db: tx })
    await sendProfileStatus(tx, { profile: { ...profile, active }, caller }, services)
  })
}

type Profile = typeof profiles.$inferSelect
/** Queues a mail to the person, in their language: their profile was closed or reopened, and by whom. */
async function sendProfileStatus(
  tx: Database,
  { profile, caller }: { profile: Profile; caller: Caller },
  { env, mailQueue }: Services,
) {
  const [actor = profile] = await tx.select().from(profiles).where(eq(profiles.id, caller.profileId))
  const { say } = formatterFor(profile.cultureCode)
  const by = caller.profileId === profile.id ? 'self' : 'other'
  const words = { name: profile.firstName, who: fullName(actor), by }
  const kind = profile.active ? 'profileReopened' : 'profileClosed'
  await mailQueue.add(tx, kind, {
    to: { name: fullName(profile), address: profile.email },
    replyTo: { name: fullName(actor), address: actor.email },
    subject: say(profile.active ? 'profile.reopened.subject' : 'profile.closed.subject', words),
    letter: writeLetter(profile.cultureCode, profile.active ? 'profile.reopened.text' : 'profile.closed.text', {
      ...words,
      button: button(env.PUBLIC_URL),
    }),
  })
}
