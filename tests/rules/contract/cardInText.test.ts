import fc from 'fast-check'
import { getCountries, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import { describe, expect, test } from 'vitest'
import { holdsCardNumber } from '#contract/fields/cardNumbers.ts'
import { cardSchema } from '@/domains/profile/payment/shared/cardForm.rules'
import { newTravelPreferenceSchema } from '#contract/profile/preferences.ts'

describe('§9 card numbers in free text', () => {
  test.each([
    'Charge 4000056655665556 please',
    'Visa 4000 0566 5566 5556',
    'Visa 2 4000 0566 5566 5556',
    '4000.0566.5566.5556',
    '4000-0566-5566-5556, through 12/30',
    'n° 3782 822463 10005.',
    '４１１１ １１１１ １１１１ １１１１',
    'بطاقة ٤١١١ ١١١١ ١١١١ ١١١١',
    '४१११-११११-११११-११११',
    '𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏',
    '4\u200b111 1111\u00a01111 1111',
    '4000    0566    5566    5556',
    '4000 – 0566 – 5566 – 5556',
    '4000\r\n\r\n0566\r\n\r\n5566\r\n\r\n5556',
    '1354 12345 678911',
    '6304 0000 0000 0000',
  ])('the text %j holds a card number', (text) => expect(holdsCardNumber(text)).toBe(true))

  test.each([
    '',
    'Close to the lift',
    'Room 402, arrival 22:30, call +1 514 555 0134',
    'Aeroplan 123 456 789',
    'Confirmation 4000056655665557',
    'Born 1985-04-12, 2 beds, 120 x 200',
    'Ticket 618-2345678909',
    'Best Western 6006637811114517',
    '+1 514 555 0134 ext. 2042',
    'AC 871, 2026-12-30 22:15',
  ])('the text %j holds no card number', (text) => expect(holdsCardNumber(text)).toBe(false))

  test('the number of an airline ticket, a telephone or a locator is never taken for a card', () => {
    const serial = fc.integer({ min: 0, max: 9_999_999_999 }).map((number) => String(number).padStart(10, '0'))
    const airline = fc.integer({ min: 1, max: 999 }).map((code) => String(code).padStart(3, '0'))
    const ticket = fc.tuple(airline, fc.constantFrom('', ' ', '-'), serial).map((parts) => parts.join(''))
    const locator = fc.string({
      unit: fc.constantFrom(...Array.from('ABCDEFGHJKLMNPQRSTUVWXYZ23456789')),
      minLength: 6,
      maxLength: 6,
    })
    fc.assert(
      fc.property(fc.oneof(ticket, locator), (number) => !holdsCardNumber(number)),
      { numRuns: 5000 },
    )
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples)
      const spellings = [
        example?.number,
        example?.formatInternational(),
        example?.formatNational(),
        example?.format('IDD', { fromCountry: 'CA' }),
      ]
      expect(spellings.filter((text) => text && holdsCardNumber(text))).toEqual([])
    }
  })

  test('a text is not searched once it is longer than any field takes', () => {
    const long = newTravelPreferenceSchema.shape.hotelRequests.safeParse('4000 0566 5566 5556 '.repeat(5000))
    expect(long.error?.issues.map(({ message }) => message)).toEqual(['tooLong'])
  })

  test('a card number is refused in the name of a card and in requests, by the form as by the server', () => {
    const name = cardSchema().safeParse({
      number: '4111111111111111',
      name: 'Visa 4000 0566 5566 5556',
      expiryDate: '2099-01',
      uses: ['air'],
    })
    expect(name.error?.issues).toMatchObject([{ path: ['name'], message: 'cardInText' }])
    const hotelRequests = newTravelPreferenceSchema.shape.hotelRequests.safeParse('Charge 4000 0566 5566 5556')
    expect(hotelRequests.error?.issues).toMatchObject([{ message: 'cardInText' }])
  })
})
