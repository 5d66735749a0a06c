import { describe, expect, test } from 'vitest'
import type { Person } from '#server/domains/profile/person.ts'
import { maskOf } from '#server/domains/profile/personal/travelerNumbers.ts'
import { presentProfile } from '#server/domains/profile/present.ts'

const profile = {
  id: 'p1',
  companyId: 'aurora',
  employeeId: 'e1',
  email: 'camille@aurora.example',
  cultureCode: 'en-CA',
  travellerNumbers: {},
  dateOfBirth: null,
  active: true,
  reactivationAskedAt: null,
} as unknown as Person['profile']

const presented = (changed: Partial<Person['profile']>, employee: object | null = { status: 'active' }) =>
  presentProfile(
    {
      profile: { ...profile, ...changed },
      employee: employee as Person['employee'],
      policy: null,
      costCenter: null,
      company: {} as Person['company'],
      cards: [],
      needsCompanyCard: false,
    },
    'en',
    new Date('2026-05-09T12:00:00Z'),
  )

describe('§3: what is masked before it leaves the server', () => {
  test.each([
    ['', ''],
    ['12345', '*****'],
    ['123456', '******'],
    ['1234567', '****567'],
    ['TT1234567', '******567'],
  ])('the traveler number %j is masked as %j', (number, mask) => expect(maskOf(number)).toBe(mask))

  test('a traveler number leaves the server as its mask and tag, never sealed', () => {
    const tsa = { sealed: 'SEALED', mask: '******567', tag: 'TAG' }
    const profile = presented({ travellerNumbers: { tsa } })
    expect(profile).toMatchObject({ tsa: '******567', redressNumber: '', travellerNumberTags: { tsa: 'TAG' } })
    expect(JSON.stringify(profile)).not.toContain('SEALED')
  })

  test('the mask of a date of birth has the year', () => {
    expect(presented({ dateOfBirth: '1985-11-23' })).toMatchObject({
      dateOfBirth: '1985-11-23',
      dateOfBirthMask: '1985-**-**',
    })
    expect(presented({ dateOfBirth: null })).toMatchObject({ dateOfBirth: null, dateOfBirthMask: null })
  })

  test('a person without an employee record shows no number and no birthday', () => {
    const tsa = { sealed: 'SEALED', mask: '******567', tag: 'TAG' }
    const minimal = presented({ travellerNumbers: { tsa }, dateOfBirth: '1985-11-23' }, null)
    expect(minimal).toMatchObject({
      tsa: '',
      travellerNumberTags: {},
      dateOfBirth: null,
      dateOfBirthMask: null,
      gender: null,
    })
  })
})
