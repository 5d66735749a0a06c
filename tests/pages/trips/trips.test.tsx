import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import TripsPage from '@/domains/trips/list/TripsPage'
import { makeProfile, makeSegment, makeStay, makeTrip, places } from '#tests/support/page/factories.ts'
import { answer, answerFile, fail, hang, network, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const show = (query = '', locale?: 'fr-ca' | 'es-mx') =>
  renderPage(<TripsPage />, {
    path: `/dashboard/trips${query}`,
    messages: ['tables', 'tripLists', 'trip'],
    ...(locale && { locale }),
  })
/** A tab is named by its group and count. */
const tab = (group: string, count: number) => new RegExp(`^${group} ?${count}$`)
const trip = () => screen.findByRole('article', { name: 'Montréal to Vancouver' })
beforeEach(() => setClock('2026-05-09T12:00:00'))

const past = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = `2026-${index < 6 ? '04' : '03'}-${String(28 - (index % 6)).padStart(2, '0')}T09:00`
    return makeTrip({ bookingId: `PAST${index}`, tripStatus: 'Past', departureDate: day, arrivalDate: day })
  })

describe('§4 the four groups', () => {
  test('the groups have their counts, with trips under way first', async () => {
    answer(paths.trips, [
      makeTrip({ bookingId: 'NOW111', tripStatus: 'InProgress' }),
      makeTrip({ bookingId: 'AHEAD1' }),
      makeTrip({ bookingId: 'AHEAD2' }),
    ])
    await show()
    expect(await screen.findByRole('link', { name: tab('In progress', 1), current: 'page' })).toBeVisible()
    expect(screen.getByRole('link', { name: tab('Upcoming', 2) })).toBeVisible()
    expect(screen.getByRole('link', { name: tab('Past', 0) })).toBeVisible()
    expect(screen.getByRole('link', { name: tab('Cancelled', 0) })).toBeVisible()
  })

  test('the list without trips under way shows coming ones, and the group is in the address', async () => {
    const { user, address, goBack } = await show()
    expect(await screen.findByRole('link', { name: tab('Upcoming', 1), current: 'page' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: tab('Cancelled', 0) }))
    expect(address()).toBe('/en-ca/dashboard/trips?group=Cancelled')
    expect(await screen.findByRole('heading', { name: 'No cancelled trips' })).toBeVisible()
    await goBack()
    expect(screen.getByRole('link', { name: tab('Upcoming', 1), current: 'page' })).toBeVisible()
  })

  test('past trips stand under their years, ten at first, and more on request with the focus on the first new one', async () => {
    answer(paths.trips, past(12))
    const { user } = await show('?group=Past')
    expect(await screen.findByRole('heading', { level: 2, name: '2026' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Show more (2 left)' }))
    expect(screen.getAllByRole('article')).toHaveLength(12)
    expect(within(screen.getAllByRole('article')[10]!).getByRole('link')).toHaveFocus()
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
  })

  test('an empty list of coming trips has one action', async () => {
    answer(paths.trips, [])
    await show('?group=Upcoming')
    expect(await screen.findByRole('heading', { name: 'No trips ahead' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Book now' })).toBeVisible()
  })

  test('an empty list of a person who cannot book has the reason and a link to the missing data', async () => {
    answer(paths.trips, [])
    answer(paths.profile, makeProfile({ isAllowedToBook: false, profileIssues: [{ issue: 'genderMissing' }] }))
    await show('?group=Upcoming')
    expect(await screen.findByText('You can book once your profile is complete.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See what is missing' })).toHaveAttribute(
      'href',
      '/en-ca/complete-your-profile?s=personal#gender',
    )
    expect(screen.queryByRole('button', { name: 'Book now' })).toBeNull()
  })
})

describe('the details of a trip in the list', () => {
  test('a trip shows both ends in local time, with zones where they differ', async () => {
    await show()
    const card = await trip()
    expect(await within(card).findByText('8:30 a.m.')).toBeVisible()
    expect(within(card).getByText('EDT')).toBeVisible()
    expect(within(card).getByText('11:05 a.m.')).toBeVisible()
    expect(within(card).getByText('PDT')).toBeVisible()
    expect(within(card).getByText(/Montréal–Trudeau/)).toHaveTextContent('YUL Montréal–Trudeau')
    expect(within(card).getByText('5 hr 35 min')).toBeVisible()
    expect(within(card).getByText('Seat 14C')).toBeVisible()
    expect(within(card).getByText(/· in 3 days/)).toBeVisible()
  })

  test('a trip marks a flight that arrives the next day', async () => {
    const night = makeSegment({ to: places.LHR, departure: '2026-05-12T20:35', arrival: '2026-05-13T08:10' })
    answer(paths.trips, [makeTrip({ segments: [night] })])
    await show()
    expect(await screen.findByText('+1')).toBeVisible()
    expect(screen.getByText('arrives next day')).toBeInTheDocument()
  })

  test('a trip shows the length of changes and the nights of stays', async () => {
    const first = makeSegment({ to: places.YYZ, arrival: '2026-05-12T10:00', arrivalInstant: '2026-05-12T14:00:00Z' })
    const second = makeSegment({
      from: places.YYZ,
      departure: '2026-05-12T11:15',
      departureInstant: '2026-05-12T15:15:00Z',
    })
    answer(paths.trips, [makeTrip({ segments: [first, second, makeStay()] })])
    await show()
    expect(await screen.findByText('1 hr 15 min in Toronto between connections')).toBeVisible()
    expect(screen.getByText('3 nights')).toBeVisible()
    expect(screen.getByText('12 Lantern Street, Vancouver')).toBeVisible()
  })

  test.each([
    ['2026-05-11T12:29:00Z', 'ahead'],
    ['2026-05-11T12:30:00Z', 'open'],
    ['2026-05-12T12:30:00Z', 'none'],
  ])('the online check-in at %s is %s', async (now, state) => {
    setClock(now)
    await show()
    await within(await trip()).findByText('8:30 a.m.')
    const links = () =>
      screen.queryAllByRole('link', { name: /Check in online/ }).map((link) => link.getAttribute('href'))
    await waitFor(() => expect(links()).toEqual(state === 'open' ? ['https://checkin.example/ac'] : []))
    if (state === 'ahead') expect(screen.getByText('Online check-in opens in 1 minute')).toBeVisible()
  })

  test('a trip under an advisory is marked in its row and details', async () => {
    answer(paths.trips, [makeTrip({ hasTravelAdvisories: true })])
    await show()
    const card = within(await trip())
    expect(await card.findByText('Travel advisory')).toBeVisible()
    expect(await card.findByText('Travel advisory: Canada')).toBeVisible()
    const more = card.getByRole('link', { name: 'Advice in full, and what changed' })
    expect(more.getAttribute('href')).toMatch(/trip-advisories\?bookingId=ABC123&from=trips$/)
  })

  test('a past trip is folded until it is opened', async () => {
    answer(paths.trips, [makeTrip({ tripStatus: 'Past' })])
    const { user } = await show('?group=Past')
    const card = await trip()
    await within(card).findByRole('button', { name: 'Invoice' })
    expect(within(card).queryByText('8:30 a.m.')).toBeNull()
    await user.click(
      within(card).getByRole('button', { name: /Show details of Montréal to Vancouver/, expanded: false }),
    )
    expect(await within(card).findByText('8:30 a.m.')).toBeVisible()
  })

  test('a trip in French has Canadian times', async () => {
    await show('', 'fr-ca')
    const card = await screen.findByRole('article', { name: 'Montréal vers Vancouver' })
    expect(within(card).getByText('8 h 30')).toBeVisible()
    expect(within(card).getByText('HAE')).toBeVisible()
    expect(within(card).getByText(/· dans 3 jours/)).toBeVisible()
    expect(screen.getByRole('link', { name: tab('À venir', 1) })).toBeVisible()
  })
})

describe('documents of a trip', () => {
  const saved = () => {
    const names: string[] = []
    URL.createObjectURL = () => 'blob:here'
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    return names
  }

  test("a document is saved under the server's name", async () => {
    const names = saved()
    answerFile(`${paths.trips}/ABC123/itinerary`, 'Waymark ABC123.pdf')
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Itinerary' }))
    await waitFor(() => expect(names).toEqual(['Waymark ABC123.pdf']))
  })

  test('a document shows that it is being loaded', async () => {
    hang(`${paths.trips}/ABC123/itinerary`)
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Itinerary' }))
    expect(await screen.findByRole('progressbar', { name: 'Downloading' })).toBeVisible()
  })

  test('a document that does not arrive is reported and can be tried again', async () => {
    const names = saved()
    network.use(http.get('*/invoices/i-ABC123/document', () => new HttpResponse(null, { status: 500 })))
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Invoice' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The file could not be downloaded. Try again.')
    answerFile('/companies/aurora/profiles/p1/invoices/i-ABC123/document', 'invoice.pdf')
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names).toEqual(['invoice.pdf']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a missing invoice is not offered', async () => {
    answer(paths.trips, [makeTrip({ invoiceId: null, invoiceDownloadUrl: null })])
    await show()
    expect(within(await trip()).queryByRole('button', { name: 'Invoice' })).toBeNull()
  })
})

describe('the list of trips', () => {
  test('the list says that it is loading', async () => {
    hang(paths.trips)
    await show()
    expect(await screen.findByText('Loading your trips…')).toBeInTheDocument()
  })

  test('a list that does not load can be loaded again', async () => {
    fail(paths.trips)
    const { user } = await show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your trips did not load')
    answer(paths.trips, [makeTrip()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await trip()).toBeVisible()
  })

  test('an answer of another shape is a failure, not a crash', async () => {
    answer(paths.trips, '<html>')
    await show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your trips did not load')
  })
})

describe('a link to one trip', () => {
  test('a link opens its group and scrolls to the trip', async () => {
    answer(paths.trips, [makeTrip(), ...past(12)])
    await show('?bookingId=PAST11')
    expect(await screen.findByRole('link', { name: tab('Past', 12), current: 'page' })).toBeVisible()
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(12)
    expect(within(cards[11]!).getByRole('link', { name: 'Montréal to Vancouver' })).toHaveFocus()
    expect(within(cards[11]!).getByRole('button', { name: /^Hide details of/ })).toBeVisible()
  })

  test('a link to an unknown trip is explained, with a way back', async () => {
    const { user, address } = await show('?bookingId=NOSUCH')
    expect(await screen.findByRole('heading', { name: 'There is no such trip' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'See all my trips' }))
    expect(address()).toBe('/en-ca/dashboard/trips')
    expect(await trip()).toBeVisible()
  })
})
