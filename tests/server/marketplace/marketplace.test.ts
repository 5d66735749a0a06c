import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { FailureBody } from '#contract/wire/envelope.ts'
import type { OpenApp, PartnerApp } from '#contract/catalogs/marketplace.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { appRequests, partnerApps } from '#server/db/schema/site/marketplace.ts'
import { removeDetails } from '#server/domains/profile/removeDetails.ts'
import { type Handle, openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'

const me: Handle = 'traveller@aurora'
const admin: Handle = 'admin@aurora'
const path = '/company/companies/aurora/marketplace'
const adminPath = '/company/admin/companies/aurora/marketplace'

let at: Awaited<ReturnType<typeof openTestApi>> | undefined
beforeEach(async () => {
  await at?.close()
  at = await openTestApi()
})
afterAll(() => at?.close())

const list = (who: Handle = me) => at!.get<PartnerApp[]>(who, path)
const statuses = async (who: Handle = me) => new Map((await list(who)).map(({ id, status }) => [id, status]))
const open = (id: string, who: Handle = me) => at!.get<OpenApp>(who, `${path}/${id}`)
const send = (who: Handle, address: string, method: string, body?: object) =>
  at!.send(who, address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const ask = (id: string, reason = '', who: Handle = me) => send(who, `${path}/${id}/requests`, 'POST', { reason })
const notes = async (who: Handle, code: string) =>
  (await at!.get<Notification[]>(who, `/main${placeOf(who)}/notifications`)).filter((note) => note.code === code)
const refusal = async (answer: Response) => ((await answer.json()) as FailureBody).messageCode
const requestOf = async (id: string) => (await open(id)).request!

test('apps have the status of the company and of the own request, in the language of the reader', async () => {
  const found = await statuses()
  expect(found.get('tallybird')).toBe('connected')
  expect(found.get('lanternwatch')).toBe('notInContract')
  expect(found.get('kerbside')).toBe('available')
  expect((await statuses('finance@aurora')).get('kerbside')).toBe('requested')
  const french = await at!.get<OpenApp>(me, `${path}/tallybird`, { 'Accept-Language': 'fr' })
  expect(french.summary).toMatch(/^Des reçus/)
  // The address to sign in is answered only where the app is connected.
  expect(french.signInUrl).toBe('https://tallybird.example/sign-in')
  expect(await open('kerbside')).toMatchObject({ signInUrl: null, connectedOn: null, request: null, requests: [] })
})

test('a request reaches the administrators, and approving it connects the app and tells the requester', async () => {
  expect((await ask('stampfolio', 'Two trips to India a year.')).status).toBe(200)
  expect((await statuses()).get('stampfolio')).toBe('requested')
  expect(await refusal(await ask('stampfolio'))).toBe('alreadyExists')
  const { id } = await requestOf('stampfolio')
  const task = (await notes(admin, 'appToDecide')).find(({ key }) => key === `app:${id}`)
  expect(task).toMatchObject({
    type: 'admintask',
    title: 'Camille Tremblay asks for Stampfolio Visas',
    actionRoute: { name: 'marketplaceApp', params: { appId: 'stampfolio' }, query: { request: id } },
  })
  expect((await open('stampfolio', admin)).requests).toMatchObject([
    { id, who: 'Camille Tremblay', reason: 'Two trips to India a year.' },
  ])
  const answered = await send(admin, `${adminPath}/stampfolio/requests/${id}`, 'PUT', { state: 'approved', reason: '' })
  expect(await answered.json()).toMatchObject({ status: 'connected', requests: [] })
  expect(await open('stampfolio')).toMatchObject({ status: 'connected', request: { state: 'approved' } })
  expect(await notes(me, 'appApproved')).toMatchObject([
    { type: 'marketplace', title: 'Stampfolio Visas is connected' },
  ])
  expect((await notes(admin, 'appToDecide')).some(({ key }) => key === `app:${id}`)).toBe(false)
  const again = await send(admin, `${adminPath}/stampfolio/requests/${id}`, 'PUT', { state: 'approved', reason: '' })
  expect(await refusal(again)).toBe('requestDecided')
})

test('declining needs a reason, which the requester reads', async () => {
  await ask('railhopper')
  const { id } = await requestOf('railhopper')
  const address = `${adminPath}/railhopper/requests/${id}`
  const without = await send(admin, address, 'PUT', { state: 'declined', reason: '' })
  expect(((await without.json()) as FailureBody).problems).toEqual([{ field: 'reason', code: 'required' }])
  await send(admin, address, 'PUT', { state: 'declined', reason: 'Too few trips by train.' })
  expect(await open('railhopper')).toMatchObject({
    status: 'available',
    request: { state: 'declined', answer: 'Too few trips by train.' },
  })
  expect(await notes(me, 'appDeclined')).toMatchObject([
    { detail: 'Your administrator’s reason: Too few trips by train.' },
  ])
  at!.clock.now = new Date(at!.clock.now.getTime() + 15 * 86_400_000)
  expect(await notes(me, 'appDeclined')).toEqual([])
})

test('a request can be withdrawn by its person alone', async () => {
  await ask('railhopper')
  const { id } = await requestOf('railhopper')
  expect((await send('vip@aurora', `${path}/railhopper/requests/${id}`, 'DELETE')).status).toBe(404)
  expect((await send(me, `${path}/railhopper/requests/${id}`, 'DELETE')).status).toBe(200)
  expect(await open('railhopper')).toMatchObject({ status: 'available', request: null })
  expect((await notes(admin, 'appToDecide')).some(({ key }) => key === `app:${id}`)).toBe(false)
})

test('an administrator connects and disconnects an app, which the record of changes notes', async () => {
  await ask('kerbside')
  const { version } = await open('kerbside', admin)
  const connected = await send(admin, `${adminPath}/kerbside`, 'PUT', { isConnected: true, version })
  // Connecting answers the open requests.
  expect(await connected.json()).toMatchObject({ status: 'connected', requests: [] })
  expect(await notes('finance@aurora', 'appApproved')).toHaveLength(1)
  const stale = await send(admin, `${adminPath}/kerbside`, 'PUT', { isConnected: false, version })
  expect(stale.status).toBe(412)
  await send(admin, `${adminPath}/kerbside`, 'PUT', { isConnected: false, version: version + 1 })
  expect((await statuses()).get('kerbside')).toBe('available')
  const { responseData } = await at!.get<{ responseData: object[] }>(
    admin,
    '/company/admin/companies/aurora/changes?entity=partnerApp',
  )
  expect(responseData).toMatchObject([
    { entityName: 'Kerbside Rides', action: 'deactivated' },
    { entityName: 'Kerbside Rides', action: 'activated' },
  ])
})

test('an app that is not in the contract can neither be asked for nor connected', async () => {
  expect(await refusal(await ask('lanternwatch'))).toBe('appNotAvailable')
  expect(await refusal(await send(admin, `${adminPath}/lanternwatch`, 'PUT', { isConnected: true }))).toBe(
    'appNotAvailable',
  )
  expect(await refusal(await ask('tallybird'))).toBe('appNotAvailable')
  expect((await ask('no-such-app')).status).toBe(404)
})

test('guests and travelers are refused where they may not act, and companies do not see each other', async () => {
  expect((await at!.send('guest@aurora', path)).status).toBe(403)
  expect((await send(me, `${adminPath}/kerbside`, 'PUT', { isConnected: true })).status).toBe(403)
  expect((await at!.send('admin@boreal', path)).status).toBe(404)
  expect((await list()).every(({ openRequests }) => openRequests === 0)).toBe(true)
  expect((await list(admin)).find(({ id }) => id === 'kerbside')).toMatchObject({ openRequests: 1 })
})

test('the request of a person of another company is unknown and not counted', async () => {
  const theirs = { appId: 'railhopper', companyId: 'boreal', profileId: profileIdOf('admin@boreal') }
  await at!.services.db
    .insert(appRequests)
    .values({ ...theirs, id: 'theirs', reason: 'Secret.', askedAt: at!.clock.now })
  expect(await open('railhopper', admin)).toMatchObject({ requests: [], openRequests: 0 })
  expect((await list(admin)).find(({ id }) => id === 'railhopper')).toMatchObject({ openRequests: 0 })
  const answer = { state: 'declined', reason: 'No.' }
  expect((await send(admin, `${adminPath}/railhopper/requests/theirs`, 'PUT', answer)).status).toBe(404)
  expect((await send(admin, `${path}/railhopper/requests/theirs`, 'DELETE')).status).toBe(404)
})

test('where the marketplace is off, its calls are unknown and nothing leads there', async () => {
  await ask('railhopper')
  const { db } = at!.services
  const [aurora] = await db.select().from(companies).where(eq(companies.id, 'aurora'))
  await db
    .update(companies)
    .set({ features: { ...aurora!.features, marketplace: 'disabled' } })
    .where(eq(companies.id, 'aurora'))
  expect((await at!.send(me, path)).status).toBe(404)
  expect(await notes(admin, 'appToDecide')).toEqual([])
})

test('a company without a catalog has an empty list, and erasing a person erases their requests', async () => {
  await ask('railhopper', 'For me.')
  await removeDetails(profileIdOf(me), at!.services)
  expect(await at!.services.db.$count(appRequests, eq(appRequests.profileId, profileIdOf(me)))).toBe(0)
  await at!.services.db.delete(partnerApps)
  expect(await list('vip@aurora')).toEqual([])
})
