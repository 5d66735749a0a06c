import { expect, test } from 'vitest'
import type { CreditCard } from '#contract/payment/cards.ts'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'
import { pageStates } from '@/domains/profile/overview/pageStates.rules'
import { makeProfile } from '#tests/support/page/factories.ts'

const today = '2026-05-12'
const passport = (expirationDate: string) => ({ expirationDate }) as TravelDocument
const stateOf = (facts: Partial<Parameters<typeof pageStates>[0]>) =>
  pageStates({ profile: makeProfile(), documents: [], cards: [], contact: null, today, ...facts })

test.each([
  [[], 'none'],
  [['2026-05-11'], 'expired'],
  [['2026-09-01'], 'soon'],
  [['2026-05-11', '2031-01-01'], 'complete'],
  [['2026-09-01', '2031-01-01'], 'soon'],
])('the page of documents with passports until %j is %s', (days, kind) => {
  expect(stateOf({ documents: days.map(passport) }).travelDocuments).toEqual({ kind, count: 0 })
})

test.each([
  [['2026-06'], 'soon'],
  [['2026-06', '2031-01'], 'soon'],
  [['2031-01'], 'complete'],
])('the page of payment with cards until %j is %s', (days, kind) => {
  const cards = days.map((expiryDate) => ({ expiryDate }) as CreditCard)
  expect(stateOf({ cards }).payment).toEqual({ kind, count: 0 })
})

test('data that is not loaded yet is not called missing', () => {
  expect(Object.keys(stateOf({ documents: undefined, contact: undefined }))).toEqual(['personal', 'payment'])
})

test('§4 an expired card is called expired, and what only the administrator can add is not counted', () => {
  const profile = makeProfile({
    profileIssues: [{ issue: 'airFopExpired' }, { issue: 'dateOfBirthMissing' }, { issue: 'costCenterMissing' }],
  })
  expect(stateOf({ profile })).toMatchObject({
    personal: { kind: 'missing', count: 1 },
    payment: { kind: 'expired', count: 0 },
  })
})
