import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import { hourMs } from '#contract/time/durations.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { MaintenanceNotice, ManagedNotice, NewNotice } from '#contract/notices/maintenance.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { maintenanceDismissals, maintenanceNotices } from '#server/db/schema/site/notices.ts'
import { type Handle, openTestApi, placeOf } from '#tests/support/http/api.ts'

// §3 Maintenance notice, §4, §7 "latest maintenance notice (communication API)".
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.services.db.delete(maintenanceNotices)
})

const admin: Handle = 'admin@aurora'
const path = '/communication/admin/companies/aurora/maintenance-notices'
const inHours = (hours: number) => new Date(at.clock.now.getTime() + hours * hourMs).toISOString()
const planned = (more: Partial<NewNotice> = {}): NewNotice => ({
  category: 'Maintenance',
  impactedComponents: ['Application'],
  disclaimerStart: inHours(-1),
  maintenanceStart: inHours(2),
  maintenanceEnd: inHours(4),
  texts: [
    { locale: 'en-CA', title: 'Closed tonight', text: 'Book before six.' },
    { locale: 'fr-CA', title: 'Fermé ce soir', text: 'Réservez avant six heures.' },
  ],
  ...more,
})
const send = (method: string, more: string, body?: object, who: Handle = admin) =>
  at.send(who, `${path}${more}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const done = async (...call: Parameters<typeof send>) => {
  const answer = await send(...call)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as ManagedNotice
}
const refusal = async (answer: Response) => {
  const { problems } = failureSchema.parse(await answer.json())
  return [answer.status, problems?.map(({ field, code }) => `${field}: ${code}`).join(', ')]
}
const latest = (who: Handle = 'traveller@aurora', query = '') =>
  at.get<MaintenanceNotice | null>(who, `/communication/maintenance/latest${query}`)
const dismiss = (id: string, who: Handle = 'traveller@aurora') =>
  at.send(who, `/communication${placeOf(who)}/dismissed-notices/${id}`, { method: 'PUT' })

test('an announced notice reaches the people of the company in their language, and nobody of another', async () => {
  expect(await latest()).toBeNull()
  const { id } = await done('POST', '', planned())
  expect(await latest()).toEqual({
    ...planned(),
    texts: undefined,
    status: 'Active',
    id,
    title: 'Closed tonight',
    text: 'Book before six.',
    isDismissed: false,
  })
  expect(await latest('traveller@aurora', '?cultureCode=fr-CA')).toMatchObject({ title: 'Fermé ce soir' })
  expect(await latest('traveller@aurora', '?cultureCode=es-MX')).toMatchObject({ title: 'Closed tonight' })
  expect(await latest('guest@aurora')).toMatchObject({ id })
  expect(await latest('traveller@boreal')).toBeNull()
  expect((await dismiss(id, 'traveller@boreal')).status).toBe(404)
})

test('a notice of the operator reaches every company, and no administrator can change it', async () => {
  const { id } = await done('POST', '', planned())
  await at.services.db.update(maintenanceNotices).set({ companyId: null })
  expect(await latest('traveller@boreal')).toMatchObject({ id })
  expect(await at.get<ManagedNotice[]>(admin, path)).toMatchObject([{ id, isForAll: true }])
  expect((await send('DELETE', `/${id}`)).status).toBe(404)
  expect((await send('POST', `/${id}/end`, {})).status).toBe(404)
})

test('of several notices the one shown now comes first, then an outage, then the next to begin (§4)', async () => {
  const later = await done('POST', '', planned({ disclaimerStart: inHours(1), maintenanceStart: inHours(1.5) }))
  expect(await latest()).toMatchObject({ id: later.id })
  const far = await done('POST', '', planned({ maintenanceStart: inHours(3) }))
  expect(await latest()).toMatchObject({ id: far.id })
  const near = await done('POST', '', planned())
  expect(await latest()).toMatchObject({ id: near.id })
  const outage = await done('POST', '', planned({ category: 'Outage', maintenanceStart: inHours(3) }))
  expect(await latest()).toMatchObject({ id: outage.id })
  await done('POST', `/${outage.id}/end`, { version: outage.version })
  expect(await latest()).toMatchObject({ id: near.id })
  at.clock.now = new Date(inHours(5))
  expect(await latest()).toBeNull()
  at.clock.now = new Date(inHours(-5))
})

test('a notice about the booking tool alone reaches only companies with the certify or ZIIOBT one (§4)', async () => {
  const { id } = await done('POST', '', planned({ impactedComponents: ['OnlineBookingTool'] }))
  const asking = async (obtKind: 'certify' | 'Concur' | null) => {
    await at.services.db.update(companies).set({ obtKind }).where(eq(companies.id, 'aurora'))
    return (await latest())?.id
  }
  expect(await asking(null)).toBeUndefined()
  expect(await asking('Concur')).toBeUndefined()
  expect(await asking('certify')).toBe(id)
  await at.services.db.update(companies).set({ obtKind: 'ZIIOBT' }).where(eq(companies.id, 'aurora'))
  expect((await latest())?.id).toBe(id)
})

test('a dismissed notice stays dismissed for the person alone, until it changes', async () => {
  const { id, version } = await done('POST', '', planned())
  expect((await dismiss(id)).status).toBe(200)
  expect((await dismiss(id)).status).toBe(200)
  expect(await latest()).toMatchObject({ id, isDismissed: true })
  expect(await latest('newhire@aurora')).toMatchObject({ isDismissed: false })
  const other = await done('POST', '', planned({ maintenanceStart: inHours(3) }))
  expect(await latest()).toMatchObject({ id: other.id, isDismissed: false })
  await done('DELETE', `/${other.id}`)
  await done('PUT', `/${id}`, { ...planned(), version })
  expect(await latest()).toMatchObject({ isDismissed: true })
  await done('PUT', `/${id}`, { ...planned({ maintenanceEnd: inHours(6) }), version })
  expect(await latest()).toMatchObject({ isDismissed: false })
  await dismiss(id)
  await done('DELETE', `/${id}`)
  expect(await at.services.db.$count(maintenanceDismissals)).toBe(0)
})

test('times out of order, an end in the past and half a language are refused', async () => {
  const post = async (more: Partial<NewNotice>) => refusal(await send('POST', '', planned(more)))
  expect(await post({ maintenanceEnd: inHours(2) })).toEqual([400, 'maintenanceEnd: endBeforeStart'])
  expect(await post({ disclaimerStart: inHours(5) })).toEqual([400, 'maintenanceEnd: endBeforeStart'])
  expect(await post({ maintenanceEnd: inHours(24 * 400) })).toEqual([400, 'maintenanceEnd: dateTooFar'])
  const over = { maintenanceStart: inHours(-3), disclaimerStart: inHours(-4), maintenanceEnd: inHours(-1) }
  expect(await post(over)).toEqual([400, 'maintenanceEnd: datePast'])
  expect(await post({ impactedComponents: [] })).toEqual([400, 'impactedComponents: required'])
  expect(await post({ texts: [] })).toEqual([400, 'texts.0.title: required'])
  const half = [{ locale: 'en-CA', title: 'Closed', text: '' }] as NewNotice['texts']
  expect(await post({ texts: half })).toEqual([400, 'texts.0.text: required'])
  expect((await send('POST', '', planned(), 'traveller@aurora')).status).toBe(403)
})

test('a change made from an older version is answered with the present notice', async () => {
  const { id, version } = await done('POST', '', planned())
  await done('PUT', `/${id}`, { ...planned({ category: 'Degradation' }), version })
  const answer = await send('PUT', `/${id}`, { ...planned(), version })
  expect(answer.status).toBe(412)
  expect(failureSchema.parse(await answer.json()).current).toMatchObject({ id, category: 'Degradation', version: 2 })
  expect((await send('DELETE', `/${id}?version=1`)).status).toBe(412)
})

test('the record of changes says who announced, changed, ended and deleted a notice', async () => {
  const { id, version } = await done('POST', '', planned())
  const ended = await done('POST', `/${id}/end`, { version })
  const changes = async () =>
    (await at.get<CompanyChangePage>(admin, '/company/admin/companies/aurora/changes?entity=maintenance')).responseData
  const named = { entityId: id, entityName: 'Closed tonight' }
  expect(await changes()).toContainEqual(expect.objectContaining({ ...named, action: 'added' }))
  expect(await changes()).toContainEqual(
    expect.objectContaining({ ...named, changes: [{ field: 'noticeStatus', from: 'Active', to: 'Ended' }] }),
  )
  await done('DELETE', `/${id}?version=${ended.version}`)
  expect(await changes()).toContainEqual(expect.objectContaining({ entityId: id, entityName: '', action: 'removed' }))
})
