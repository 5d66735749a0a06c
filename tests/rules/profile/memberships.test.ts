import { describe, expect, test } from 'vitest'
import { newMembershipSchema } from '#contract/profile/memberships.ts'
import { looksUnusual, numberFormatOf } from '@/domains/profile/memberships/memberships.rules'

describe('what numbers of a programme usually look like', () => {
  test.each([
    ['^\\d{9}$', { length: 9, kind: 'digits' }],
    ['^[A-Z0-9]{7}$', { length: 7, kind: 'characters' }],
    ['^[A-Z]{2,3}\\d{5,6}$', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('the pattern %s is read as a length and a kind of characters where it is one', (pattern, usual) =>
    expect(numberFormatOf(pattern)).toEqual(usual),
  )

  test.each([
    ['987654321', '^\\d{9}$', false],
    ['987 654-321', '^\\d{9}$', false],
    ['98765432', '^\\d{9}$', true],
    ['ab12cd7', '^[A-Z0-9]{7}$', false],
    ['', '^\\d{9}$', false],
    ['anything', null, false],
    ['anything', '^(broken', false],
  ])('the number %s against the pattern %s needs a second look: %s', (typed, pattern, unusual) =>
    expect(looksUnusual(typed, pattern)).toBe(unusual),
  )

  test('an unusual number is accepted all the same', () => {
    expect(newMembershipSchema.safeParse({ category: 'air', programCode: 'aeroplan', number: 'X1234' }).success).toBe(
      true,
    )
  })
})

describe('§3 a membership number', () => {
  const check = (number: string) =>
    newMembershipSchema.safeParse({ category: 'air', programCode: 'aeroplan', number }).error?.issues[0]?.message
  test.each([
    ['', 'required'],
    ['12', 'membershipNumber'],
    ['<script>', 'membershipNumber'],
    ['1234567890123456789012345678', 'tooLong'],
    ['AB 12-34', undefined],
  ])('the membership number "%s" is checked', (number, problem) => expect(check(number)).toBe(problem))
})
