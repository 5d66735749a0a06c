import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Cancellation } from '#contract/trips/cancellation.ts'
import type { Trip } from '#contract/trips/trips.ts'
import TripPage from '@/domains/trips/trip/TripPage'
import { makeSegment, makeStay, makeTrip } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const flight = makeSegment({ id: 's-1' })
const stay = makeStay({ id: 's-2' })
const cancelled: Partial<Trip> = {
  segments: [flight, stay],
  tripStatus: 'Cancelled',
  isCancellable: false,
  cancelledAt: '2026-05-02T06:00:00Z',
  total: { amount: 802.95, currency: 'CAD' },
  payment: { brand: 'Visa', lastFour: '0121' },
  policy: { verdict: 'within', reason: null },
}
const until = { freeUntil: '2026-05-12T03:59:00Z', freeUntilLocal: '2026-05-11T23:59', timeZone: 'America/Vancouver' }
const cancellation: Cancellation = {
  bookingId: 'ABC123',
  version: 2,
  isCancellable: false,
  obstacle: 'cancelled',
  cancelledAt: '2026-05-02T06:00:00Z',
  currency: 'CAD',
  paid: 802.95,
  refund: 402.95,
  lost: 400,
  segments: [
    { segmentId: 's-1', rule: 'fareKept', paid: 480, refund: 80, lost: 400, ...until },
    { segmentId: 's-2', rule: 'inTime', paid: 322.95, refund: 322.95, lost: 0, ...until },
  ],
  credits: [{ airlineCode: 'AC', airlineName: 'Air Canada', amount: 400, changeFee: 124, validUntil: '2027-04-20' }],
  givenBack: [],
  creditNoteId: 'i2',
}

async function show(changed: Partial<Trip> = {}) {
  answer(`${paths.trips}/ABC123`, makeTrip({ ...cancelled, ...changed }))
  await renderPage(<TripPage />, {
    path: '/dashboard/trips/ABC123',
    route: '/dashboard/trips/:bookingId',
    messages: ['cancel'],
  })
  await screen.findByRole('heading', { level: 1, name: 'Montréal to Vancouver' })
}

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  answer(`${paths.trips}/ABC123/cancellation`, cancellation)
})

describe('the page of a canceled trip', () => {
  test('the head shows the day of cancellation, the refund, its card and its time', async () => {
    await show({ refunded: 402.95 })
    expect(screen.getByText('Cancelled on May 2, 2026')).toBeVisible()
    expect(
      screen.getByText('$402.95 of $802.95 refunded to Visa ending in 0121. Your bank should show it by May 16, 2026.'),
    ).toBeVisible()
  })

  test('a refund that went back to a credit in part is not said to be on the card', async () => {
    await show({ refunded: 402.95, refundedToCredits: 300 })
    expect(
      screen.getByText(
        /^\$402\.95 of \$802\.95 refunded\. Of this, \$300\.00 went back to travel credits, the rest to Visa/,
      ),
    ).toBeVisible()
  })

  test.each([
    [{ refunded: 802.95 }, /^\$802\.95 refunded in full to Visa ending in 0121\./],
    [{ refunded: 0 }, 'Nothing of the $802.95 paid is refunded.'],
    [{}, '$802.95 was paid. Your agency can tell you what comes back.'],
  ])('a full, missing and unknown refund are distinguished: %o', async (what, words) => {
    await show(what)
    expect(screen.getByText(words)).toBeVisible()
  })

  test('the time of a refund is omitted once the bank has had it', async () => {
    setClock('2026-06-20T12:00:00Z')
    await show({ refunded: 402.95 })
    expect(screen.getByText('$402.95 of $802.95 refunded to Visa ending in 0121.')).toBeVisible()
  })

  test('a cancellation without a known day is shown all the same', async () => {
    await show({ cancelledAt: undefined })
    expect(screen.getByText('This trip is cancelled')).toBeVisible()
  })

  test('each booking explains its refund and the rest', async () => {
    await show({ refunded: 402.95 })
    const refund = within(await screen.findByRole('region', { name: 'Refund' }))
    expect(await refund.findByText('The airline kept the fare and returned the taxes')).toBeVisible()
    expect(refund.getByText('$400.00 as a credit')).toBeVisible()
    expect(refund.getByText(/^Cancelled before Mon, May 11, .*: refunded in full$/)).toBeVisible()
    expect(refund.getByText('Refunded').nextElementSibling).toHaveTextContent('$402.95')
    expect(refund.getByText('Kept as a credit').nextElementSibling).toHaveTextContent('$400.00')
    expect(refund.queryByText('Not refunded')).toBeNull()
    expect(
      refund.getByText(
        /^Air Canada keeps \$400\.00 as a credit until Apr.* 20, 2027\..*a change fee of \$124\.00 is due/,
      ),
    ).toBeVisible()
  })

  test('a fare that no airline keeps as a credit is lost', async () => {
    answer(`${paths.trips}/ABC123/cancellation`, { ...cancellation, credits: [] })
    await show({ refunded: 402.95 })
    const refund = within(await screen.findByRole('region', { name: 'Refund' }))
    expect(await refund.findByText('$400.00 lost')).toBeVisible()
    expect(refund.getByText('Not refunded').nextElementSibling).toHaveTextContent('$400.00')
  })

  test('a full refund mentions no rest', async () => {
    answer(`${paths.trips}/ABC123/cancellation`, { ...cancellation, lost: 0, refund: 802.95, credits: [] })
    await show({ refunded: 802.95 })
    const refund = within(await screen.findByRole('region', { name: 'Refund' }))
    expect(await refund.findByText('Refunded')).toBeVisible()
    expect(refund.queryByText('Not refunded')).toBeNull()
  })

  test('an explanation known to the agency only is not given', async () => {
    await show()
    expect(screen.queryByRole('region', { name: 'Refund' })).toBeNull()
  })

  test('each booking is marked as canceled once, without travel actions', async () => {
    await show()
    const booked = within(screen.getByRole('region', { name: 'What was booked' }))
    expect(booked.getAllByText('Cancelled:')).toHaveLength(2)
    expect(booked.queryByText(/Clocks|Check-out until|connections/)).toBeNull()
  })

  test('actions for coming trips are not offered', async () => {
    await show()
    const head = within(screen.getByRole('banner'))
    expect(head.getByRole('button', { name: 'Itinerary' })).toBeVisible()
    for (const gone of ['Calendar', 'Share', 'Keep offline', 'Cancel this trip'])
      expect(head.queryByRole('button', { name: gone })).toBeNull()
    expect(head.queryByText(/In policy|\$/)).toBeNull()
  })
})
