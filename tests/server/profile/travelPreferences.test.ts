import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewTravelPreference, TravelPreference } from '#contract/profile/preferences.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'
import { editorOf, wrong } from '#tests/support/profile/profileData.ts'

// §3 travel preference, §7 profile data.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'newhire@aurora'
const here = `/main${placeOf(me)}/travel-preferences`
const { send, done, refused, notes } = editorOf(() => at, me)

const wishes: NewTravelPreference = {
  seatPositionLengthwise: 'exitRow',
  seatPositionWidthwise: 'aisle',
  seatLocation: 'window',
  seatType: 'quiet',
  carSize: 'electric',
  roomType: 'highFloor',
  airRequests: ' Near the front, please ',
  hotelRequests: '',
  carRequests: '',
  trainRequests: '',
  meal: 'VGML',
}

test('preferences are empty until they are created, once', async () => {
  expect(await at.get(me, here)).toBeNull()
  const said = await done('POST', here, wishes)
  expect(said).toEqual({ ...wishes, tpId: expect.any(String), airRequests: 'Near the front, please', version: 1 })
  expect(await at.get(me, here)).toEqual(said)
  expect(await refused('POST', here, wishes)).toMatchObject({ status: 409, messageCode: 'alreadyThere' })
})

test('preferences change in the version named, and an older version is answered with the current ones', async () => {
  const now = await at.get<TravelPreference>(me, here)
  const path = `${here}/${now.tpId}`
  const changed = await done<TravelPreference>('PUT', path, { ...wishes, version: 1, meal: 'none' })
  expect(changed).toMatchObject({ meal: 'none', version: 2 })
  expect(await refused('PUT', path, { ...wishes, version: 1 })).toMatchObject({ status: 412, current: changed })
  expect((await send('PUT', `${here}/pref-aurora-traveller`, { ...wishes, version: 1 })).status).toBe(404)
})

test.each([
  ['a meal there is none of', { meal: 'XXML' }, 'meal', 'invalid'],
  ['a request of two lines', { carRequests: 'one\ntwo' }, 'carRequests', 'line'],
  ['a request that is too long', { trainRequests: 'x'.repeat(251) }, 'trainRequests', 'tooLong'],
])('preferences with %s are refused', async (_, changed, field, code) => {
  expect(await refused('POST', here, { ...wishes, ...changed })).toEqual(wrong(field, code))
})

test('two simultaneous first preferences are created once', async () => {
  const boss = 'finance@aurora' as const
  const there = `/main${placeOf('002@aurora')}/travel-preferences`
  const both = await Promise.all([wishes, wishes].map((body) => send('POST', there, body, 'admin@aurora')))
  const answers = both.map(({ status }) => status).toSorted((one, other) => one - other)
  expect([
    [200, 409],
    [409, 409],
  ]).toContainEqual(answers)
  expect((await send('POST', there, wishes, boss)).status).toBe(403)
})

test('the record has who changed what of the preferences', async () => {
  const [added, changed] = await notes()
  expect(added).toMatchObject({ section: 'preferences', action: 'added', fields: Object.keys(wishes) })
  expect(changed).toMatchObject({ action: 'changed', fields: ['meal'] })
})
