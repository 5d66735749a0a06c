import { UnsecuredJWT, SignJWT } from 'jose'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Whoami } from '#contract/session/session.ts'
import { createApi } from '#server/api.ts'
import { oidcRecords, providerLinks } from '#server/db/schema/system/identity.ts'
import { loadAccount } from '#server/domains/session/account.ts'
import { findCaller } from '#server/domains/session/authenticate.ts'
import { isGrantAlive, isInUse } from '#server/domains/grants/grants.ts'
import { sendInvitation } from '#server/domains/session/invitationMail.ts'
import { startOtherProvider } from '#tests/support/identity/otherProvider.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'
import { expectLog, logged } from '#tests/support/run/log.ts'
import { otherProviderDesk } from '#tests/support/session/otherProviderDesk.ts'

const idle = 1790
const { desk, open, seconds, person, call, statusOf, post } = otherProviderDesk()

describe('access tokens that are JWTs of the provider', () => {
  open()

  test('a token opens the account of the verified e-mail, whatever its case, with the roles of the database', async () => {
    const answer = await call(await desk.provider.token(person({ role: 'Admin' })))
    const whoami = (await answer.json()) as Whoami
    expect(whoami).toMatchObject({ profileId: 'p-aurora-traveller', roles: ['Traveller'] })
    // From then on the subject counts, though the address changes.
    const later = await call(await desk.provider.token(person({ email: 'married@aurora.example' })))
    expect(((await later.json()) as Whoami).profileId).toBe('p-aurora-traveller')
  })

  test.each([true, 'true', 1, '1'])('an address is verified where the claim says %j', async (verified) => {
    expect(await statusOf(await desk.provider.token(person({ email_verified: verified })))).toBe(200)
  })

  const unclear = [false, 'false', 0, '0', null, '', 'no', 'TRUE!', {}, [true]]
  test.each([
    ...unclear.map(
      (said) => [`an address whose claim says ${JSON.stringify(said)}`, { email_verified: said }] as const,
    ),
    ['an address that nobody has here', { email: 'stranger@aurora.example' }] as const,
  ])('tokens with %s open nothing, and the reason is given', async (_, changed) => {
    const answer = await call(await desk.provider.token(person(changed)))
    expect([answer.status, await answer.json()]).toMatchObject([403, { messageCode: 'unknownPerson' }])
    expect(await desk.at.services.db.$count(providerLinks)).toBe(0)
  })

  test.each([
    ['email_verified', { email_verified: undefined }],
    ['email', { email: undefined, email_verified: undefined }],
    ['email', { email: undefined, email_verified: true }],
    ['sub', { sub: undefined }],
    ['iat', { iat: undefined }],
    ['aud', { aud: undefined }],
    ['exp', { exp: undefined }],
  ])('tokens without the claim %s open nothing, and the claim is named', async (field, changed) => {
    const answer = await call(await desk.provider.token(person(changed)))
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { messageCode: 'claimMissing', message: expect.stringContaining(` ${field}.`), problems: [{ field }] },
    ])
  })

  test("a claim missing at userinfo is named, not the token's", async () => {
    const token = await desk.provider.token(person({ email: undefined, email_verified: undefined }))
    desk.provider.people.set(token, { sub: 'u-1', email: 'traveller@aurora.example' })
    expect(await (await call(token)).json()).toMatchObject({ problems: [{ field: 'email_verified' }] })
  })

  test('an address that the company gives to another person does not hand over the account', async () => {
    expect(await statusOf(await desk.provider.token(person()))).toBe(200)
    expect(await statusOf(await desk.provider.token(person({ sub: 'u-2' })))).toBe(403)
  })

  test('the address is requested at userinfo where the token has none, if that is the same person', async () => {
    const token = await desk.provider.token(person({ email: undefined, email_verified: undefined }))
    const said = { email: 'traveller@aurora.example', email_verified: true }
    desk.provider.people.set(token, { ...said, sub: 'somebody else' })
    expect(await statusOf(token)).toBe(403)
    desk.provider.people.set(token, { ...said, sub: 'u-1' })
    expect(await statusOf(token)).toBe(200)
  })

  test.each([
    ['audienceNotValid', 'OIDC_AUDIENCE, https://travel.example/api', { aud: 'account' }],
    ['issuerNotValid', 'OIDC_ISSUER, http://127.0.0.1:', { iss: 'https://sts.example/tenant' }],
  ])('tokens made for others are explained in the log: %s', async (messageCode, setting, changed) => {
    const answer = await call(await desk.provider.token(person(changed)))
    const said = { messageCode, message: expect.stringContaining(setting) as string }
    expect([answer.status, await answer.json()]).toMatchObject([401, said])
  })

  test('tokens that only the provider can read are logged with the setting that helps, not at every call', async () => {
    expectLog(/"what":"An access token is no JWT[^"]*OIDC_ACCESS_TOKENS=introspection/)
    for (let calls = 0; calls < 3; calls += 1) expect(await statusOf('Zk3-opaque_token')).toBe(401)
    expect(logged().match(/is no JWT/g)).toHaveLength(1)
  })

  const forged: Record<string, () => Promise<string> | string> = {
    'for another audience': () => desk.provider.token(person({ aud: 'waymark-web' })),
    'of another issuer': () => desk.provider.token(person({ iss: 'https://evil.example' })),
    expired: () => desk.provider.token(person({ exp: seconds(-60) })),
    'not valid yet': () => desk.provider.token(person({ nbf: seconds(60) })),
    'that are ID tokens': () => desk.provider.token(person({ nonce: 'n' })),
    'that Keycloak marks as ID tokens': () => desk.provider.token(person({ typ: 'ID' })),
    'without a signature': () => new UnsecuredJWT(person({ iss: desk.provider.issuer })).encode(),
    'signed with a shared secret': () =>
      new SignJWT(person({ iss: desk.provider.issuer })).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
    'signed with an unknown key': async () => desk.provider.token(person(), { kid: 'unknown' }),
  }
  test.each(Object.entries(forged))('tokens that are forged (%s) are refused', async (_, make) => {
    expect(await statusOf(await make())).toBe(401)
  })

  test('keys are fetched once, and again when the provider rotates them', async () => {
    const tokens = await Promise.all([person(), person({ sid: 's' })].map((claims) => desk.provider.token(claims)))
    await Promise.all(tokens.map(statusOf))
    const before = desk.provider.asked['/keys'] ?? 0
    expect(await statusOf(tokens[0]!)).toBe(200)
    expect(desk.provider.asked['/keys']).toBe(before)

    vi.useFakeTimers({ toFake: ['Date'] })
    await desk.provider.rotate('ES256')
    vi.setSystemTime(+desk.clock + 31_000)
    expect(await statusOf(await desk.provider.token(person()))).toBe(200)
    expect(await statusOf(tokens[0]!), 'signed with a key that is no more').toBe(401)
    expect(desk.provider.asked['/keys']).toBe(before + 1)
  })

  /** The answer of a backend that takes the tokens of another provider. */
  const whoamiAt = async (OIDC_ISSUER: string, token: string) => {
    const elsewhere = { ...desk.at.services, env: { ...desk.at.services.env, OIDC_ISSUER } }
    const answer = await createApi(elsewhere).request('/company/auth/whoami', {
      headers: { Authorization: `Bearer ${token}` },
    })
    return [answer.status, await answer.json()]
  }
  const away = [503, { messageCode: 'identityUnavailable' }]

  test('a provider that does not answer signs nobody out', async () => {
    expect(await whoamiAt('http://127.0.0.1:1', await desk.provider.token(person()))).toMatchObject(away)
  })

  test('a provider that failed is asked again ten seconds later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const late = await startOtherProvider()
    onTestFinished(() => void late.close())
    const token = await late.token(person())
    late.state.isDown = true
    expect(await whoamiAt(late.issuer, token)).toMatchObject(away)

    late.state.isDown = false
    expect(await whoamiAt(late.issuer, token)).toMatchObject(away)
    expect(late.asked).toEqual({ '/.well-known/openid-configuration': 1 })
    vi.setSystemTime(Date.now() + 11_000)
    expect(await whoamiAt(late.issuer, token)).toMatchObject([200, { profileId: 'p-aurora-traveller' }])
  })

  const grantOf = async () => {
    const [row] = await desk.at.services.db.select().from(oidcRecords).where(eq(oidcRecords.model, 'ExternalSession'))
    return row!.id
  }

  test('simultaneous calls begin one sign-in, and signing out ends it with every token issued until then', async () => {
    const token = await desk.provider.token(person({ sid: 'laptop' }))
    const phone = await desk.provider.token(person({ sid: 'phone' }))
    await Promise.all([token, token, token].map(statusOf))
    expect(await desk.at.services.db.$count(oidcRecords, eq(oidcRecords.model, 'ExternalSession'))).toBe(1)
    const grantId = await grantOf()
    expect([await isGrantAlive(desk.at.services, grantId), await isInUse(desk.at.services, grantId)]).toEqual([
      true,
      true,
    ])

    expect((await call(token, '/company/auth/signout', { method: 'POST' })).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect(await findCaller(desk.at.services, { accountId: 'a-aurora-traveller', grantId })).toBeUndefined()
    expect(await statusOf(phone), 'another browser of the same person').toBe(200)
    desk.clock = new Date(+desk.clock + 2000)
    expect(await statusOf(await desk.provider.token(person({ sid: 'laptop' }))), 'after signing in again').toBe(200)
    expect(await grantOf()).not.toBe(grantId)
  })

  test('a person whose profile an Admin closes is signed out in every browser, with their tokens', async () => {
    const tokens = await Promise.all(['laptop', 'phone'].map((sid) => desk.provider.token(person({ sid }))))
    const admin = await desk.provider.token(person({ sub: 'u-2', email: 'admin@aurora.example' }))
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 200])
    const profile = '/main/companies/aurora/profiles/p-aurora-traveller'
    expect((await call(admin, profile, { method: 'DELETE' })).status).toBe(200)
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401])
    desk.clock = new Date(+desk.clock + 2000)
    expect(await statusOf(await desk.provider.token(person({ sid: 'laptop' }))), 'after signing in again').toBe(200)
    expect((await call(admin, `${profile}/reactivate`, { method: 'POST' })).status).toBe(200)
  })

  test('a sign-in that is idle for as long as §9 allows is over, and an active one goes on', async () => {
    const began = +desk.clock
    const token = await desk.provider.token(person({ exp: seconds(86_400) }))
    for (const minutes of [0, 20, 45]) {
      desk.clock = new Date(began + minutes * 60_000)
      expect(await statusOf(token), `after ${minutes} minutes`).toBe(200)
    }
    desk.clock = new Date(+desk.clock + (idle + 1) * 1000)
    expect(await statusOf(token)).toBe(401)
  })

  test('the admin of a new company is told where to sign in, and gets no link for a password', async () => {
    const outbox = await openOutbox()
    const services = { ...desk.at.services, env: { ...desk.at.services.env, OUTBOX_DIR: outbox.folder } }
    const admin = await loadAccount(desk.at.services.db, 'a-aurora-admin')
    expect(await sendInvitation(admin!, 'Aurora', services)).toBeUndefined()
    const [mail] = await outbox.mails()
    expect(mail?.text).toContain(`Sign in at ${new URL(desk.provider.issuer).host} as admin@aurora.example`)
    expect(mail?.text).not.toContain('/identity/')
    await outbox.close()
  })

  test('signing out is offered, since the provider may keep its own session', async () => {
    const answer = await desk.api.request('/main/configuration')
    const { features } = (await answer.json()) as { features: { name: string }[] }
    expect(features.map(({ name }) => name)).toContain('signout')
  })
})

describe('claims by other names', () => {
  open({
    OIDC_CLAIM_SUBJECT: 'oid sub',
    OIDC_CLAIM_EMAIL: 'https://travel.example/mail',
    OIDC_CLAIM_EMAIL_VERIFIED: 'xms_edov',
  })

  test('claims may have other names in the access token and the ID token, which register the same person', async () => {
    const mail = { 'https://travel.example/mail': 'admin@aurora.example', xms_edov: true }
    expect(await statusOf(await desk.provider.token(person({ oid: 'o-1', sub: 'a login', ...mail })))).toBe(200)
    const idToken = await desk.provider.token(person({ sub: 'o-1', aud: 'waymark-web' }))
    const answer = await post('/main/login/signin-oidc/SignIn', { token: idToken })
    expect(await answer.json()).toMatchObject({ loginHint: 'admin@aurora.example' })
  })

  test('claims with other names name the person', async () => {
    const claims = { oid: 'o-1', 'https://travel.example/mail': 'admin@aurora.example', xms_edov: '1' }
    const answer = await call(await desk.provider.token(person({ sub: 'pairwise', ...claims })))
    expect(((await answer.json()) as Whoami).profileId).toBe('p-aurora-admin')
    const [link] = await desk.at.services.db.select().from(providerLinks)
    expect(link).toMatchObject({ issuer: desk.provider.issuer, subject: 'o-1', accountId: 'a-aurora-admin' })
  })
})
