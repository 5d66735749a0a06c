import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { profileSchema } from '#contract/profile/profile.ts'
import { canPayFor, completenessOf } from '#contract/profile/profileIssues.ts'
import { onlyUnpaid } from '@/domains/profile/payment/payment.rules'
import type { Issue } from '@/domains/profile/profile.rules'
import { makeProfile } from '#tests/support/page/factories.ts'

const read = (given: object) => z.parse(profileSchema, { ...makeProfile(), ...given })

test.each([
  ['1988-04-02', '1988-04-02'],
  ['1988-04-02T00:00:00', '1988-04-02'],
  ['1988-04-02T23:30:00-05:00', '1988-04-02'],
  ['1988-04-02T00:00:00.000Z', '1988-04-02'],
  ['1988-02-30', null],
  ['1988-02-30T00:00:00Z', null],
  ['1988-04-02 at noon', null],
  ['02/04/1988', null],
  ['', null],
  [576028800000, null],
  [null, null],
  [undefined, null],
])('§3 the date of birth %j is read as %j', (dateOfBirth, day) => expect(read({ dateOfBirth }).dateOfBirth).toBe(day))

describe('§3, §4 the completeness of a profile', () => {
  const flagsOf = (given: object) => {
    const profile = read(given)
    const short = [profile.isBasicInfoComplete, profile.isPaymentMethodsComplete, profile.isMandatoryFieldsComplete]
    expect([
      profile.isProfileBasicInformationComplete,
      profile.isPaymentMethodsInformationComplete,
      profile.isMandatoryFieldsInformationComplete,
    ]).toEqual(short)
    return short
  }
  const {
    isBasicInfoComplete: _,
    isPaymentMethodsComplete: __,
    isMandatoryFieldsComplete: ___,
    ...others
  } = makeProfile()
  const longOnly = (given: object) => z.parse(profileSchema, { ...others, ...given })

  test.each<[string, object, boolean[]]>([
    ['no list of issues is complete', { profileIssues: undefined }, [true, true, true]],
    ['null for the list is complete', { profileIssues: null }, [true, true, true]],
    ['an empty list is complete', { profileIssues: [] }, [true, true, true]],
    ['what is no list is incomplete', { profileIssues: 'genderMissing' }, [false, false, false]],
    ['an object for the list is incomplete', { profileIssues: {} }, [false, false, false]],
    ['a basic issue', { profileIssues: [{ issue: 'genderMissing' }] }, [false, true, true]],
    ['one of the administrator', { profileIssues: [{ issue: 'costCenterMissing' }] }, [false, true, false]],
    ['a missing card', { profileIssues: [{ issue: 'railFopMissing' }] }, [true, false, true]],
    ['an expired card', { profileIssues: [{ issue: 'hotelFopExpired' }] }, [true, false, true]],
    ['the company’s card', { profileIssues: [{ issue: 'centralizedCardExpired' }] }, [true, false, true]],
    ['not allowed to book', { isAllowedToBook: false }, [true, false, true]],
    [
      'an issue §4 does not name speaks of none of them',
      { profileIssues: [{ issue: 'visaMissing' }] },
      [true, true, true],
    ],
    ['the backend says no', { isBasicInfoComplete: false }, [false, true, true]],
    ['the backend says no, in the other name', { isMandatoryFieldsInformationComplete: false }, [true, true, false]],
  ])('the completeness of a profile is read: %s', (_, given, flags) => expect(flagsOf(given)).toEqual(flags))

  test('one pair of names is enough for the completeness', () => {
    expect(longOnly({}).isBasicInfoComplete).toBe(true)
    expect(longOnly({ isPaymentMethodsInformationComplete: false }).isPaymentMethodsComplete).toBe(false)
  })
})

describe('§4 what can be paid for', () => {
  test.each([
    ['airRail', ['railFopMissing'], false],
    ['airRail', ['airFopMissing'], false],
    ['airRail', ['hotelFopMissing', 'carFopMissing'], true],
    ['hotelCar', ['hotelFopMissing'], false],
    ['hotelCar', ['carFopMissing'], false],
    ['hotelCar', ['railFopMissing', 'airFopMissing'], true],
    ['hotelCar', [], true],
    ['airRail', ['profileIssuesUnreadable'], false],
  ] as const)('the use %s with the issues %j can be paid for: %s', (means, issues, is) => {
    expect(canPayFor(means, issues)).toBe(is)
    if (!is) expect(completenessOf(issues, true).isPaymentMethodsComplete).toBe(false)
  })

  test.each<[Issue[], 'airRail' | 'hotelCar' | undefined]>([
    [['airFopMissing'], 'airRail'],
    [['airFopMissing', 'railFopMissing', 'genderMissing'], 'airRail'],
    [['carFopMissing'], 'hotelCar'],
    [['carFopMissing', 'airFopMissing'], undefined],
    [['carFopMissing', 'airFopExpired'], undefined],
    [['carFopMissing', 'centralizedCardMissing'], undefined],
    [[], undefined],
  ])('with the issues %j the payment page names %s as unpaid', (issues, means) =>
    expect(onlyUnpaid(issues)).toBe(means),
  )
})
