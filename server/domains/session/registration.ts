import { eq } from 'drizzle-orm'
import { supportedCulture } from '#contract/texts/locales.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { recordProfileChange } from '#server/domains/profile/recordProfileChanges.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { LoadedAccount } from '#server/domains/session/account.ts'
import { longestSeconds } from '#server/services/sessionLifetimes.ts'
import type { Services } from '#server/services/services.ts'

type Person = Pick<LoadedAccount, 'account' | 'profile'>

const ownAccount = ({ profile: { id, companyId } }: Person, { now }: Services) =>
  ({ companyId, profileId: id, actorProfileId: id, at: now(), section: 'account' }) as const

/** Accepts the terms at first use, sets the language (§7 register), and records the change. */
export async function registerPerson(person: Person, cultureCode: string, services: Services): Promise<void> {
  const note = ownAccount(person, services)
  await services.db.transaction(async (tx) => {
    const before = await lockProfile(tx, note)
    const language = supportedCulture(cultureCode)
    const fields = [
      ...(before.registeredAt ? [] : ['registeredAt']),
      ...(before.cultureCode === language ? [] : ['cultureCode']),
    ]
    if (fields.length === 0) return
    const changed = { registeredAt: before.registeredAt ?? note.at, cultureCode: language, version: before.version + 1 }
    await tx.update(profiles).set(changed).where(eq(profiles.id, before.id))
    await recordProfileChange(tx, { ...note, action: 'changed', fields })
  })
}

/**
 * Records a sign-in in the profile's record of changes, once for each sign-in (§7 SignIn).
 * @param signIn the id of the sign-in
 */
export async function recordSignIn(person: Person, signIn: string, services: Services): Promise<void> {
  const note = ownAccount(person, services)
  const expiresAt = new Date(+note.at + longestSeconds * 1000)
  await services.db.transaction(async (tx) => {
    const first = await tx
      .insert(oidcRecords)
      .values({ model: 'NotedSignIn', id: signIn, accountId: person.account.id, expiresAt })
      .onConflictDoNothing()
      .returning({ id: oidcRecords.id })
    if (first.length > 0) await recordProfileChange(tx, { ...note, action: 'added', fields: ['signIn'] })
  })
}
