import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Trip } from '#contract/trips/trips.ts'
import TripPage from '@/domains/trips/trip/TripPage'
import button from '@/ui/button/Button.module.css'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

async function show(changed: Partial<Trip> = {}) {
  answer(`${paths.trips}/ABC123`, makeTrip(changed))
  await renderPage(<TripPage />, { path: '/dashboard/trips/ABC123', route: '/dashboard/trips/:bookingId' })
  await screen.findByRole('heading', { level: 1, name: 'Montréal to Vancouver' })
  return within(screen.getByRole('banner'))
}
const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
beforeEach(() => setClock('2026-05-09T12:00:00Z'))

describe('the head of a trip', () => {
  const costs = {
    total: { amount: 802.95, currency: 'CAD' },
    payment: { brand: 'Visa', lastFour: '0121' },
    costCenter: 'Sales',
  }

  test('the head shows the days, cost, payer and policy', async () => {
    const head = await show({ ...costs, policy: { verdict: 'within', reason: null } })
    expect(head.getByText('May 12, 2026')).toBeVisible()
    expect(head.getByText('$802.95')).toBeVisible()
    expect(head.getByText('Visa ending in 0121')).toBeVisible()
    expect(head.getByText('Cost centre').parentElement).toHaveTextContent('Cost centreSales')
    expect(head.getByText('In policy')).toBeVisible()
    expect(head.getByRole('button', { name: 'Copy ABC123' })).toBeVisible()
  })

  test('a trip out of policy has the chosen reason, where it is known', async () => {
    const head = await show({ policy: { verdict: 'outside', reason: 'meeting' } })
    expect(head.getByText('Out of policy: no other option fits the meeting')).toBeVisible()
  })

  test('a card of an unknown brand shows its end only, and unknown facts are omitted', async () => {
    const head = await show({ payment: { brand: null, lastFour: '0121' } })
    expect(head.getByText('Card ending in 0121')).toBeVisible()
    expect(head.queryByText(/policy|Cost/i)).toBeNull()
  })

  test('the head names the traveler of a guest’s trip, and not the person', async () => {
    expect((await show()).queryByText(/Traveller/)).toBeNull()
    cleanup()
    const head = await show({ isForGuest: true, passengerFirstName: 'li', passengerLastName: 'wei' })
    expect(head.getByText('Traveller: Li Wei')).toBeVisible()
  })

  test('the head has the emergency number, one tap away, until the trip is over', async () => {
    answer(paths.agency, makeAgencyInfo({ emergencyPhone: '+1 800 555 0199' }))
    const head = await show()
    expect(await head.findByRole('link', { name: '24-hour help +1 800 555 0199' })).toHaveAttribute(
      'href',
      'tel:+18005550199',
    )
    cleanup()
    const past = await show({ tripStatus: 'Past' })
    expect(await screen.findByRole('link', { name: '+1 800 555 0199' })).toBeVisible()
    expect(past.queryByRole('link', { name: /24-hour/ })).toBeNull()
  })

  test('the itinerary comes first before check-in opens', async () => {
    const head = await show()
    const itinerary = head.getByRole('button', { name: 'Itinerary' })
    expect(isBefore(itinerary, await head.findByRole('button', { name: 'Print' }))).toBe(true)
    expect(itinerary).toHaveClass(button.primary!)
    expect(head.queryByRole('link', { name: /Check in online/ })).toBeNull()
  })

  test('the check-in comes first while it is open, and the itinerary among the other actions', async () => {
    setClock('2026-05-11T13:00:00Z')
    const head = await show()
    const checkIn = head.getByRole('link', { name: /Check in online/ })
    expect(checkIn).toHaveAttribute('href', 'https://checkin.example/ac')
    expect(checkIn).toHaveClass(button.primary!)
    const itinerary = await head.findByRole('button', { name: 'Itinerary' })
    expect(isBefore(checkIn, itinerary)).toBe(true)
    expect(itinerary).not.toHaveClass(button.primary!)
  })

  test('changing and canceling stand apart, and a problem is reported near the agency', async () => {
    const head = await show()
    expect(head.getByRole('button', { name: 'Cancel this trip' })).toBeVisible()
    expect(head.queryByRole('button', { name: 'Report a problem' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Report a problem' })).toBeVisible()
  })
})
