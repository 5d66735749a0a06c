import { describe, expect, test } from 'vitest'
import { profileIssueNames } from '#contract/profile/profileIssues.ts'
import { adminObstacles, askedAt, adminRequestsOf, reasonOf } from '@/domains/profile/obstacles.rules'
import {
  firstRemovable,
  issuesOf,
  isUnfinished,
  type Obstacle,
  obstacleRow,
  obstaclesOf,
} from '@/domains/profile/profile.rules'
import { readinessPath, stepPath } from '@/domains/profile/shared/stepPath'
import { makeProfile } from '#tests/support/page/factories.ts'

type Owner = 'user' | 'admin'
const rows: [Obstacle, string, string | null, Owner, string | null, string][] = [
  ['phoneCountryCodeMissing', 'personal', 'phoneCountryCode', 'user', null, 'reach'],
  ['phoneTypeMissing', 'personal', 'phoneType', 'user', null, 'reach'],
  ['phoneNumberMissing', 'personal', 'phoneNumber', 'user', null, 'reach'],
  ['dateOfBirthMissing', 'personal', 'dateOfBirth', 'user', null, 'security'],
  ['genderMissing', 'personal', 'gender', 'user', null, 'security'],
  ['notActive', 'personal', null, 'admin', 'reactivation', 'account'],
  ['employeeIdMissing', 'personal', null, 'admin', 'details', 'account'],
  ['groupIdMissing', 'personal', null, 'admin', 'details', 'account'],
  ['internalEmployeeIdMissing', 'personal', null, 'admin', 'details', 'account'],
  ['approverPerTravelPolicyMissing', 'personal', null, 'admin', 'details', 'policy'],
  ['costCenterMissing', 'personal', null, 'admin', 'details', 'policy'],
  ['hotelFopMissing', 'payment', 'number', 'user', null, 'guarantee'],
  ['hotelFopExpired', 'payment', 'number', 'user', null, 'expired'],
  ['carFopMissing', 'payment', 'number', 'user', null, 'guarantee'],
  ['carFopExpired', 'payment', 'number', 'user', null, 'expired'],
  ['railFopMissing', 'payment', 'number', 'user', null, 'guarantee'],
  ['railFopExpired', 'payment', 'number', 'user', null, 'expired'],
  ['airFopMissing', 'payment', 'number', 'user', null, 'guarantee'],
  ['airFopExpired', 'payment', 'number', 'user', null, 'expired'],
  ['centralizedCardMissing', 'payment', null, 'admin', null, 'central'],
  ['centralizedCardExpired', 'payment', null, 'admin', null, 'central'],
  ['notAllowedToBook', 'personal', null, 'admin', null, 'switch'],
]

describe('the one table of profile issues (§4)', () => {
  test('what is missing is named in the order of its fields on the page, and the way leads to the first', () => {
    const asSent = ['phoneNumberMissing', 'airFopMissing', 'dateOfBirthMissing', 'genderMissing'] as const
    const obstacles = obstaclesOf(makeProfile({ profileIssues: asSent.map((issue) => ({ issue })) }))
    expect(obstacles).toEqual(['genderMissing', 'dateOfBirthMissing', 'phoneNumberMissing', 'airFopMissing'])
    expect(readinessPath('en-ca', obstacles)).toMatch(/#gender$/)
  })

  test('the table has every issue of the contract', () => {
    expect(rows.map(([issue]) => issue).filter((issue) => issue !== 'notAllowedToBook')).toEqual([...profileIssueNames])
  })

  test.each(rows)(
    'the issue %s has step %s, field %s, owner %s and adminRequest %s, because of %s',
    (issue, step, field, owner, adminRequest, why) => {
      expect(obstacleRow(issue)).toEqual({ step, page: step, field, owner, adminRequest })
      expect(reasonOf(issue)).toBe(why)
    },
  )
})

const withIssues = (...issues: Exclude<Obstacle, 'notAllowedToBook'>[]) =>
  makeProfile({ isAllowedToBook: false, profileIssues: issues.map((issue) => ({ issue })) })

test('§4 the missing permission to book is an obstacle where no issue explains it', () => {
  expect(obstaclesOf(makeProfile())).toEqual([])
  expect(obstaclesOf(makeProfile({ isAllowedToBook: false }))).toEqual(['notAllowedToBook'])
  expect(obstaclesOf(withIssues('genderMissing'))).toEqual(['genderMissing'])
})

test('issues are in the order of the table, each once', () => {
  expect(issuesOf(withIssues('airFopMissing', 'genderMissing', 'airFopMissing'))).toEqual([
    'genderMissing',
    'airFopMissing',
  ])
})

test.each([
  [true, true, false],
  [false, true, true],
  [true, false, true],
])(
  '§2 basic information complete (%s) and payment complete (%s) leave the profile unfinished: %s',
  (isBasicInfoComplete, isPaymentMethodsComplete, is) =>
    expect(isUnfinished(makeProfile({ isBasicInfoComplete, isPaymentMethodsComplete }))).toBe(is),
)

describe('the owner of an obstacle', () => {
  const obstacles = obstaclesOf(withIssues('costCenterMissing', 'hotelFopMissing', 'notActive'))

  test('obstacles are split into the first that the person can remove and those of the administrator', () => {
    expect(firstRemovable(obstacles)).toBe('hotelFopMissing')
    expect(adminObstacles(obstacles)).toEqual(['notActive', 'costCenterMissing'])
    expect(firstRemovable(['costCenterMissing'])).toBeUndefined()
  })

  test('each request to an administrator is listed once, with the time it was sent', () => {
    expect(adminRequestsOf([...obstacles, 'employeeIdMissing'])).toEqual(['reactivation', 'details'])
    const profile = makeProfile({ detailsAskedAt: '2026-05-01T10:00:00Z' })
    expect([askedAt(profile, 'details'), askedAt(profile, 'reactivation')]).toEqual(['2026-05-01T10:00:00Z', null])
  })

  test('the link of an obstacle leads to the field, or to the review where all waits for others', () => {
    expect(readinessPath('en-ca', ['costCenterMissing', 'genderMissing'])).toBe(
      '/en-ca/complete-your-profile?s=personal#gender',
    )
    expect(readinessPath('en-ca', ['costCenterMissing'])).toBe('/en-ca/complete-your-profile?s=review')
    expect(stepPath('fr-ca', 'payment', { event: 'g7' })).toBe('/fr-ca/complete-your-profile?s=payment&g=g7')
  })
})

test('an issue that §4 does not name blocks, waits for the administrator, and keeps its code', () => {
  const profile = makeProfile({ profileIssues: [{ issue: 'visaMissing' }, { issue: 'genderMissing' }] })
  expect(obstaclesOf(profile)).toEqual(['genderMissing', 'other:visaMissing'])
  expect(obstacleRow('other:visaMissing')).toMatchObject({ owner: 'admin', adminRequest: null })
})
