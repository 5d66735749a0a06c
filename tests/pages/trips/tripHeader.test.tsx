import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Trip } from '#contract/trips.ts'
import TripPage from '@/domains/trips/trip/TripPage'
import button from '@/ui/Button.module.css'
import { makeAgencyInfo, makeTrip } from '#tests/support/page/factories.ts'
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

  test('says when, what it costs, who pays and that it is in policy', async () => {
    const head = await show({ ...costs, policy: { verdict: 'within', reason: null } })
    expect(head.getByText('May 12, 2026')).toBeVisible()
    expect(head.getByText('$802.95')).toBeVisible()
    expect(head.getByText('Visa ending in 0121')).toBeVisible()
    expect(head.getByText('Cost centre').parentElement).toHaveTextContent('Cost centreSales')
    expect(head.getByText('In policy')).toBeVisible()
    expect(head.getByRole('button', { name: 'Copy ABC123' })).toBeVisible()
  })

  test('of a trip out of policy gives the reason that was chosen, where it is known', async () => {
    const head = await show({ policy: { verdict: 'outside', reason: 'meeting' } })
    expect(head.getByText('Out of policy: no other option fits the meeting')).toBeVisible()
  })

  test('of a card of an unknown brand names only its end; without what is not known it is silent', async () => {
    const head = await show({ payment: { brand: null, lastFour: '0121' } })
    expect(head.getByText('Card ending in 0121')).toBeVisible()
    expect(head.queryByText(/policy|Cost/i)).toBeNull()
  })

  test('names the traveller of a guest’s trip, and not oneself', async () => {
    expect((await show()).queryByText(/Traveller/)).toBeNull()
    cleanup()
    const head = await show({ isForGuest: true, passengerFirstName: 'li', passengerLastName: 'wei' })
    expect(head.getByText('Traveller: Li Wei')).toBeVisible()
  })

  test('has the number to call in an emergency, one tap away, until the trip is over', async () => {
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

  test('before check-in opens the itinerary comes first, while it is open the check-in', async () => {
    const head = await show()
    const itinerary = head.getByRole('button', { name: 'Itinerary' })
    expect(isBefore(itinerary, await head.findByRole('button', { name: 'Print' }))).toBe(true)
    expect(itinerary).toHaveClass(button.primary!)
    expect(head.queryByRole('link', { name: /Check in online/ })).toBeNull()
  })

  test('while check-in is open it comes first, and the itinerary among the other actions', async () => {
    setClock('2026-05-11T13:00:00Z')
    const head = await show()
    const checkIn = head.getByRole('link', { name: /Check in online/ })
    expect(checkIn).toHaveAttribute('href', 'https://checkin.example/ac')
    expect(checkIn).toHaveClass(button.primary!)
    const itinerary = await head.findByRole('button', { name: 'Itinerary' })
    expect(isBefore(checkIn, itinerary)).toBe(true)
    expect(itinerary).not.toHaveClass(button.primary!)
  })

  test('has changing and cancelling apart; a problem is reported where the agency stands', async () => {
    const head = await show()
    expect(head.getByRole('button', { name: 'Cancel this trip' })).toBeVisible()
    expect(head.queryByRole('button', { name: 'Report a problem' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Report a problem' })).toBeVisible()
  })
})
