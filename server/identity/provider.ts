import Provider, { type Account, type ClientMetadata, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { keyedHash } from '#server/crypto/keyedHash.ts'
import type { Services } from '#server/services/services.ts'
import { loadAccount } from '#server/domains/session/account.ts'
import { accessTokenClaims } from '#server/domains/session/accessToken.ts'
import { identityClaims } from './accounts.ts'
import { adapterFactory } from './adapter.ts'
import {
  apiScopes,
  audienceOf,
  clientId,
  identityPath,
  issuerOf,
  signedOutAddress,
} from '#server/domains/session/addresses.ts'
import { hostCookie, isHttps, secureName } from '#server/http/answers/cookies.ts'
import { checkSessionPath } from './checkSession.ts'
import { identityKeys } from '#server/domains/session/keys.ts'
import { pageLanguage } from './language.ts'
import { accessTokenSeconds, idleSeconds, longestSeconds, refreshSeconds } from '#server/services/sessionLifetimes.ts'
import { errorPage } from './pages/errorPage.ts'
import { signedOutPage, signOutPage } from './pages/signOutPage.ts'
import { signInPolicy } from './signInAgain.ts'
import { endSessionDirectly } from './signOut.ts'

/** The OpenID provider of the reference backend: authorization code flow with PKCE for one public client (§7). */
export async function createProvider(services: Services): Promise<Provider> {
  const keys = await identityKeys(services)
  const provider = new Provider(issuerOf(services.env), configuration(services, keys))
  // Address, host and scheme are set before (http/forwarded).
  provider.proxy = true
  giveOneSuccessor(provider, services)
  return provider
}

/**
 * Derives the id of a new refresh token from the one it replaces. Both uses of a refresh token (`adapter.ts`) get the
 * same successor, so that a renewal that is repeated makes no second sign-in beside the first.
 */
function giveOneSuccessor({ RefreshToken }: Provider, { sealer }: Services) {
  const tokens = RefreshToken.prototype as unknown as NamedTokens
  const randomId = tokens.generateTokenId
  tokens.generateTokenId = function () {
    const replaced = Provider.ctx?.oidc.entities.RotatedRefreshToken
    if (!replaced) return randomId.call(this)
    return keyedHash(sealer, { purpose: 'refresh token successors' }, replaced.jti)
  }
}

/** A method of the library's models that its types leave out. */
interface NamedTokens {
  generateTokenId: (this: NamedTokens) => string
}

function configuration(services: Services, keys: Awaited<ReturnType<typeof identityKeys>>): Configuration {
  const { env } = services
  return {
    adapter: adapterFactory(services),
    clients: [ourClient(env)],
    discovery: { check_session_iframe: `${issuerOf(env)}${checkSessionPath}` },
    jwks: { keys: [keys.signing] },
    cookies: { keys: keys.cookies, ...cookiesOf(env) },
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub', 'grant'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    // Browsers send an Origin with POSTs to the same origin too; other origins are refused.
    clientBasedCORS: (_, origin) => origin === new URL(env.PUBLIC_URL).origin,
    rotateRefreshToken: true,
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    ...claimsOf(services),
    loadExistingGrant: (ctx) => grantOurClient(ctx, audienceOf(env)),
    features: features(env),
    interactions: {
      policy: signInPolicy(services),
      url: (_, interaction) => `${identityPath}/interaction/${interaction.uid}`,
    },
    renderError: (ctx, { error }) => errorPage(ctx, pageLanguage(ctx), error),
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: accessTokenSeconds,
      Interaction: 60 * 60,
      Grant: longestSeconds,
      Session: longestSeconds,
      RefreshToken: (ctx, { authTime, iiat }) =>
        refreshSeconds(idleOf(ctx.oidc.account, env), authTime ?? iiat ?? 0, services.now()),
    },
  }
}

const ourClient = (env: Services['env']): ClientMetadata => ({
  client_id: clientId,
  client_name: 'Waymark',
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: [`${env.PUBLIC_URL}/oidc-login`, `${env.PUBLIC_URL}/silent-callback`],
  post_logout_redirect_uris: [signedOutAddress(env)],
  id_token_signed_response_alg: 'ES256',
})

/** The idle time of a person's company, when known. */
const idleOf = (account: Account | undefined, env: Services['env']): number =>
  idleSeconds(env, typeof account?.idleSeconds === 'number' ? account.idleSeconds : null)

/** The claims of a person, read again for each token. */
const claimsOf = ({ db }: Services): Pick<Configuration, 'findAccount' | 'extraTokenClaims'> => ({
  findAccount: async (_, sub, token) => {
    const account = await loadAccount(db, sub)
    if (!account?.isActive) return undefined
    // An ID token contains its grant, so that it gives no access after the grant has ended.
    const grant = token?.grantId
    const claims = (use: string) => ({ ...identityClaims(account), ...(use === 'id_token' && { grant }) })
    return { accountId: sub, claims, idleSeconds: account.idleSeconds }
  },
  extraTokenClaims: async (_, token) => {
    if (token.kind !== 'AccessToken' || !token.accountId) return undefined
    const account = await loadAccount(db, token.accountId)
    return account && { ...accessTokenClaims(account), grant: token.grantId }
  },
})

/**
 * Only the cookie of the session can use `__Host-`: the library sets the two others with the path of their own sign-in,
 * so that each tab continues its own.
 */
function cookiesOf(env: Services['env']): Pick<NonNullable<Configuration['cookies']>, 'names' | 'long' | 'short'> {
  const isSecure = isHttps(env)
  const { name: session, path } = hostCookie(isSecure, '_session', identityPath)
  const [interaction, resume] = [secureName(isSecure, '_interaction'), secureName(isSecure, '_interaction_resume')]
  return {
    names: { session, interaction, resume },
    long: { path, secure: isSecure },
    short: { secure: isSecure },
  }
}

function features(env: Services['env']): NonNullable<Configuration['features']> {
  const resource = audienceOf(env)
  return {
    devInteractions: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
    userinfo: { enabled: true },
    // Not needed, and it would store requests of any client.
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: apiScopes,
        audience: resource,
        accessTokenTTL: accessTokenSeconds,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (ctx, form) => {
        if (!(await endSessionDirectly(ctx))) await signOutPage(ctx, pageLanguage(ctx), form)
      },
      postLogoutSuccessSource: (ctx) => signedOutPage(ctx, pageLanguage(ctx)),
    },
  }
}

/** The application needs no consent: its grant is created at sign-in and replaces an earlier one. */
async function grantOurClient(ctx: KoaContextWithOIDC, resource: string) {
  const { oidc } = ctx
  const { Grant } = oidc.provider
  const known = oidc.session?.grantIdFor(clientId)
  const existing = known ? await Grant.find(known) : undefined
  if (existing && !oidc.result?.login) return existing
  await existing?.destroy()
  const grant = new Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
  grant.addOIDCScope('openid profile email')
  grant.addResourceScope(resource, apiScopes)
  await grant.save()
  return grant
}
