import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import TripPage from '@/domains/trips/trip/TripPage'
import { makeReturn, makeSegment, makeStay, makeTrip } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const flight = makeTrip({ segments: [makeSegment(), makeReturn()], endsOn: '2026-05-15' })
const hotel = makeTrip({
  internalTripId: 'hotel',
  bookingId: 'HOTEL1',
  departureDate: '2026-05-12T15:00',
  endsOn: '2026-05-15',
  segments: [makeStay({ departure: '2026-05-12T15:00', arrival: '2026-05-15T11:00', providerName: 'Harbor House' })],
})

async function open(trip: typeof flight) {
  setClock('2026-05-01T12:00:00')
  answer(`${paths.trips}/ABC123`, trip)
  answer(paths.trips, [trip, hotel])
  await renderPage(<TripPage />, { path: '/dashboard/trips/ABC123', route: '/dashboard/trips/:bookingId' })
}

test('a trip names the hotel that was booked for its nights by itself, with the way to it', async () => {
  await open(flight)
  expect(await screen.findByText('Also booked for these days')).toBeVisible()
  const link = screen.getByRole('link', { name: /Harbor House.*, May 12/ })
  expect(link).toHaveAttribute('href', '/en-ca/dashboard/trips/HOTEL1')
})

test('a canceled trip says that the hotel is still booked, and that it is canceled by itself', async () => {
  await open({ ...flight, tripStatus: 'Cancelled' })
  expect(await screen.findByText('Still booked for these days')).toBeVisible()
  expect(screen.getByText(/cancel it too if it is no longer needed/)).toBeVisible()
  expect(screen.getByRole('link', { name: /Harbor House/ })).toBeVisible()
})
