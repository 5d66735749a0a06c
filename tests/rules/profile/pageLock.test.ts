import { describe, expect, test } from 'vitest'
import { completenessOf, type ProfileIssue, profileIssueNames } from '#contract/profile/profileIssues.ts'
import { isLocked } from '@/domains/profile/pageLock.rules'
import { profileGroups } from '@/domains/profile/profilePages'
import { makeProfile } from '#tests/support/page/factories.ts'

const pages = [...profileGroups.profile, ...profileGroups.travel]
const bothPages = ['travelDocuments', 'emergencyContact']
type Reader = 'person' | 'arranger'
const lockedFor = (reader: Reader, profile: ReturnType<typeof makeProfile>) =>
  pages.filter((page) => isLocked(page, profile, { isOwn: reader === 'person' }))
const lacking = (issues: readonly string[], changed: Parameters<typeof makeProfile>[0] = {}) =>
  makeProfile({
    ...completenessOf(issues, false),
    isAllowedToBook: false,
    profileIssues: issues.map((issue) => ({ issue })),
    ...changed,
  })

const phone = ['phoneNumberMissing', 'phoneCountryCodeMissing', 'phoneTypeMissing'] as const
const ownFields: readonly ProfileIssue[] = ['genderMissing', 'dateOfBirthMissing', ...phone]

describe.each(['person', 'arranger'] as const)('the locked pages of a profile, for the %s (§2)', (reader) => {
  test.each(ownFields)(
    'while the personal information lacks %s, documents and emergency contacts are locked',
    (issue) => {
      expect(lockedFor(reader, lacking([issue]))).toEqual(bothPages)
      expect(lockedFor(reader, lacking([issue, 'costCenterMissing', 'airFopMissing']))).toEqual(bothPages)
    },
  )

  test.each(profileIssueNames.filter((issue) => !ownFields.includes(issue)))(
    'no page is locked for %s, which the personal information cannot settle',
    (issue) => expect(lockedFor(reader, lacking([issue]))).toEqual([]),
  )

  test('no page is locked while only a card, the approver and the cost center are missing', () => {
    const issues = ['airFopMissing', 'approverPerTravelPolicyMissing', 'costCenterMissing']
    expect(lockedFor(reader, lacking(issues))).toEqual([])
  })

  test('no page is locked for an issue that §4 does not name', () => {
    expect(lockedFor(reader, lacking(['visaMissing']))).toEqual([])
  })

  test('documents are locked where the backend calls the personal information incomplete without a reason', () => {
    expect(lockedFor(reader, makeProfile({ isBasicInfoComplete: false }))).toEqual(bothPages)
  })

  test('no page of a complete profile is locked', () => {
    expect(lockedFor(reader, makeProfile())).toEqual([])
  })
})

test.each(phone)('a phone for sign-in codes that lacks %s locks pages for its owner only (§6)', (issue) => {
  const profile = lacking([issue], { setupForOtp: true })
  expect(lockedFor('person', profile)).toEqual(bothPages)
  expect(lockedFor('arranger', profile)).toEqual([])
  expect(lockedFor('arranger', lacking([issue, 'genderMissing'], { setupForOtp: true }))).toEqual(bothPages)
})

test('no page is locked before the profile is loaded', () => {
  expect(pages.filter((page) => isLocked(page, undefined, { isOwn: true }))).toEqual([])
})
