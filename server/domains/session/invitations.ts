import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { invitations } from '#server/db/schema/system/identity.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import { hashPassword } from '#server/crypto/passwords.ts'
import { sha256, randomToken } from '#server/crypto/tokens.ts'
import { loadAccount, type LoadedAccount } from '#server/domains/session/account.ts'
import { momentsFor } from '#server/domains/session/momentText.ts'
import { endSignIns } from '#server/domains/grants/grants.ts'
import type { Services } from '#server/services/services.ts'
import { button, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { hourMs } from '#contract/time/durations.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { supportedCulture } from '#contract/texts/locales.ts'

/** How long the link of an invitation is valid. */
export const invitationHours = 72
/** How long the link for a forgotten password is valid. */
export const resetHours = 1
/** How long an expired or used link is stored, to tell it apart from an unknown one. */
const rememberedMs = 90 * 24 * hourMs

/** A new link. The token appears only in the mail; the database keeps its hash. */
export interface IssuedInvitation {
  token: string
  expiresAt: Date
}

/** Creates a link with which the owner of an account sets a password. Earlier links become invalid. */
export async function issueInvitation(db: Database, accountId: string, now: Date): Promise<IssuedInvitation> {
  const issued = await issueInvitations(db, [accountId], now)
  return issued.get(accountId)!
}

/** As `issueInvitation`, for many accounts in a few statements. @returns the links by account */
export async function issueInvitations(
  db: Database,
  accountIds: readonly string[],
  now: Date,
): Promise<Map<string, IssuedInvitation>> {
  const expiresAt = new Date(now.getTime() + invitationHours * hourMs)
  const issued = new Map(accountIds.map((id) => [id, { token: randomToken(), expiresAt }]))
  if (issued.size === 0) return issued
  await db.transaction(async (tx) => {
    const openCondition = and(inArray(invitations.accountId, [...accountIds]), gt(invitations.expiresAt, now))
    await tx.update(invitations).set({ expiresAt: now }).where(openCondition)
    await tx
      .insert(invitations)
      .values([...issued].map(([accountId, { token }]) => ({ tokenHash: sha256(token), accountId, expiresAt })))
  })
  return issued
}

/**
 * Creates a link to reset a password. Earlier reset links become invalid, but not an invitation: anyone can request a
 * reset, and must not end a link sent by an admin.
 */
export async function issueReset(db: Database, accountId: string, now: Date): Promise<IssuedInvitation> {
  const [token, expiresAt] = [randomToken(), new Date(now.getTime() + resetHours * hourMs)]
  const earlierCondition = and(eq(invitations.accountId, accountId), eq(invitations.purpose, 'reset'))
  await db
    .update(invitations)
    .set({ expiresAt: now })
    .where(and(earlierCondition, gt(invitations.expiresAt, now)))
  await db.insert(invitations).values({ tokenHash: sha256(token), accountId, expiresAt, purpose: 'reset' })
  return { token, expiresAt }
}

/** The state of a link, and its account. A link replaced by a newer one counts as expired. */
export interface Invitation {
  state: 'open' | 'used' | 'expired'
  /** How long such a link works. */
  hours: number
  invited: LoadedAccount
}

/** The invitation of a link; undefined for an unknown token, and for people who have left. */
export async function findInvitation(token: string, { db, now }: Services): Promise<Invitation | undefined> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, sha256(token)))
  if (!row) return undefined
  const invited = await loadAccount(db, row.accountId)
  if (!invited?.isActive) return undefined
  const hours = row.purpose === 'reset' ? resetHours : invitationHours
  if (row.usedAt) return { state: 'used', hours, invited }
  return { state: row.expiresAt > now() ? 'open' : 'expired', hours, invited }
}

/** The password that an invited person enters, with the name where the invitation had none. */
export interface InvitationAnswer {
  password: string
  name?: { firstName: string; lastName: string }
}

/**
 * Accepts an invitation or a reset: sets the password, ends every session of the account (opened with the old password)
 * and its other links, and marks the link as used. People who had a password get a mail about the change.
 * @returns false when the link is no longer valid: of two simultaneous requests, one succeeds
 */
export async function acceptInvitation(token: string, { password, name }: InvitationAnswer, services: Services) {
  const { db, now } = services
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const openCondition = and(isNull(invitations.usedAt), gt(invitations.expiresAt, now()))
    const [taken] = await tx
      .update(invitations)
      .set({ usedAt: now() })
      .where(and(eq(invitations.tokenHash, sha256(token)), openCondition))
      .returning()
    if (!taken) return false
    const { accountId } = taken
    const before = await loadAccount(tx, accountId)
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
    if (before && name) await rename(tx, before.account.profileId, name)
    const otherCondition = and(eq(invitations.accountId, accountId), openCondition)
    await tx.update(invitations).set({ expiresAt: now() }).where(otherCondition)
    await endSignIns(accountId, { ...services, db: tx })
    if (before?.account.passwordHash) await sendNewPasswordNotice(tx, before, services)
    return true
  })
}

const rename = (db: Database, profileId: string, name: NonNullable<InvitationAnswer['name']>) =>
  db
    .update(profiles)
    .set({ ...name, version: sql`${profiles.version} + 1` })
    .where(eq(profiles.id, profileId))

/** Deletes links that have been invalid for three months. */
export const sweepInvitations = ({ db, now }: Services) =>
  db.delete(invitations).where(lt(invitations.expiresAt, new Date(now().getTime() - rememberedMs)))

/** Queues a mail about a new password, so that the owner of the account notices a change by another person. */
async function sendNewPasswordNotice(tx: Database, { account, profile }: LoadedAccount, services: Services) {
  const { env, mailQueue, now } = services
  const culture = supportedCulture(profile.cultureCode)
  const { say } = formatterFor(culture)
  const momentFor = await momentsFor(tx, [profile.id])
  const { moment: at, zone } = momentFor(profile.id, now())
  const name = profile.firstName || account.email
  await mailQueue.add(tx, 'passwordChanged', {
    to: { name: fullName(profile), address: account.email },
    subject: say('session.newPassword.subject'),
    letter: writeLetter(culture, 'session.newPassword.text', {
      name,
      address: account.email,
      at,
      zone,
      button: button(env.PUBLIC_URL),
    }),
  })
}
