import { describe, expect, test } from 'vitest'
import { holdsCardNumber } from '#contract/cardNumbers.ts'
import { newCardSchema } from '@/domains/profile/payment/cardForm.rules'
import { newTravelPreferenceSchema } from '#contract/preferences.ts'

describe('§9 a text that is kept in clear', () => {
  test.each([
    'Charge 4000056655665556 please',
    'Visa 4000 0566 5566 5556',
    'Visa 2 4000 0566 5566 5556',
    '4000.0566.5566.5556',
    '4000-0566-5566-5556, through 12/30',
    'n° 3782 822463 10005.',
  ])('%j holds a card number', (text) => expect(holdsCardNumber(text)).toBe(true))

  test.each([
    '',
    'Close to the lift',
    'Room 402, arrival 22:30, call +1 514 555 0134',
    'Aeroplan 123 456 789',
    'Confirmation 4000056655665557',
    'Born 1985-04-12, 2 beds, 120 x 200',
  ])('%j holds none', (text) => expect(holdsCardNumber(text)).toBe(false))

  test('is not searched once it is too long to be taken at all', () => {
    const long = newTravelPreferenceSchema.shape.hotelRequests.safeParse('4000 0566 5566 5556 '.repeat(5000))
    expect(long.error?.issues.map(({ message }) => message)).toEqual(['tooLong'])
  })

  test('is refused in the name of a card and in requests, by the form as by the server', () => {
    const name = newCardSchema.safeParse({
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
