import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Trip } from '#contract/trips/trips.ts'
import TripPage from '@/domains/trips/trip/TripPage'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { makeSegment, makeStay, makeTrip, places } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const back = makeSegment({
  id: 'back',
  number: '314',
  from: places.YVR,
  to: places.YUL,
  departure: '2026-05-15T14:00',
  arrival: '2026-05-15T22:00',
  departureInstant: '2026-05-15T21:00:00Z',
  arrivalInstant: '2026-05-16T02:00:00Z',
  terminal: 'M',
  checkInOpens: '2026-05-14T21:00:00Z',
})

async function show(changed: Partial<Trip> = {}) {
  const segments = [makeSegment(), makeStay(), back]
  answer(paths.agency, makeAgencyInfo({ emergencyPhone: '+1 800 555 0199' }))
  answer(
    `${paths.trips}/ABC123`,
    makeTrip({ segments, tripStatus: 'InProgress', isCancellable: false, source: 'bookingTool', ...changed }),
  )
  const view = await renderPage(<TripPage />, { path: '/dashboard/trips/ABC123', route: '/dashboard/trips/:bookingId' })
  await screen.findByRole('heading', { level: 1, name: 'Montréal to Vancouver' })
  return view
}
beforeEach(() => setClock('2026-05-13T18:00:00Z'))

describe('the page of a trip under way', () => {
  test("the page first shows the current place, tonight's hotel and the next departure", async () => {
    await show()
    const now = within(screen.getByRole('region', { name: 'In Vancouver until Fri, May 15' }))
    const [tonight, next] = now.getAllByRole('listitem')
    expect(tonight).toHaveTextContent(/^Tonight.*Harbour View Hotel/)
    expect(next).toHaveTextContent(/^Next departureFri, May 15 2:00 p.m..*AC 314 · YVR Terminal M/)
    expect(next).toHaveTextContent(/Online check-in opens/)
  })

  test.each([
    ['where it was taken', places.YVR, /12 Lantern Street/],
    ['at another place', places.YUL, new RegExp(places.YUL.name)],
  ])('a rented car has the hour and the place of its return, %s', async (_, to, place) => {
    setClock('2026-05-15T18:30:00Z')
    const arrival = { arrival: '2026-05-15T13:30', arrivalInstant: '2026-05-15T20:30:00Z' }
    const address = '12 Lantern Street'
    const car = makeSegment({
      id: 'car',
      kind: 'car',
      providerName: 'Northway Cars',
      from: places.YVR,
      to,
      address,
      ...arrival,
    })
    await show({ segments: [makeSegment(), makeStay(), car, back] })
    const due = await screen.findByText('Return the car today')
    const item = due.closest('li')
    expect(item).toHaveTextContent(/Northway Cars.*1:30.p\.m\./)
    expect(item).toHaveTextContent(place)
  })

  test('the page explains why nothing can be changed here, with the number to call', async () => {
    await show()
    const now = within(screen.getByRole('region', { name: /^In Vancouver/ }))
    expect(now.getByText('Your trip is under way: changes go through your agency.')).toBeVisible()
    expect(await now.findByRole('link', { name: '24-hour help +1 800 555 0199' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: /24-hour help/ })).toHaveLength(1)
  })

  test('a manual trip can still be changed, so the agency is not mentioned', async () => {
    await show({ source: 'manual', isVerified: false })
    expect(screen.getByRole('button', { name: 'Change this trip' })).toBeVisible()
    expect(screen.queryByText(/changes go through your agency/)).toBeNull()
  })

  test('the explanation comes before the actions', async () => {
    await show({ total: { amount: 802.95, currency: 'CAD' } })
    const now = screen.getByRole('region', { name: /^In Vancouver/ })
    const itinerary = screen.getByRole('button', { name: 'Itinerary' })
    expect(now.compareDocumentPosition(itinerary) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    const price = screen.getByText('Price')
    expect(now.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  test('the head offers an open check-in once, with its departure', async () => {
    setClock('2026-05-15T15:00:00Z')
    await show()
    const head = within(screen.getByRole('banner'))
    expect(head.getAllByRole('link', { name: /Check in online/ })).toHaveLength(1)
    const now = within(screen.getByRole('region', { name: 'Leaving Vancouver today' }))
    expect(now.getByRole('link', { name: /Check in online/ })).toBeVisible()
  })

  test('the days that are over are folded into one line that opens', async () => {
    const { user } = await show()
    const days = within(screen.getByRole('region', { name: 'Day by day' }))
    expect(days.getByRole('heading', { level: 3, name: 'Fri, May 15' })).toBeVisible()
    const passed = days.getByText('1 earlier day')
    expect(days.getByText('Tue, May 12')).not.toBeVisible()
    await user.click(passed)
    expect(days.getByText('Tue, May 12')).toBeVisible()
  })

  test('a trip ahead has no folded days', async () => {
    setClock('2026-05-09T18:00:00Z')
    await show({ tripStatus: 'Upcoming' })
    expect(screen.queryByText(/earlier day/)).toBeNull()
    expect(screen.getByRole('heading', { level: 3, name: 'Tue, May 12' })).toBeVisible()
  })
})
