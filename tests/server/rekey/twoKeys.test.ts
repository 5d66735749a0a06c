import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSealer } from '#server/crypto/sealer.ts'
import { keyedHash } from '#server/crypto/keyedHash.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { signInCodes } from '#server/db/schema/system/identity.ts'
import { knownPlaces } from '#server/db/schema/system/limits.ts'
import { accounts } from '#server/db/schema/company/people.ts'
import { runOnce } from '#server/http/operations/idempotency.ts'
import { findKnownPlace } from '#server/identity/knownPlaces.ts'
import { verifySignInCode } from '#server/identity/secondFactor.ts'
import { createMailQueue } from '#server/mail/mailQueue.ts'
import { readEnv } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { queuedRows } from '#tests/support/mail/mailQueue.ts'
import { demoKey, sealerOf, sealingKey, traveler, waitingMail } from '#tests/support/rekey/sealedDatabase.ts'

// While SEALING_KEY is being changed, the server has both keys.
const present = sealingKey(2)
let former: string
let at: Awaited<ReturnType<typeof openTestServices>>
/** The services of a server with both keys, on the database of one with the former key. */
let both: Services
beforeAll(async () => {
  at = await openTestServices()
  former = await demoKey(at.services.db)
  const sealer = createSealer(Buffer.from(present, 'base64'), Buffer.from(former, 'base64'))
  both = { ...at.services, sealer, mailQueue: createMailQueue(at.mailJobs, { sealer, now: at.services.now }) }
})
afterAll(() => at.close())

test('a server with both keys opens what either sealed, and seals with the new one', () => {
  expect(both.sealer.open(sealerOf(former).seal('old'))).toBe('old')
  expect(both.sealer.open(sealerOf(present).seal('new'))).toBe('new')
  expect(sealerOf(present).open(both.sealer.seal('text'))).toBe('text')
  expect(() => both.sealer.open(sealerOf(sealingKey(3)).seal('lost'))).toThrow()
})

test('a request that is repeated after the key was changed gets its first answer', async () => {
  const request = { header: 'repeated-key', caller: traveler, operation: 'post /planted', content: { number: 1 } }
  const first = await runOnce(request, at.services, async () => ({ id: 'first' }))
  expect(await runOnce(request, both, async () => ({ id: 'second' }))).toEqual(first)
})

test('a mail that waits since before the key was changed can be withdrawn', async () => {
  const mail = waitingMail('withdrawn')
  const waiting = async () => (await queuedRows(at.services)).length
  await at.services.db.transaction((tx) => at.services.mailQueue.add(tx, 'tripBooked', mail))
  const before = await waiting()
  await at.services.db.transaction((tx) => at.services.mailQueue.add(tx, 'tripBooked', mail))
  expect(await waiting()).toBeGreaterThan(before)
  await at.services.db.transaction((tx) => both.mailQueue.withdraw(tx, 'tripBooked', [mail]))
  expect(await waiting()).toBe(before)
})

test('a sign-in code sent before the key was changed is accepted', async () => {
  const { profileId } = traveler
  const codeHash = keyedHash(
    sealerOf(former),
    { purpose: 'sign-in codes', profileId, encoding: 'base64' },
    'uid 123456',
  )
  await at.services.db.insert(signInCodes).values({ uid: sha256('uid'), accountId, codeHash, expiresAt: tomorrow })
  expect(await verifySignInCode('uid', '123457', both)).toBe(false)
  expect(await verifySignInCode('uid', '123456', both)).toBe(true)
})

test('a browser that signed in before the key was changed is still known', async () => {
  const placeHash = keyedHash(sealerOf(former), { purpose: 'known places' }, 'device browser')
  await at.services.db.insert(knownPlaces).values({ accountId, placeHash, expiresAt: tomorrow })
  const [account] = await at.services.db.select().from(accounts).where(eq(accounts.id, accountId))
  const origin = { device: 'browser', address: '192.0.2.1' }
  expect(await findKnownPlace(account!.email, origin, both)).toEqual({ kind: 'device', hash: placeHash })
})

const accountId = 'a-aurora-traveller'
const tomorrow = new Date(Date.now() + 86_400_000)

test('the settings refuse a former key without a new one, and the same key twice', () => {
  expect(() => readEnv({ SEALING_KEY_BEFORE: former })).toThrow(/SEALING_KEY/)
  expect(() => readEnv({ SEALING_KEY: former, SEALING_KEY_BEFORE: former })).toThrow(
    'is the same key as SEALING_KEY: give SEALING_KEY the new one',
  )
  expect(() => readEnv({ SEALING_KEY: former, SEALING_KEY_BEFORE: 'short' })).toThrow('must be 32 bytes in base64')
})
