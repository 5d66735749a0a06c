import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import * as oauth from 'oauth4webapi'
import { clientId } from '#server/domains/session/addresses.ts'
import { createListener } from '#server/createListener.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { Browser } from '#tests/support/http/browser.ts'

const client: oauth.Client = { client_id: clientId }
const publicClient = oauth.None()
/** Tests speak to this machine without TLS. */
const plainHttp = { [oauth.allowInsecureRequests]: true }

const boundPort = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return (server.address() as AddressInfo).port
}

/** The whole process at its own port, and a strict client for its provider. */
export async function openIdentity(variables: Record<string, string> = {}) {
  let listener: Awaited<ReturnType<typeof createListener>> | undefined
  const server = createServer((request, response) => listener?.(request, response))
  const origin = `http://localhost:${await boundPort(server)}`
  const opened = await openTestServices({ ...variables, PUBLIC_URL: origin })
  listener = await createListener(opened.services)
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await opened.close()
  }
  return { services: opened.services, close, ...(await connectTo(origin)) }
}
export type Identity = Awaited<ReturnType<typeof openIdentity>>

/** The strict client of a provider that runs already. */
export async function connectTo(origin: string) {
  const issuer = new URL(`${origin}/identity`)
  const as = await oauth
    .discoveryRequest(issuer, plainHttp)
    .then((response) => oauth.processDiscoveryResponse(issuer, response))
  return { origin, as, ...clientOf(origin, as) }
}

/** The sign-in request, as the application remembers it until the answer comes. */
export interface Asked {
  address: URL
  state: string
  nonce: string
  verifier: string
}

function clientOf(origin: string, as: oauth.AuthorizationServer) {
  const redirectUri = `${origin}/oidc-login`

  async function ask(changed: Record<string, string | undefined> = {}): Promise<Asked> {
    const verifier = oauth.generateRandomCodeVerifier()
    const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()]
    const asked = {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...changed,
    }
    const address = new URL(as.authorization_endpoint!)
    for (const [name, value] of Object.entries(asked)) if (value !== undefined) address.searchParams.set(name, value)
    return { address, state, nonce, verifier }
  }

  /** Exchanges a code and returns the unparsed answer. */
  const exchange = (callback: URL, { state, verifier }: Asked) =>
    oauth.authorizationCodeGrantRequest(
      as,
      client,
      publicClient,
      oauth.validateAuthResponse(as, client, callback, state),
      redirectUri,
      verifier,
      plainHttp,
    )

  const refresh = (token: string) => oauth.refreshTokenGrantRequest(as, client, publicClient, token, plainHttp)
  const revoke = (token: string) => oauth.revocationRequest(as, client, publicClient, token, plainHttp)

  /** Signs in through the form; the tokens, their answer checked by the client, signature included. */
  async function signIn(fields: Record<string, string>, browser = new Browser(origin)) {
    const asked = await ask()
    const callback = await browser.submit(await browser.open(asked.address), fields)
    if (!callback.location) throw new Error(`The form was answered ${callback.status}`)
    const answer = await exchange(callback.location, asked)
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, answer, {
      expectedNonce: asked.nonce,
      requireIdToken: true,
    })
    await oauth.validateApplicationLevelSignature(as, answer, plainHttp)
    return { browser, asked, callback: callback.location, tokens }
  }

  const whoami = async (token: string) =>
    (await fetch(`${origin}/api/company/auth/whoami`, { headers: { Authorization: `Bearer ${token}` } })).status

  return { redirectUri, ask, exchange, refresh, revoke, signIn, whoami }
}

/** The form of a demo person's button. */
export const asPerson = (handle: string) => ({ person: `${handle}.example` })

/** The code of a refusal, whichever status it came with. */
export const errorOf = async (answer: Response): Promise<string> =>
  `${answer.status} ${((await answer.json()) as { error: string }).error}`
