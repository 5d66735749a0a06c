import { describe, expect, test } from 'vitest'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { ProfileIssue } from '#contract/profile/profileIssues.ts'
import { groupHandoff, isBookable, lackOfGroup } from '@/domains/events/events.rules'
import { makePolicy, makeProfile } from '#tests/support/page/factories.ts'
import { makeGroup } from '#tests/support/events/groupFactory.ts'

describe('§4 bookable', () => {
  test.each(['approved', 'confirmed', 'inProgress', 'completed', 'reconciled', 'canceled'])(
    'a group whose first trip is %s is not bookable',
    (status) => {
      expect(isBookable(makeGroup({ traveler: { trips: [{ status }] } }))).toBe(false)
    },
  )

  test('an accepted, confirmed group without a trip, or with a planned one only, is bookable', () => {
    expect(isBookable(makeGroup())).toBe(true)
    expect(isBookable(makeGroup({ traveler: { trips: [{ status: 'planning' }] } }))).toBe(true)
    expect(isBookable(makeGroup({ traveler: { status: 'pending' } }))).toBe(false)
    expect(isBookable(makeGroup({ groupTravel: { status: 'inProgress' } }))).toBe(false)
  })
})

const cannotBook = (...issues: ProfileIssue[]) =>
  makeProfile({ isAllowedToBook: false, profileIssues: issues.map((issue) => ({ issue })) })

describe('§5 group booking', () => {
  const facts = {
    group: makeGroup(),
    policy: makePolicy({ ziiObtTemplateId: 't1', obtPolicyModificationRequestId: 'm1' }),
    profile: makeProfile(),
  }

  test('a group booking gives the tool the place, the days and the policy values', () => {
    expect(groupHandoff(facts)).toEqual({
      id: 'g1',
      city: 'PAR',
      departure: '2027-05-03',
      return: '2027-05-05',
      policyTemplate: 't1',
      policyModification: 'm1',
    })
  })

  test.each([
    ['location', { group: makeGroup({ actualLocation: null }) }],
    ['profile', { profile: cannotBook('dateOfBirthMissing', 'costCenterMissing') }],
    ['administrator', { profile: cannotBook('costCenterMissing') }],
    ['profile', { profile: { ...cannotBook('costCenterMissing'), airportCode: null } }],
    ['airport', { profile: makeProfile({ airportCode: null }) }],
    ['template', { policy: makePolicy({ ziiObtTemplateId: null }) }],
    ['template', { policy: null }],
  ] as const)('a group booking without its %s is an error', (lack, changed) => {
    expect(lackOfGroup({ ...facts, ...changed })).toBe(lack)
    expect(() => groupHandoff({ ...facts, ...changed })).toThrow(lack)
  })
})

test.each([
  ['es-ES', 'Cumbre'],
  ['es-MX', 'Cumbre'],
  ['fr-CA', 'Sommet'],
  ['en-US', 'Summit'],
  ['en-CA', 'Summit'],
])('§5 a group is named in %s, else in a language of the same family', (culture, name) => {
  const names = [
    { locale: 'es-ES', value: 'Cumbre' },
    { locale: 'fr-CA', value: 'Sommet' },
    { locale: 'en-CA', value: 'Summit' },
  ]
  expect(groupNameOf(names, culture)).toBe(name)
})

test("§5 a group without a name in the reader's language has its first name, without double hyphens", () => {
  expect(groupNameOf([{ locale: 'fr-CA', value: 'Sommet' }], 'es-MX')).toBe('Sommet')
  expect(groupNameOf([], 'en-CA')).toBe('--')
})
