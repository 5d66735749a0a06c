import { describe, expect, test } from 'vitest'
import { type CreditCard, lastDayOfCard, orderedUses } from '#contract/payment/cards.ts'
import { cardSchema } from '@/domains/profile/payment/shared/cardForm.rules'
import { coverageOf, paidAlike, usesWithoutOtherCard } from '@/domains/profile/payment/payment.rules'
import { cardStatus, lastFourDigits, maskedStart } from '@/domains/profile/payment/shared/card.rules'
import { removedCardOf, removedCardState } from '@/domains/profile/payment/removedCard'

const today = '2026-05-09'
const card = (changed: Partial<CreditCard> = {}): CreditCard => ({
  id: 'c1',
  name: 'Camille Tremblay',
  number: '41111*******1111',
  brand: 'Visa',
  expiryDate: '2029-08',
  uses: ['air', 'rail', 'hotel', 'car'],
  version: 1,
  ...changed,
})

describe('§3 a card is good through the last day of its month', () => {
  test.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('a card of the month %s is good through its last day', (month, day) => expect(lastDayOfCard(month)).toBe(day))

  test.each([
    ['2026-04', 'expired', -9],
    ['2026-05', 'soon', 22],
    ['2026-06', 'soon', 52],
    ['2026-07', 'good', 83],
  ])('a card of the month %s is %s', (expiryDate, status, days) =>
    expect(cardStatus({ expiryDate }, today)).toEqual({ status, days }),
  )

  test('§9 a card is mentioned sixty days before its end, not earlier', () => {
    expect(cardStatus({ expiryDate: '2026-06' }, '2026-05-01').status).toBe('soon')
    expect(cardStatus({ expiryDate: '2026-06' }, '2026-04-30').status).toBe('good')
    expect(cardStatus({ expiryDate: '2026-06' }, '2026-06-30')).toEqual({ status: 'soon', days: 0 })
  })
})

describe('§4 uses that can be paid for', () => {
  test('each use names the cards that pay, the card that is good longest first', () => {
    const long = card({ id: 'long', expiryDate: '2031-01', uses: ['hotel'] })
    const found = coverageOf([card(), long], [], today)
    expect(found.map(({ use, state, cards }) => [use, state, cards.map(({ id }) => id)])).toEqual([
      ['air', 'paid', ['c1']],
      ['rail', 'paid', ['c1']],
      ['hotel', 'paid', ['long', 'c1']],
      ['car', 'paid', ['c1']],
    ])
  })

  test('uses are one line where the same cards pay for everything, otherwise a line each', () => {
    const hotel = card({ id: 'hotel', uses: ['hotel'] })
    const lines = (cards: CreditCard[], issues: ('airFopMissing' | 'railFopMissing')[] = []) =>
      paidAlike(coverageOf(cards, issues, today)).map((rows) => rows.map(({ use }) => use).join(' '))
    expect(lines([card()])).toEqual(['air rail hotel car'])
    expect(lines([card(), hotel])).toEqual(['air', 'rail', 'hotel', 'car'])
    expect(lines([], ['airFopMissing', 'railFopMissing'])).toEqual(['air', 'rail', 'hotel', 'car'])
  })

  test.each([
    ['hotelFopMissing', 'hotel', 'missing'],
    ['hotelFopExpired', 'hotel', 'expired'],
    ['carFopMissing', 'car', 'missing'],
    ['carFopExpired', 'car', 'expired'],
    ['railFopMissing', 'rail', 'missing'],
    ['railFopExpired', 'rail', 'expired'],
    ['airFopMissing', 'air', 'missing'],
    ['airFopExpired', 'air', 'expired'],
  ] as const)('the issue %s leaves %s %s, whatever the cards allow', (issue, use, state) =>
    expect(coverageOf([card()], [issue], today).find((row) => row.use === use)).toEqual({ use, state, cards: [] }),
  )

  test('the company pays where nothing is missing and no card pays', () =>
    expect(coverageOf([card({ expiryDate: '2026-01' })], [], today)[0]).toEqual({
      use: 'air',
      state: 'central',
      cards: [],
    }))
})

describe('§4 the effect of removing a card', () => {
  test('a removed card leaves unpaid only the uses that it alone paid for', () =>
    expect(usesWithoutOtherCard(card(), [card(), card({ id: 'c2', uses: ['hotel', 'car'] })], today)).toEqual([
      'air',
      'rail',
    ]))
  test('an expired card is no replacement for a removed card', () =>
    expect(usesWithoutOtherCard(card(), [card(), card({ id: 'c2', expiryDate: '2026-04' })], today)).toHaveLength(4))
  test('removing an expired card loses nothing', () => {
    const over = card({ expiryDate: '2026-04' })
    expect(usesWithoutOtherCard(over, [over], today)).toEqual([])
  })
})

test('the uses are listed in one order, each once', () =>
  expect(orderedUses(['car', 'air', 'car'])).toEqual(['air', 'car']))

test.each([
  ['41111*******1111', '4111 1••• •••• ', '1111'],
  ['37828******0005', '3782 8••••• •', '0005'],
])('§9 the card number %s is shown in groups', (masked, start, end) => {
  expect(maskedStart(masked)).toBe(start)
  expect(lastFourDigits(masked)).toBe(end)
})

describe('§3 the form of a card', () => {
  const typed = { number: '4111 1111 1111 1111', name: 'Zoë', expiryDate: '2099-01', uses: ['air' as const] }
  const problems = (values: unknown) =>
    cardSchema()
      .safeParse(values)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

  test.each([
    [
      'nothing',
      { number: '', name: '', expiryDate: '', uses: [] },
      ['number required', 'name required', 'expiryDate required', 'uses cardUse'],
    ],
    ['spaces and hyphens', { ...typed, number: '4111-1111 1111-1111' }, []],
    ['a wrong check digit', { ...typed, number: '4111 1111 1111 1112' }, ['number cardCheckDigit']],
    ['a digit too few', { ...typed, number: '4111 1111 1111 111' }, ['number cardNumber']],
    ['letters', { ...typed, number: '<script>' }, ['number cardNumber']],
    ['a name too long', { ...typed, name: 'a'.repeat(61) }, ['name tooLong']],
    ['a month that is over', { ...typed, expiryDate: '2020-01' }, ['expiryDate monthPast']],
    ['half a month', { ...typed, expiryDate: '2030-' }, ['expiryDate impossibleMonth']],
  ])('the form of a card is checked with %s', (_what, values, expected) =>
    expect([...new Set(problems(values).map((each) => each.join(' ')))]).toEqual(expect.arrayContaining(expected)),
  )

  test('a card without a typed number keeps the sealed one, and may keep a month that is over', () => {
    const schema = cardSchema('2020-01')
    expect(schema.safeParse({ ...typed, number: '', expiryDate: '2020-01' }).success).toBe(true)
    expect(schema.safeParse({ ...typed, number: '', expiryDate: '2020-02' }).error?.issues[0]?.message).toBe(
      'monthPast',
    )
    expect(schema.safeParse({ ...typed, expiryDate: '2020-01' }).error?.issues[0]?.message).toBe('monthPast')
    expect(schema.safeParse({ ...typed, number: '4111' }).error?.issues[0]?.message).toBe('cardNumber')
  })
})

test('a navigation carries only the last digits of a removed card', () => {
  expect(removedCardOf(removedCardState(card()))).toEqual({ brand: 'Visa', number: '1111' })
  expect(removedCardOf(null)).toBeUndefined()
  expect(removedCardOf({ removedCard: { brand: 1 } })).toBeUndefined()
})
