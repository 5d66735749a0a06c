import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { mainHttp } from '@/http/clients'
import { onUnauthorized } from '@/http/unauthorized'
import { storage } from '@/lib/storage'
import { cancelEndpoints } from '@/domains/trips/cancel/cancel.slice'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { makePolicy, makeProfile, makeTrip, makeTripPage } from '#tests/support/page/factories.ts'
import { makeTravelSummary } from '#tests/support/scores/scoreFactory.ts'
import { answer, answerChange, fail, hang, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

beforeEach(() => setClock('2026-05-09T12:00:00'))
const incomplete = { messages: ['actionCenter' as const, 'agency' as const, 'completion' as const, 'profile' as const] }

describe('§2 greeting', () => {
  test('the greeting has first and last name, with the button that books', async () => {
    await renderPage(<HomePage />, { messages: ['actionCenter'] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Camille Tremblay' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Book now' })).toBeEnabled()
  })

  test('the greeting is in the language of the reader', async () => {
    await renderPage(<HomePage />, { locale: 'fr-ca', messages: ['actionCenter'] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Bienvenue, Camille Tremblay' })).toBeVisible()
  })

  test('a profile that does not load can be loaded again', async () => {
    fail(paths.profile)
    const { user } = await renderPage(<HomePage />, { messages: ['actionCenter'] })
    const alert = await screen.findByRole('alert')
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    answer(paths.profile, makeProfile())
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Welcome, Camille Tremblay' })).toBeVisible()
  })
})

describe('§2 missing data of the profile', () => {
  test.each([['isBasicInfoComplete'], ['isPaymentMethodsComplete']])(
    'the flag %s false shows the card with its next step',
    async (flag) => {
      answer(paths.profile, makeProfile({ [flag]: false }))
      await renderPage(<HomePage />, incomplete)
      expect(await screen.findByText('You’re not finished yet!')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Complete my profile' })).toHaveAttribute(
        'href',
        '/en-ca/complete-your-profile?s=personal',
      )
    },
  )

  test('a new hire reads their part, their progress and one button, and no offer to book', async () => {
    const missing = ['phoneNumberMissing', 'genderMissing', 'airFopMissing', 'hotelFopMissing', 'carFopMissing']
    const profileIssues = [...missing, 'railFopMissing'].map((issue) => ({ issue }))
    answer(paths.profile, makeProfile({ isAllowedToBook: false, profileIssues }))
    answer(paths.latestTrips, [])
    answer(paths.nextTrips, makeTripPage([]))
    await renderPage(<HomePage />, incomplete)
    expect(await screen.findByText('2 details and a card, then you can book.')).toBeVisible()
    const [own, done] = screen.getAllByRole('list')
    const itemsOf = (list?: HTMLElement) =>
      within(list!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(itemsOf(own)).toEqual(['Your gender as in your passport', 'Your phone number', 'Payment card'])
    expect(done).toHaveAccessibleName('Done')
    expect(itemsOf(done)).toEqual(['Your date of birth'])
    expect(screen.getByRole('link', { name: 'Your gender as in your passport' })).toHaveAttribute(
      'href',
      '/en-ca/complete-your-profile?s=personal#gender',
    )
    expect(screen.getByRole('link', { name: 'Payment card' })).toHaveAttribute(
      'href',
      '/en-ca/complete-your-profile?s=payment#number',
    )
    const agency = await screen.findByRole('region', { name: 'Your travel agency can help' })
    expect(await within(agency).findByRole('link', { name: /^\+?[\d -]+$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    )
    expect(screen.getByRole('progressbar', { name: 'Needed from you' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 4 done',
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Book now' })).toBeNull())
    expect(screen.queryByText('Nowhere to be, for now')).toBeNull()
  })

  test('booking is not promised where the rest waits for the travel administrator', async () => {
    const profileIssues = [{ issue: 'phoneNumberMissing' }, { issue: 'costCenterMissing' }]
    answer(
      paths.profile,
      makeProfile({ isAllowedToBook: false, profileIssues, detailsAskedAt: '2026-05-01T06:00:00Z' }),
    )
    await renderPage(<HomePage />, incomplete)
    expect(await screen.findByText('1 detail from you, the rest from your travel administrator.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Missing from your travel administrator' })).toBeVisible()
    expect(screen.getByText(/was asked to provide them on May 1, 2026/)).toBeVisible()
  })

  test('a complete profile shows neither card', async () => {
    await renderPage(<HomePage />, { messages: ['actionCenter'] })
    await screen.findByRole('heading', { name: 'Welcome, Camille Tremblay' })
    expect(screen.queryByText('Some of your details are missing')).toBeNull()
    expect(screen.queryByText('You’re not finished yet!')).toBeNull()
  })
})

describe('the next trip on Home', () => {
  test('the next trip shows its start, by the clocks of the places, with reference and documents', async () => {
    await renderPage(<HomePage />, { messages: ['actionCenter'] })
    const trip = await screen.findByRole('region', { name: 'Montréal to Vancouver' })
    expect(within(trip).getByText('Your next trip starts in 3 days')).toBeVisible()
    expect(within(trip).getByText('First departure')).toBeVisible()
    expect(within(trip).getByText(/^Tue, May 12/)).toHaveTextContent('Tue, May 12 8:30 a.m.')
    expect(within(trip).getByText('AC 301 · YUL Terminal 1 · Seat 14C')).toBeVisible()
    expect(within(trip).getByText(/^Arrives in Vancouver/)).toHaveTextContent('11:05 a.m.')
    expect(within(trip).getByRole('button', { name: 'Copy ABC123' })).toBeVisible()
    expect(within(trip).getByRole('button', { name: 'Itinerary' })).toBeVisible()
    expect(within(trip).getByRole('link', { name: 'See the whole trip' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/trips/ABC123',
    )
  })

  test("a guest’s trip is never the person's next trip, and is listed below by the guest’s name", async () => {
    const ofGuest = makeTrip({
      internalTripId: 'g1',
      bookingId: 'GUEST1',
      isForGuest: true,
      passengerFirstName: 'amélie',
      passengerLastName: 'roy',
    })
    answer(paths.latestTrips, [ofGuest, makeTrip()])
    answer(paths.nextTrips, makeTripPage([ofGuest]))
    await renderPage(<HomePage />, { messages: ['actionCenter'] })
    expect(await screen.findByText(/^Your next trip starts/)).toBeVisible()
    const hero = within(screen.getByText(/^Your next trip starts/).closest('section')!)
    expect(hero.queryByText(/Amélie Roy/)).toBeNull()
    expect(await screen.findByText('For Amélie Roy')).toBeVisible()
  })

  test('a person without a trip has one row, with the one button that books at the head of the page', async () => {
    answer(paths.latestTrips, [])
    answer(paths.nextTrips, makeTripPage([]))
    await renderPage(<HomePage />, { messages: ['actionCenter'] })
    expect(await screen.findByRole('heading', { name: 'Nowhere to be, for now' })).toBeVisible()
    expect(await screen.findByText(/^Book a trip, and it appears here/)).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Book now' })).toHaveLength(1)
  })

  test('a person booked for by others reads the reason once, with who to ask, and no button', async () => {
    answer(paths.latestTrips, [])
    answer(paths.policy, makePolicy({ isAllowedSelf: false }))
    answer(paths.agency, makeAgencyInfo({ emergencyPhone: '+1 514 555 0199' }))
    answer(`${paths.profile}/arranger-list`, [
      { key: 'a1', firstName: 'Noor', lastName: 'Haddad', email: 'noor@aurora.example', status: 'approved' },
    ])
    await renderPage(<HomePage />, incomplete)
    expect(await screen.findByText(/^Trips that are booked for you/)).toBeVisible()
    expect(await screen.findAllByText(/others book for you/)).toHaveLength(1)
    expect(await screen.findByText('Noor Haddad')).toBeVisible()
    expect(screen.getByRole('link', { name: 'noor@aurora.example' })).toHaveAttribute(
      'href',
      'mailto:noor%40aurora.example',
    )
    const agency = await screen.findByRole('region', { name: 'Your travel agency can help' })
    expect(await within(agency).findByText('Emergencies, day and night')).toBeVisible()
    expect(within(agency).getAllByRole('link', { name: /^\+?[\d -]+$/ })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Book now' })).toBeNull()
  })

  test('loading is announced, and a failure can be tried again separately', async () => {
    hang(paths.latestTrips)
    const { unmount } = await renderPage(<HomePage />, { messages: ['actionCenter'] })
    expect(await screen.findByText('Loading your next trip…')).toBeInTheDocument()
    unmount()
    fail(paths.latestTrips)
    const { user } = await renderPage(<HomePage />, { messages: ['actionCenter'] })
    const next = await screen.findByRole('region', { name: 'Your next trip' })
    expect(await within(next).findByText('Your trips did not load.')).toBeVisible()
    expect(await screen.findByText('Nights away this year')).toBeVisible()
    answer(paths.latestTrips, [makeTrip()])
    await user.click(within(next).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
  })

  test('a refusal (401) of the next trip does not end the session (§3); other calls decide that', async () => {
    const restart = vi.fn()
    onUnauthorized(mainHttp, restart)
    storage.write('accessToken', 'mine')
    fail(paths.latestTrips, 401)
    await renderPage(<HomePage />, { messages: ['actionCenter'] })
    const next = await screen.findByRole('region', { name: 'Your next trip' })
    expect(await within(next).findByText('Your trips did not load.')).toBeVisible()
    expect(restart).not.toHaveBeenCalled()
    expect(storage.read('accessToken')).toBe('mine')
    fail(paths.travelSummary, 401)
    await renderPage(<HomePage />, { messages: ['actionCenter'] })
    await waitFor(() => expect(restart).toHaveBeenCalledOnce())
    expect(storage.read('accessToken')).toBeUndefined()
  })

  test('the next trip is shown without requesting all trips', async () => {
    fail(paths.trips)
    const { store } = await renderPage(<HomePage />, { messages: ['actionCenter'] })
    await screen.findByRole('region', { name: 'Montréal to Vancouver' })
    expect(await screen.findByText('Nights away this year')).toBeVisible()
    const asked = Object.values(store.getState().api.queries).map((query) => query?.endpointName)
    expect(asked).toContain('latestTrips')
    expect(asked).not.toContain('trips')
  })

  test('the next trip and the figures are requested again after a cancellation', async () => {
    const { store } = await renderPage(<HomePage />, { messages: ['actionCenter'] })
    await screen.findByRole('region', { name: 'Montréal to Vancouver' })
    expect(await screen.findByText('Upcoming trip')).toBeVisible()
    answer(paths.latestTrips, [])
    answer(paths.travelSummary, makeTravelSummary({ upcoming: 0 }))
    const taken = { bookingId: 'ABC123', version: 2, isCancellable: true, obstacle: 'cancelled', currency: 'CAD' }
    const returned = {
      paid: 500,
      refund: 500,
      lost: 0,
      segments: [],
      cancelledAt: '2026-05-09T12:00:00Z',
      creditNoteId: null,
    }
    answerChange('post', `${paths.trips}/ABC123/cancel`, { ...taken, ...returned })
    const cancelled = { companyId: 'aurora', profileId: 'p1', bookingId: 'ABC123', version: 1 }
    await store.dispatch(cancelEndpoints.endpoints.cancelTrip.initiate(cancelled)).unwrap()
    expect(await screen.findByRole('heading', { name: 'Nowhere to be, for now' })).toBeVisible()
    expect(await screen.findByText('Upcoming trips')).toBeVisible()
  })
})
