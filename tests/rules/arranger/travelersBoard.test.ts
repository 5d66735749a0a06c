import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Addition } from '#contract/session/configuration.ts'
import { type ProfileIssue, profileIssueNames } from '#contract/profile/profileIssues.ts'
import { boardShape, fixPath, lackedBy, wantedOf } from '@/domains/arranger/board/board.rules'
import { readTable } from '@/patterns/table/address/tableAddress'

const all = boardShape(() => true)
const wanted = (query: string, shape = all) => wantedOf(readTable(shape, new URLSearchParams(query)))

test('the board requests the first page by name, as its rows show it, unless its address says otherwise', () => {
  expect(wanted('')).toEqual({ pageNumber: 1, sort: 'name:asc' })
  expect(wanted('search=zoe&sort=trip:desc&page=3&status=declined&status=sent&needs=advisory')).toEqual({
    pageNumber: 3,
    search: 'zoe',
    sort: 'trip:desc',
    statuses: ['sent', 'declined'],
    needs: ['advisory'],
  })
  expect(wanted('sort=salary:asc&status=removed&needs=money')).toEqual({ pageNumber: 1, sort: 'name:asc' })
})

test('the board does not request what a backend does not offer, and keeps the order of §7', () => {
  const offers = (...names: Addition[]) => boardShape((addition) => names.includes(addition))
  expect(wanted('sort=name:asc&needs=advisory', offers())).toEqual({ pageNumber: 1, sort: 'email:asc' })
  expect(wanted('sort=trip:asc', offers('travellertrips'))).toMatchObject({ sort: 'trip:asc' })
  expect(wanted('sort=name:desc', offers('travellerfilters'))).toMatchObject({ sort: 'name:desc' })
})

const lacking = (...issues: string[]) =>
  lackedBy({ profileIssues: issues.map((issue) => ({ issue })), isAllowedToBook: false })

const pathToFix = (issues: readonly string[]) =>
  fixPath('en-us', {
    companyId: 'aurora',
    profileId: 'p-jonah',
    profileIssues: issues.map((issue) => ({ issue })),
    isAllowedToBook: false,
  })
const jonah = '/en-us/arranger/profile/aurora/p-jonah'

test.each<[ProfileIssue, string | undefined]>([
  ['genderMissing', `${jonah}/personal#gender`],
  ['dateOfBirthMissing', `${jonah}/personal#dateOfBirth`],
  ['phoneNumberMissing', `${jonah}/personal#phoneNumber`],
  ['phoneCountryCodeMissing', `${jonah}/personal#phoneCountryCode`],
  ['phoneTypeMissing', `${jonah}/personal#phoneType`],
  ['hotelFopMissing', `${jonah}/payment#number`],
  ['hotelFopExpired', `${jonah}/payment#number`],
  ['carFopMissing', `${jonah}/payment#number`],
  ['carFopExpired', `${jonah}/payment#number`],
  ['railFopMissing', `${jonah}/payment#number`],
  ['railFopExpired', `${jonah}/payment#number`],
  ['airFopMissing', `${jonah}/payment#number`],
  ['airFopExpired', `${jonah}/payment#number`],
  ['notActive', undefined],
  ['employeeIdMissing', undefined],
  ['groupIdMissing', undefined],
  ['internalEmployeeIdMissing', undefined],
  ['approverPerTravelPolicyMissing', undefined],
  ['costCenterMissing', undefined],
  ['centralizedCardMissing', undefined],
  ['centralizedCardExpired', undefined],
])('the way to fix %s of a traveler leads to %s, whatever the administrator has to provide', (issue, path) => {
  expect(pathToFix([issue])).toBe(path)
  expect(pathToFix(['costCenterMissing', issue, 'approverPerTravelPolicyMissing'])).toBe(path)
})

test('the way to fix several things leads to the first that is left, in the order of the pages', () => {
  const cards = ['hotelFopMissing', 'carFopMissing', 'railFopMissing', 'airFopMissing']
  expect(pathToFix([...cards, 'phoneNumberMissing', 'genderMissing'])).toBe(`${jonah}/personal#gender`)
  expect(pathToFix([...cards, 'phoneNumberMissing'])).toBe(`${jonah}/personal#phoneNumber`)
  expect(pathToFix([...cards, 'costCenterMissing'])).toBe(`${jonah}/payment#number`)
  expect(pathToFix(['somethingNew'])).toBeUndefined()
})

test('missing data is named by who can provide it, a telephone and a first card as one thing each (§4)', () => {
  expect(
    lacking('phoneNumberMissing', 'phoneTypeMissing', 'genderMissing', 'costCenterMissing', 'hotelFopExpired'),
  ).toEqual({ own: ['gender', 'phone', 'hotelCard'], admin: ['costCenter'] })
  expect(lacking('hotelFopMissing', 'carFopMissing', 'railFopMissing', 'airFopMissing').own).toEqual(['card'])
  expect(lacking('somethingNew')).toEqual({ own: [], admin: ['other'] })
})

test.each(['en', 'fr-CA', 'es'])('there are words in %s for everything that can be missing', (language) => {
  const texts = JSON.parse(readFileSync(`src/i18n/messages/${language}/travelers.json`, 'utf8')) as object
  const { own, admin } = lacking(...profileIssueNames, 'somethingNew')
  for (const name of [...own, ...admin, 'card']) expect(texts).toHaveProperty([`travelers.missing.${name}`])
})
