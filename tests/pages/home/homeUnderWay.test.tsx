import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { makeSegment, makeStay, makeTrip, places } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const flight = makeSegment({ id: 'there' })
const back = makeSegment({
  id: 'back',
  number: '388',
  from: places.YVR,
  to: places.YUL,
  departure: '2026-05-15T15:25',
  departureInstant: '2026-05-15T22:25:00Z',
  arrival: '2026-05-15T22:50',
  arrivalInstant: '2026-05-16T02:50:00Z',
  terminal: '2',
  checkInOpens: '2026-05-14T22:25:00Z',
})
const trip = makeTrip({ tripStatus: 'InProgress', segments: [flight, makeStay(), back] })
const showAt = async (instant: string) => {
  setClock(instant)
  answer(paths.latestTrips, [trip, makeTrip({ bookingId: 'LATER1' })])
  return renderPage(<HomePage />, { messages: ['actionCenter', 'agency'] })
}

test('the card shows where the traveler is, tonight’s hotel with address and hours, and the flight back', async () => {
  await showAt('2026-05-13T18:00:00Z')
  const hero = await screen.findByRole('region', { name: 'In Vancouver until Fri, May 15' })
  expect(within(hero).getByText('Travelling now')).toBeVisible()
  const [tonight, next] = within(hero).getAllByRole('listitem')
  expect(tonight).toHaveTextContent(/^Tonight.*Harbour View Hotel/)
  expect(tonight).toHaveTextContent('Check-out Fri, May 15, until 11:00')
  expect(within(tonight!).getByRole('link', { name: /^12 Lantern Street, Vancouver/ })).toHaveAttribute(
    'href',
    expect.stringContaining('query=Harbour+View+Hotel'),
  )
  expect(next).toHaveTextContent(/^Next departureFri, May 15 3:25/)
  expect(next).toHaveTextContent('AC 388 · YVR Terminal 2')
  expect(within(hero).getByRole('button', { name: 'Copy ABC123' })).toBeVisible()
  expect(within(hero).queryByRole('button', { name: 'Copy LATER1' })).toBeNull()
})

test('the number that is answered day and night is one tap away at every hour', async () => {
  answer(paths.agency, makeAgencyInfo({ emergencyPhone: '+1 800 555 0199' }))
  await showAt('2026-05-13T18:00:00Z')
  const hero = await screen.findByRole('region', { name: 'In Vancouver until Fri, May 15' })
  expect(await within(hero).findByRole('link', { name: '24-hour help +1 800 555 0199' })).toHaveAttribute(
    'href',
    'tel:+18005550199',
  )
})

test('the card shows the check-out on the last day, with check-in as its one primary action', async () => {
  await showAt('2026-05-15T17:00:00Z')
  const hero = await screen.findByRole('region', { name: 'Leaving Vancouver today' })
  expect(within(hero).getByText('Check out today')).toBeVisible()
  expect(within(hero).getByRole('link', { name: /^Check in online/ })).toBeVisible()
})

test('the card shows the destination and arrival on board, then the hotel', async () => {
  await showAt('2026-05-12T14:00:00Z')
  const hero = await screen.findByRole('region', { name: 'On the way to Vancouver' })
  const [aboard, tonight] = within(hero).getAllByRole('listitem')
  expect(aboard).toHaveTextContent(/^On boardTue, May 12 11:05/)
  expect(tonight).toHaveTextContent(/^Tonight/)
})

test('a flight overnight shows the day of its arrival', async () => {
  setClock('2026-05-10T18:00:00Z')
  const overnight = makeSegment({ arrival: '2026-05-13T09:25', arrivalInstant: '2026-05-13T16:25:00Z' })
  answer(paths.latestTrips, [makeTrip({ segments: [{ ...overnight, departure: '2026-05-12T20:15' }] })])
  await renderPage(<HomePage />, { messages: ['actionCenter', 'agency'] })
  expect(await screen.findByText(/^Arrives in Vancouver/)).toHaveTextContent('Arrives in Vancouver Wed, May 13 9:25')
})
