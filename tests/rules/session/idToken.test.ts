import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { verifyIdToken, type TokenIssuer } from '#server/domains/session/idToken.ts'

const now = new Date('2026-05-12T10:00:00Z')
const seconds = (ago: number) => Math.floor(now.getTime() / 1000) - ago
const good = { sub: 'a', iss: 'https://id.example', aud: 'waymark-web', iat: seconds(10), exp: seconds(-600) }

let mine: CryptoKeyPair
let other: CryptoKeyPair
let issuer: TokenIssuer

beforeAll(async () => {
  ;[mine, other] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  issuer = { issuer: good.iss, audience: good.aud, key: mine.publicKey }
})

const sign = (claims: object, header: object = {}, key = mine.privateKey) =>
  new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg: 'ES256', kid: 'k', ...header }).sign(key)
const verify = (token: string) => verifyIdToken(token, issuer, { now, maxAgeSeconds: 300 })

test('a sound token names its account', async () => {
  const verified = await verify(await sign({}))
  expect(verified).toMatchObject({ accountId: 'a', expiresAt: new Date(good.exp * 1000) })
})

test.each([
  ['issuerNotValid', { iss: 'https://evil.example' }],
  ['audienceNotValid', { aud: 'another' }],
  ['expiryNotValid', { exp: seconds(1) }],
  ['issuedAtNotValid', { iat: seconds(301) }],
  ['issuedAtNotValid', { iat: seconds(-60) }],
  ['notBeforeNotValid', { nbf: seconds(-60) }],
  ['tokenNotValid', { sub: undefined }],
])('an ID token is refused as %s: %j (§8)', async (messageCode, claims) => {
  await expect(verify(await sign(claims))).rejects.toMatchObject({ status: 401, messageCode })
})

test('a token with another key or no algorithm, an access token, half a token and words are refused', async () => {
  const [header, body] = (await sign({})).split('.')
  const forged = [
    await sign({}, {}, other.privateKey),
    new UnsecuredJWT(good).encode(),
    await sign({}, { typ: 'at+jwt' }),
    `${header}.${body}.`,
    'words',
  ]
  for (const token of forged)
    await expect(verify(token)).rejects.toMatchObject({ status: 401, messageCode: 'signatureNotValid' })
})
