import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { fieldLimits, requiredLine } from '#contract/fields/fields.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import {
  registerRequestSchema,
  signInRequestSchema,
  signInResultSchema,
  ssoEnabledSchema,
  whoamiSchema,
  type SignInResult,
} from '#contract/session/session.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { verifyIdToken } from '#server/domains/session/idToken.ts'
import { anyone, signedIn } from '#server/http/access/access.ts'
import { notSignedIn, Refusal } from '#server/http/answers/envelope.ts'
import { operation } from '#server/http/operations/operation.ts'
import { issueAccessToken } from '#server/domains/session/accessToken.ts'
import { loadAccount, type LoadedAccount } from '#server/domains/session/account.ts'
import { clientId, issuerOf } from '#server/domains/session/addresses.ts'
import { accountOf } from '#server/domains/session/external/people.ts'
import { endSession, isSignedOut, joinSession } from '#server/domains/session/external/sessions.ts'
import {
  claimMissing,
  externalIdTokens,
  identityOf,
  isExternal,
  type ExternalIdentity,
} from '#server/domains/session/external/tokens.ts'
import { endGrant, isGrantAlive } from '#server/domains/grants/grants.ts'
import { publicKey } from '#server/domains/session/keys.ts'
import { recordSignIn, registerPerson } from '#server/domains/session/registration.ts'
import type { Services } from '#server/services/services.ts'

const shared = { api: 'main', cites: '§7 Login', access: anyone } as const

/** Maximum age of a token from an external provider (identity-provider-initiated sign-in). */
const idpTokenMaxAgeSeconds = 300

/**
 * The account and the sign-in of an ID token, of our provider or the configured one. A sign-in that has ended gives no
 * access.
 * @throws 401 with the invalid claim, 403 with the missing claim
 */
async function verified(token: string, services: Services, maxAgeSeconds?: number) {
  const { env, now } = services
  const from = isExternal(env)
    ? await externalIdTokens(env)
    : { issuer: issuerOf(env), audience: clientId, key: await publicKey(services) }
  const found = await verifyIdToken(token, from, { now: now(), ...(maxAgeSeconds !== undefined && { maxAgeSeconds }) })
  if (!isExternal(env)) {
    const { grant } = found.claims
    if (typeof grant !== 'string' || !(await isGrantAlive(services, grant))) throw notSignedIn()
    return { ...found, signIn: grant, identity: undefined }
  }
  const identity = identityOf(found.claims, env)
  if (!identity) throw claimMissing(env.OIDC_CLAIM_SUBJECT)
  if (await isSignedOut(identity, services)) throw notSignedIn()
  const accountId = await accountOf(identity, services, env)
  return { ...found, accountId, signIn: sha256(token), identity }
}

async function activePerson(accountId: string, { db }: Services) {
  const found = await loadAccount(db, accountId)
  if (!found?.isActive) throw notSignedIn()
  return found
}

/** An access token for the ID token of an external provider, when the backend is configured to issue them. */
async function exchanged(
  { identity }: { identity: ExternalIdentity | undefined },
  person: LoadedAccount,
  services: Services,
): Promise<{ accessToken?: string }> {
  if (!identity || services.env.OIDC_ACCESS_TOKENS !== 'exchange') return {}
  const grantId = await joinSession(identity, person.account.id, services)
  if (grantId === undefined) throw notSignedIn()
  return { accessToken: await issueAccessToken(person, grantId, services) }
}

const resultOf = ({ registeredAt, email }: typeof profiles.$inferSelect): SignInResult => ({
  isRegistered: registeredAt !== null,
  loginHint: email,
})

/** Accepts a token once: stores its hash, and refuses a second use. @throws 401 */
async function storeTokenUse(token: string, expiresAt: Date, { db }: Services) {
  const id = sha256(token)
  const taken = await db
    .insert(oidcRecords)
    .values({ model: 'BroughtIdToken', id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: oidcRecords.id })
  if (taken.length > 0) return
  throw new Refusal(401, 'tokenUsed', 'This sign-in has been used already. Start again from the sign-in page.')
}

export const sessionOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/auth/whoami',
    summary: 'Returns the signed-in person. 401 without a sign-in.',
    cites: '§3 Session identity, §7 Login',
    access: signedIn,
    allowsUnregistered: true,
    answer: whoamiSchema,
    handle: async ({ caller, services }) => {
      const [row] = await services.db
        .select({ legacyCompanyId: companies.legacyCompanyId, cultureCode: profiles.cultureCode })
        .from(profiles)
        .innerJoin(companies, eq(companies.id, profiles.companyId))
        .where(eq(profiles.id, caller.profileId))
      if (!row) throw notSignedIn()
      const { companyId, employeeId, profileId, roles, isRegistered } = caller
      return {
        companyId,
        employeeId,
        profileId,
        legacyCompanyId: row.legacyCompanyId,
        locale: supportedCulture(row.cultureCode),
        roles: [...roles],
        isRegistered,
      }
    },
  }),
  operation({
    api: 'company',
    method: 'post',
    path: '/auth/signout',
    summary:
      'Ends the sign-in at this backend, independently of the identity provider: all tokens issued so far and open booking tools are refused.',
    cites: 'Beyond §7: §2 logout',
    addition: 'signout',
    access: signedIn,
    allowsUnregistered: true,
    answer: z.object({}),
    handle: async ({ caller, services }) => {
      if (isExternal(services.env)) await endSession(caller.grantId, services)
      else await endGrant(services, caller.grantId)
      return {}
    },
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/login/signin-oidc',
    summary:
      'Accepts an ID token of the identity provider, once and within five minutes of its issue. A backend that exchanges tokens returns an access token of its own.',
    cites: '§2 oidc-login, §7 Login',
    access: anyone,
    body: signInRequestSchema,
    answer: signInResultSchema,
    handle: async ({ body, services }) => {
      const found = await verified(body.token, services, idpTokenMaxAgeSeconds)
      await storeTokenUse(body.token, found.expiresAt, services)
      const person = await activePerson(found.accountId, services)
      return { ...resultOf(person.profile), ...(await exchanged(found, person, services)) }
    },
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/login/signin-oidc/SignIn',
    summary: 'Returns whether the person of an ID token has registered.',
    body: signInRequestSchema,
    answer: signInResultSchema,
    handle: async ({ body, services }) => {
      const { accountId, signIn } = await verified(body.token, services)
      const person = await activePerson(accountId, services)
      await recordSignIn(person, signIn, services)
      return resultOf(person.profile)
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/login/signin-oidc/IsSSOEnabled',
    summary: 'Returns whether an e-mail domain uses single sign-on. Does not reveal whether an address exists.',
    query: z.strictObject({ emailAddress: requiredLine(fieldLimits.email) }),
    answer: ssoEnabledSchema,
    handle: async ({ query, services }) => {
      const domain = query.emailAddress.slice(query.emailAddress.lastIndexOf('@') + 1).toLowerCase()
      return { isSSOEnabled: (await services.db.$count(companies, eq(companies.emailDomain, domain))) > 0 }
    },
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/login/signin-oidc/register',
    summary: 'Registers the person at first use: accepted terms and language.',
    body: registerRequestSchema,
    answer: signInResultSchema,
    handle: async ({ body, services }) => {
      const { accountId } = await verified(body.token, services)
      const person = await activePerson(accountId, services)
      await registerPerson(person, body.cultureCode, services)
      return { isRegistered: true, loginHint: person.profile.email }
    },
  }),
]
