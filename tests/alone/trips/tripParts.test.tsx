import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import TripsPage from '@/domains/trips/list/TripsPage'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const later = [
  '@/domains/trips/list/TripDetails',
  '@/domains/trips/list/TripRowAction',
  '@/domains/trips/calendar/CalendarDialog',
]
const comesBack = () => {
  for (const file of later) vi.doUnmock(file)
}

describe('a network that breaks after the first files of the list of trips', () => {
  beforeEach(() => {
    setClock('2026-05-11T13:00:00Z')
    answer(paths.trips, [makeTrip()])
    for (const file of later)
      vi.doMock(file, () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      })
  })
  afterEach(comesBack)
  const show = () => renderPage(<TripsPage />, { path: '/dashboard/trips', messages: ['calendar', 'tripLists'] })
  const row = () => screen.findByRole('article', { name: 'Montréal to Vancouver' })

  test('a requested dialog reports that it did not load, beside a list that stays', async () => {
    const { user } = await show()
    await row()
    await user.click(screen.getByRole('button', { name: 'Calendar' }))
    await waitFor(() => expect(screen.getAllByText('This part did not load.')).toHaveLength(2))
    expect(await row()).toBeVisible()
  })

  test('the rows stay, and their parts load on a press once there is a network', async () => {
    const { user } = await show()
    const trip = within(await row())
    expect(await trip.findByText('This part did not load.')).toBeVisible()
    comesBack()
    await user.click(trip.getByRole('button', { name: 'Try again' }))
    expect(await trip.findByText('Air Canada')).toBeVisible()
  })
})
