import { getEventListeners } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { isUnanswered, isUrgentTrip, requestFormSchema, tripChoices } from '@/domains/helpDesk/helpDesk.rules'
import { queueQuery } from '@/domains/helpDesk/agent/queueTable.rules'
import { pause } from '@/lib/pause'
import { makeTrip } from '#tests/support/page/factories.ts'

const now = new Date('2026-05-12T08:00:00.000Z')
const departing = (departureDate: string, changed = {}) =>
  makeTrip({ tripStatus: 'Upcoming', departureDate, segments: [], ...changed })

describe('urgency', () => {
  test.each([
    ['under way', departing('2026-05-01T08:00', { tripStatus: 'InProgress' }), true],
    ['in two days', departing('2026-05-14T08:00'), true],
    ['in four days', departing('2026-05-16T20:00'), false],
    ['past', departing('2026-05-01T08:00', { tripStatus: 'Past' }), false],
    ['canceled', departing('2026-05-13T08:00', { tripStatus: 'Cancelled' }), false],
  ])('a request about a trip %s is urgent or not: %#', (_, trip, isUrgent) =>
    expect(isUrgentTrip(trip, now)).toBe(isUrgent),
  )
})

test('trips under way and ahead can be asked about, five past ones, and the one that the address names', () => {
  const past = Array.from({ length: 8 }, (_, at) =>
    makeTrip({ bookingId: `PAST0${at}`, tripStatus: 'Past', departureDate: `2026-04-0${8 - at}T08:00` }),
  )
  const ahead = makeTrip({ bookingId: 'AHEAD1', tripStatus: 'Upcoming' })
  const cancelled = makeTrip({ bookingId: 'GONE01', tripStatus: 'Cancelled' })
  const all = [ahead, ...past, cancelled]
  expect(tripChoices(all, '')).toHaveLength(6)
  expect(tripChoices(all, 'GONE01')[0]).toBe(cancelled)
  expect(tripChoices(all, 'AHEAD1')).toHaveLength(6)
})

test('a request without a trip is sent without one', () => {
  expect(requestFormSchema.parse({ topic: 'other', bookingId: '', text: ' Hello ' })).toEqual({
    topic: 'other',
    text: 'Hello',
  })
  expect(requestFormSchema.safeParse({ topic: '', bookingId: '', text: 'Hello' }).success).toBe(false)
})

test.each([
  [0, 'network', true],
  [503, 'unavailable', true],
  [0, 'cancelled', false],
  [0, 'unexpected', false],
  [409, 'helpDeskRequestClosed', false],
  [429, 'tooManyMessages', false],
])('a message after a failure of status %i, %s, waits or not: %s', (status, messageCode, waits) =>
  expect(isUnanswered({ status, messageCode, message: '' })).toBe(waits),
)

test('the queue without a status in its address has all requests', () => {
  const state = { pageNumber: 2, search: '', sort: { key: 'waiting', direction: 'asc' as const }, hidden: [] }
  expect(queueQuery({ ...state, filters: {} })).toEqual({ pageNumber: 2, status: undefined })
  expect(queueQuery({ ...state, filters: { status: ['open'] } })).toEqual({ pageNumber: 2, status: 'open' })
})

test('a wait before another attempt leaves no listener behind', async () => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const { signal } = new AbortController()
  await pause(1, signal)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  const waiting = pause(60_000, signal)
  window.dispatchEvent(new Event('online'))
  await waiting
  expect([getEventListeners(signal, 'abort'), getEventListeners(window, 'online')]).toEqual([[], []])
  vi.unstubAllGlobals()
})
