import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import PagedTripsPage from '@/domains/trips/list/PagedTripsPage'
import TripsPage from '@/domains/trips/list/TripsPage'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

/** The constants of §4 that are no status of a list. */
const others = [
  'Pending',
  'UPCOMING',
  'INPROGRESS',
  'COMPLETED',
  'CANCELED',
  'planning',
  'pendingApproval',
  'approved',
  'confirmed',
  'inProgress',
  'completed',
  'reconciled',
  'canceled',
  'somethingNew',
]
const rows = [
  ...others.map((tripStatus) => ({ ...makeTrip({ bookingId: tripStatus, destination: 'Nowhere' }), tripStatus })),
  makeTrip(),
]

describe('§4 lists of trips drop any other status', () => {
  beforeEach(() => setClock('2026-05-09T12:00:00'))

  test('the four groups omit any other status', async () => {
    answer(paths.trips, rows)
    await renderPage(<TripsPage />, { path: '/dashboard/trips', messages: ['tripLists'] })
    expect(await screen.findByRole('article')).toHaveTextContent('Vancouver')
    expect(screen.queryByText(/Nowhere/)).toBeNull()
  })

  test('the paged list omits any other status', async () => {
    answer(`${paths.trips}/paginated`, {
      nextPage: null,
      prevPage: null,
      totalItemCount: rows.length,
      totalPageCount: 1,
      responseData: rows,
    })
    await renderPage(<PagedTripsPage />, { path: '/dashboard/trips-v2' })
    expect(await screen.findByRole('article')).toHaveTextContent('Vancouver')
    expect(screen.queryByText(/Nowhere/)).toBeNull()
  })

  test('the latest trips of Home omit any other status', async () => {
    answer(paths.latestTrips, rows)
    await renderPage(<HomePage />, { messages: ['actionCenter'] })
    expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
    expect(screen.queryByText(/Nowhere/)).toBeNull()
  })
})

test('unreadable trips are reported in the grouped list, and no group is called empty for them', async () => {
  answer(paths.trips, [{}, 7])
  await renderPage(<TripsPage />, { path: '/dashboard/trips?group=Upcoming', messages: ['tripLists'] })
  expect(await screen.findByText('2 trips could not be shown')).toBeVisible()
  expect(screen.queryByText('No trips ahead')).toBeNull()
})
