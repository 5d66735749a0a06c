import { and, eq, sql } from 'drizzle-orm'
import { profiles } from '#server/db/schema/people.ts'
import { noteChange } from '#server/domains/profile/changes.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Services } from '#server/services/services.ts'

/** Closes a profile; nothing changes for a closed one. The person can still sign in, but not book (§4 notActive). */
export async function closeProfile(profileRef: ProfileRef, caller: Caller, { db, now }: Services): Promise<void> {
  const { companyId, profileId } = profileRef
  await db.transaction(async (tx) => {
    const { active } = await lockProfile(tx, profileRef)
    if (!active) return
    await tx
      .update(profiles)
      .set({ active: false, reactivationAskedAt: null, version: sql`${profiles.version} + 1` })
      .where(and(eq(profiles.id, profileId), eq(profiles.companyId, companyId)))
    const note = { section: 'account' as const, action: 'changed' as const, fields: ['active'] }
    await noteChange(tx, { companyId, profileId, actorProfileId: caller.profileId, at: now(), ...note })
  })
}
