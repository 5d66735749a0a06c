import { expect, test } from 'vitest'
import type { SegmentCancellation } from '#contract/trips/cancellation.ts'
import { creditAfterFee } from '#contract/payment/travelCredits.ts'
import { ticketCredits } from '#server/domains/trips/cancel/ticketCredits.ts'
import {
  cancellationQuery,
  cancellationTable,
  countOfState,
  creditQuery,
  creditTable,
  firstNotified,
} from '@/domains/credits/creditTable.rules'
import { creditUseSchema } from '@/domains/credits/creditUse.rules'
import { keptParts } from '@/domains/trips/cancel/keptParts.rules'
import { readTable } from '@/patterns/table/address/tableAddress'

test.each([
  ['', 'required'],
  ['x', 'invalid'],
  ['0', 'outOfRange'],
  ['80.01', 'outOfRange'],
  ['80', undefined],
])('the amount %s of a rest of 80 has the problem %s', (amount, problem) => {
  expect(creditUseSchema(80).safeParse({ amount }).error?.issues[0]?.message).toBe(problem)
})

test('the address names the list, and a value that it does not know is left out', () => {
  const query = (search: string) => creditQuery(readTable(creditTable, new URLSearchParams(search)))
  // The credit whose details are open does not narrow the list behind them.
  expect(query('?state=lapsing&airlineCode=AC&creditId=c-1&sort=traveler:desc&page=2')).toEqual({
    pageNumber: 2,
    search: '',
    state: 'lapsing',
    airlineCode: 'AC',
    costCenterId: undefined,
    creditId: undefined,
    sort: 'traveler:desc',
  })
  expect(query('?state=gone&airlineCode=nowhere&sort=rest:asc')).toMatchObject({
    state: 'open',
    airlineCode: undefined,
    sort: 'validUntil:asc',
  })
})

test('the list has what can be used, unless the address names a state or all', () => {
  const state = (search: string) => creditQuery(readTable(creditTable, new URLSearchParams(search))).state
  expect(['', '?state=lapsed', '?state=all', '?creditId=c-1'].map(state)).toEqual(['open', 'lapsed', undefined, 'open'])
})

test('the address of cancellations names a period, and without one it covers all days', () => {
  const query = (search: string) =>
    cancellationQuery(readTable(cancellationTable, new URLSearchParams(search)), '2026-11-27')
  expect(query('')).toMatchObject({ from: undefined, to: undefined, sort: 'cancelledOn:desc' })
  expect(query('?period=lastMonth&costCenterId=cc-1&sort=paid:asc')).toMatchObject({
    from: '2026-10-01',
    to: '2026-10-31',
    costCenterId: 'cc-1',
    sort: 'paid:asc',
  })
})

test('a credit is named in notifications 60 days before its last one, and not before it begins', () => {
  expect(firstNotified({ issuedOn: '2026-02-01', validUntil: '2027-01-20' })).toBe('2026-11-21')
  expect(firstNotified({ issuedOn: '2027-01-02', validUntil: '2027-01-20' })).toBe('2027-01-02')
})

test('a credit that is smaller than its change fee is worth nothing, and never less', () => {
  expect([creditAfterFee({ rest: 400.1, changeFee: 124 }), creditAfterFee({ rest: 80, changeFee: 124 })]).toEqual([
    276.1, 0,
  ])
})

test('open credits include those that lapse soon', () => {
  const counts = { open: 3, lapsing: 2, lapsed: 4 }
  expect([undefined, 'open', 'lapsing', 'lapsed', 'used'].map((each) => countOfState(counts, each as 'open'))).toEqual([
    9, 5, 2, 4, 0,
  ])
})

test('the part that is not refunded is a credit, and the rest is lost', () => {
  const credit = {
    airlineCode: 'AC',
    airlineName: 'Air Canada',
    amount: 379.4,
    changeFee: 124,
    validUntil: '2027-01-01',
  }
  expect(keptParts({ lost: 479.5, credits: [credit] })).toEqual({ credit: 379.4, lost: 100.1 })
  expect(keptParts({ lost: 100, credits: [] })).toEqual({ credit: 0, lost: 100 })
})

const until = { freeUntil: '2026-01-01T00:00:00Z', freeUntilLocal: '2026-01-01T00:00', timeZone: 'America/Toronto' }
const kept = (
  segmentId: string,
  lost: number,
  rule: SegmentCancellation['rule'] = 'fareKept',
): SegmentCancellation => ({
  segmentId,
  rule,
  paid: lost,
  refund: 0,
  lost,
  ...until,
})
const flight = (id: string, providerCode: string) => ({
  id,
  kind: 'flight' as const,
  cabin: 'economy',
  providerCode,
  providerName: providerCode,
  from: { timeZone: 'America/Toronto' },
})
const at = (booked: string, cancelled: string) => ({
  bookedAt: new Date(booked),
  cancelledAt: new Date(cancelled),
  currency: 'CAD',
})

test('each airline keeps one credit, with one change fee, and other losses are none', () => {
  const segments = [
    flight('a', 'AC'),
    flight('b', 'UA'),
    flight('c', 'AC'),
    { ...flight('h', 'NX'), kind: 'hotel' as const },
  ]
  const cancellations = [kept('a', 100.1), kept('b', 50), kept('c', 200.2), kept('h', 90, 'firstNightKept')]
  const credits = ticketCredits(segments, cancellations, at('2026-03-01T12:00:00Z', '2026-03-09T12:00:00Z'))
  expect(credits.map(({ airlineCode, amount, changeFee }) => [airlineCode, amount, changeFee])).toEqual([
    ['AC', 300.3, 124],
    ['UA', 50, 124],
  ])
})

test.each([
  // The day of booking counts where the trip was to begin.
  ['2026-03-02T03:00:00Z', '2027-03-01'],
  ['2028-02-29T12:00:00Z', '2029-02-28'],
])('a fare booked at %s is valid as a credit until %s', (booked, day) => {
  const cancelled = new Date(Date.parse(booked) + 5 * 86_400_000).toISOString()
  const [credit] = ticketCredits([flight('a', 'AC')], [kept('a', 10)], at(booked, cancelled))
  expect(credit?.validUntil).toBe(day)
})

test('a credit whose year is over before the cancellation is none', () => {
  const late = at('2025-01-01T12:00:00Z', '2026-01-02T12:00:00Z')
  expect(ticketCredits([flight('a', 'AC')], [kept('a', 10)], late)).toEqual([])
})
