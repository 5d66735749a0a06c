import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { samlAnswers, ssoCodes, toolSessions } from '#server/db/schema/bookingTool.ts'
import { invitations, providerLinks } from '#server/db/schema/identity.ts'
import { accounts } from '#server/db/schema/people.ts'
import { endSignIns } from '#server/domains/grants/grants.ts'
import type { Services } from '#server/services/services.ts'

/** Ends every sign-in of a guest, in all browsers. */
export async function endGuestSignIns(profileId: string, services: Services): Promise<void> {
  const theirs = await services.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.profileId, profileId))
  for (const { id } of theirs) await endSignIns(id, services)
}

/** Ends what was sent to, and chosen at, the address of an account: links, password, sign-ins. */
async function forgetSignIn(accountId: string, services: Services) {
  await services.db.delete(invitations).where(eq(invitations.accountId, accountId))
  await services.db.delete(providerLinks).where(eq(providerLinks.accountId, accountId))
  await endSignIns(accountId, services)
}

/**
 * Gives a guest the account that they sign in with. At another address nothing that belonged to the one before opens
 * it any more.
 */
export async function giveAccount(
  { profileId, email }: { profileId: string; email: string },
  services: Services,
): Promise<void> {
  const { db } = services
  const [held] = await db.select().from(accounts).where(eq(accounts.profileId, profileId))
  if (!held) {
    const account = { id: randomUUID(), email, profileId, passwordHash: null, roleClaimStyle: 'list' as const }
    await db.insert(accounts).values(account)
  } else if (held.email !== email) {
    await forgetSignIn(held.id, services)
    await db.update(accounts).set({ email, passwordHash: null }).where(eq(accounts.id, held.id))
  }
}

/** Takes the account of a guest away, with everything that refers to it. */
export async function takeAccount(profileId: string, services: Services): Promise<void> {
  const { db } = services
  const theirs = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.profileId, profileId))
  for (const { id } of theirs) {
    await forgetSignIn(id, services)
    await deleteVisits(db, id)
    await db.delete(accounts).where(eq(accounts.id, id))
  }
}

/** Visits of the booking tool. */
async function deleteVisits(db: Database, accountId: string) {
  for (const table of [ssoCodes, toolSessions, samlAnswers])
    await db.delete(table).where(eq(table.accountId, accountId))
}
