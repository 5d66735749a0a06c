import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { ManagedPolicy, NewTravelPolicy } from '#contract/admin/travelPolicies.ts'
import { stayOffers } from '#bookingTool/plan/offers.ts'
import { travelPolicies } from '#server/db/schema/company/company.ts'
import { type Handle, openTestApi } from '#tests/support/http/api.ts'

// §3 Travel policy, §7 Administration.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const admin: Handle = 'admin@aurora'
const path = '/company/admin/companies/aurora/travel-policies'
const send = (method: string, more: string, body: object, language = 'en-CA') =>
  at.send(admin, `${path}${more}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  })
const done = async (...call: Parameters<typeof send>) => {
  const answer = await send(...call)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as ManagedPolicy
}
const refusal = async (answer: Response) => {
  const { problems } = failureSchema.parse(await answer.json())
  return [answer.status, problems?.map(({ field, code }) => `${field}: ${code}`).join(', ')]
}
const list = (language = 'en-CA') => at.get<ManagedPolicy[]>(admin, path, { 'Accept-Language': language })
const sales: NewTravelPolicy = {
  names: [
    { locale: 'en-CA', value: 'Sales' },
    { locale: 'fr-CA', value: 'Ventes' },
    { locale: 'es-ES', value: 'Ventas' },
  ],
  isAllowedSelf: true,
  isAllowedTransient: true,
  isAllowedEvent: false,
  needsApproval: true,
  fareTolerancePercent: 20,
  hotelNightLimit: 250,
  hotelLimits: [
    { kind: 'city', code: 'LGA', limit: 450 },
    { kind: 'country', code: 'GB', limit: 400 },
  ],
  businessFromHours: 10,
  premiumFromHours: 6,
  daysInAdvance: 14,
}
const named = (value: string): NewTravelPolicy => ({ ...sales, names: [{ locale: 'en-CA', value }] })

test('an added policy is named in the reader’s language and applies the limit of a city to all its airports', async () => {
  const added = await done('POST', '', sales, 'fr-CA')
  expect(added).toMatchObject({ name: 'Ventes', holders: 0, isDefault: false, isActive: true, daysInAdvance: 14 })
  expect(added.hotelLimits[0]).toEqual({ kind: 'city', code: 'NYC', limit: 450, name: 'New York' })
  expect(added.currency).toBe('CAD')
  expect((await list('es')).map(({ name }) => name)).toContain('Ventas')
})

test('two policies never have the same name, and a city limit is for an existing place, once', async () => {
  expect(await refusal(await send('POST', '', named('ventas')))).toEqual([409, 'names.0.value: taken'])
  const at = (...limits: [kind: 'city' | 'country', code: string][]) =>
    send('POST', '', { ...named('Places'), hotelLimits: limits.map(([kind, code]) => ({ kind, code, limit: 9 })) })
  expect(await refusal(await at(['city', 'QQQ']))).toEqual([400, 'hotelLimits.0.code: airport'])
  expect(await refusal(await at(['city', 'JFK'], ['city', 'LGA']))).toEqual([400, 'hotelLimits.1.code: alreadyThere'])
  expect(await refusal(await at(['country', 'XX']))).toEqual([400, 'hotelLimits.0.code: country'])
  expect((await send('POST', '', { ...named('Free'), hotelNightLimit: 0 })).status).toBe(400)
})

test('a lowered hotel limit puts a hotel out of policy, and a limit for its city puts it back in', async () => {
  const policy = await done('POST', '', { ...named('Nights'), hotelNightLimit: 100_000, hotelLimits: [] })
  const stay = { place: 'YVR', checkIn: '2027-09-14', checkOut: '2027-09-17' }
  const isWithin = async () => {
    const [row] = await at.services.db.select().from(travelPolicies).where(eq(travelPolicies.id, policy.id))
    const offers = stayOffers(stay, { now: at.clock.now, currency: 'CAD', policy: row! })
    return offers.length > 0 && offers.every(({ violations }) => violations.length === 0)
  }
  expect(await isWithin()).toBe(true)
  await done('PATCH', `/${policy.id}`, { hotelNightLimit: 1 })
  expect(await isWithin()).toBe(false)
  await done('PATCH', `/${policy.id}`, { hotelLimits: [{ kind: 'city', code: 'YVR', limit: 100_000 }] })
  expect(await isWithin()).toBe(true)
})

test('a company has one default policy, which ends or stops being the default only with another one', async () => {
  const before = (await list()).find(({ isDefault }) => isDefault)
  const other = await done('POST', '', named('Newcomers'))
  expect((await send('PATCH', `/${other.id}`, { isDefault: false })).status).toBe(400)
  expect(await done('PATCH', `/${other.id}`, { isDefault: true })).toMatchObject({ isDefault: true })
  expect((await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([other.id])
  expect(await refusal(await send('PATCH', `/${other.id}`, { isActive: false }))).toEqual([409, 'isActive: inUse'])
  await done('PATCH', `/${before!.id}`, { isDefault: true })
})

test('a policy with holders cannot be ended; one without holders can, and is assigned no more', async () => {
  expect(await refusal(await send('PATCH', '/tp-aurora-executive', { isActive: false }))).toEqual([
    409,
    'isActive: inUse',
  ])
  const { id } = await done('POST', '', named('Old'))
  expect(await done('PATCH', `/${id}`, { isActive: false })).toMatchObject({ isActive: false })
  const change = { employeeIds: ['e-aurora-traveller'], change: { kind: 'policy', travelPolicyId: id } }
  const bulk = await at.send(admin, '/company/admin/companies/aurora/employees/bulk', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  })
  expect(await refusal(bulk)).toEqual([400, 'change.travelPolicyId: policy'])
})

test('changes of a policy are recorded, and a change of an older version is refused with the current policy', async () => {
  const { id, version } = await done('POST', '', named('Noted'))
  const after = await done('PATCH', `/${id}`, { hotelNightLimit: 310, version })
  expect((await send('PATCH', `/${id}`, { hotelNightLimit: 320, version })).status).toBe(412)
  expect(await done('PATCH', `/${id}`, { hotelNightLimit: 310 })).toEqual(after)
  const { responseData } = await at.get<CompanyChangePage>(
    admin,
    '/company/admin/companies/aurora/changes?entity=travelPolicy',
  )
  expect(
    responseData.filter(({ entityId }) => entityId === id).map(({ action, entityName }) => [action, entityName]),
  ).toEqual([
    ['changed', 'Noted'],
    ['added', 'Noted'],
  ])
  expect(responseData[0]?.changes).toEqual([{ field: 'hotelNightLimit', from: '250', to: '310' }])
})
