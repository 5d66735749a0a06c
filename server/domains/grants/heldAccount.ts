import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { samlAnswers, ssoCodes, toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import { helpDeskCodes, helpDeskSessions } from '#server/db/schema/site/helpDesk.ts'
import { invitations, providerLinks } from '#server/db/schema/system/identity.ts'
import { accounts } from '#server/db/schema/company/people.ts'
import { endAllSignIns, endSignIns } from '#server/domains/grants/grants.ts'
import type { Services } from '#server/services/services.ts'

/** Ends every sign-in of the owner of a profile, in all browsers. */
export async function endSignInsOf(profileId: string, services: Services): Promise<void> {
  await endSessions(await accountIdsOf([profileId], services), services)
}

/**
 * Ends the access of people who left: their sign-ins in all browsers, their sessions of the booking tool and of the help
 * desk, the links with which they could still choose a password, and the mailed keys with which they could still answer
 * an arranger. After a return they get a new invitation.
 */
export async function endAccess(profileIds: string[], services: Services): Promise<void> {
  const { db, now } = services
  const ids = await accountIdsOf(profileIds, services)
  const openCondition = and(isNull(invitations.usedAt), gt(invitations.expiresAt, now()))
  if (ids.length > 0)
    await db
      .update(invitations)
      .set({ expiresAt: now() })
      .where(and(inArray(invitations.accountId, ids), openCondition))
  await db
    .update(arrangerRequests)
    .set({ keyExpiresAt: now() })
    .where(and(inArray(arrangerRequests.travelerProfileId, profileIds), gt(arrangerRequests.keyExpiresAt, now())))
  await endSessions(ids, services)
}

async function accountIdsOf(profileIds: string[], { db }: Services): Promise<string[]> {
  const theirs = await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.profileId, profileIds))
  return theirs.map(({ id }) => id)
}

async function endSessions(accountIds: string[], services: Services): Promise<void> {
  if (accountIds.length === 0) return
  await endAllSignIns(accountIds, services)
  await deleteVisits(services.db, accountIds)
}

/** Deletes links and password, and ends all sign-ins, for an address that an account no longer has. */
async function deleteSignInData(accountId: string, services: Services) {
  await services.db.delete(invitations).where(eq(invitations.accountId, accountId))
  await services.db.delete(providerLinks).where(eq(providerLinks.accountId, accountId))
  await endSignIns(accountId, services)
}

interface Holder {
  profileId: string
  email: string
}

/**
 * Creates the account of a profile, or changes its address. After a change, links, password and sign-ins of the former
 * address no longer work.
 */
export const createAccount = (holder: Holder, services: Services): Promise<void> => createAccounts([holder], services)

/** As `createAccount`, for many profiles in a few statements. */
export async function createAccounts(holders: readonly Holder[], services: Services): Promise<void> {
  const { db } = services
  const profileIds = holders.map(({ profileId }) => profileId)
  const rows = await db.select().from(accounts).where(inArray(accounts.profileId, profileIds))
  const held = new Map(rows.map((account) => [account.profileId, account]))
  const missing = holders.filter(({ profileId }) => !held.has(profileId))
  const made = missing.map((holder) => ({ id: randomUUID(), ...newAccount, ...holder }))
  if (made.length > 0) await db.insert(accounts).values(made)
  for (const { profileId, email } of holders) {
    const account = held.get(profileId)
    if (!account || account.email === email) continue
    await deleteSignInData(account.id, services)
    await db.update(accounts).set({ email, passwordHash: null }).where(eq(accounts.id, account.id))
  }
}

const newAccount = { passwordHash: null, roleClaimStyle: 'list' as const }

/** Deletes the account of a profile with all records that refer to it. */
export async function deleteAccount(profileId: string, services: Services): Promise<void> {
  const { db } = services
  const theirs = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.profileId, profileId))
  for (const { id } of theirs) {
    await deleteSignInData(id, services)
    await deleteVisits(db, [id])
    await db.delete(accounts).where(eq(accounts.id, id))
  }
}

/** Deletes sessions, codes and artifacts of the booking tool, and those of the help desk. */
async function deleteVisits(db: Database, accountIds: string[]) {
  for (const table of [ssoCodes, toolSessions, samlAnswers, helpDeskCodes, helpDeskSessions])
    await db.delete(table).where(inArray(table.accountId, accountIds))
}
