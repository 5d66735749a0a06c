import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgencyInfo } from '#contract/support/agency.ts'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import type { ChangedSettings, CompanySettings } from '#contract/admin/companySettings.ts'
import type { EmployeeConfiguration, FeatureConfiguration } from '#contract/session/configuration.ts'
import { givenRoles } from '#contract/session/roles.ts'
import type { TravelPolicy } from '#contract/profile/profile.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'
import { refused } from '#tests/support/events/groupDesk.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const admin = 'admin@aurora'
const here = '/company/admin/companies/aurora'
const path = `${here}/settings`
const settings = () => at.get<CompanySettings>(admin, path)
const put = (body: object) =>
  at.send(admin, path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
/** The request of a form that was opened with the present settings. */
async function form(changed: Partial<ChangedSettings> = {}): Promise<ChangedSettings> {
  const { companyId: _, currency: __, emailDomain: ___, ...fields } = await settings()
  return { ...fields, ...changed } as ChangedSettings
}
const save = async (changed: Partial<ChangedSettings>) => {
  at.clock.now = new Date(at.clock.now.getTime() + 1000)
  const answer = await put(await form(changed))
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as CompanySettings
}
const features = (language = 'en-CA') =>
  at.get<FeatureConfiguration>('traveller@aurora', '/company/configuration/company/aurora/profile/p-aurora-traveller', {
    'Accept-Language': language,
  })
const employee = () =>
  at.get<EmployeeConfiguration>(
    'traveller@aurora',
    '/company/companies/aurora/employees/e-aurora-traveller/configuration',
  )

test('§7 the settings of the company are answered as they are', async () => {
  expect(await settings()).toMatchObject({
    companyId: 'aurora',
    displayName: 'Aurora Industries',
    currency: 'CAD',
    emailDomain: 'aurora.example',
    obt: { name: 'ZIIOBT', url: '' },
    agency: { companyName: 'Northline Travel', emailFrom: 'itineraries@northline.example' },
    features: { trips2: 'hidden', expense: 'enabled' },
    employeeFeatures: { guestManagement: true },
    expenseUrl: 'https://expense.aurora.example/',
    idleSeconds: null,
    disclaimers: [],
    version: 1,
  })
})

test('settings are changed in the version that was seen; saving them unchanged changes nothing', async () => {
  expect((await save({})).version).toBe(1)
  const changed = await save({ displayName: 'Aurora Group' })
  expect(changed).toMatchObject({ displayName: 'Aurora Group', version: 2, currency: 'CAD' })
  const stale = await put(await form({ displayName: 'Other', version: 1 }))
  expect(await refused(stale)).toEqual([412, 'changedMeanwhile', changed])
  expect((await employee()).companyDisplayName).toBe('Aurora Group')
})

test('the use of directory groups is chosen, recorded, and kept where a form leaves it out', async () => {
  expect((await settings()).scimGroups).toBe('both')
  await save({ scimGroups: 'roles' })
  const { scimGroups: _, ...silent } = await form({ displayName: 'Aurora North' })
  expect((await put(silent)).status).toBe(200)
  expect((await settings()).scimGroups).toBe('roles')
  const { responseData } = await at.get<CompanyChangePage>(admin, `${here}/changes?entity=settings&pageSize=2`)
  expect(responseData[1]?.changes).toEqual([{ field: 'scimGroups', from: 'both', to: 'roles' }])
})

test('the record of changes has the changed settings, contacts by field only', async () => {
  const before = await form()
  await save({
    agency: { ...before.agency, contactPhone: '+1 514 555 0101', companyName: 'Southline' },
    features: { ...before.features, expense: 'disabled' },
    obt: { name: 'Concur', url: '' },
  })
  const { responseData } = await at.get<CompanyChangePage>(admin, `${here}/changes?entity=settings&pageSize=1`)
  expect(responseData[0]).toMatchObject({ actorName: 'Priya Raghavan', action: 'changed', entityId: 'aurora' })
  expect(responseData[0]?.changes).toEqual([
    { field: 'obt.name', from: 'ZIIOBT', to: 'Concur' },
    { field: 'agency.companyName', from: 'Northline Travel', to: 'Southline' },
    { field: 'features.expense', from: 'enabled', to: 'disabled' },
    { field: 'agency.contactPhone', from: null, to: null },
  ])
})

test.each([
  ['currency', { currency: 'USD' }],
  ['emailDomain', { emailDomain: 'boreal.example' }],
  ['companyId', { companyId: 'boreal' }],
])('the settings do not change %s', async (_, more) => {
  expect((await put({ ...(await form()), ...more })).status).toBe(400)
  expect((await settings()).currency).toBe('CAD')
})

const withOpening =
  (opening: object) =>
  ({ agency }: ChangedSettings): Partial<ChangedSettings> => ({
    agency: { ...agency, opening: { timeZone: 'America/Toronto', hours: [], ...opening } },
  })

test.each<[field: string, code: string, changed: (before: ChangedSettings) => Partial<ChangedSettings>]>([
  ['displayName', 'required', () => ({ displayName: ' ' })],
  ['expenseUrl', 'webAddress', () => ({ expenseUrl: 'http://expense.example/' })],
  ['expenseUrl', 'webAddress', () => ({ expenseUrl: 'javascript:alert(1)' })],
  ['obt.url', 'webAddress', () => ({ obt: { name: 'Concur', url: 'concur.example' } })],
  ['obt.url', 'addressWithLogin', () => ({ obt: { name: 'Concur', url: 'https://ann:secret@concur.example/' } })],
  ['obt.url', 'addressWithLogin', () => ({ obt: { name: 'Concur', url: 'https://ann@concur.example/' } })],
  ['expenseUrl', 'addressWithLogin', () => ({ expenseUrl: 'https://:secret@expense.example/' })],
  ['agency.emailFrom', 'email', ({ agency }) => ({ agency: { ...agency, emailFrom: 'nobody' } })],
  ['agency.vipPhone', 'wholePhone', ({ agency }) => ({ agency: { ...agency, vipPhone: '5145550101' } })],
  ['idleSeconds', 'outOfRange', () => ({ idleSeconds: 299 })],
  ['idleSeconds', 'outOfRange', () => ({ idleSeconds: 1491 })],
  ['agency.opening.timeZone', 'invalid', withOpening({ timeZone: 'America/Nowhere' })],
  ['agency.opening.hours.0.from', 'invalid', withOpening({ hours: [{ days: [1], from: '25:00', to: '17:00' }] })],
  ['agency.opening.hours.0.to', 'invalid', withOpening({ hours: [{ days: [1], from: '09:00', to: '09:00' }] })],
  [
    'disclaimers.1.locale',
    'alreadyThere',
    () => ({
      disclaimers: [
        { locale: 'en-CA', value: 'A' },
        { locale: 'en-CA', value: 'B' },
      ],
    }),
  ],
])('the settings refuse %s: %s', async (field, code, changed) => {
  const answer = await put(await form(changed(await form())))
  expect(await refused(answer)).toEqual([400, 'badInput', [{ field, code }]])
})

describe('effects of settings', () => {
  test('features change the menu of every person and the calls that are allowed', async () => {
    const { features: before, employeeFeatures } = await form()
    const guests = () => at.send('guestmanager@aurora', '/company/companies/aurora/guests')
    expect((await guests()).status).toBe(200)
    await save({
      features: { ...before, marketplace: 'hidden' },
      employeeFeatures: { ...employeeFeatures, guestManagement: false },
    })
    expect((await features()).features.marketplace).toEqual({ status: 'hidden' })
    expect((await employee()).features.guestManagement).toBe(false)
    expect((await guests()).status).toBe(404)
  })

  test('the setting of the booking tool changes which tool opens', async () => {
    const place = placeOf('traveller@aurora')
    const obt = () =>
      at.get<object>('traveller@aurora', `/main${place}/obt?companyId=aurora&profileId=p-aurora-traveller`)
    await save({ obt: { name: 'certify', url: 'https://certify.example/sso' } })
    expect(await obt()).toMatchObject({
      successfull: true,
      data: { name: 'certify', url: 'https://certify.example/sso' },
    })
    await save({ obt: null })
    expect(await obt()).toMatchObject({ successfull: false, messageCode: 'obtNotConfigured' })
  })

  test('the contacts of the agency change, and its opening hours stay', async () => {
    const info = () => at.get<AgencyInfo>('traveller@aurora', `/company${placeOf('traveller@aurora')}/agency-info`)
    const { opening } = await info()
    expect(opening).toMatchObject({ timeZone: 'America/Toronto' })
    const { agency } = await form()
    await save({
      agency: { ...agency, contactPhone: '+1 514 555 0101', contactEmail: 'new@northline.example', emergencyPhone: '' },
    })
    expect(await info()).toMatchObject({ emailFrom: 'new@northline.example', emergencyPhone: null, opening })
    expect((await employee()).agency.contactPhone).toBe('+1 514 555 0101')
  })

  test('the opening hours of the agency change what Support shows; holidays that are left out stay', async () => {
    const info = () => at.get<AgencyInfo>('traveller@aurora', `/company${placeOf('traveller@aurora')}/agency-info`)
    const { agency } = await form()
    const hours = [{ days: [6, 7], from: '20:00', to: '02:00' }]
    const closedOn = ['2026-12-25']
    await save({ agency: { ...agency, opening: { timeZone: 'America/Halifax', hours: [], closedOn } } })
    await save({ agency: { ...agency, opening: { timeZone: 'America/Vancouver', hours } } })
    expect(await info()).toMatchObject({
      opening: { timeZone: 'America/Vancouver', hours, closedOn },
      openDay: 'Saturday and Sunday',
    })
    const { responseData } = await at.get<CompanyChangePage>(admin, `${here}/changes?entity=settings&pageSize=1`)
    expect(responseData[0]?.changes).toEqual([{ field: 'agency.opening', from: null, to: null }])
    await save({ agency: { ...agency, opening: null } })
    expect(await info()).toMatchObject({ opening: null, openDay: '', openHour: '' })
  })

  test('the address of the expense system changes its link', async () => {
    await save({ expenseUrl: '' })
    expect((await features()).expenseUrl).toBeNull()
    await save({ expenseUrl: 'https://other.example/expense' })
    expect((await features()).expenseUrl).toBe('https://other.example/expense')
  })

  test('§9 the idle time changes where it is shorter than the server’s', async () => {
    expect((await features()).idle).toEqual({ idleSeconds: 1490, warningSeconds: 300 })
    await save({ idleSeconds: 600 })
    expect((await features()).idle).toEqual({ idleSeconds: 600, warningSeconds: 300 })
  })

  test('the text to read before booking is shown in the reader’s language, else in English', async () => {
    expect((await features()).disclaimer).toBe('')
    await save({
      disclaimers: [
        { locale: 'fr-CA', value: 'Réservez 14 jours d’avance.' },
        { locale: 'en-CA', value: 'Book 14 days ahead.' },
        { locale: 'es-ES', value: ' ' },
      ],
    })
    const read = async (language: string) => (await features(language)).disclaimer
    expect([await read('en-US'), await read('fr-CA'), await read('es-MX')]).toEqual([
      'Book 14 days ahead.',
      'Réservez 14 jours d’avance.',
      'Book 14 days ahead.',
    ])
  })
})

test('§7 the roles that can be assigned and all policies of the company are answered', async () => {
  expect(await at.get(admin, '/company/admin/roles')).toEqual(givenRoles.map((name) => ({ name })))
  expect(givenRoles).not.toContain('Guest')
  const policies = await at.get<TravelPolicy[]>(admin, `${here}/travel-policies`)
  expect(policies.map(({ id }) => id)).toEqual(['tp-aurora-restricted', 'tp-aurora-executive', 'tp-aurora-standard'])
  // The list also contains the fields that only an administrator changes.
  expect(policies[2]).toMatchObject(await at.get<TravelPolicy>(admin, `${here}/travel-policies/tp-aurora-standard`))
  expect((await at.send('traveller@aurora', `${here}/travel-policies`)).status).toBe(403)
  expect((await at.send('traveller@aurora', '/company/admin/roles')).status).toBe(403)
})
