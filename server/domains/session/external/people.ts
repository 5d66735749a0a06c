import { and, eq } from 'drizzle-orm'
import { providerLinks } from '#server/db/schema/system/identity.ts'
import { accounts } from '#server/db/schema/company/people.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { fetchJson, providerMetadata } from './metadata.ts'
import { claimMissing, type ExternalEnv, type ExternalIdentity, identityOf } from './tokens.ts'

/**
 * The account of an external identity: the account linked to its subject, or else the one with its verified e-mail
 * address, which is then linked. An unverified address matches no account.
 * @param accessToken for the userinfo endpoint, when the claims have no address
 * @throws 403 for a person unknown here, or with the name of the missing claim
 */
export async function accountOf(
  identity: ExternalIdentity,
  services: Services,
  env: ExternalEnv,
  accessToken?: string,
): Promise<string> {
  const linked = await linkedAccount(identity, services)
  if (linked) return linked
  const needsMore = identity.verifiedEmail === undefined && accessToken !== undefined
  const atUserinfo = needsMore ? await personAtUserinfo(identity, env, accessToken) : undefined
  const { verifiedEmail, missingClaim } = atUserinfo ?? identity
  if (!verifiedEmail) throw missingClaim ? claimMissing(missingClaim) : unknownPerson()
  const [account] = await services.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, verifiedEmail))
  if (!account) throw unknownPerson()
  const { issuer, subject } = identity
  // Two requests at once link once. An account linked to another subject stays with it.
  await services.db
    .insert(providerLinks)
    .values({ issuer, subject, accountId: account.id, linkedAt: services.now() })
    .onConflictDoNothing()
  const accountId = await linkedAccount(identity, services)
  if (!accountId) throw unknownPerson()
  return accountId
}

/** 403: signed in at the provider, but unknown here. */
const unknownPerson = () =>
  new Refusal(
    403,
    'unknownPerson',
    'You are signed in at the identity provider, but there is no account for you here, or your e-mail address is not verified there. Ask your travel administrator.',
  )

async function linkedAccount({ issuer, subject }: ExternalIdentity, { db }: Services): Promise<string | undefined> {
  const [link] = await db
    .select({ accountId: providerLinks.accountId })
    .from(providerLinks)
    .where(and(eq(providerLinks.issuer, issuer), eq(providerLinks.subject, subject)))
  return link?.accountId
}

/** The identity from the provider's userinfo endpoint, only for the same subject. */
async function personAtUserinfo(identity: ExternalIdentity, env: ExternalEnv, accessToken: string) {
  const { userinfo_endpoint: address } = await providerMetadata(env.OIDC_ISSUER)
  if (!address) return undefined
  const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' }
  const claims = await fetchJson(address, { headers }).catch(() => undefined)
  // An unsigned answer has no time of issue.
  const said = typeof claims === 'object' ? identityOf({ iat: 0, ...claims }, env) : undefined
  return said?.subject === identity.subject ? said : undefined
}
