import { type RegisterRequest, signInResultSchema, ssoEnabledSchema, whoamiSchema } from '#contract/session/session.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { whoamiPath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** GET auth/whoami (§7). Fails without a session. */
export const whoami = (_: void, signal?: AbortSignal) =>
  companyHttp.get(whoamiPath, { ...(signal && { signal }), staysOn401: true }).then(parseBody(whoamiSchema))

/** POST login/signin-oidc: an ID token from a sign-in that the identity provider began; accepted once. */
export const postIdToken = (token: string) =>
  mainHttp
    .post('/login/signin-oidc', { token }, { staysOn401: true, isPublic: true })
    .then(parseBody(signInResultSchema))

/** POST auth/signout (an addition to §7), in the name of a token that is no longer stored. */
export const endSignIn = (accessToken: string) =>
  companyHttp.post('/auth/signout', undefined, {
    headers: { Authorization: `Bearer ${accessToken}` },
    staysOn401: true,
    isPublic: true,
  })

/** GET login/signin-oidc/IsSSOEnabled: whether the company of an e-mail address uses single sign-on here. */
export const isSsoEnabled = (emailAddress: string) =>
  mainHttp
    .get('/login/signin-oidc/IsSSOEnabled', { params: { emailAddress }, isPublic: true })
    .then(parseBody(ssoEnabledSchema))

/** POST login/signin-oidc/register: accepts the terms and sets the language. */
export const register = (request: RegisterRequest) =>
  mainHttp.post('/login/signin-oidc/register', request, { staysOn401: true }).then(parseBody(signInResultSchema))
