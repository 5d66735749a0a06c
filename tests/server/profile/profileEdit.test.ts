import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { ProfileChange } from '#contract/profile/profileChanges.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
const me = 'traveller@aurora'
const here = (who: Handle = me) => `/main${placeOf(who)}`
const patch = (operations: unknown, { as = me, of = me, type = 'application/json-patch+json' }: Sending = {}) => {
  at.clock.now = new Date(at.clock.now.getTime() + 1000)
  return at.send(as, here(of), { method: 'PATCH', body: JSON.stringify(operations), headers: { 'Content-Type': type } })
}
interface Sending {
  as?: Handle
  of?: Handle
  type?: string
}
const replacing = (fields: Record<string, unknown>) =>
  Object.entries(fields).map(([field, value]) => ({ op: 'replace', path: `/${field}`, value }))
const edited = async (fields: Record<string, unknown>, sending: Sending = {}) => {
  const answer = await patch(replacing(fields), sending)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Profile
}
const refused = async (fields: Record<string, unknown>, sending: Sending = {}) => {
  const answer = await patch(replacing(fields), sending)
  return { status: answer.status, ...failureSchema.parse(await answer.json()) }
}
const row = async (who: Handle = me) =>
  (
    await at.services.db
      .select()
      .from(profiles)
      .where(eq(profiles.id, profileIdOf(who)))
  )[0]!
/** The traveler numbers as stored, opened. */
const storedNumbers = async () =>
  Object.fromEntries(
    Object.entries((await row()).travellerNumbers).map(([name, { sealed }]) => [name, at.services.sealer.open(sealed)]),
  )
const newest = async (who: Handle = me) =>
  (await at.get<{ responseData: ProfileChange[] }>(who, `${here(who)}/changes`)).responseData

describe('a change of a profile', () => {
  beforeEach(async () => {
    at = await openTestApi()
  })
  afterEach(() => at.close())

  test('names, telephone and traveler numbers are normalized, and numbers are answered masked (§3)', async () => {
    const profile = await edited({
      firstName: '  Camille   Anne ',
      phoneCountryCode: '1',
      phoneNumber: '(514) 555-0134',
      phoneExtension: '22',
      tsa: 'ab-12 34 56c',
      airportCode: 'YVR',
      countryCode: 'CA',
    })
    expect(profile).toMatchObject({ firstName: 'Camille Anne', phoneNumber: '5145550134', tsa: '******56C' })
    expect(await row()).toMatchObject({ phoneNumber: '5145550134', airportCode: 'YVR' })
    expect(await storedNumbers()).toEqual({ tsa: 'AB123456C' })
    const [change] = await newest()
    expect(change).toMatchObject({ section: 'personal', action: 'changed', isOwn: true })
    expect(change?.fields).toEqual(expect.arrayContaining(['firstName', 'phoneNumber', 'phoneExtension', 'tsa']))
    expect(JSON.stringify(await newest())).not.toMatch(/AB123456C|5145550134/)
  })

  test('a masked number sent back stays; one changed in its masked part is refused (§3)', async () => {
    const { tsa: mask } = await edited({ tsa: 'AB123456C' })
    await edited({ tsa: mask, middleName: 'Rose' })
    expect(await storedNumbers()).toEqual({ tsa: 'AB123456C' })
    expect(await refused({ tsa: `${mask.slice(0, -1)}9` })).toMatchObject({
      status: 400,
      problems: [{ field: 'tsa', code: 'travellerNumber' }],
    })
    await edited({ tsa: '' })
    expect(await storedNumbers()).toEqual({})
  })

  test('a form opened before another change is answered 412 with the current profile', async () => {
    const opened = await at.get<Profile>(me, here())
    await edited({ lastName: 'Tremblay-Roy' })
    const answer = await patch([
      { op: 'replace', path: '/lastName', value: 'Tremblay' },
      { op: 'test', path: '/lastName', value: opened.lastName },
      { op: 'replace', path: '/firstName', value: 'Nobody' },
    ])
    const body = failureSchema.parse(await answer.json())
    expect([answer.status, body.messageCode]).toEqual([412, 'changedMeanwhile'])
    expect(body.current).toEqual(await at.get<Profile>(me, here()))
    expect((await row()).firstName).not.toBe('Nobody')
  })

  test('one of many simultaneous changes to a field wins, and no change to another field is lost', async () => {
    const { middleName } = await at.get<Profile>(me, here())
    const writers = Array.from({ length: 12 }, (_, turn) =>
      patch([
        { op: 'test', path: '/middleName', value: middleName },
        { op: 'replace', path: '/middleName', value: `Turn ${'abcdefghijkl'[turn]}` },
      ]),
    )
    const others = ['nexus', 'sentri', 'globalEntry', 'redressNumber'].map((field) =>
      edited({ [field]: `${field}1234` }),
    )
    const statuses = (await Promise.all(writers)).map(({ status }) => status)
    await Promise.all(others)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([200, 412]))
    expect(await storedNumbers()).toMatchObject({
      nexus: 'NEXUS1234',
      sentri: 'SENTRI1234',
      globalEntry: 'GLOBALENTRY1234',
      redressNumber: 'REDRESSNUMBER1234',
    })
  })

  test('sign-in codes need a confirmed telephone, and another telephone ends them', async () => {
    const set = (fields: Partial<typeof profiles.$inferInsert>) =>
      at.services.db
        .update(profiles)
        .set(fields)
        .where(eq(profiles.id, profileIdOf(me)))
    await set({ phoneNumberIsConfirmed: false })
    const answer = await refused({ setupForOtp: true })
    expect(answer).toMatchObject({ status: 409, messageCode: 'phoneNotConfirmed' })
    expect(answer.message).toContain('Confirm it')
    await set({ phoneNumberIsConfirmed: true })
    expect(await refused({ setupForOtp: true, phoneNumber: '5145550135' })).toMatchObject({ status: 409 })
    expect(await edited({ setupForOtp: true })).toMatchObject({ setupForOtp: true })
    expect(await edited({ phoneNumber: '514 555 0136' })).toMatchObject({
      phoneNumberIsConfirmed: false,
      setupForOtp: false,
    })
    const noted = (await newest()).slice(0, 2).map(({ section, fields }) => [section, fields])
    expect(noted).toEqual(
      expect.arrayContaining([
        ['personal', ['phoneNumber']],
        ['account', ['setupForOtp']],
      ]),
    )
  })

  test('an arranger changes the person but not the account, an Admin both, and others nothing (§4, §6)', async () => {
    const arranger = { as: 'arranger@aurora' } as const
    expect(await edited({ firstName: 'Camille Anne' }, { ...arranger, type: 'application/json' })).toMatchObject({
      firstName: 'Camille Anne',
    })
    expect((await newest())[0]).toMatchObject({ isOwn: false, actorName: 'Noor Haddad' })
    expect(await refused({ cultureCode: 'fr-CA' }, arranger)).toMatchObject({
      status: 403,
      messageCode: 'accountIsTheirs',
    })
    expect(await edited({ cultureCode: 'fr-CA', timeFormat: 'h23' }, { as: 'admin@aurora' })).toMatchObject({
      cultureCode: 'fr-CA',
      timeFormat: 'h23',
    })
    expect((await refused({ firstName: 'X' }, { as: 'newhire@aurora' })).status).toBe(403)
    expect((await refused({ firstName: 'X' }, { as: 'admin@boreal' })).status).toBe(404)
    expect((await refused({ firstName: 'X' }, { as: 'nobody@aurora', of: 'nobody@aurora' })).status).toBe(409)
  })

  test("a chosen theme is used on all the person's devices, and the device’s theme is stored as none", async () => {
    expect(await edited({ theme: 'dark' })).toMatchObject({ theme: 'dark' })
    expect(await at.get(me, here())).toMatchObject({ theme: 'dark' })
    expect(await refused({ theme: 'light' }, { as: 'arranger@aurora' })).toMatchObject({ status: 403 })
    expect(await refused({ theme: 'system' })).toMatchObject({ status: 400 })
    expect(await edited({ theme: null })).toMatchObject({ theme: null })
  })

  test('an arranger cannot end sign-in codes by changing the telephone they go to (§6)', async () => {
    const arranger = { as: 'arranger@aurora' } as const
    const set = (setupForOtp: boolean) =>
      at.services.db
        .update(profiles)
        .set({ setupForOtp })
        .where(eq(profiles.id, profileIdOf(me)))
    await set(true)
    expect(await refused({ phoneNumber: '5145550139' }, arranger)).toMatchObject({
      status: 403,
      messageCode: 'accountIsTheirs',
    })
    await set(false)
    expect(await edited({ phoneNumber: '5145550139' }, arranger)).toMatchObject({ phoneNumber: '5145550139' })
  })

  test('a refusal contains no traveler number', async () => {
    const answer = await patch([
      { op: 'test', path: '/firstName', value: 'Somebody else' },
      { op: 'replace', path: '/tsa', value: 'KTN7788990' },
    ])
    expect(await answer.text()).not.toContain('KTN7788990')
    expect(await refused({ tsa: 'KTN778899?' })).toMatchObject({
      status: 400,
      message: expect.not.stringContaining('KTN'),
    })
  })
})

describe('a refused change of a profile', () => {
  beforeAll(async () => {
    at = await openTestApi()
  })
  afterAll(() => at.close())

  test.each<[string, Record<string, unknown>, string, string]>([
    ['no name', { lastName: ' ' }, 'lastName', 'required'],
    ['Cyrillic letters', { firstName: 'Иван' }, 'firstName', 'nameScript'],
    ['a birthday to come', { dateOfBirth: '2099-01-01' }, 'dateOfBirth', 'dateInFuture'],
    ['30 February', { dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'impossibleDate'],
    ['an unknown airport', { airportCode: 'ZZZ' }, 'airportCode', 'airport'],
    ['an unknown country', { countryCode: 'ZZ' }, 'countryCode', 'country'],
    ['a telephone too short', { phoneNumber: '12' }, 'phoneNumber', 'phoneNumber'],
    ['a calling code nobody has', { phoneCountryCode: '0' }, 'phoneCountryCode', 'phoneCode'],
    ['a language that is not ours', { cultureCode: 'de-DE' }, 'cultureCode', 'invalid'],
    ['a gender of no meaning', { gender: 'Z' }, 'gender', 'invalid'],
    ['a list for a name', { firstName: ['A'] }, 'firstName', 'invalid'],
    ['nothing for a name', { firstName: null }, 'firstName', 'invalid'],
  ])('a change with %s is refused with the name of the field', async (_, fields, field, code) => {
    const before = await row()
    expect(await refused(fields)).toMatchObject({ status: 400, problems: [{ field, code }] })
    expect(await row()).toEqual(before)
  })

  test.each([
    ['a field that is not theirs to change', [{ op: 'replace', path: '/isAllowedToBook', value: true }]],
    ['another operation', [{ op: 'remove', path: '/firstName' }]],
    ['nothing', []],
    ['no value', [{ op: 'replace', path: '/firstName' }]],
  ])('a change with %s is refused', async (_, operations) => {
    expect((await patch(operations)).status).toBe(400)
  })
})
