import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { additionNames } from '#contract/session/configuration.ts'
import type { Role } from '#contract/session/roles.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { learnAdditions } from '@/http/additions'
import { BookingHost } from '@/domains/booking/modal/BookingHost'
import TripPage from '@/domains/trips/trip/TripPage'
import { BookingPeople } from '@/shell/BookingPeople'
import BookWindow from '@/shell/windows/BookWindow'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { renderArranged, theirs } from '#tests/support/arranger/arranged.tsx'
import { makeProfile, makeReturn, makeSegment, makeTrip } from '#tests/support/page/factories.ts'
import { makeFeatureConfiguration } from '#tests/support/page/featureFactory.ts'
import { answer, answerQueries, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

// A hotel for the nights of a trip that has none (beyond §7): the tool opens for them.

const tab = { opener: window as unknown, location: { replace: vi.fn<(url: URL) => void>() }, close: () => undefined }
const back = makeReturn()
const nights = (changed: Partial<Trip> = {}) => makeTrip({ segments: [makeSegment(), back], ...changed })
const guestTrip = { isForGuest: true, passengerFirstName: 'ivo', passengerLastName: 'brandsma' }
const hotels = {
  target: 'hotel',
  hideMenu: 'true',
  autosubmit: 'true',
  city: 'YVR',
  departureDate: '5/12/2026',
  returnDate: '5/15/2026',
}
const forNights = 'Book a hotel for these nights'

async function show(trip: Trip, roles: readonly Role[] = []) {
  answer(`${paths.trips}/ABC123`, trip)
  const page = (
    <>
      <BookingPeople />
      <BookingHost window={<BookWindow />} />
      <TripPage />
    </>
  )
  const view = await renderPage(page, {
    path: '/dashboard/trips/ABC123',
    route: '/dashboard/trips/:bookingId',
    messages: ['bookModal', 'arranger', 'events', 'tables'],
    whoami: { roles: ['Traveller', ...roles] },
  })
  await screen.findByText(/3 nights without a hotel in Vancouver/)
  await waitFor(() =>
    expect(Object.values(view.store.getState().api.queries).map((query) => query?.status)).not.toContain('pending'),
  )
  return view
}
const opened = async () => {
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  return Object.fromEntries(tab.location.replace.mock.calls[0]![0].searchParams)
}
/** Answers the address of the first-party tool, and returns the queries it is asked with. */
const answerTool = () =>
  answerQueries(`${paths.profile}/obt`, () => ({
    successfull: true,
    data: { name: 'ZIIOBT', url: 'https://t.example/sso' },
  }))

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  tab.location.replace.mockReset()
})

describe('nights of a trip without a hotel', () => {
  test('one click opens the hotels of that city for those nights, without a choice', async () => {
    answerTool()
    const { user } = await show(nights())
    await user.click(await screen.findByRole('button', { name: forNights }))
    expect(await opened()).toMatchObject(hotels)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('nights that are over are not asked for', async () => {
    setClock('2026-05-13T20:00:00Z')
    answerTool()
    const { user } = await show(nights({ tripStatus: 'InProgress' }))
    await user.click(await screen.findByRole('button', { name: forNights }))
    expect(await opened()).toMatchObject({ ...hotels, departureDate: '5/13/2026' })
  })

  test("the hotel of a guest's trip is for that guest, and nobody is asked to book for themselves", async () => {
    const asked = answerTool()
    const { user } = await show(nights(guestTrip), ['GuestBooking'])
    await user.click(await screen.findByRole('button', { name: 'Book a hotel for Ivo Brandsma' }))
    expect(await opened()).toMatchObject({ ...hotels, superPnrId: 'ABC123' })
    expect(asked.map((query) => query.get('travelerType'))).toEqual(['guest'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test("the hotel of a guest's trip is not offered to a person who books for no guests", async () => {
    await show(nights(guestTrip))
    expect(screen.getByRole('button', { name: 'Add a hotel booked elsewhere' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull()
  })

  test('a notice of the company comes first, in a window with the nights and no other choice', async () => {
    answer(paths.features, { ...makeFeatureConfiguration(), disclaimer: 'Book hotels below 200 dollars.' })
    answerTool()
    const { user } = await show(nights(guestTrip), ['GuestBooking'])
    await user.click(await screen.findByRole('button', { name: 'Book a hotel for Ivo Brandsma' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a hotel in Vancouver' }))
    expect(dialog.getByText('Book hotels below 200 dollars.')).toBeVisible()
    expect(dialog.getByText(/May 12.*15.* in Vancouver\./)).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Book for myself' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Continue to the booking tool' }))
    expect(await opened()).toMatchObject({ ...hotels, superPnrId: 'ABC123' })
  })

  test("the button promises no hotels where the company's tool is another one", async () => {
    answer(paths.profile, makeProfile({ obt: { name: 'Concur', url: 'https://c.example/' } }))
    answer(`${paths.profile}/concur-sso-url`, {
      successfull: true,
      data: { name: 'Concur', url: 'https://c.example/s' },
    })
    const { user } = await show(nights())
    await user.click(await screen.findByRole('button', { name: 'Book in the booking tool' }))
    expect(await opened()).toEqual({})
  })

  test('the button promises no hotels where the backend does not offer the addition', async () => {
    learnAdditions(additionNames.filter((name) => name !== 'hotelsearch').map((name) => ({ name, status: 'enabled' })))
    answerTool()
    const { user } = await show(nights())
    await user.click(await screen.findByRole('button', { name: 'Book in the booking tool' }))
    const { target, city } = await opened()
    expect([target, city]).toEqual(['user-home', undefined])
  })
})

test('an arranger opens the hotels for the traveler of the trip', async () => {
  answer(`${theirs}/trips/ABC123`, nights())
  answer(`${theirs}/trips`, [nights()])
  answer(`${theirs}/agency-info`, makeAgencyInfo())
  answer(`${theirs}/invoices`, [])
  const asked = answerTool()
  const { user } = await renderArranged('arrangerTrip', { params: { bookingId: 'ABC123' } })
  await user.click(await screen.findByRole('button', { name: forNights }))
  expect(await opened()).toMatchObject(hotels)
  expect(asked.map((query) => query.get('otherTravelerProfileId'))).toEqual(['p2'])
  expect(screen.queryByRole('button', { name: 'Add a hotel booked elsewhere' })).toBeNull()
})
