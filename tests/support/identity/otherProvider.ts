import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/** The claims of a token, named by the test. */
type Claims = Record<string, unknown>

/**
 * The addresses of an OpenID provider that a resource server calls (discovery, keys, introspection, userinfo), at its
 * own port. It signs any token on request, and counts its calls.
 */
export async function startOtherProvider() {
  const asked: Record<string, number> = {}
  const opaque = new Map<string, Claims>()
  const people = new Map<string, Claims>()
  const state = { isDown: false, authorization: '' }
  let keys: { jwk: JWK; sign: CryptoKey }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked[path] = (asked[path] ?? 0) + 1
    const say = (body: unknown, status = 200) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (state.isDown) return void say({}, 503)
    if (path === '/.well-known/openid-configuration')
      return void say({
        issuer,
        jwks_uri: `${issuer}/keys`,
        introspection_endpoint: `${issuer}/introspect`,
        userinfo_endpoint: `${issuer}/userinfo`,
      })
    if (path === '/keys') return void say({ keys: keys.map(({ jwk }) => jwk) })
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (path === '/userinfo') return void say(people.get(bearer) ?? {}, people.has(bearer) ? 200 : 401)
    state.authorization = request.headers.authorization ?? ''
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => say(opaque.get(new URLSearchParams(body).get('token') ?? '') ?? { active: false }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** New keys replace the earlier ones, as when a provider rotates them. */
  const rotate = async (alg = 'RS256') => {
    const kid = `key-${Object.keys(asked).length}-${Math.random()}`
    const { publicKey, privateKey } = await generateKeyPair(alg)
    keys = [{ jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }, sign: privateKey }]
  }
  await rotate()
  const token = (claims: Claims, header: object = {}) =>
    new SignJWT({ iss: issuer, ...claims })
      .setProtectedHeader({ alg: keys[0]!.jwk.alg!, kid: keys[0]!.jwk.kid!, ...header })
      .sign(keys[0]!.sign)
  const close = () => new Promise((resolve) => server.close(resolve))
  return { issuer, asked, opaque, people, state, rotate, token, close }
}
