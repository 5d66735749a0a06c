import { expect, test } from 'vitest'
import { companyRows } from '#server/demo/company/companies.ts'
import { smallCompanyRows } from '#server/demo/accounts/smallCompanies.ts'
import type { companies } from '#server/db/schema/company/company.ts'
import { agencyInfoOf } from '#server/domains/agency/present.ts'
import { openingWords } from '#server/domains/agency/openingWords.ts'

const now = new Date('2027-01-10T12:00:00Z')
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ')
const wordsOf = (days: number[], culture: string) => {
  const words = openingWords(
    { timeZone: 'America/Toronto', hours: [{ days, from: '07:00', to: '21:00' }] },
    culture,
    now,
  )
  return [plain(words?.days), plain(words?.hours)]
}

test.each([
  ['en-US', 'Monday to Friday', '7:00 AM – 9:00 PM (ET)'],
  ['en-CA', 'Monday to Friday', '7:00 a.m. – 9:00 p.m. (ET)'],
  ['fr-CA', 'du lundi au vendredi', '7 h – 21 h (HE)'],
  ['es-MX', 'de lunes a viernes', '7:00 a.m. – 9:00 p.m. (hora de Toronto)'],
])('the hours of an agency are written in words in %s', (culture, days, hours) => {
  expect(wordsOf([1, 2, 3, 4, 5], culture)).toEqual([days, hours])
})

test.each([
  ['en-GB', 'America/Toronto', '(ET)'],
  ['fr-CA', 'Europe/Paris', '(heure de Paris)'],
  ['en-US', 'Europe/Paris', '(Paris time)'],
])("the agency's time zone in %s, %s, is named %s", (culture, timeZone, zone) => {
  const words = openingWords({ timeZone, hours: [{ days: [1], from: '07:00', to: '21:00' }] }, culture, now)
  expect(plain(words?.hours)).toMatch(new RegExp(`${zone.replace(/[()]/g, '\\$&')}$`))
})

test('days that do not follow each other are listed, and all seven are every day', () => {
  expect(wordsOf([5, 1, 3], 'en-US')[0]).toBe('Monday, Wednesday, and Friday')
  expect(wordsOf([6, 7], 'fr-CA')[0]).toBe('samedi et dimanche')
  expect(wordsOf([1, 2, 3, 4, 5, 6, 7], 'es-MX')[0]).toBe('todos los días')
})

test('hours that differ from day to day are left to the agency’s own text', () => {
  const hours = [
    { days: [1], from: '07:00', to: '12:00' },
    { days: [2], from: '08:00', to: '12:00' },
  ]
  expect(openingWords({ timeZone: 'UTC', hours }, 'en-US', now)).toBeUndefined()
})

test('every company has its agency’s hours in one place', () => {
  for (const { agency, agencyOpenDay, agencyOpenHour } of [...companyRows, ...smallCompanyRows]) {
    expect(openingWords(agency.opening!, 'en-US', now)).toBeDefined()
    expect([agencyOpenDay, agencyOpenHour]).toEqual(['', ''])
  }
})

test('phone numbers are written for dialing from abroad, however they were entered', () => {
  const [company] = companyRows
  const entered = { ...company!.agency, contactPhone: '+18005550142', emergencyPhone: '+1-800-5550199' }
  const info = agencyInfoOf({ ...company, agency: entered } as typeof companies.$inferSelect, 'en-US', now)
  expect([info.companyTravelPhoneNumber, info.emergencyPhone]).toEqual(['+1 800 555 0142', '+1 800 555 0199'])
})
