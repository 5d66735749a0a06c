import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { advisoryCode } from '@/domains/risk/advisories/advisories.slice'
import { makeEmployee } from '#tests/support/admin/employeeFactory.ts'
import { ofEmployee, ofProfile, renderAdministered } from '#tests/support/admin/administered.tsx'
import { renderArranged, theirs } from '#tests/support/arranger/arranged.tsx'
import { makeProfile, makeTrip } from '#tests/support/page/factories.ts'
import { answer, fail, hang, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeChange, makeSource, makeTripAdvisories } from '#tests/support/risk/advisoryFactory.ts'
import { makeAlert } from '#tests/support/risk/alertFactory.ts'
import { enableProtection } from '#tests/support/risk/protection.ts'

const trip = makeTrip({ destination: 'Bogotá', arrivalCountryCode: 'CO', hasTravelAdvisories: true })
const adviceOf = (profile: string) => `${profile}/advisories/trips/ABC123`

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  answer(`${paths.trips}/ABC123`, trip)
  answer(adviceOf(paths.profile), makeTripAdvisories())
})
const open = (query = '?bookingId=ABC123') =>
  renderRoute('tripAdvisories', { path: `/dashboard/trip-advisories${query}` })

describe('§2 the advisories of an own trip', () => {
  test('the page names the trip, and each country has the advice of every government', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 2, name: 'Colombia' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Travel advisories' })).toBeVisible()
    expect(await screen.findByText(/Bogotá/)).toBeVisible()
    for (const name of ['Government of Canada', 'U.S. Department of State', 'UK Foreign Office'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible()
  })

  test('what changed since the booking is shown before and after, in the government’s own words', async () => {
    answer(adviceOf(paths.profile), makeTripAdvisories({ changes: [makeChange()] }))
    await open()
    const since = within(
      await screen.findByRole('region', { name: /^What changed since the booking on Apr.* 20, 2026$/ }),
    )
    expect(since.getByText('The advice is stricter')).toBeVisible()
    expect(since.getByText('Take normal security precautions')).toBeVisible()
    expect(since.getByText('Exercise a high degree of caution')).toBeVisible()
  })

  test('advice that ended or began says that there was none', async () => {
    const ended = makeChange({ after: null, changedAt: '2026-05-03T14:00:00Z' })
    answer(adviceOf(paths.profile), makeTripAdvisories({ changes: [ended, makeChange({ before: null })] }))
    await open()
    expect(await screen.findByText('The advice was withdrawn')).toBeVisible()
    expect(screen.getByText('There is new advice')).toBeVisible()
    expect(screen.getAllByText('No advice')).toHaveLength(2)
  })

  test('nothing changed is said only where every government is current', async () => {
    const { unmount } = await open()
    expect(await screen.findByText('No government has changed its advice since then.')).toBeVisible()
    unmount()
    const sources = [makeSource({ state: 'failed' })]
    answer(adviceOf(paths.profile), makeTripAdvisories({ sources, messageCode: 'adviceNotCurrent' }))
    const { store } = await open()
    expect(await screen.findByText(/^No change is known/)).toBeVisible()
    expect(screen.getByText('Not all advice is current')).toBeVisible()
    expect(advisoryCode(store.getState() as never, { trip: 'ABC123' })).toBe('adviceNotCurrent')
  })

  test('each country leads to its page, where the company has the travel advisories', async () => {
    enableProtection()
    await open()
    expect(await screen.findByRole('link', { name: 'More about Colombia' })).toHaveAttribute(
      'href',
      '/en-ca/advisories?country=CO',
    )
  })

  test('a trip without a foreign country says so', async () => {
    answer(adviceOf(paths.profile), makeTripAdvisories({ responseData: [], countries: [] }))
    await open()
    expect(await screen.findByRole('heading', { name: 'No advice to show for this trip' })).toBeVisible()
  })

  test.each([
    ['trips', 'Back to all trips', '/en-ca/dashboard/trips'],
    ['trip', 'Back to the trip', '/en-ca/dashboard/trips/ABC123'],
    ['notifications', 'Back to the action centre', '/en-ca/action-center'],
    ['https://elsewhere.example', 'Back to the trip', '/en-ca/dashboard/trips/ABC123'],
  ])('the way back of from=%s is known', async (from, name, href) => {
    await open(`?bookingId=ABC123&from=${encodeURIComponent(from)}`)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('an unknown trip leads to all trips, and a failure can be tried again', async () => {
    fail(adviceOf(paths.profile), 404)
    const { unmount } = await open()
    expect(await screen.findByRole('link', { name: /all my trips/i })).toHaveAttribute('href', '/en-ca/dashboard/trips')
    unmount()
    fail(adviceOf(paths.profile))
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    answer(adviceOf(paths.profile), makeTripAdvisories())
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Colombia' })).toBeVisible()
  })

  test.each(['', '?bookingId=<script>'])('without a booking the advised trips are listed (%s)', async (query) => {
    answer(paths.trips, [trip, makeTrip({ bookingId: 'SAFE01' })])
    await open(query)
    expect(await screen.findByRole('heading', { level: 1, name: 'Advisories for my trips' })).toBeVisible()
    const more = await screen.findAllByRole('link', { name: /Advice in full/ })
    expect(more.map((link) => link.getAttribute('href'))).toEqual(['/en-ca/dashboard/trip-advisories?bookingId=ABC123'])
  })
})

describe('the alerts of a trip', () => {
  test('an alert says how severe it is, what to do, from whom and until when', async () => {
    answer(paths.alerts, [makeAlert({ isDemo: true, url: 'https://alerts.example/a1' })])
    await open()
    const heading = await screen.findByRole('heading', { level: 3, name: 'Strong earthquake near Bogotá' })
    const alert = within(heading.closest('li')!)
    for (const words of [
      'Severe',
      'What to do',
      'Stay away from damaged buildings.',
      /^Sentinel Watch/,
      /^From .* to /,
    ])
      expect(alert.getByText(words)).toBeVisible()
    expect(alert.getByText('Demo data, not a real alert')).toBeVisible()
    expect(alert.getByRole('link', { name: /More about it/ })).toHaveAttribute('href', 'https://alerts.example/a1')
  })

  test('an announcement is told apart, and comes after the alarms', async () => {
    const strike = makeAlert({
      id: 'a2',
      headline: 'Strike next week',
      isAnnouncement: true,
      severity: 4,
      endsAt: null,
    })
    answer(paths.alerts, [strike, makeAlert()])
    await open()
    await screen.findByRole('heading', { name: 'Strike next week' })
    expect(screen.getByText('Announced')).toBeVisible()
    expect(screen.queryByText('Extreme')).toBeNull()
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names.slice(0, 2)).toEqual(['Strong earthquake near Bogotá', 'Strike next week'])
  })

  test('alerts of other trips and alerts that are over are left out', async () => {
    answer(paths.alerts, [makeAlert({ trips: ['OTHER1'] }), makeAlert({ id: 'a3', endsAt: '2026-05-09T09:00:00Z' })])
    await open()
    expect(await screen.findByText('No alert is known for this trip right now.')).toBeVisible()
  })

  test('the alerts of the answer about the trip come first, and no others are asked for', async () => {
    answer(adviceOf(paths.profile), makeTripAdvisories({ alerts: [makeAlert({ headline: 'Flood in Bogotá' })] }))
    fail(paths.alerts)
    await open()
    expect(await screen.findByRole('heading', { level: 3, name: 'Flood in Bogotá' })).toBeVisible()
    expect(screen.queryByText(/^The alerts did not load/)).toBeNull()
  })

  test('the section is there while the alerts are loading', async () => {
    hang(paths.alerts)
    await open()
    const alerts = within(await screen.findByRole('region', { name: 'Alerts' }))
    expect(alerts.getByText('Loading…')).toBeInTheDocument()
  })

  test('alerts that did not load are not taken for none', async () => {
    fail(paths.alerts)
    await open()
    expect(await screen.findByText(/^The alerts did not load\. This does not mean/)).toBeVisible()
  })
})

describe('the advisories of another person’s trip', () => {
  test('an arranger reads those of their traveler, with the alerts about the trip', async () => {
    answer(`${theirs}/trips/ABC123`, trip)
    answer(adviceOf(theirs), makeTripAdvisories({ alerts: [makeAlert({ trips: [] })] }))
    await renderArranged('arrangerTravelerAdvisories', { search: '?bookingId=ABC123&from=notifications' })
    expect(await screen.findByRole('heading', { name: 'Colombia' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'Strong earthquake near Bogotá' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the trip' })).toHaveAttribute(
      'href',
      '/en-ca/arranger/aurora/p2/trips/ABC123',
    )
  })

  test('without alerts in the answer none are asked for, as the reader’s own are about other trips', async () => {
    answer(`${theirs}/trips/ABC123`, trip)
    answer(adviceOf(theirs), makeTripAdvisories())
    answer(paths.alerts, [makeAlert()])
    await renderArranged('arrangerTravelerAdvisories', { search: '?bookingId=ABC123' })
    expect(await screen.findByRole('heading', { name: 'Colombia' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Alerts' })).toBeNull()
  })

  test('an administrator reads those of an employee', async () => {
    answer(ofProfile, makeProfile({ id: 'p2', firstName: 'Camille', lastName: 'Roy', employeeId: 'e2' }))
    answer(ofEmployee, makeEmployee({ id: 'e2', profileId: 'p2' }))
    answer(`${ofProfile}/trips/ABC123`, trip)
    answer(adviceOf(ofProfile), makeTripAdvisories())
    await renderAdministered('employeeAdvisories', { search: '?bookingId=ABC123' })
    expect(await screen.findByRole('heading', { name: 'Colombia' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the trip' })).toHaveAttribute(
      'href',
      '/en-ca/admin/e2/trips/ABC123',
    )
  })

  test('a risk advisor reads those of a trip they found, which names nobody', async () => {
    await renderRoute('findTravelerAdvisories', {
      path: '/find-travelers/advisories/ABC123',
      route: '/find-travelers/advisories/:bookingId',
      whoami: { roles: ['RiskAdvisor'] },
    })
    expect(await screen.findByText('ABC123')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Advisories for a trip' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Colombia' })).toBeVisible()
  })

  test('a trip that a risk advisor may not read is unknown', async () => {
    fail(adviceOf(paths.profile), 404)
    await renderRoute('findTravelerAdvisories', {
      path: '/find-travelers/advisories/ABC123',
      route: '/find-travelers/advisories/:bookingId',
      whoami: { roles: ['RiskAdvisor'] },
    })
    expect(await screen.findByRole('heading', { name: 'There is no such trip' })).toBeVisible()
  })
})
