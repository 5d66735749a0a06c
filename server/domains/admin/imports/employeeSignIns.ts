import { eq, inArray } from 'drizzle-orm'
import { invitations, providerLinks } from '#server/db/schema/identity.ts'
import { accounts } from '#server/db/schema/people.ts'
import { endSignIns } from '#server/domains/grants/grants.ts'
import type { ProfiledChange } from '#server/domains/admin/imports/writeEmployees.ts'
import type { Services } from '#server/services/services.ts'

const accountsOf = (changes: readonly ProfiledChange[], { db }: Services) =>
  db
    .select({ id: accounts.id, profileId: accounts.profileId, email: accounts.email })
    .from(accounts)
    .where(
      inArray(
        accounts.profileId,
        changes.map(({ profileId }) => profileId),
      ),
    )

/** Ends every sign-in of people who are deactivated. */
export async function endSignInsOf(changes: readonly ProfiledChange[], services: Services): Promise<void> {
  if (changes.length === 0) return
  for (const { id } of await accountsOf(changes, services)) await endSignIns(id, services)
}

/**
 * The account of somebody with another address is opened with that one. What was sent to, or linked with, the address
 * before opens it no more, and sign-ins end; the password stays.
 */
export async function followAddresses(changes: readonly ProfiledChange[], services: Services): Promise<void> {
  const moved = changes.filter(({ known, changed }) => known && changed.includes('email'))
  if (moved.length === 0) return
  const { db } = services
  for (const { id, profileId } of await accountsOf(moved, services)) {
    const { email } = moved.find((change) => change.profileId === profileId)!.after
    await db.delete(invitations).where(eq(invitations.accountId, id))
    await db.delete(providerLinks).where(eq(providerLinks.accountId, id))
    await endSignIns(id, services)
    await db.update(accounts).set({ email }).where(eq(accounts.id, id))
  }
}
