import { afterAll, beforeAll, expect, test } from 'vitest'
import { asPerson, type Identity, openIdentity } from '#tests/support/identity/identity.ts'

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
})
afterAll(() => identity.close())

interface Tokens {
  access_token: string
  refresh_token: string
}

/** The tabs of a browser share the stored tokens, and a lock that one tab holds at a time. */
function browserOf(first: Tokens) {
  let stored = first
  let lock: Promise<unknown> = Promise.resolve()
  let calls = 0
  /** As the application renews: under the lock, and only where no other tab has done so meanwhile. */
  const renew = (seen: string): Promise<Tokens> => {
    const turn = lock.then(async () => {
      if (stored.access_token !== seen) return stored
      calls += 1
      const answer = await identity.refresh(stored.refresh_token)
      expect(answer.status).toBe(200)
      return (stored = (await answer.json()) as Tokens)
    })
    lock = turn.catch(() => undefined)
    return turn
  }
  return { renew, calls: () => calls }
}

test.each([
  [2, 34],
  [5, 33],
  [10, 33],
])(
  '%s tabs that renew at once, in %s rounds, make one call each, and the person stays signed in',
  async (tabs, rounds) => {
    const first = (await identity.signIn(asPerson('traveller@boreal'))).tokens as Tokens
    const browser = browserOf(first)
    let seen = first.access_token
    for (let round = 0; round < rounds; round += 1) {
      const all = await Promise.all(Array.from({ length: tabs }, () => browser.renew(seen)))
      expect(new Set(all.map(({ access_token }) => access_token)).size).toBe(1)
      seen = all[0]!.access_token
    }
    expect(await identity.whoami(seen)).toBe(200)
    expect(browser.calls()).toBe(rounds)
  },
)

test('a renewal whose answer is lost signs nobody out', async () => {
  const first = (await identity.signIn(asPerson('traveller@boreal'))).tokens as Tokens
  await identity.refresh(first.refresh_token)
  // Nothing arrived: the browser has the old tokens and sends them again.
  const again = (await (await identity.refresh(first.refresh_token)).json()) as Tokens
  expect(await identity.whoami(again.access_token)).toBe(200)
  expect((await identity.refresh(again.refresh_token)).status).toBe(200)
})
