import { and, eq, gt } from 'drizzle-orm'
import { companies } from '#server/db/schema/company/company.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { idleSeconds } from '#server/services/sessionLifetimes.ts'
import { endExternal, externalSession, externalSignOut } from '#server/domains/grants/grants.ts'
import type { Services } from '#server/services/services.ts'
import { minuteMs } from '#contract/time/durations.ts'
import type { ExternalIdentity } from './tokens.ts'

/* Sign-ins at an external provider are our own records. Sessions opened in one end with it, though the provider keeps
   its own. Every call prolongs it by the idle time of §9. */

const prolongedEveryMs = minuteMs

/**
 * One key for each person and, where the provider has session ids, each session, so that browsers have different keys.
 */
const keyOf = ({ issuer, subject, session }: ExternalIdentity) => sha256(JSON.stringify([issuer, subject, session]))

/**
 * The sign-in of a verified token; a new token starts one.
 * @returns undefined where it ended after the token was issued: signed out, or idle for longer than §9 allows
 */
export async function joinSession(
  identity: ExternalIdentity,
  accountId: string,
  services: Services,
): Promise<string | undefined> {
  const { db, now } = services
  const key = keyOf(identity)
  const limitMs = (await idleOf(accountId, services)) * 1000
  if (await isSignedOut(identity, services)) return undefined
  const [running] = await db
    .select({ id: oidcRecords.id, expiresAt: oidcRecords.expiresAt })
    .from(oidcRecords)
    .where(and(eq(oidcRecords.model, externalSession), eq(oidcRecords.uid, key), gt(oidcRecords.expiresAt, now())))
    .limit(1)
  const isOld = +identity.issuedAt <= +now() - limitMs
  // A token is issued before its use, so one older than the idle time was not used in that time.
  if (!running && isOld) return undefined
  const expiresAt = new Date(+now() + limitMs)
  if (running && +expiresAt - +running.expiresAt! < prolongedEveryMs) return running.id
  // Simultaneous requests with one token start one session.
  const id = running?.id ?? sha256(`${key} ${+identity.issuedAt}`)
  await db
    .insert(oidcRecords)
    .values({ model: externalSession, id, uid: key, grantId: id, accountId, expiresAt })
    .onConflictDoUpdate({ target: [oidcRecords.model, oidcRecords.id], set: { expiresAt } })
  if (!(await isSignedOut(identity, services))) return id
  await db.delete(oidcRecords).where(and(eq(oidcRecords.model, externalSession), eq(oidcRecords.id, id)))
  return undefined
}

/** The idle time of the company of an account. */
async function idleOf(accountId: string, { db, env }: Services): Promise<number> {
  const [row] = await db
    .select({ ofCompany: companies.idleSeconds })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.profileId))
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .where(eq(accounts.id, accountId))
  return idleSeconds(env, row?.ofCompany ?? null)
}

/** Whether the person signed out after the token was issued. */
export async function isSignedOut(identity: ExternalIdentity, { db }: Services): Promise<boolean> {
  const [mark] = await db
    .select({ at: oidcRecords.consumedAt })
    .from(oidcRecords)
    .where(and(eq(oidcRecords.model, externalSignOut), eq(oidcRecords.id, keyOf(identity))))
  // Times in tokens are whole seconds.
  return mark?.at !== undefined && mark.at !== null && +identity.issuedAt <= +mark.at
}

/** Ends a sign-in, and refuses every token issued for it until now. */
export async function endSession(grantId: string, services: Services): Promise<void> {
  const [row] = await services.db
    .select({ key: oidcRecords.uid })
    .from(oidcRecords)
    .where(and(eq(oidcRecords.model, externalSession), eq(oidcRecords.id, grantId)))
  if (row?.key) await endExternal([row.key], services)
}
