import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import TripsPage from '@/domains/trips/list/TripsPage'
import button from '@/ui/button/Button.module.css'
import { makeSegment, makeStay, makeTrip } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const show = (query = '') =>
  renderPage(<TripsPage />, { path: `/dashboard/trips${query}`, messages: ['tables', 'tripLists', 'trip'] })
const tab = (group: string, count: number) => new RegExp(`^${group} ?${count}$`)
const trip = () => screen.findByRole('article', { name: 'Montréal to Vancouver' })
beforeEach(() => setClock('2026-05-09T12:00:00'))

describe('a row of the list of trips', () => {
  const laterStay = makeStay({ departureInstant: '2026-05-20T22:00:00Z', arrivalInstant: '2026-05-22T18:00:00Z' })
  const bogota = makeTrip({
    bookingId: 'BOG222',
    destination: 'Bogotá',
    departureDate: '2026-05-20T07:40',
    arrivalDate: '2026-05-20T15:00',
    total: { amount: 3242.27, currency: 'CAD' },
    segments: [makeSegment({ departure: '2026-05-20T07:40', departureInstant: '2026-05-20T11:40:00Z' }), laterStay],
  })
  const row = (name: string) => screen.findByRole('article', { name })

  test('a row shows place, time, mode, next step and cost, and only the next trip is open', async () => {
    answer(paths.trips, [makeTrip(), bogota])
    const { user } = await show()
    const later = await row('Montréal to Bogotá')
    expect(within(later).getByRole('heading', { level: 3, name: 'Montréal to Bogotá' })).toBeVisible()
    expect(later).toHaveTextContent('Next: AC 301 · Wed 7:40 a.m. · YUL')
    expect(within(later).getByText('Flight and Hotel')).toBeInTheDocument()
    expect(within(later).getByText('$3,242.27')).toBeVisible()
    expect(within(later).getByText(/· in 11 days/)).toBeVisible()
    expect(within(later).queryByText(/Starts in/)).toBeNull()
    expect(within(later).queryByText('Air Canada')).toBeNull()
    expect(await within(await trip()).findByText('Air Canada')).toBeVisible()
    await user.click(within(later).getByRole('button', { name: /^Show details of Montréal to Bogotá, May 20/ }))
    expect(await within(later).findByText('Air Canada')).toBeVisible()
    await user.click(within(later).getByRole('button', { name: /^Hide details of Montréal to Bogotá/, expanded: true }))
    expect(within(later).queryByText('Air Canada')).toBeNull()
  })

  test('a row of a trip under way names tonight’s hotel, without repeating the state', async () => {
    setClock('2026-05-13T18:00:00Z')
    answer(paths.trips, [makeTrip({ tripStatus: 'InProgress', segments: [makeSegment(), makeStay()] })])
    await show()
    expect(await trip()).toHaveTextContent('Tonight: Harbour View Hotel')
    expect(within(await trip()).queryByText('Travelling now')).toBeNull()
  })

  test('a row of a trip under way omits past parts, and leads to it', async () => {
    setClock('2026-05-13T18:00:00Z')
    answer(paths.trips, [makeTrip({ tripStatus: 'InProgress', segments: [makeSegment(), makeStay()] })])
    await show()
    const shown = within(await trip())
    expect(await shown.findByText('Harbour View Hotel')).toBeVisible()
    expect(shown.queryByText('Air Canada')).toBeNull()
    expect(await shown.findByRole('link', { name: '1 earlier booking' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/trips\/ABC123$/),
    )
  })

  test('a row of the past names carrier and hotel, and has the invoice within two clicks', async () => {
    answer(paths.trips, [{ ...bogota, tripStatus: 'Past' }])
    const { user } = await show()
    await user.click(await screen.findByRole('link', { name: tab('Past', 1) }))
    const past = await row('Montréal to Bogotá')
    expect(within(past).getByText('Air Canada · Harbour View Hotel')).toBeVisible()
    expect(within(past).queryByText('Past')).toBeNull()
    expect(within(past).getByRole('button', { name: 'Invoice' })).toBeVisible()
  })

  test('a row marks unusual facts, and has its progress beside the dates', async () => {
    answer(paths.trips, [
      makeTrip({ isForGuest: true, passengerFirstName: 'amélie', passengerLastName: 'roy' }),
      { ...bogota, tripStatus: 'Cancelled' },
    ])
    const { user } = await show()
    expect(within(await trip()).getByText('For Amélie Roy')).toBeVisible()
    expect(within(await trip()).getByText(/· in 3 days/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: tab('Cancelled', 1) }))
    expect(within(await row('Montréal to Bogotá')).queryByText('Cancelled')).toBeNull()
  })

  test('a row with open check-in has it at its head, as the one primary action', async () => {
    setClock('2026-05-11T13:00:00Z')
    answer(paths.trips, [makeTrip(), { ...bogota, segments: [makeSegment(), laterStay] }])
    await show()
    const [first, second] = await screen.findAllByRole('article')
    const link = await within(first!).findByRole('link', { name: /Check in online/ })
    expect(link).toHaveAttribute('href', 'https://checkin.example/ac')
    expect(link).toHaveClass(button.primary!)
    expect(within(second!).getByRole('link', { name: /Check in online/ })).not.toHaveClass(button.primary!)
  })

  test.each([
    [612.5, 'Refunded $612.50'],
    [0, 'Not refunded'],
    [undefined, undefined],
  ])('a row of a canceled trip has the day, and each figure with its word: %s came back', async (refunded, words) => {
    const cancelled = { ...bogota, tripStatus: 'Cancelled' as const, cancelledAt: '2026-04-30T06:00:00Z' }
    answer(paths.trips, [{ ...cancelled, ...(refunded !== undefined && { refunded }) }])
    await show('?group=Cancelled')
    const found = within(await row('Montréal to Bogotá'))
    expect(await found.findByText('Cancelled on Apr 30, 2026')).toBeVisible()
    expect(found.getByText('Paid $3,242.27')).toBeVisible()
    expect(found.queryByText('$3,242.27')).toBeNull()
    expect(found.queryByText(/refunded/i)?.textContent).toBe(words)
  })

  test('a row that a notification leads to is open, with the government advice', async () => {
    const advice = { country: 'CO', level: 1, source: 'CA', text: 'Watch your bag.', url: 'https://advice.example/' }
    answer(paths.trips, [makeTrip(), { ...bogota, hasTravelAdvisories: true, advisories: [advice] }])
    await show('?bookingId=BOG222')
    const opened = await row('Montréal to Bogotá')
    expect(await within(opened).findByText('Travel advisory: take extra care in Colombia')).toBeVisible()
    expect(within(opened).getByRole('link', { name: /^Canada/ })).toHaveAttribute('href', 'https://advice.example/')
  })

  test('a row without a known total shows none', async () => {
    await show()
    expect(within(await trip()).queryByText(/\$/)).toBeNull()
  })
})

describe('searching the past trips', () => {
  const paris = makeTrip({
    bookingId: 'PAR111',
    tripStatus: 'Past',
    destination: 'Québec',
    departureDate: '2025-10-30T09:00',
  })
  const tokyo = makeTrip({
    bookingId: 'TYO222',
    tripStatus: 'Past',
    destination: 'Tokyo',
    departureDate: '2026-04-04T09:00',
    segments: [makeSegment({ providerCode: 'JL', providerName: 'Japan Airlines', number: '9' })],
  })
  const shown = () => screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent)
  const find = async (text: string) => {
    answer(paths.trips, [paris, tokyo])
    const view = await show('?group=Past')
    await view.user.type(await screen.findByRole('searchbox', { name: 'City, carrier or reference' }), text)
    return view
  }

  test.each(['quebec', 'PAR111', 'air canada', 'ac 301'])('the search finds a trip by %s', async (text) => {
    const { address } = await find(text)
    await waitFor(() => expect(shown()).toEqual(['Montréal to Québec']))
    expect(address()).toBe(`/en-ca/dashboard/trips?group=Past&search=${text.replaceAll(' ', '+')}`)
    expect(screen.getByText('1 trip found')).toBeInTheDocument()
  })

  test('the search is cleared by a button in the field, which keeps the focus', async () => {
    const { user } = await find('quebec')
    await waitFor(() => expect(shown()).toEqual(['Montréal to Québec']))
    await user.tab()
    expect(screen.getByRole('button', { name: 'Clear the search' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.getByRole('searchbox')).toHaveValue('')
    await waitFor(() => expect(shown()).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull()
  })

  test('the year filters the trips, and an address opens its state', async () => {
    answer(paths.trips, [paris, tokyo])
    const { user, address } = await show('?group=Past&year=2026')
    expect(await screen.findByRole('combobox', { name: 'Year' })).toHaveValue('2026')
    expect(shown()).toEqual(['Montréal to Tokyo'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025')
    await waitFor(() => expect(shown()).toEqual(['Montréal to Québec']))
    expect(address()).toBe('/en-ca/dashboard/trips?group=Past&year=2025')
  })

  test('a search without results is explained, and can be cleared', async () => {
    const { user } = await find('zanzibar')
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(shown()).toHaveLength(2))
  })

  test('the search is not offered for coming trips', async () => {
    await show('?group=Upcoming')
    await trip()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})
