import { expect, test } from 'vitest'
import { profileIssueNames } from '#contract/profile.ts'
import { obstacleRow, obstaclesOf, reasonOf, stepOf } from '@/domains/profile/profile.rules'
import { makeProfile } from '../support/factories.ts'

test('§4 every issue has a step, an owner and a reason', () => {
  for (const issue of profileIssueNames) expect([obstacleRow(issue).step, reasonOf(issue)]).not.toContain(undefined)
})

test.each([
  ['phoneTypeMissing', 'reach'],
  ['genderMissing', 'security'],
  ['carFopMissing', 'guarantee'],
  ['railFopExpired', 'expired'],
  ['centralizedCardExpired', 'central'],
  ['costCenterMissing', 'policy'],
  ['notActive', 'account'],
  ['notAllowedToBook', 'switch'],
] as const)('%s matters because: %s', (obstacle, reason) => expect(reasonOf(obstacle)).toBe(reason))

test('§4 not being allowed to book counts where nothing else explains it', () => {
  expect(obstaclesOf(makeProfile())).toEqual([])
  expect(obstaclesOf(makeProfile({ isAllowedToBook: false }))).toEqual(['notAllowedToBook'])
  const profileIssues = [{ issue: 'genderMissing' as const }]
  expect(obstaclesOf(makeProfile({ isAllowedToBook: false, profileIssues }))).toEqual(['genderMissing'])
})

test.each([
  ['payment', 'payment'],
  ['nonsense', 'personal'],
  [null, 'personal'],
])('step %s is %s', (asked, step) => expect(stepOf(asked)).toBe(step))
