import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operations } from '#server/api.ts'
import { employeeIdOf, openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { plainBodies } from '#tests/support/http/plainBodies.ts'
import { editorOf } from '#tests/support/profile/profileData.ts'

const withBody = operations.flatMap(({ addition, body, method, path }) =>
  addition || !body ? [] : [{ call: `${method.toUpperCase()} ${path}`, body }],
)

test('every call of §7 with a body is in the table of plain bodies', () => {
  expect(Object.keys(plainBodies).toSorted()).toEqual(withBody.map(({ call }) => call).toSorted())
})

test.each(withBody)('the call $call takes the fields that §3 and §7 name, and needs no additions', ({ call, body }) => {
  expect(z.safeParse(body, plainBodies[call]).error?.issues).toBeUndefined()
})

// §3, §7: bodies with the fields of the specification and none of ours.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'newhire@aurora'
const place = `/main${placeOf(me)}`
const mine = editorOf(() => at, me)
const admin = editorOf(() => at, 'admin@aurora')

test('a card without uses pays for everything, and keeps its uses when it is changed', async () => {
  const cards = `/main/profiles/${profileIdOf(me)}/credit-cards`
  const card = { name: 'Mine', expiryDate: '2030-05' }
  const added = await mine.done('POST', cards, { ...card, number: '4111 1111 1111 1111' })
  expect(added).toMatchObject({ uses: ['air', 'rail', 'hotel', 'car'] })
  const { id } = added as { id: string }
  expect(await mine.done('PUT', `${cards}/${id}`, { ...card, uses: ['air'] })).toMatchObject({ uses: ['air'] })
  expect(await mine.done('PUT', `${cards}/${id}`, { ...card, name: 'Other' })).toMatchObject({ uses: ['air'] })
})

test('an emergency contact needs no relationship', async () => {
  const contact = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    code: '1',
    phoneNumber: '5145550134',
    extension: '',
    type: 'home',
  }
  expect(await mine.done('PUT', `${place}/emergency-contact`, contact)).toMatchObject({ relationship: 'other' })
})

test('travel preferences need no room type, and keep the one they have', async () => {
  const seats = {
    seatPositionLengthwise: 'none',
    seatPositionWidthwise: 'aisle',
    seatLocation: 'none',
    seatType: 'none',
  }
  const requests = { airRequests: '', hotelRequests: '', carRequests: '', trainRequests: '' }
  const preferences = { ...seats, ...requests, carSize: 'none', meal: 'none' }
  const here = `${place}/travel-preferences`
  const added = await mine.done('POST', here, preferences)
  expect(added).toMatchObject({ roomType: 'none' })
  const { tpId } = added as { tpId: string }
  await mine.done('PUT', `${here}/${tpId}`, { ...preferences, roomType: 'quiet' })
  expect(await mine.done('PUT', `${here}/${tpId}`, { ...preferences, carSize: 'suv' })).toMatchObject({
    roomType: 'quiet',
  })
})

test('roles are set without `expected`, and an employee is added with the defaults', async () => {
  expect(await admin.done('PUT', `${place}/roles`, { roles: ['VIP'] })).toMatchObject({ roles: ['VIP'] })
  const path = '/company/admin/companies/aurora/employees'
  const employee = { ...plainBodies['POST /admin/companies/:companyId/employees'], email: 'ida.berg@aurora.example' }
  const approver = { approverId: employeeIdOf('admin@aurora') }
  expect(await admin.done('POST', path, { ...employee, ...approver })).toMatchObject({
    agencyService: 'default',
    cultureCode: 'en-US',
  })
})
