import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { isSamePhone } from '#contract/profile/emergencyContact.ts'
import { nationalNumber } from '#contract/fields/phoneFields.ts'
import { dialledNumber, phoneProblem, storedNumber, wholePhoneParts } from '#contract/fields/phones.ts'
import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import { callAddress } from '@/domains/profile/emergency/emergency.rules'

describe('a telephone is stored as it is dialled from abroad (§3)', () => {
  test.each([
    ['44', '07911 123456', '7911123456'],
    ['33', '06 10 10 10 10', '610101010'],
    ['49', '0151/234 567-89', '15123456789'],
    ['44', '(0)20 7946 0000', '2079460000'],
    ['7', '8 912 345 67 89', '9123456789'],
    ['36', '06 20 123 4567', '201234567'],
    ['54', '011 15 2345 6789', '91123456789'],
    ['1', '1 514 555 0134', '5145550134'],
    ['370', '8 612 34567', '61234567'],
    ['383', '044 123 456', '44123456'],
    ['39', '06 1234 5678', '0612345678'],
    ['225', '07 07 07 07 07', '0707070707'],
    ['52', '1 55 1234 5678', '5512345678'],
    ['52', '044 55 1234 5678', '5512345678'],
    ['52', '55 1234 5678', '5512345678'],
    ['44', '447911123456', '7911123456'],
    ['44', '0044 7911 123456', '7911123456'],
    ['1', '011 1 514 555 0134', '5145550134'],
    ['44', '\u202A07911\u00A0123456\u202C', '7911123456'],
    ['1', '514\u2011555\u20130134', '5145550134'],
  ])('the telephone +%s %s is stored as %s', (code, typed, stored) => {
    const number = nationalNumber.parse(typed)
    expect([phoneProblem({ code, number }), storedNumber({ code, number })]).toEqual([undefined, stored])
    expect(storedNumber({ code, number: stored })).toBe(stored)
  })

  test('a telephone of every country is stored right from the way its people write it', () => {
    const wrong = getCountries().flatMap((country) => {
      const example = getExampleNumber(country, examples)
      if (!example) return []
      const { countryCallingCode: code, nationalNumber: national } = example
      const read = [example.formatNational(), national].map((number) => storedNumber({ code, number }))
      return read.every((number) => number === national) ? [] : [`${country} ${example.formatNational()}`]
    })
    expect(wrong).toEqual([])
  })

  test('a telephone that is too short keeps its digits and is refused', () => {
    expect([storedNumber({ code: '44', number: '079-11' }), phoneProblem({ code: '44', number: '079-11' })]).toEqual([
      '07911',
      'phoneNumber',
    ])
  })
})

describe('the number that is called', () => {
  const phone = { code: '44', phoneNumber: '07911123456', extension: '' }

  test('the called number is right also where another backend keeps the 0', () => {
    expect(callAddress({ ...phone, extension: '204' })).toBe('tel:+447911123456;ext=204')
    expect(dialledNumber({ code: '39', number: '06 1234 5678' })).toBe('+390612345678')
  })

  test('a number with and without the 0 is one telephone', () => {
    expect(isSamePhone(phone, { ...phone, phoneNumber: '7911123456' })).toBe(true)
    expect(isSamePhone(phone, { ...phone, phoneNumber: '7911123457' })).toBe(false)
  })

  test.each([
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['+1 800 555 0199 ext. 12', 'tel:+18005550199;ext=12'],
    ['+1 800 555 0199 x12', 'tel:+18005550199;ext=12'],
    ['1-800-555', 'tel:1800555'],
  ])('an agency’s number %s is called as %s', (phone, address) => expect(wholePhoneAddress(phone)).toBe(address))
})

test.each([
  ['+44 (0)7911 123456', { code: '44', number: '7911123456' }],
  ['0044 7911 123456', { code: '44', number: '7911123456' }],
  ['\u202A+33 06 10 10 10 10\u202C', { code: '33', number: '610101010' }],
  ['+52 1 55 1234 5678', { code: '52', number: '5512345678' }],
  ['+383 44 123 456', { code: '383', number: '44123456' }],
  ['514 555 0134', undefined],
  ['+44 79', undefined],
])('the whole number %s is read as %j', (text, parts) => expect(wholePhoneParts(text)).toEqual(parts))
