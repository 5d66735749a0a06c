import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { allowances, knownPlaces } from '#server/db/schema/system/limits.ts'
import { endSignIns } from '#server/domains/grants/grants.ts'
import { sweepExpired } from '#server/identity/sweepRegularly.ts'
import { networkOf } from '#server/http/requests/network.ts'
import { limitsOf } from '#server/identity/signInLimits.ts'
import { openServices } from '#server/openServices.ts'
import { Browser, type Seen } from '#tests/support/http/browser.ts'
import { type Identity, openIdentity } from '#tests/support/identity/identity.ts'
import { postgres } from '#tests/support/db/testStorage.ts'

const seconds = 1000
const owner = 'finance@aurora.example'
const [home, office, elsewhere] = ['203.0.113.7', '198.51.100.20', '192.0.2.99'] as const

let identity: Identity
let passed = 0
beforeAll(async () => {
  identity = await openIdentity({ TRUST_PROXY: '1' })
  Object.assign(identity.services, { now: () => new Date(Date.now() + passed) })
})
afterAll(() => identity.close())
beforeEach(async () => {
  passed = 0
  await identity.services.db.delete(allowances)
  await identity.services.db.delete(knownPlaces)
})

/** Begins a password check for a login from an address, in an unknown browser. */
const begin = async (login: string, address: string) =>
  (await limitsOf(login, { device: undefined, address }, identity.services)).beginPassword()

const browserAt = (address: string) => new Browser(identity.origin, { 'X-Forwarded-For': address })
async function signIn(browser: Browser, password = 'demo', login = owner): Promise<Seen> {
  const page = await browser.open((await identity.ask({ prompt: 'login' })).address)
  return browser.submit(page, { login, password })
}
const isIn = ({ location }: Seen) => location?.searchParams.has('code') === true
async function guessTenTimes(address: string) {
  for (let n = 0; n < 10; n += 1) await begin(owner, address)
}

describe('a stranger who guesses', () => {
  test('a stranger is refused after ten attempts, from any address, and told when to come back', async () => {
    await guessTenTimes(elsewhere)
    const refused = await signIn(browserAt('192.0.2.100'))
    expect([refused.status, refused.html.includes('Too many attempts. Wait a few minutes')]).toEqual([429, true])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
    passed = 601 * seconds
    expect(isIn(await signIn(browserAt('192.0.2.100')))).toBe(true)
  })

  test('a stranger does not lock the owner out of a known browser or address', async () => {
    const mine = browserAt(home)
    expect(isIn(await signIn(mine))).toBe(true)
    await guessTenTimes(elsewhere)
    expect((await signIn(browserAt(office))).status).toBe(429)
    expect(isIn(await signIn(browserAt(home)))).toBe(true)
    mine.headers['X-Forwarded-For'] = office
    expect(isIn(await signIn(mine))).toBe(true)
  })

  test('a stranger gets a hundred attempts in a day', async () => {
    for (let round = 0; round < 10; round += 1) {
      await guessTenTimes(elsewhere)
      passed += 601 * seconds
    }
    const refused = await signIn(browserAt(elsewhere))
    expect([refused.status, refused.html.includes('or try again tomorrow')]).toEqual([429, true])
  })

  test('a stranger who guesses unknown logins is refused in the same way', async () => {
    for (let n = 0; n < 10; n += 1) expect(await begin('nobody@nowhere.example', elsewhere)).toBe(0)
    expect(await begin('Nobody@nowhere.example ', elsewhere)).toBeGreaterThan(0)
  })
})

test('a copied cookie of a browser ends with the next sign-in there, and all of them with a new password', async () => {
  const mine = browserAt(home)
  await signIn(mine)
  const copied = Object.entries(mine.held()).find(([name]) => name.endsWith('device'))![1]
  await signIn(mine)
  const current = Object.entries(mine.held()).find(([name]) => name.endsWith('device'))![1]
  await guessTenTimes(elsewhere)
  const from = async (device: string) =>
    (await limitsOf(owner, { device, address: elsewhere }, identity.services)).beginPassword()
  expect(await from(copied)).toBeGreaterThan(0)
  expect(await from(current)).toBe(0)
  await endSignIns('a-aurora-finance', identity.services)
  expect(await from(current)).toBeGreaterThan(0)
})

describe('one address', () => {
  test('one address may fail a hundred times in ten minutes, for all logins together', async () => {
    for (let n = 0; n < 100; n += 1) await begin(`person${n}@aurora.example`, elsewhere)
    expect(await begin('another@aurora.example', elsewhere)).toBeGreaterThan(0)
    expect(await begin('another@aurora.example', home)).toBe(0)
  })

  test('one address begins three thousand sign-ins in ten minutes, as each is stored for an hour', async () => {
    const { services, ask } = identity
    const { address } = await ask()
    expect((await browserAt(elsewhere).open(address)).status).toBe(200)
    await services.db.update(allowances).set({ used: 3000 })
    const begun = () => services.db.$count(oidcRecords, eq(oidcRecords.model, 'Interaction'))
    const before = await begun()
    const refused = await browserAt(elsewhere).open(address)
    expect([refused.status, refused.html.includes('Wait ten minutes')]).toEqual([429, true])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
    for (const path of ['/identity/auth/', '/identity/AUTH']) {
      const otherwise = new URL(path + address.search, address)
      expect((await browserAt(elsewhere).open(otherwise)).status, path).toBe(429)
    }
    expect(await begun()).toBe(before)
    expect((await browserAt(office).open(address)).status).toBe(200)
  })

  test('an address that others use up does not stop a known browser', async () => {
    const mine = browserAt(office)
    await signIn(mine)
    for (let n = 0; n < 101; n += 1) await begin(`person${n}@aurora.example`, office)
    expect((await signIn(browserAt(office))).status).toBe(429)
    expect(isIn(await signIn(mine))).toBe(true)
  })

  test('the limit of an address does not count successful sign-ins', async () => {
    const { beginPassword, succeeded } = await limitsOf(
      owner,
      { device: undefined, address: office },
      identity.services,
    )
    for (let n = 0; n < 150; n += 1) {
      expect(await beginPassword()).toBe(0)
      await succeeded()
    }
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001:0:0:0:2', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('the address %s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network))
})

test("the whole server checks a limited number of strangers' passwords a minute, and still serves known people", async () => {
  await signIn(browserAt(home))
  for (let n = 0; n < 300; n += 1) await begin(`person${n}@aurora.example`, `10.0.${n}.1`)
  expect(await begin('another@aurora.example', elsewhere)).toBeGreaterThan(0)
  expect(isIn(await signIn(browserAt(home)))).toBe(true)
  passed = 61 * seconds
  expect(await begin('another@aurora.example', elsewhere)).toBe(0)
})

test('only ten of forty simultaneous attempts are allowed', async () => {
  const waits = await Promise.all(Array.from({ length: 40 }, () => begin(owner, elsewhere)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
})

test.skipIf(!postgres)(
  'only ten of forty simultaneous attempts on two servers with one database are allowed',
  async () => {
    const other = await openServices(identity.services.env)
    const both = [identity.services, other.services]
    const waits = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const limits = await limitsOf(owner, { device: undefined, address: elsewhere }, both[n % 2]!)
        return limits.beginPassword()
      }),
    )
    await other.close()
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  },
)

test('codes are sent ten times in an hour and entered twenty times, in any number of sign-ins', async () => {
  const limits = () => limitsOf(owner, { device: undefined, address: elsewhere }, identity.services)
  const count = async (what: 'beginText' | 'beginGuess') => {
    const waits = await Promise.all(Array.from({ length: 30 }, async () => (await limits())[what]()))
    return waits.filter((wait) => wait === 0).length
  }
  expect([await count('beginText'), await count('beginGuess')]).toEqual([10, 20])
  await (await limits()).succeeded()
  expect(await count('beginText')).toBe(10)
})

test('the stored counts contain no names, and are deleted when they expire', async () => {
  const { db } = identity.services
  await signIn(browserAt(home))
  await guessTenTimes(elsewhere)
  const kept = JSON.stringify([await db.select().from(allowances), await db.select().from(knownPlaces)])
  for (const told of ['finance@', home, elsewhere]) expect(kept).not.toContain(told)
  passed = 2 * 24 * 3600 * seconds
  await sweepExpired(identity.services)
  expect([await db.$count(allowances), await db.$count(knownPlaces)]).toEqual([0, 2])
  passed = 91 * 24 * 3600 * seconds
  await sweepExpired(identity.services)
  expect(await db.$count(knownPlaces)).toBe(0)
})
