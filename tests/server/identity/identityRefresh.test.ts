import { and, eq, isNull } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { companies, employees } from '#server/db/schema/company/company.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { asPerson, errorOf, type Identity, openIdentity } from '#tests/support/identity/identity.ts'

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
})
afterAll(() => identity.close())

/** Moves the clock of the server and of the provider's library, whose own it is. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] })

interface Tokens {
  access_token: string
  refresh_token: string
}
const tokensOf = async (answer: Response) => (await answer.json()) as Tokens
const firstTokens = async (handle: string) => (await identity.signIn(asPerson(handle))).tokens as Tokens
const record = async (id: string) => {
  const [row] = await identity.services.db
    .select()
    .from(oidcRecords)
    .where(and(eq(oidcRecords.model, 'RefreshToken'), eq(oidcRecords.id, sha256(id))))
  return row!
}

describe('renewing', () => {
  test('a renewal gives a new refresh token each time and keeps an active session alive', async () => {
    stopClock()
    let { refresh_token: token } = await firstTokens('traveller@aurora')
    for (let round = 0; round < 3; round += 1) {
      pass(540)
      const renewed = await tokensOf(await identity.refresh(token))
      expect(renewed.refresh_token).not.toBe(token)
      expect(await identity.whoami(renewed.access_token)).toBe(200)
      token = renewed.refresh_token
    }
  })

  test('a renewal ends with idleness, 1790 seconds after the last one', async () => {
    stopClock()
    const { refresh_token: token } = await firstTokens('traveller@aurora')
    const { expiresAt } = await record(token)
    // A token is dated in whole seconds, its record to the millisecond.
    expect(Math.floor((+expiresAt! - Date.now()) / 1000)).toBe(1790)
    pass(1791)
    expect(await errorOf(await identity.refresh(token))).toBe('400 invalid_grant')
  })

  test('a renewal ends earlier for a company with a shorter time, from the next renewal on', async () => {
    stopClock()
    const { db } = identity.services
    const { refresh_token: first } = await firstTokens('traveller@aurora')
    const setIdle = (idleSeconds: number | null) =>
      db.update(companies).set({ idleSeconds }).where(eq(companies.id, 'aurora'))
    await setIdle(600)
    const { refresh_token: renewed } = await tokensOf(await identity.refresh(first))
    const secondsLeft = async (token: string) => Math.floor((+(await record(token)).expiresAt! - Date.now()) / 1000)
    expect(await secondsLeft(renewed)).toBe(900)
    expect(await secondsLeft((await firstTokens('newhire@aurora')).refresh_token)).toBe(900)
    expect(await secondsLeft((await firstTokens('traveller@boreal')).refresh_token)).toBe(1790)
    pass(901)
    expect(await errorOf(await identity.refresh(renewed))).toBe('400 invalid_grant')
    await setIdle(null)
  })

  test('a renewal never goes past the working day that began with the sign-in', async () => {
    stopClock()
    const start = Date.now()
    let { refresh_token: token } = await firstTokens('traveller@aurora')
    const dayEnds = Math.floor(start / 1000) + 12 * 3600
    while (Date.now() / 1000 < dayEnds - 1700) {
      pass(1700)
      token = (await tokensOf(await identity.refresh(token))).refresh_token
      const { expiresAt } = await record(token)
      expect(+expiresAt! / 1000).toBeLessThanOrEqual(dayEnds + 1)
    }
    vi.setSystemTime((dayEnds + 2) * 1000)
    expect(await errorOf(await identity.refresh(token))).toBe('400 invalid_grant')
  })
})

describe('a spent refresh token', () => {
  test('a spent refresh token works once more within ten seconds, and gets the same successor', async () => {
    stopClock()
    const { refresh_token: first } = await firstTokens('traveller@aurora')
    const { refresh_token: successor } = await tokensOf(await identity.refresh(first))
    pass(9)
    const again = await tokensOf(await identity.refresh(first))
    expect(again.refresh_token).toBe(successor)
    expect(await identity.whoami(again.access_token)).toBe(200)
    expect((await identity.refresh(successor)).status).toBe(200)
  })

  test('a spent refresh token ends the session after that, as it may be stolen', async () => {
    stopClock()
    const { refresh_token: first } = await firstTokens('traveller@aurora')
    const next = await tokensOf(await identity.refresh(first))
    pass(11)
    expect(await errorOf(await identity.refresh(first))).toBe('400 invalid_grant')
    expect(await errorOf(await identity.refresh(next.refresh_token))).toBe('400 invalid_grant')
    expect(await identity.whoami(next.access_token)).toBe(401)
  })

  test('a spent refresh token gets no more time by being sent again', async () => {
    stopClock()
    const { refresh_token: first } = await firstTokens('traveller@aurora')
    await identity.refresh(first)
    pass(6)
    expect((await identity.refresh(first)).status).toBe(200)
    pass(6)
    expect(await errorOf(await identity.refresh(first))).toBe('400 invalid_grant')
  })
})

describe('more uses of one refresh token', () => {
  const use = (token: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => identity.refresh(token)))

  test('two at once get the same successor, and stay one sign-in', async () => {
    const { refresh_token: token } = await firstTokens('traveller@aurora')
    const answers = await use(token, 2)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [one, two] = await Promise.all(answers.map(tokensOf))
    expect(two!.refresh_token).toBe(one!.refresh_token)
    for (const { access_token } of [one!, two!]) expect(await identity.whoami(access_token)).toBe(200)
    const { grantId } = await record(token)
    const open = and(eq(oidcRecords.model, 'RefreshToken'), eq(oidcRecords.grantId, grantId!))
    expect(await identity.services.db.$count(oidcRecords, and(open, isNull(oidcRecords.consumedAt)))).toBe(1)
  })

  test('the third in a row ends the sign-in with all its tokens', async () => {
    const { refresh_token: token } = await firstTokens('traveller@aurora')
    const next = await tokensOf(await identity.refresh(token))
    expect((await identity.refresh(token)).status).toBe(200)
    expect(await errorOf(await identity.refresh(token))).toBe('400 invalid_grant')
    expect(await errorOf(await identity.refresh(next.refresh_token))).toBe('400 invalid_grant')
    expect(await identity.whoami(next.access_token)).toBe(401)
  })

  test('the third ends the sign-in where its clock is behind that of the second, too', async () => {
    stopClock()
    const { refresh_token: token } = await firstTokens('traveller@aurora')
    for (let times = 0; times < 2; times += 1) expect((await identity.refresh(token)).status).toBe(200)
    pass(-0.001)
    expect(await errorOf(await identity.refresh(token))).toBe('400 invalid_grant')
  })

  test('of ten at once no more than two get tokens, and none of these lasts', async () => {
    const { refresh_token: token } = await firstTokens('traveller@aurora')
    const answers = await use(token, 10)
    const good = answers.filter(({ status }) => status === 200)
    expect(good.length).toBeLessThanOrEqual(2)
    expect(await Promise.all(answers.filter((each) => !good.includes(each)).map(errorOf))).toEqual(
      Array(10 - good.length).fill('400 invalid_grant'),
    )
    for (const tokens of await Promise.all(good.map(tokensOf))) {
      expect(await identity.whoami(tokens.access_token)).toBe(401)
      expect(await errorOf(await identity.refresh(tokens.refresh_token))).toBe('400 invalid_grant')
    }
  })
})

test('a revocation ends the access token at once', async () => {
  const tokens = await firstTokens('traveller@aurora')
  expect(await identity.whoami(tokens.access_token)).toBe(200)
  expect((await identity.revoke(tokens.refresh_token)).status).toBe(200)
  expect(await identity.whoami(tokens.access_token)).toBe(401)
  expect(await errorOf(await identity.refresh(tokens.refresh_token))).toBe('400 invalid_grant')
})

describe('people who left', () => {
  test('the end of employment revokes tokens with the next call, and the sign-in is refused', async () => {
    const tokens = await firstTokens('guest@aurora')
    await setStatus('inactive')
    expect(await identity.whoami(tokens.access_token)).toBe(401)
    expect(await errorOf(await identity.refresh(tokens.refresh_token))).toBe('400 invalid_grant')
    await expect(identity.signIn(asPerson('guest@aurora'))).rejects.toThrow('answered 200')
    await setStatus('active')
    expect(decodeJwt((await firstTokens('guest@aurora')).access_token).ProfileId).toBe('p-aurora-guest')
  })

  test('a person with a closed profile still signs in, to request reopening (§7 request-reactivate)', async () => {
    const tokens = await firstTokens('guest@aurora')
    await setActive(false)
    expect(await identity.whoami(tokens.access_token)).toBe(200)
    expect((await firstTokens('guest@aurora')).access_token).not.toBe(tokens.access_token)
    await setActive(true)
  })

  const setActive = (active: boolean) =>
    identity.services.db.update(profiles).set({ active }).where(eq(profiles.id, 'p-aurora-guest'))
  const setStatus = (status: 'active' | 'inactive') =>
    identity.services.db.update(employees).set({ status }).where(eq(employees.id, 'e-aurora-guest'))
})
