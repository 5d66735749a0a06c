import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { GroupEvents } from '@/domains/home/ownTravel/GroupEvents'
import { Toasts } from '@/patterns/feedback/Toasts'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makePolicy, makeProfile } from '#tests/support/page/factories.ts'
import { makeNamedGroup } from '#tests/support/events/groupFactory.ts'
import { answer, answerChange, fail, failChange, network, paths } from '#tests/support/page/network.ts'
import { renderPage, renderRoute, setClock } from '#tests/support/page/render.tsx'

const asked = makeNamedGroup('Summit', { traveler: { status: 'pending' }, answerBy: '2027-04-20' })
const toBook = makeNamedGroup('Fair', { bookBy: '2027-04-25' })
const booked = makeNamedGroup('Camp', { traveler: { trips: [{ status: 'confirmed', bookingId: 'CAMP12' }] } })
const over = makeNamedGroup('Retreat', { startDate: '2027-02-01', endDate: '2027-02-03' })

const row = (name: string) => within(screen.getByRole('article', { name }))
const names = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)

beforeEach(() => {
  setClock('2027-04-10T12:00:00')
  const { features, ...more } = makeEmployeeConfiguration()
  answer(paths.configuration, { ...more, features: { ...features, groupEvents: true } })
  answer(paths.policy, makePolicy({ isAllowedEvent: true, ziiObtTemplateId: 't1' }))
})

describe('My events', () => {
  test('an event first shows what is asked of the person, by when, and the possible answers', async () => {
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

  test('an opened invitation shows place, meeting time, organizer and message', async () => {
    const organizer = { name: 'Lucía Herrera', email: 'lucia@aurora.example' }
    const place = { venue: 'Palais', address: '1, rue du Fort', notes: 'Bring boots.' }
    answer(paths.groups, [
      makeNamedGroup('Gala', { traveler: { status: 'pending' }, groupTravel: { organizer }, ...place }),
    ])
    const { user } = await renderRoute('events')
    await user.click(await screen.findByRole('button', { name: 'Show details of Gala' }))
    expect(row('Gala').getByText('Palais, 1, rue du Fort')).toBeVisible()
    expect(row('Gala').getByText('Be there on the first day by')).toBeVisible()
    expect(row('Gala').getByText('3:00 p.m.')).toBeVisible()
    expect(row('Gala').getByText('Bring boots.')).toBeVisible()
    expect(row('Gala').getByRole('link', { name: 'Lucía Herrera' })).toHaveAttribute(
      'href',
      'mailto:lucia@aurora.example',
    )
  })

  test('a trip booked by another person counts without a link, and that person can cancel it after a decline', async () => {
    const trips = [{ status: 'confirmed' }]
    const [byHost, declined] = [
      makeNamedGroup('Camp', { traveler: { trips } }),
      makeNamedGroup('Gala', { traveler: { status: 'declined', trips } }),
    ]
    answer(paths.groups, [byHost, declined])
    await renderRoute('events')
    expect(await screen.findByRole('heading', { name: 'Camp' })).toBeVisible()
    expect(row('Camp').getByText('Booked')).toBeVisible()
    expect(row('Camp').queryByRole('button', { name: 'Book for Camp' })).toBeNull()
    const stays = 'Your trip stays booked; the person who booked it for you can cancel it.'
    expect(row('Gala').getByText(stays)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See the trip' })).toBeNull()
  })

  test.each([
    ['Accept Summit', { status: 'accepted', needsNoTrip: false }, 'You accepted Summit.'],
    ['Decline Summit', { status: 'declined', needsNoTrip: false }, 'You declined Summit.'],
  ])('the answer %s is sent, and its result announced', async (name, body, said) => {
    answer(paths.groups, [asked])
    const sent = answerChange('put', `${paths.groups}/s-Summit`, asked)
    const { user } = await renderPage(<Toasts />, { path: '/home', messages: ['events'] })
    await renderRoute('events')
    await user.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(said)).toBeVisible()
    expect(sent).toEqual([body])
  })

  test('a declined or canceled event is listed last until its days are over', async () => {
    const declined = makeNamedGroup('Gala', { traveler: { status: 'declined' } })
    const canceled = makeNamedGroup('Rally', { groupTravel: { status: 'canceled' } })
    answer(paths.groups, [over, canceled, declined, booked])
    await renderRoute('events')
    const ahead = within(await screen.findByRole('region', { name: 'Upcoming' }))
    expect(ahead.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual([
      'Camp',
      'Gala',
      'Rally',
    ])
  })

  test('a person who needs no trip can say so', async () => {
    answer(paths.groups, [toBook])
    const sent = answerChange('put', `${paths.groups}/s-Fair`, toBook)
    const { user } = await renderRoute('events')
    await user.click(await screen.findByRole('button', { name: 'I need no trip for Fair' }))
    await waitFor(() => expect(sent).toEqual([{ status: 'accepted', needsNoTrip: true }]))
  })

  test('a refused answer is reported, and the invitation stays', async () => {
    answer(paths.groups, [asked])
    failChange('put', `${paths.groups}/s-Summit`, 409, 'answerClosed')
    const { user } = await renderPage(<Toasts />, { path: '/home', messages: ['events', 'forms'] })
    await renderRoute('events')
    await user.click(await screen.findByRole('button', { name: 'Accept Summit' }))
    expect(await screen.findByText(/Your answer to Summit was not recorded\./)).toBeVisible()
    expect(screen.queryByText(/server could not be reached/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Accept Summit' })).toBeVisible()
  })

  test('an empty list explains itself, and a failed one can be tried again', async () => {
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

describe('§5 an event that cannot be booked says why', () => {
  const book = async () => {
    answer(paths.groups, [toBook])
    const { user } = await renderRoute('events')
    return { user, button: await screen.findByRole('button', { name: 'Book for Fair' }) }
  }

  test.each([
    [/Your company has no online booking tool/, () => answer(paths.profile, makeProfile({ obt: null }))],
    [
      /Your travel policy does not let you book for events/,
      () => answer(paths.policy, makePolicy({ isAllowedEvent: false, ziiObtTemplateId: 't1' })),
    ],
    [
      /Under your travel policy, others book for you/,
      () => answer(paths.policy, makePolicy({ isAllowedEvent: true, isAllowedSelf: false, ziiObtTemplateId: 't1' })),
    ],
    [/Booking is not switched on for you/, () => answer(paths.profile, makeProfile({ isAllowedToBook: false }))],
  ])('an event that cannot be booked has its reason: %s', async (why, given) => {
    given()
    const { button } = await book()
    expect(await row('Fair').findByText(why)).toBeVisible()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(why)
  })

  test.each([
    ['/en-ca/complete-your-profile?s=personal&g=fair', { issues: ['dateOfBirthMissing'] }],
    ['/en-ca/complete-your-profile?s=payment&g=fair', { issues: ['airFopMissing'] }],
    ['/en-ca/complete-your-profile?s=review&g=fair', { issues: ['costCenterMissing'] }],
    ['/en-ca/complete-your-profile?s=personal&g=fair', { issues: [], airportCode: '' }],
  ] as const)('the Book button leads to the missing data: %s', async (way, { issues, ...changed }) => {
    const profileIssues = issues.map((issue) => ({ issue }))
    answer(paths.profile, makeProfile({ isAllowedToBook: issues.length === 0, profileIssues, ...changed }))
    answer(paths.groups, [makeNamedGroup('Fair', { groupTravel: { shareableId: 'fair' } })])
    const { user, address } = await renderRoute('events')
    await waitFor(() => expect(row('Fair').getAllByRole('link').length).toBeGreaterThan(0))
    await user.click(screen.getByRole('button', { name: 'Book for Fair' }))
    await waitFor(() => expect(address()).toBe(way))
    expect(screen.queryByText('We can’t process your request')).toBeNull()
  })

  test('an unknown right to book can be checked again', async () => {
    fail(paths.policy)
    const { user, button } = await book()
    expect(await row('Fair').findByText(/We could not read whether you may book/)).toBeVisible()
    expect(row('Fair').queryByText(/no rules for events/)).toBeNull()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    answer(paths.policy, makePolicy({ isAllowedEvent: true, ziiObtTemplateId: 't1' }))
    await user.click(row('Fair').getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    expect(row('Fair').queryByText(/We could not read/)).toBeNull()
  })
})

test('an invitation to an event that has begun asks nothing, and comes last', async () => {
  const begun = makeNamedGroup('Summit', {
    traveler: { status: 'pending' },
    groupTravel: { status: 'inProgress' },
    startDate: '2027-04-09',
    endDate: '2027-04-12',
  })
  answer(paths.groups, [begun, booked])
  await renderRoute('events')
  expect(await screen.findByText('Closed to answers')).toBeVisible()
  expect(names()).toEqual(['Camp', 'Summit'])
  expect(row('Summit').queryByRole('button', { name: /Accept|Decline|Book/ })).toBeNull()
})

describe('§4 the widget of Home', () => {
  test('the widget has the first four events, and a link to all', async () => {
    answer(paths.groups, [booked, makeNamedGroup('B', { startDate: '2027-06-01' }), toBook, asked, makeNamedGroup('C')])
    await renderPage(<GroupEvents />, { messages: ['events'] })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4))
    expect(names()[0]).toBe('Summit')
    expect(screen.getByRole('link', { name: 'All my events' })).toHaveAttribute('href', '/en-ca/events-travel')
  })

  test('§8 the widget is absent without events, or where they do not load', async () => {
    fail(paths.groups)
    await renderPage(<GroupEvents />, { messages: ['events'] })
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  })
})

describe('§2 the page of an event after the sign-in', () => {
  const open = () =>
    renderRoute('eventCallback', { path: '/event-callback/s-Summit', route: '/event-callback/:eventShareableId' })

  test('the page shows the invitation to this event only', async () => {
    answer(paths.groups, [toBook, asked])
    await open()
    expect(await screen.findByRole('button', { name: 'Accept Summit' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  test('§9 the page shows the invitation to a past event to an invited person', async () => {
    const from = (request: Request) => new URL(request.url).searchParams.get('fromDate') ?? ''
    const ended = { ...over, groupTravel: { ...over.groupTravel, shareableId: 's-Summit' } }
    network.use(
      http.get(`*/api/main${paths.groups}`, ({ request }) =>
        HttpResponse.json([ended].filter(({ endDate }) => endDate >= from(request))),
      ),
    )
    await open()
    expect(await screen.findByText('Over')).toBeVisible()
  })

  test('the page tells another person that they are not invited, and offers another sign-in', async () => {
    answer(paths.groups, [toBook])
    await open()
    expect(await screen.findByRole('heading', { name: 'You are not on the list of this event' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout')
  })
})
