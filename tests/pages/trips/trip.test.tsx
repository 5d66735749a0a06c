import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Toasts } from '@/patterns/feedback/Toasts'
import TripPage from '@/domains/trips/trip/TripPage'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { makeReturn, makeSegment, makeStay, makeTrip, places } from '#tests/support/page/factories.ts'
import { answer, answerFile, fail, network, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const one = `${paths.trips}/ABC123`
const withToasts = (
  <>
    <TripPage />
    <Toasts />
  </>
)
const show = (locale?: 'fr-ca') =>
  renderPage(withToasts, {
    messages: ['forms', 'manual'],
    path: '/dashboard/trips/ABC123',
    route: '/dashboard/trips/:bookingId',
    ...(locale && { locale }),
  })
const heading = () => screen.findByRole('heading', { level: 1, name: 'Montréal to Vancouver' })

/** Caches as a browser has them, for one test. */
function giveCaches() {
  const kept = new Map<string, Response>()
  const cache = {
    put: (key: string, response: Response) => Promise.resolve(void kept.set(key, response)),
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
    delete: (key: string) => Promise.resolve(kept.delete(key)),
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), delete: () => Promise.resolve(kept.clear()) })
  return kept
}

const back = makeReturn()

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  vi.unstubAllGlobals()
  answer(one, makeTrip())
})

test.each([
  [undefined, 'Traveller: Jean-Luc O’Neill de la Cruz'],
  ['fr-ca', 'Voyageur : Jean-Luc O’Neill de la Cruz'],
] as const)('§3, §9 the passenger arrives lower-cased and is shown in title case (%s)', async (locale, shown) => {
  answer(one, makeTrip({ isForGuest: true, passengerFirstName: 'jean-luc', passengerLastName: 'o’neill de la cruz' }))
  await show(locale)
  expect(await screen.findByText(shown, { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeVisible()
})

describe('a trip day by day', () => {
  test('each day has its date, with local times and descriptions', async () => {
    answer(one, makeTrip({ segments: [makeSegment(), makeStay(), back] }))
    await show()
    await heading()
    const days = screen.getByRole('region', { name: 'Day by day' })
    expect(
      within(days)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Tue, May 12', 'Fri, May 15'])
    expect(within(days).getByText('Clocks in Vancouver are behind')).toHaveTextContent('−3 hr')
    expect(within(days).getByText('Clocks in Montréal are ahead')).toHaveTextContent('+3 hr')
    expect(within(days).getByText('+1')).toBeVisible()
    expect(within(days).getByText(/^Check-out\s+· Harbour View/)).toHaveTextContent('Check-out until 11:00 a.m.')
  })

  test('nights without a hotel are said once, in place, with a way to add one for these nights', async () => {
    answer(one, makeTrip({ segments: [makeSegment(), back] }))
    const { user } = await show()
    await heading()
    expect(screen.getByText(/3 nights without a hotel in Vancouver/)).toBeVisible()
    expect(screen.queryByText('Worth checking')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add a hotel booked elsewhere' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('combobox', { name: /^City/ })).toHaveValue(
      'Vancouver, Vancouver International (YVR)',
    )
  })

  test('a hotel booked elsewhere fills those nights', async () => {
    answer(one, makeTrip({ segments: [makeSegment(), back] }))
    answer(paths.trips, [
      makeTrip({ bookingId: 'HOTEL1', source: 'manual', isVerified: false, segments: [makeStay()] }),
    ])
    await show()
    await heading()
    await waitFor(() => expect(screen.queryByText(/without a hotel/)).toBeNull())
  })

  test('a short connection has a warning, until the trip is over', async () => {
    const first = makeSegment({ to: places.YYZ, arrival: '2026-05-12T10:00', arrivalInstant: '2026-05-12T14:00:00Z' })
    const second = makeSegment({
      from: places.YYZ,
      departure: '2026-05-12T10:40',
      departureInstant: '2026-05-12T14:40:00Z',
    })
    answer(one, makeTrip({ segments: [first, second] }))
    const { unmount } = await show()
    await heading()
    expect(screen.getByText('Short connection')).toBeVisible()
    expect(screen.getByText('Only 40 min to change in Toronto')).toBeVisible()
    unmount()
    answer(one, makeTrip({ segments: [first, second], tripStatus: 'Past' }))
    await show()
    await heading()
    expect(screen.queryByText('Short connection')).toBeNull()
    expect(screen.getByText('40 min in Toronto between connections')).toBeVisible()
  })

  test('another trip at the same time is named, with a link to it', async () => {
    answer(paths.trips, [makeTrip(), makeTrip({ bookingId: 'OTHER1', destination: 'Toronto' })])
    await show()
    expect(await screen.findByRole('link', { name: 'Toronto, May 12, 2026' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/trips/OTHER1',
    )
  })

  test('an advisory names its country', async () => {
    answer(one, makeTrip({ hasTravelAdvisories: true, segments: [makeSegment({ to: places.LHR })] }))
    await show()
    expect(await screen.findByText(/Governments advise about travel to United Kingdom/)).toBeVisible()
  })

  test('a manual trip is marked, and offers its actions', async () => {
    answer(one, makeTrip({ source: 'manual', isVerified: false, isCancellable: false, invoiceDownloadUrl: null }))
    await show()
    await heading()
    expect(screen.getByText('Not verified')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change this trip' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove this trip' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel this trip' })).toBeNull()
  })
})

describe('a trip that cannot be shown', () => {
  test('an unknown trip is reported', async () => {
    fail(one, 404)
    await show()
    expect(await screen.findByRole('heading', { name: 'There is no such trip' })).toBeVisible()
  })

  test('a trip whose service fails can be loaded again', async () => {
    fail(one)
    const { user } = await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'This trip did not load' })).toBeVisible()
    answer(one, makeTrip())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading()).toBeVisible()
  })
})

describe('the offline copy of a trip', () => {
  const itinerary = () => answerFile(`${one}/itinerary`, 'itinerary.pdf')

  test('a copy is kept with its time, shown without a network, and removed', async () => {
    const kept = giveCaches()
    itinerary()
    answer(paths.agency, makeAgencyInfo({ emergencyPhone: '+1 800 555 0199' }))
    const { user, unmount } = await show()
    await user.click(await screen.findByRole('button', { name: 'Keep offline' }))
    expect(await screen.findByText(/^Kept in this browser, saved May 9, 2026/)).toBeVisible()
    expect([...kept.keys()]).toEqual([
      '/kept/aurora/p1/ABC123/itinerary',
      '/kept/aurora/p1/ABC123/trip',
      '/kept/aurora/p1/help',
    ])
    unmount()

    network.use(
      http.get(`*${one}`, () => HttpResponse.error()),
      http.get(`*${paths.agency}`, () => HttpResponse.error()),
    )
    await show()
    expect(await heading()).toBeVisible()
    expect(screen.getByRole('link', { name: '+1 800 555 0199' })).toHaveAttribute('href', 'tel:+18005550199')
    expect(screen.getByText('You see a kept copy')).toBeVisible()
    expect(screen.getByText('8:30 a.m.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect([...kept.keys()]).toEqual(['/kept/aurora/p1/help']))
  })

  test('a copy that cannot be kept is reported', async () => {
    giveCaches()
    network.use(http.get(`*${one}/itinerary`, () => new HttpResponse(null, { status: 503 })))
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Keep offline' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The trip could not be kept.')
  })

  test('a copy is not offered where the browser stores nothing', async () => {
    await show()
    await heading()
    expect(screen.queryByRole('button', { name: 'Keep offline' })).toBeNull()
  })
})

describe('sharing a trip', () => {
  test('sharing gives the system a text with local times and no personal number', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    answer(one, makeTrip({ segments: [makeSegment(), makeStay()] }))
    answer(paths.agency, makeAgencyInfo({ emergencyPhone: '+1 800 555 0199' }))
    const { user } = await show()
    await screen.findByRole('link', { name: /^24-hour help/ })
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    const text = share.mock.calls[0]?.[0].text ?? ''
    expect(text).toContain('Montréal–Trudeau (YUL), Tue, May 12, 8:30 a.m. EDT')
    expect(text).toContain('12 Lantern Street, Vancouver\n  Check-in Tue, May 12, from 3:00 p.m.')
    expect(text).toContain('Check-out Fri, May 15, until 11:00 a.m.')
    expect(text).toMatch(/\n\nEmergencies, day and night: \+1 800 555 0199\nHelp on the way: Northway Travel, \+1 514/)
    expect(text).not.toMatch(/ABC123|QX7P2M|AUR443210|14C|tremblay/i)
    Reflect.deleteProperty(navigator, 'share')
  })

  test('sharing copies the text where the system cannot share, and says so', async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Trip details copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toContain('Montréal → Vancouver')
  })
})

test('the day and the times are Canadian in French', async () => {
  answer(one, makeTrip({ segments: [makeSegment(), back] }))
  await show('fr-ca')
  expect(await screen.findByRole('heading', { level: 1, name: 'Montréal vers Vancouver' })).toBeVisible()
  expect(screen.getByText('L’heure recule à Vancouver')).toBeVisible()
  expect(screen.getByText(/3 nuits sans hôtel à Vancouver/)).toBeVisible()
})
