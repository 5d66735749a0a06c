import { describe, expect, test } from 'vitest'
import { completenessOf, type ProfileIssue } from '#contract/profile/profileIssues.ts'
import { ageGroupOf } from '#server/domains/profile/ageGroup.ts'
import { isAllowedToBook, profileIssues, type IssueFacts } from '#server/domains/profile/issues.ts'

const month = '2026-05'
const complete: IssueFacts = {
  profile: {
    phoneCountryCode: '1',
    phoneType: 'mobile',
    phoneNumber: '5550100',
    dateOfBirth: '1990-02-03',
    gender: 'X',
    active: true,
    employeeId: 'e',
    groupId: 'g',
    internalEmployeeId: '7',
  },
  employee: { status: 'active', approverId: 'a', costCenterId: 'c' },
  policy: { needsApproval: true },
  cards: [{ uses: ['air', 'rail', 'hotel', 'car'], expiryMonth: month, isCompany: false }],
  needsCompanyCard: false,
}
const profileWith = (changed: Partial<IssueFacts['profile']>) => ({ profile: { ...complete.profile, ...changed } })
const employeeWith = (changed: Partial<NonNullable<IssueFacts['employee']>>) => ({
  employee: { ...complete.employee!, ...changed },
})
type Card = IssueFacts['cards'][number]
const cards = (...all: (Omit<Card, 'isCompany'> & Partial<Card>)[]) => ({
  cards: all.map((card) => ({ isCompany: false, ...card })),
})
const all: Card['uses'] = ['air', 'rail', 'hotel', 'car']
/** Trips that a company card has to pay for. */
const central = (...assigned: Omit<Card, 'isCompany'>[]) => ({
  ...cards(...complete.cards, ...assigned.map((card) => ({ ...card, isCompany: true }))),
  needsCompanyCard: true,
})

const cases: [ProfileIssue[], Partial<IssueFacts>][] = [
  [[], {}],
  [['phoneCountryCodeMissing'], profileWith({ phoneCountryCode: '' })],
  [['phoneTypeMissing'], profileWith({ phoneType: '' })],
  [['phoneNumberMissing'], profileWith({ phoneNumber: '' })],
  [['dateOfBirthMissing'], profileWith({ dateOfBirth: null })],
  [['genderMissing'], profileWith({ gender: null })],
  [['notActive'], profileWith({ active: false })],
  [['notActive'], employeeWith({ status: 'inactive' })],
  [['employeeIdMissing'], profileWith({ employeeId: null })],
  [['groupIdMissing'], profileWith({ groupId: null })],
  [['internalEmployeeIdMissing'], profileWith({ internalEmployeeId: '' })],
  [['approverPerTravelPolicyMissing'], employeeWith({ approverId: null })],
  [[], { ...employeeWith({ approverId: null }), policy: null }],
  // No approver is needed where the policy requires no approval.
  [[], { ...employeeWith({ approverId: null }), policy: { needsApproval: false } }],
  [['costCenterMissing'], employeeWith({ costCenterId: null })],
  [['hotelFopMissing', 'carFopMissing', 'railFopMissing', 'airFopMissing'], cards()],
  [
    ['hotelFopMissing', 'carFopMissing', 'railFopExpired', 'airFopExpired'],
    cards({ uses: ['rail', 'air'], expiryMonth: '2026-04' }),
  ],
  [
    ['hotelFopExpired'],
    cards({ uses: ['hotel'], expiryMonth: '2025-12' }, { uses: ['car', 'rail', 'air'], expiryMonth: month }),
  ],
  [[], cards({ uses: ['hotel'], expiryMonth: '2020-01' }, ...complete.cards)],
  // A company card counts like the person's own.
  [[], cards({ uses: all, expiryMonth: month, isCompany: true })],
  [
    ['hotelFopMissing', 'carFopMissing'],
    cards({ uses: ['rail'], expiryMonth: month }, { uses: ['air'], expiryMonth: month, isCompany: true }),
  ],
  [['centralizedCardMissing'], central()],
  [['centralizedCardExpired'], central({ uses: all, expiryMonth: '2026-04' })],
  [[], central({ uses: all, expiryMonth: '2026-04' }, { uses: ['air'], expiryMonth: month })],
]

describe('profile issues (§4)', () => {
  test.each(cases)('the issues of a profile are right: %j', (issues, changed) => {
    expect(profileIssues({ ...complete, ...changed }, month)).toEqual(issues)
  })

  test.each([
    [
      'phoneNumberMissing',
      { isBasicInfoComplete: false, isPaymentMethodsComplete: true, isMandatoryFieldsComplete: true },
    ],
    [
      'costCenterMissing',
      { isBasicInfoComplete: false, isPaymentMethodsComplete: true, isMandatoryFieldsComplete: false },
    ],
    ['airFopExpired', { isBasicInfoComplete: true, isPaymentMethodsComplete: false, isMandatoryFieldsComplete: true }],
  ] as const)('the issue %s decides what is complete', (issue, flags) => {
    expect(completenessOf([issue], true)).toEqual(flags)
  })

  test('payment is never complete for a person who may not book', () => {
    expect(completenessOf([], false).isPaymentMethodsComplete).toBe(false)
  })

  test('booking needs employment, an active account, a policy and a profile without obstacles', () => {
    expect(isAllowedToBook(complete, month)).toBe(true)
    for (const changed of [
      { employee: null },
      { policy: null },
      { cards: [] },
      profileWith({ active: false }),
      profileWith({ gender: null }),
    ])
      expect(isAllowedToBook({ ...complete, ...changed }, month)).toBe(false)
  })
})

test.each([
  ['2008-05-13', 1],
  ['2008-05-12', 2],
  ['2005-05-13', 2],
  ['2005-05-12', 3],
  ['1996-05-12', 4],
  ['1986-05-12', 5],
  ['1976-05-12', 6],
  ['1966-05-12', 7],
  ['1956-05-13', 7],
  ['1956-05-12', 8],
])('a person born %s is in age group %i on 2026-05-12 (§5)', (born, group) => {
  expect(ageGroupOf(born, '2026-05-12')).toBe(group)
})
