import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GroupTravel } from '#contract/groupTravels.ts'
import { GroupEvents } from '@/domains/home/GroupEvents'
import Toasts from '@/patterns/Toasts'
import { makeEmployeeConfiguration, makePolicy } from '../support/factories.ts'
import { makeGroup } from '../support/groupFactory.ts'
import { answer, answerChange, fail, failChange, paths } from '../support/network.ts'
import { renderPage, renderRoute, setClock } from '../support/render.tsx'

const named = (name: string, more: Parameters<typeof makeGroup>[0] = {}): GroupTravel =>
  makeGroup({
    names: [{ locale: 'en-CA', value: name }],
    ...more,
    groupTravel: { id: name, shareableId: `s-${name}`, ...more.groupTravel },
  })
const asked = named('Summit', { traveler: { status: 'pending' }, answerBy: '2027-04-20' })
const toBook = named('Fair', { bookBy: '2027-04-25' })
const booked = named('Camp', { traveler: { trips: [{ status: 'confirmed', bookingId: 'CAMP12' }] } })
const over = named('Retreat', { startDate: '2027-02-01', endDate: '2027-02-03' })

const row = (name: string) => within(screen.getByRole('article', { name }))
const names = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)

beforeEach(() => {
  setClock('2027-04-10T12:00:00')
  const { features, ...more } = makeEmployeeConfiguration()
  answer(paths.configuration, { ...more, features: { ...features, groupEvents: true } })
  answer(paths.policy, makePolicy({ isAllowedEvent: true, ziiObtTemplateId: 't1' }))
})

describe('My events', () => {
  test('says first what is asked of somebody, by when, and what they can do', async () => {
    answer(paths.groups, [over, booked, toBook, asked])
    await renderRoute('events')
    expect(await screen.findByRole('heading', { name: 'Summit' })).toBeVisible()
    expect(names()).toEqual(['Summit', 'Fair', 'Camp', 'Retreat'])
    expect(row('Summit').getByText('Answer by Tue, Apr 20')).toBeVisible()
    expect(row('Fair').getByText('Book by Sun, Apr 25')).toBeVisible()
    expect(row('Fair').getByRole('button', { name: 'Book for Fair' })).toBeVisible()
    expect(row('Camp').getByText('Booked')).toBeVisible()
    expect(row('Camp').getByRole('link', { name: 'See the trip' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/trips/CAMP12',
    )
    expect(row('Retreat').getByText('Over')).toBeVisible()
  })

  test.each([
    ['Accept Summit', { status: 'accepted', needsNoTrip: false }, 'You accepted Summit.'],
    ['Decline Summit', { status: 'declined', needsNoTrip: false }, 'You declined Summit.'],
  ])('%s is sent, and what came of it said', async (name, body, said) => {
    answer(paths.groups, [asked])
    const sent = answerChange('put', `${paths.groups}/s-Summit`, asked)
    const { user } = await renderPage(<Toasts />, { path: '/home', messages: ['events'] })
    await renderRoute('events')
    await user.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(said)).toBeVisible()
    expect(sent).toEqual([body])
  })

  test('somebody who gets there on their own says so', async () => {
    answer(paths.groups, [toBook])
    const sent = answerChange('put', `${paths.groups}/s-Fair`, toBook)
    const { user } = await renderRoute('events')
    await user.click(await screen.findByRole('button', { name: 'I need no trip for Fair' }))
    await waitFor(() => expect(sent).toEqual([{ status: 'accepted', needsNoTrip: true }]))
  })

  test('an answer that is refused is told, and the invitation stays', async () => {
    answer(paths.groups, [asked])
    failChange('put', `${paths.groups}/s-Summit`, 409, 'answerClosed')
    const { user } = await renderPage(<Toasts />, { path: '/home', messages: ['events'] })
    await renderRoute('events')
    await user.click(await screen.findByRole('button', { name: 'Accept Summit' }))
    expect(await screen.findByText(/Your answer to Summit did not arrive/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Accept Summit' })).toBeVisible()
  })

  test('without any, says when there will be; where they do not load, offers to try again', async () => {
    const { unmount } = await renderRoute('events')
    expect(await screen.findByRole('heading', { name: 'No events' })).toBeVisible()
    unmount()
    fail(paths.groups)
    const { user } = await renderRoute('events')
    const again = await screen.findByRole('button', { name: 'Try again' })
    answer(paths.groups, [asked])
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Summit' })).toBeVisible()
  })
})

describe('§4 the widget of Home', () => {
  test('has the first four, and the way to all', async () => {
    answer(paths.groups, [booked, named('B', { startDate: '2027-06-01' }), toBook, asked, named('C')])
    await renderPage(<GroupEvents />, { messages: ['events'] })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4))
    expect(names()[0]).toBe('Summit')
    expect(screen.getByRole('link', { name: 'All my events' })).toHaveAttribute('href', '/en-ca/events-travel')
  })

  test('§8 is not there without events, or where they do not load', async () => {
    fail(paths.groups)
    await renderPage(<GroupEvents />, { messages: ['events'] })
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  })
})

describe('§2 where the page of an event leads after signing in', () => {
  const open = () =>
    renderRoute('eventCallback', { path: '/event-callback/s-Summit', route: '/event-callback/:eventShareableId' })

  test('shows the invitation to this event alone', async () => {
    answer(paths.groups, [toBook, asked])
    await open()
    expect(await screen.findByRole('button', { name: 'Accept Summit' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  test('says to somebody else that they are not invited, and lets them change who they are', async () => {
    answer(paths.groups, [toBook])
    await open()
    expect(await screen.findByRole('heading', { name: 'You are not on the list of this event' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout')
  })
})
