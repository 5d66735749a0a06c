import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { UrgentNotice } from '@/domains/actionCenter/UrgentNotice'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { makeNotification, makeProfile, makeTrip, makeTripPage } from '#tests/support/page/factories.ts'
import { makeTravelSummary } from '#tests/support/scores/scoreFactory.ts'
import { answer, fail, hang, network, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const messages = { messages: ['actionCenter' as const] }
beforeEach(() => setClock('2026-05-09T12:00:00'))

describe('actions before a trip', () => {
  const soon = (key: string, days: number, changed: Parameters<typeof makeNotification>[0] = {}) =>
    makeNotification({ key, message: `Card ${key}`, type: 'paymentmethod', daysBeforeExpiry: days, ...changed })

  test('the first three actions are shown, the soonest first, each with its link, and a link to all', async () => {
    answer(paths.notifications, [soon('a', 30), soon('b', 12), soon('c', 50), soon('d', 60)])
    await renderPage(<HomePage />, messages)
    const before = await screen.findByRole('region', { name: 'Before you leave' })
    await within(before).findByText('Card b')
    expect(
      within(before)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Card bin 12 daysUpdate the card', 'Card ain 30 daysUpdate the card', 'Card cin 50 daysUpdate the card'])
    expect(within(before).getByRole('link', { name: 'Update the card Card b' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/profile/payment',
    )
    expect(within(before).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/en-ca/action-center')
  })

  test('an action of a trip has its short title and the day of the trip, without requesting the trips', async () => {
    const advisory = {
      message: 'Travel advisory for your trip to Bogotá. Read it before you leave.',
      title: 'Travel advisory for your trip to Bogotá',
      detail: 'Read it before you leave.',
      type: 'tripadvisorypersonal' as const,
      daysBeforeExpiry: null,
      tripStart: '2026-05-27',
    }
    answer(paths.notifications, [makeNotification(advisory)])
    await renderPage(<HomePage />, messages)
    const before = await screen.findByRole('region', { name: 'Before you leave' })
    const row = await within(before).findByRole('listitem')
    expect(row).toHaveTextContent(/^Travel advisory for your trip to Bogotáin 18 daysSee the trip$/)
  })

  test('the actions are under another heading during a trip', async () => {
    answer(paths.latestTrips, [makeTrip({ tripStatus: 'InProgress' })])
    answer(paths.notifications, [soon('a', 30)])
    await renderPage(<HomePage />, messages)
    const waiting = await screen.findByRole('region', { name: 'Waiting for you' })
    expect(await within(waiting).findByText('Card a')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Before you leave' })).toBeNull()
  })

  test('an empty list of actions is mentioned once, and only before a trip', async () => {
    const { unmount } = await renderPage(<HomePage />, messages)
    const before = await screen.findByRole('region', { name: 'Before you leave' })
    expect(await within(before).findByText('Nothing to do')).toBeVisible()
    unmount()
    answer(paths.latestTrips, [])
    await renderPage(<HomePage />, messages)
    await screen.findByText('Nowhere to be, for now')
    await waitFor(() => expect(screen.queryByText('Nothing to do')).toBeNull())
  })

  test('missing data of the profile is not repeated', async () => {
    answer(paths.profile, makeProfile({ isAllowedToBook: false, profileIssues: [{ issue: 'phoneNumberMissing' }] }))
    await renderPage(<HomePage />, { messages: ['actionCenter', 'completion', 'profile'] })
    expect(await screen.findByText('1 detail, then you can book.')).toBeVisible()
    expect(await screen.findByText('Nothing to do')).toBeVisible()
    expect(screen.getAllByText('Your phone number')).toHaveLength(1)
  })

  test('a guest, who has no action center, is not led there', async () => {
    answer(paths.notifications, [soon('a', 30)])
    await renderPage(<HomePage />, { ...messages, whoami: { roles: ['Guest'] } })
    await screen.findByRole('region', { name: 'Next trips' })
    expect(screen.queryByRole('region', { name: 'Before you leave' })).toBeNull()
  })

  test.each([
    ['a guest’s Home, with its urgent notice, requests neither arrangers nor marks', 'Guest', []],
    ['an employee’s Home requests arrangers and marks', 'Traveller', ['action-marks', 'arranger-list']],
  ] as const)('%s', async (_, role, expected) => {
    learnAdditions([{ name: 'actionmarks', status: 'enabled' }])
    const asked = new Set<string>()
    network.events.on('request:start', ({ request }) => void asked.add(new URL(request.url).pathname))
    answer(paths.notifications, [soon('a', 3, { isUrgent: true })])
    await renderPage(
      <>
        <HomePage />
        <UrgentNotice />
      </>,
      { messages: ['actionCenter', 'banners'], whoami: { roles: [role] } },
    )
    await screen.findByRole('link', { name: 'See what to do' })
    await screen.findByRole('region', { name: 'Next trips' })
    const ofProfile = [...asked].flatMap((path) => path.split(`${paths.profile}/`)[1] ?? [])
    expect(ofProfile).toContain('notifications')
    expect(ofProfile.filter((path) => path === 'action-marks' || path === 'arranger-list').toSorted()).toEqual(expected)
  })
})

describe('the notice of what cannot wait', () => {
  const education = makeNotification({
    type: 'education',
    code: 'moduleOverdue',
    message: 'Quiz overdue',
    isUrgent: true,
  })

  test.each([
    ['an overdue module of the company is announced by no notice over the page', {}, false],
    ['a module that a trip waits for is', { tripStart: '2026-05-11' }, true],
  ])('%s', async (_, changed, isShown) => {
    answer(paths.notifications, [{ ...education, ...changed }])
    await renderPage(
      <>
        <HomePage />
        <UrgentNotice />
      </>,
      { messages: ['actionCenter', 'banners'] },
    )
    await screen.findAllByText('Quiz overdue')
    expect(screen.queryAllByRole('link', { name: 'See what to do' })).toHaveLength(isShown ? 1 : 0)
  })
})

describe('the trips after the next', () => {
  test('the trips keep their place while they load, and have none without a trip', async () => {
    learnAdditions([{ name: 'travelsummary', status: 'enabled' }])
    hang(paths.nextTrips)
    const { container, unmount } = await renderPage(<HomePage />, messages)
    const yours = await screen.findByRole('region', { name: 'Your travel' })
    expect(yours.previousElementSibling).toHaveAttribute('aria-hidden', 'true')
    unmount()
    answer(paths.latestTrips, [])
    await renderPage(<HomePage />, messages)
    await screen.findByText('Nowhere to be, for now')
    expect(container.querySelector('[aria-hidden="true"] + section')).toBeNull()
  })

  test('the trips are three rows without the one above, and a link to all', async () => {
    const later = ['ABC123', 'LATER1', 'LATER2'].map((bookingId) => makeTrip({ bookingId }))
    answer(paths.nextTrips, makeTripPage(later))
    await renderPage(<HomePage />, messages)
    const next = await screen.findByRole('region', { name: 'Next trips' })
    const links = within(next).getAllByRole('link', { name: 'Montréal to Vancouver' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en-ca/dashboard/trips/LATER1',
      '/en-ca/dashboard/trips/LATER2',
    ])
    expect(within(next).getByRole('link', { name: 'All trips' })).toHaveAttribute('href', '/en-ca/dashboard/trips')
  })

  test('the trips fail separately and can be tried again', async () => {
    fail(paths.nextTrips)
    const { user } = await renderPage(<HomePage />, messages)
    expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
    const next = await screen.findByRole('region', { name: 'Next trips' })
    answer(paths.nextTrips, makeTripPage([makeTrip({ bookingId: 'LATER1' })]))
    await user.click(within(next).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'All trips' })).toBeVisible()
  })
})

describe('your travel on Home', () => {
  const figure = (name: string) => screen.getByText(name).closest('dt')?.nextElementSibling?.textContent

  test('the year is shown in five figures', async () => {
    answer(paths.travelSummary, makeTravelSummary({ nights: 1, cities: 1204 }))
    await renderPage(<HomePage />, messages)
    expect(await screen.findByText('Trips this year')).toBeVisible()
    expect(figure('Upcoming trip')).toBe('1')
    expect(figure('Trips this year')).toBe('4')
    expect(figure('Night away this year')).toBe('1')
    expect(figure('Cities visited this year')).toBe('1,204')
    expect(figure('Countries visited this year')).toBe('2')
  })

  test('each figure opens the trips it counts', async () => {
    await renderPage(<HomePage />, messages)
    expect(await screen.findByRole('link', { name: 'Upcoming trip' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/trips?group=Upcoming',
    )
    expect(screen.getByRole('link', { name: 'Nights away this year' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/trips?group=Past&year=2026',
    )
  })

  test('a year without travel shows no zeros', async () => {
    answer(paths.travelSummary, { upcoming: 0, trips: 0, nights: 0, cities: 0, countries: 0 })
    await renderPage(<HomePage />, messages)
    await screen.findByRole('region', { name: 'Next trips' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your travel' })).toBeNull())
  })

  test('the figures fail separately and can be tried again', async () => {
    fail(paths.travelSummary)
    const { user } = await renderPage(<HomePage />, messages)
    const mine = await screen.findByRole('region', { name: 'Your travel' })
    expect(await within(mine).findByText('Your figures did not load.')).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
    answer(paths.travelSummary, makeTravelSummary())
    await user.click(within(mine).getByRole('button', { name: 'Try again' }))
    expect(await within(mine).findByText('Trips this year')).toBeVisible()
  })

  test('the figures are not requested where the backend does not offer them', async () => {
    learnAdditions([])
    fail(paths.travelSummary)
    await renderPage(<HomePage />, messages)
    await screen.findByRole('region', { name: 'Montréal to Vancouver' })
    expect(screen.queryByRole('region', { name: 'Your travel' })).toBeNull()
  })
})

test('an agent of the help desk finds the queue first, and no notice that no trip of their own is ahead', async () => {
  answer(paths.latestTrips, [])
  answer(paths.notifications, [
    makeNotification({ type: 'paymentmethod', key: 'card', message: 'Card expires', daysBeforeExpiry: 12 }),
    makeNotification({
      type: 'helpdesk',
      code: 'deskRequestsWaiting',
      key: 'deskRequestsWaiting',
      message: '3 requests wait for an answer',
      daysBeforeExpiry: null,
    }),
  ])
  await renderPage(<HomePage />, { ...messages, whoami: { roles: ['HelpDeskAgent'] } })
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' })
  const [first] = await within(waiting).findAllByRole('listitem')
  expect(first).toHaveTextContent('3 requests wait for an answer')
  expect(screen.queryByRole('heading', { name: 'Nowhere to be, for now' })).toBeNull()
})
