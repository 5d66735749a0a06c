import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { marketplaceLimits, type OpenApp, type PartnerApp } from '#contract/catalogs/marketplace.ts'
import type { Database } from '#server/db/client.ts'
import { appRequests, companyApps } from '#server/db/schema/site/marketplace.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { askForApp } from '#server/domains/marketplace/askForApp.ts'
import { answerRequest, decideApp } from '#server/domains/marketplace/decideApp.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { type Handle, openTestApi, profileIdOf } from '#tests/support/http/api.ts'

// Requests for apps that meet other changes, and many of them.
const me: Handle = 'traveller@aurora'
const admin: Handle = 'admin@aurora'
const path = '/company/companies/aurora/marketplace'
const appId = 'railhopper'

let at: Awaited<ReturnType<typeof openTestApi>> | undefined
beforeEach(async () => {
  await at?.close()
  at = await openTestApi()
})
afterAll(() => at?.close())

const open = (who: Handle = admin) => at!.get<OpenApp>(who, `${path}/${appId}`)
const callerOf = (who: Handle, roles: Caller['roles'] = []): Caller => ({
  accountId: who,
  grantId: 'g1',
  profileId: profileIdOf(who),
  employeeId: null,
  companyId: 'aurora',
  roles,
  isRegistered: true,
})
const request = (): AdminRequest => ({
  caller: callerOf(admin, ['Admin']),
  companyId: 'aurora',
  language: 'en',
  locale: undefined,
  services: at!.services,
})
const ask = () => {
  const { db, now } = at!.services
  return askForApp(appId, { reason: '' }, { db, caller: callerOf(me), language: 'en', now: now() })
}
const write = (id: string) =>
  at!.services.db.insert(appRequests).values({
    id,
    companyId: 'aurora',
    appId,
    profileId: profileIdOf(me),
    reason: '',
    askedAt: at!.clock.now,
  })

test('a request that meets the decision to connect the app is approved or refused, and never left open', async () => {
  // The decision comes after each of the first steps of the request.
  for (let steps = 0; steps < 4; steps++) {
    await at!.services.db.delete(appRequests)
    await at!.services.db.delete(companyApps)
    const asking = ask().catch((refusal: unknown) => refusal)
    for (let step = 0; step < steps; step++) await Promise.resolve()
    await decideApp(appId, { isConnected: true }, request())
    await asking
    expect(await at!.services.db.$count(appRequests, isNull(appRequests.decidedAt)), `after ${steps} steps`).toBe(0)
  }
})

test('approving an open request for a connected app does not connect it again', async () => {
  await decideApp(appId, { isConnected: true }, request())
  await write('late')
  const before = await open()
  at!.clock.now = new Date(at!.clock.now.getTime() + 3 * 86_400_000)
  const after = await answerRequest({ appId, appRequestId: 'late' }, { state: 'approved', reason: '' }, request())
  const { version, connectedOn } = before
  expect(after).toMatchObject({ status: 'connected', version, connectedOn, requests: [] })
  expect((await open(me)).request).toMatchObject({ id: 'late', state: 'approved' })
  const { responseData } = await at!.get<{ responseData: object[] }>(
    admin,
    '/company/admin/companies/aurora/changes?entity=partnerApp',
  )
  expect(responseData).toHaveLength(1)
})

test('connecting an app approves the open requests and leaves declined ones as they were answered', async () => {
  await write('declined')
  const reason = 'Too few trips.'
  await answerRequest({ appId, appRequestId: 'declined' }, { state: 'declined', reason }, request())
  await write('open')
  at!.clock.now = new Date(at!.clock.now.getTime() + 86_400_000)
  await decideApp(appId, { isConnected: true }, request())
  const rows = await at!.services.db.select().from(appRequests).where(eq(appRequests.appId, appId))
  const decided = rows.map(({ id, state, answer, decidedAt }) => ({ id, state, answer, decided: decidedAt?.getTime() }))
  expect(decided.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
    { id: 'declined', state: 'declined', answer: reason, decided: at!.clock.now.getTime() - 86_400_000 },
    { id: 'open', state: 'approved', answer: '', decided: at!.clock.now.getTime() },
  ])
})

test('declining a request that its person withdraws meanwhile is refused', async () => {
  await write('gone')
  const { db, now } = at!.services
  let withdraw: (() => void) | undefined
  // The time is read after the request was found and before the answer is written.
  const services = {
    ...at!.services,
    now: () => {
      withdraw?.()
      return now()
    },
    db: {
      transaction: (work: (tx: Database) => Promise<OpenApp>) =>
        db.transaction((tx) => {
          withdraw = () => void tx.delete(appRequests).where(eq(appRequests.id, 'gone')).execute()
          return work(tx)
        }),
    } as Database,
  }
  const answer = { state: 'declined', reason: 'Too few trips.' } as const
  await expect(
    answerRequest({ appId, appRequestId: 'gone' }, answer, { ...request(), services }),
  ).rejects.toMatchObject({
    status: 409,
    messageCode: 'requestDecided',
  })
})

test('an app is answered with its oldest open requests and the number of all, and the list with the number', async () => {
  const people = await at!.services.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.companyId, 'aurora'))
    .orderBy(profiles.id)
    .limit(marketplaceLimits.waiting + 2)
  expect(people).toHaveLength(marketplaceLimits.waiting + 2)
  await at!.services.db.insert(appRequests).values(
    people.map(({ id: profileId }, place) => ({
      id: `asked-${place}`,
      companyId: 'aurora',
      appId,
      profileId,
      reason: '',
      // The first in the table is the newest.
      askedAt: new Date(at!.clock.now.getTime() - place * 60_000),
    })),
  )
  const { requests, openRequests } = await open()
  expect(openRequests).toBe(people.length)
  expect(requests).toHaveLength(marketplaceLimits.waiting)
  expect(requests[0]?.id).toBe(`asked-${people.length - 1}`)
  const listed = async (who: Handle) => (await at!.get<PartnerApp[]>(who, path)).find(({ id }) => id === appId)
  expect(await listed(admin)).toMatchObject({ openRequests: people.length })
  expect(await open(me)).toMatchObject({ openRequests: 0, requests: [] })
  expect(await listed(me)).toMatchObject({ openRequests: 0 })
})
