import { describe, expect, test } from 'vitest'
import { newGuestSchema } from '#contract/arranger/guests.ts'
import { guestValues, latestEnd, missingDetails, newGuestValues, putOff } from '@/domains/guests/guests.rules'
import { guestTable, listQuery } from '@/domains/guests/list/guestTable.rules'
import { readTable, searchOfValue } from '@/patterns/table/address/tableAddress'
import { makeGuestDetail } from '#tests/support/guests/guestFactory.ts'

describe('the end of a guest', () => {
  test.each([
    ['from the end, while it is ahead', '2026-06-30', '2026-05-12', '2026-07-30'],
    ['from today, once it is over', '2026-03-01', '2026-05-12', '2026-06-11'],
    ['never beyond a year', '2027-05-01', '2026-05-12', '2027-05-12'],
    ['over the end of a leap February', '2028-02-10', '2028-02-10', '2028-03-11'],
  ])('the end of a guest is moved by 30 days: %s', (_, end, today, next) => {
    expect(putOff(end, today)).toBe(next)
  })

  test('the end of a guest is at most a year ahead', () => {
    expect(latestEnd('2026-05-12')).toBe('2027-05-12')
  })
})

describe('what is missing of a guest', () => {
  const found = (...issues: string[]) => missingDetails(issues.map((issue) => ({ issue })))
  test('a missing card counts once, however many uses it pays for, and so does a telephone', () => {
    expect(found('airFopMissing', 'hotelFopExpired', 'phoneNumberMissing', 'phoneCountryCodeMissing')).toEqual([
      'phone',
      'card',
    ])
  })
  test('a missing field that the list does not know still counts', () => {
    expect(found('visaMissing', 'genderMissing', 'dateOfBirthMissing')).toEqual(['dateOfBirth', 'gender', 'other'])
    expect(found()).toEqual([])
  })
})

test('the form of a guest opens with the stored values, the telephone as people read it', () => {
  expect(guestValues(makeGuestDetail({ email: null, gender: null, host: null }))).toMatchObject({
    email: '',
    gender: '',
    hostEmployeeId: '',
    phoneNumber: '7700 900123',
  })
})

describe('a new guest', () => {
  const filled = {
    ...newGuestValues('en-CA'),
    firstName: 'Ada',
    lastName: 'Quill',
    email: 'ada@visitor.example',
    countryCode: 'GB',
    hostEmployeeId: 'e1',
    endDate: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  }
  /** The first problem of each field. */
  const problems = (changed: Partial<typeof filled>) => {
    const { error } = newGuestSchema.safeParse({ ...filled, ...changed })
    const byField = error && Map.groupBy(error.issues, ({ path }) => path[0])
    return byField && [...byField].map(([field, [first]]) => [field, first?.message])
  }

  test('a new guest needs a name, a country, a host and an end, and nothing else at once', () => {
    expect(problems({})).toBeUndefined()
    expect(problems({ firstName: '', countryCode: '', hostEmployeeId: '', endDate: '' })).toEqual([
      ['firstName', 'required'],
      ['countryCode', 'required'],
      ['hostEmployeeId', 'required'],
      ['endDate', 'required'],
    ])
  })
  test('a new guest needs an e-mail address only to sign in', () => {
    expect(problems({ email: '' })).toEqual([['email', 'required']])
    expect(problems({ email: '', hasAccess: false })).toBeUndefined()
    expect(problems({ email: 'ada' })).toEqual([['email', 'email']])
  })
  test('a new guest has a whole telephone or none', () => {
    expect(problems({ phoneNumber: '7700900123' })).toEqual([['phoneCountryCode', 'phoneCode']])
    expect(problems({ phoneNumber: '12', phoneCountryCode: '44' })).toEqual([['phoneNumber', 'phoneNumber']])
    expect(problems({ phoneCountryCode: '44' })).toBeUndefined()
  })
})

test('the address of the list decides what the server is asked for, and a state keeps search and order', () => {
  const shape = guestTable
  const state = readTable(shape, new URLSearchParams('search=qu&status=expired&sort=endDate:desc&page=3'))
  expect(listQuery(state)).toEqual({ pageNumber: 3, search: 'qu', status: 'expired', sort: 'endDate:desc' })
  expect(searchOfValue({ shape, state }, 'status', 'invited')).toBe('?search=qu&status=invited&sort=endDate%3Adesc')
  expect(searchOfValue({ shape, state }, 'status', undefined)).toBe('?search=qu&sort=endDate%3Adesc')
  expect(listQuery(readTable(guestTable, new URLSearchParams('status=odd&sort=x')))).toEqual({
    pageNumber: 1,
    search: '',
    status: undefined,
    sort: 'name:asc',
  })
})
