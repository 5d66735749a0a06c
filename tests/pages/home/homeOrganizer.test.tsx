import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { EndingGuest } from '#contract/arranger/guests.ts'
import type { GroupTasks } from '#contract/events/groupTasks.ts'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { answer, fail, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

// Loaded ahead, as its first load takes long.
beforeAll(() => import('@/domains/home/Responsibilities'))
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions(['groupevents', 'guestmanagement'].map((name) => ({ name, status: 'enabled' as const })))
})
const messages = ['actionCenter' as const, 'events' as const]
const organizer = { whoami: { roles: ['EventOrganizer' as const] }, messages }
const guestManager = { whoami: { roles: ['GuestManager' as const] }, messages }

const event = (changed: Partial<GroupTasks> = {}): GroupTasks => ({
  id: 'g1',
  names: [{ locale: 'en-CA', value: 'Design week' }],
  startDate: '2026-06-01',
  endDate: '2026-06-03',
  status: 'confirmed',
  tasks: [
    { kind: 'invite', people: 1 },
    { kind: 'answers', people: 2 },
    { kind: 'bookings', people: 3 },
    { kind: 'declinedBooked', people: 2 },
    { kind: 'card', people: 0 },
  ],
  ...changed,
})
const guest = (changed: Partial<EndingGuest> = {}): EndingGuest => ({
  employeeId: 'e9',
  firstName: 'Ada',
  lastName: 'Quill',
  endDate: '2026-05-14',
  isTripBeyondEnd: false,
  ...changed,
})
const region = (name = 'Events you organize') => screen.findByRole('region', { name })

test('an organizer sees the tasks of each event, with a link to the people, the card, or the event', async () => {
  answer(paths.groupTasks, [
    event(),
    event({
      id: 'g2',
      names: [{ locale: 'en-CA', value: 'Offsite' }],
      status: 'approved',
      tasks: [{ kind: 'confirm', people: 0 }],
    }),
    event({
      id: 'g3',
      names: [{ locale: 'en-CA', value: 'Fair' }],
      status: 'pendingApproval',
      tasks: [{ kind: 'approval', people: 0 }],
    }),
  ])
  await renderPage(<HomePage />, organizer)
  const asked = await within(await region()).findByRole('list', { name: 'Tasks of Design week' })
  expect(
    within(asked)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['1 person not invited yet', '/en-ca/events/g1/travelers?filter=notInvited'],
    ['2 have not answered', '/en-ca/events/g1/travelers?filter=pending'],
    ['3 accepted, not booked yet', '/en-ca/events/g1/travelers?filter=notBooked'],
    ['2 declined, trips still booked', '/en-ca/events/g1/travelers?filter=declinedBooked'],
    ['The card expires before it ends', '/en-ca/events/g1/edit#creditCardId'],
  ])
  expect(screen.getByRole('link', { name: 'Approved: confirm it to invite people' })).toHaveAttribute(
    'href',
    '/en-ca/events/g2',
  )
  // An administrator decides, so only the event itself has a link.
  const waits = screen.getByRole('list', { name: 'Tasks of Fair' })
  expect(waits).toHaveTextContent('Waits for approval')
  expect(within(waits).queryByRole('link')).toBeNull()
  expect(screen.getByRole('link', { name: 'Fair' })).toHaveAttribute('href', '/en-ca/events/g3')
})

test('tasks of events are not repeated among the first actions, nor called absent', async () => {
  answer(paths.groupTasks, [event()])
  answer(paths.notifications, [
    {
      type: 'grouptask',
      code: 'groupAnswersMissing',
      key: 'groupAnswersMissing:g1',
      message: '2 people have not answered: Design week. Remind them.',
      title: '2 people have not answered: Design week',
      profileId: 'p1',
      daysBeforeExpiry: null,
      actionRoute: { name: 'groupTravelers', query: { filter: 'pending' }, params: { groupTravelId: 'g1' } },
    },
  ])
  await renderPage(<HomePage />, organizer)
  await within(await region()).findByRole('link', { name: '2 have not answered' })
  await screen.findByRole('region', { name: 'Next trips' })
  expect(screen.queryByText('2 people have not answered: Design week')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Before you leave' })).toBeNull()
})

test('five events are shown and the others behind a button, and an empty list is one line', async () => {
  answer(
    paths.groupTasks,
    Array.from({ length: 7 }, (_, at) => event({ id: `g${at}` })),
  )
  const { user, unmount } = await renderPage(<HomePage />, organizer)
  const events = await region()
  expect(await within(events).findAllByRole('link', { name: 'Design week' })).toHaveLength(5)
  await user.click(within(events).getByRole('button', { name: 'Show 2 more' }))
  expect(within(events).getAllByRole('link', { name: 'Design week' })).toHaveLength(7)
  unmount()
  answer(paths.groupTasks, [])
  await renderPage(<HomePage />, organizer)
  expect(await within(await region()).findByText('Your events ask nothing of you for now.')).toBeVisible()
})

test('the tasks can be tried again after a failure, and are absent without event planning', async () => {
  fail(paths.groupTasks)
  const { user, unmount } = await renderPage(<HomePage />, organizer)
  const events = await region()
  await within(events).findByText('The tasks of your events did not load.')
  answer(paths.groupTasks, [event()])
  await user.click(within(events).getByRole('button', { name: 'Try again' }))
  expect(await within(events).findByRole('link', { name: 'Design week' })).toBeVisible()
  unmount()
  fail(paths.groupTasks, 404)
  await renderPage(<HomePage />, organizer)
  await screen.findByRole('region', { name: 'Next trips' })
  expect(screen.queryByRole('region', { name: 'Events you organize' })).toBeNull()
})

test('a guest manager sees the guests who end soon, and where to extend them', async () => {
  answer(paths.endingGuests, [guest(), guest({ employeeId: 'e10', firstName: 'Bea', isTripBeyondEnd: true })])
  await renderPage(<HomePage />, guestManager)
  const guests = await region('Guests whose time ends soon')
  expect(
    within(guests)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ada QuillGuest until May 14, 2026', 'Bea QuillGuest until May 14, 2026 · a trip ends after that'])
  expect(within(guests).getByRole('link', { name: 'Ada Quill' })).toHaveAttribute('href', '/en-ca/guests/e9/edit')
  expect(within(guests).getByRole('link', { name: 'All guests' })).toHaveAttribute(
    'href',
    '/en-ca/guests?sort=endDate%3Aasc',
  )
})

test('the section of ending guests is absent without any, and other people see neither section', async () => {
  answer(paths.endingGuests, [])
  const { unmount } = await renderPage(<HomePage />, guestManager)
  await screen.findByRole('region', { name: 'Next trips' })
  expect(screen.queryByRole('region', { name: 'Guests whose time ends soon' })).toBeNull()
  unmount()
  await renderPage(<HomePage />, { whoami: { roles: ['VIP'] }, messages })
  await screen.findByRole('region', { name: 'Next trips' })
  expect(screen.queryByRole('region', { name: 'Events you organize' })).toBeNull()
})
