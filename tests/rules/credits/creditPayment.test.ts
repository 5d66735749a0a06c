import { describe, expect, test } from 'vitest'
import { beyondFares, creditPayments, savedBy, withinFares } from '#contract/payment/creditPayment.ts'
import { refundToCard } from '#contract/trips/cancellation.ts'

const credit = (id: string, airlineCode: string, rest: number, changeFee = 0) => ({
  id,
  airlineCode,
  airlineName: airlineCode,
  rest,
  changeFee,
})
const fare = (airlineCode: string, amount: number) => ({ airlineCode, amount })
const amounts = (...args: Parameters<typeof creditPayments>) =>
  creditPayments(...args).map(({ creditId, amount }) => [creditId, amount])

describe('creditPayments', () => {
  test('a credit pays no more than the fares of its airline, and no more than its rest', () => {
    expect(amounts([credit('a', 'AC', 1000)], [fare('AC', 300.1), fare('AC', 200.2)])).toEqual([['a', 500.3]])
    expect(amounts([credit('a', 'AC', 120.25)], [fare('AC', 300)])).toEqual([['a', 120.25]])
  })

  test('of an itinerary of several airlines, a credit pays the flights of its own', () => {
    const fares = [fare('AC', 300), fare('LH', 400)]
    expect(amounts([credit('l', 'LH', 1000), credit('x', 'AF', 1000)], fares)).toEqual([['l', 400]])
  })

  test('several credits pay in their order, and none pays what another has paid', () => {
    const credits = [credit('a', 'AC', 200), credit('b', 'AC', 200), credit('c', 'AC', 200)]
    expect(amounts(credits, [fare('AC', 300)])).toEqual([
      ['a', 200],
      ['b', 100],
    ])
  })

  test('a credit that would pay no more than its fee leaves the fare to the next', () => {
    expect(amounts([credit('a', 'AC', 90, 90), credit('b', 'AC', 500, 90)], [fare('AC', 300)])).toEqual([['b', 300]])
    expect(amounts([credit('a', 'AC', 500, 90)], [fare('AC', 90)])).toEqual([])
  })

  test('nothing is saved but the amounts less the fees, to the cent', () => {
    const payments = creditPayments([credit('a', 'AC', 200.1, 30), credit('b', 'AC', 500, 40.2)], [fare('AC', 300.3)])
    expect(savedBy(payments)).toBe(230.1)
    expect(savedBy([])).toBe(0)
  })
})

describe('what a trip gives back', () => {
  const paid = [
    { creditId: 'a', airlineCode: 'AC', airlineName: 'AC', amount: 200, fee: 0 },
    { creditId: 'b', airlineCode: 'AC', airlineName: 'AC', amount: 150.5, fee: 0 },
  ]

  test('a refunded fare goes to the credits of its airline first, as far as they have paid', () => {
    const parts = (...fares: Parameters<typeof withinFares>[1]) => withinFares(paid, fares).map(({ amount }) => amount)
    expect(parts(fare('AC', 1000))).toEqual([200, 150.5])
    expect(parts(fare('AC', 220))).toEqual([200, 20])
    expect(parts(fare('LH', 1000))).toEqual([])
  })

  test('after a change credits keep what new fares of their airline cover, and get the rest back', () => {
    const parts = (...fares: Parameters<typeof beyondFares>[1]) => beyondFares(paid, fares).map(({ amount }) => amount)
    expect(parts(fare('AC', 1000))).toEqual([])
    expect(parts(fare('AC', 300))).toEqual([50.5])
    expect(parts(fare('LH', 1000))).toEqual([200, 150.5])
  })

  test('the card gets what does not go back to credits', () => {
    const givenBack = [{ airlineCode: 'AC', airlineName: 'Air Canada', amount: 100.1 }]
    expect(refundToCard({ refund: 300.3, givenBack })).toBe(200.2)
    expect(refundToCard({ refund: 300.3, givenBack: [] })).toBe(300.3)
  })
})
