import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GroupTraveler } from '#contract/events/groupTravelers.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { learnAdditions } from '@/http/additions'
import { makeGroupTraveler, makePeoplePage } from '#tests/support/events/groupPeopleFactory.ts'
import { bo, event, openPeople, people, showPeople } from '#tests/support/events/groupPeoplePage.tsx'
import { answer, fail, hang, network } from '#tests/support/page/network.ts'
import { makeGroupDetail } from '#tests/support/events/organizedGroupFactory.ts'
import { setClock } from '#tests/support/page/render.tsx'

beforeEach(() => {
  setClock('2026-05-09T08:00:00Z')
  learnAdditions([{ name: 'groupevents', status: 'enabled' }])
})

const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name: new RegExp(name) })
  return within(header.closest('tr')!)
}
describe('§2 the people of an event', () => {
  test('an accepted person is shown with address, answer, reminders and the missing booking', async () => {
    const accepted = { status: 'accepted', answeredAt: '2026-05-05T06:00:00Z' } as const
    await showPeople({ rows: [makeGroupTraveler({ ...accepted, remindedAt: '2026-05-07T06:00:00Z', reminders: 2 })] })
    const ada = await row('Ada Quill')
    for (const words of ['Accepted', /^Answered May.* 5$/, /^2 reminders, last May/, 'ada@aurora.example'])
      expect(ada.getByText(words)).toBeVisible()
    expect(ada.getByText('Not booked yet')).toBeVisible()
    expect(ada.getByText('Accepted 4 days ago')).toBeVisible()
  })

  test('a trip has its reference, arrival and departure', async () => {
    const trip = {
      bookingId: 'XK4P2Q',
      status: 'Upcoming',
      arrival: { airport: 'MAD', at: '2026-06-08T07:40', number: 'AC 864' },
      departure: { airport: 'MAD', at: '2026-06-11T15:05', number: 'AC 865' },
    }
    await showPeople({ rows: [makeGroupTraveler({ status: 'accepted', trip })] })
    const ada = await row('Ada Quill')
    expect(ada.getByText('XK4P2Q')).toBeVisible()
    expect(ada.getByText(/^Arrives Mon.* 8.*7:40.*MAD, AC 864$/)).toBeVisible()
    expect(ada.getByText(/^Leaves Thu.* 11.*3:05.*MAD, AC 865$/)).toBeVisible()
  })

  test('a traveler who declined and still has a trip is marked, and has a filter', async () => {
    const trip = { bookingId: 'XK4P2Q', status: 'Upcoming', arrival: null, departure: null }
    const declined = makeGroupTraveler({ status: 'declined', trip })
    const { user, address } = await showPeople({
      rows: [declined],
      counts: { invited: 3, accepted: 2, declined: 1, booked: 1, declinedBooked: 1 },
    })
    const ada = await row('Ada Quill')
    expect(ada.getByText('Declined')).toBeVisible()
    expect(ada.getByText('Trip still booked')).toBeVisible()
    expect(screen.getByRole('option', { name: 'Booked (1)' })).toBeVisible()
    await user.selectOptions(screen.getByLabelText('People by status'), 'Declined, still booked (1)')
    expect(address()).toBe('/en-ca/events/g1/travelers?filter=declinedBooked')
  })

  test.each<[string, Partial<GroupTraveler>]>([
    ['Not invited', { invitedAt: null }],
    ['No answer yet', {}],
    ['Declined', { status: 'declined' }],
    ['Needs no trip', { status: 'accepted', needsNoTrip: true }],
    ['Company guest', { isGuest: true }],
  ])('the state %s is described in words', async (words, changed) => {
    await showPeople({ rows: [makeGroupTraveler(changed)] })
    expect((await row('Ada Quill')).getByText(words)).toBeVisible()
  })

  test('an obstacle to booking is named with who can remove it', async () => {
    const lacking = { hasAirport: false, isAllowedEvent: false, issueCount: 3, adminIssueCount: 1 }
    const { user } = await showPeople({
      rows: [makeGroupTraveler(lacking), makeGroupTraveler({ ...bo, ...lacking, status: 'declined' })],
    })
    const ada = await row('Ada Quill')
    expect(ada.getByRole('listitem')).toHaveTextContent('The travel policy does not allow events')
    expect((await row('Bo Reed')).queryAllByRole('listitem')).toEqual([])
    await user.click(ada.getByRole('button', { name: 'All about Ada Quill now, +3' }))
    const all = within(await screen.findByRole('dialog'))
    expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The travel policy does not allow events: an administrator can change that',
      'No home airport: Ada adds it in their profile',
      '2 things are missing: Ada adds them in their profile',
      '1 thing is missing: an administrator adds it',
    ])
  })

  test('each state is in the filter with its count, and the address filters on the server', async () => {
    const asked: string[] = []
    answer(event, makeGroupDetail())
    network.use(
      http.get(`*/api/main${people}`, ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json(makePeoplePage([bo], { notInvited: 2, invited: 5, pending: 3, cannotBook: 1 }))
      }),
    )
    const { user, address } = await openPeople()
    const kinds = within(await screen.findByLabelText('People by status'))
    expect(await kinds.findByRole('option', { name: 'Cannot book yet (1)' })).toBeVisible()
    const names = kinds.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names).toEqual(['All (7)', 'Not invited (2)', 'No answer yet (3)', 'Cannot book yet (1)'])
    await user.selectOptions(screen.getByLabelText('People by status'), 'Cannot book yet (1)')
    expect(kinds.getByRole('option', { selected: true })).toHaveTextContent('Cannot book yet (1)')
    expect(address()).toBe('/en-ca/events/g1/travelers?filter=cannotBook')
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or e-mail' }), 'bo')
    await waitFor(() => expect(asked.at(-1)).toBe('?pageNumber=1&pageSize=50&search=bo&filter=cannotBook'))
  })

  test('an empty filter is explained, and shows all again', async () => {
    const { user, address } = await showPeople({ rows: [], counts: { invited: 4 }, query: '?filter=declined' })
    await screen.findByRole('heading', { name: 'Nothing matches' })
    await user.click(screen.getAllByRole('button', { name: 'Clear search and filters' })[0]!)
    await waitFor(() => expect(address()).toBe('/en-ca/events/g1/travelers'))
  })

  test('loading is announced, and a failure can be tried again', async () => {
    answer(event, makeGroupDetail())
    hang(people)
    const { unmount } = await openPeople()
    expect(await screen.findByRole('region', { name: 'People' })).toHaveTextContent('Loading…')
    unmount()
    fail(people)
    const { user } = await openPeople()
    const again = await screen.findByRole('button', { name: 'Try again' })
    answer(people, makePeoplePage([bo]))
    await user.click(again)
    expect(await screen.findByRole('rowheader', { name: /Bo Reed/ })).toBeVisible()
  })

  test("the list of another organizer's event is not shown", async () => {
    await showPeople({ group: { isOwn: false } })
    expect(await screen.findByRole('heading', { level: 1, name: 'This list is not yours' })).toBeVisible()
  })
})

describe('§4 actions on people by the state of the event', () => {
  test.each<[GroupDetail['status'], RegExp]>([
    ['pendingApproval', /waits for approval/],
    ['completed', /is over/],
    ['reconciled', /is over/],
    ['canceled', /is cancelled/],
  ])('the list of an event that is %s is read-only, with the reason', async (status, why) => {
    await showPeople({ group: { status, mayEdit: false }, counts: { notInvited: 1, pending: 1 } })
    expect(await screen.findByText(why)).toBeVisible()
    expect(await screen.findByRole('rowheader', { name: /Ada Quill/ })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /add people|invite|remind/i })).toBeNull()
  })

  test('people can be added before the confirmation, and the invitation names what comes first', async () => {
    await showPeople({ group: { status: 'planning' }, counts: { notInvited: 1, invited: 0 } })
    expect(await screen.findByText(/can be invited once the event is confirmed/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See its next step' })).toHaveAttribute('href', '/en-ca/events/g1')
    expect(await screen.findByRole('button', { name: 'Add people' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /invite/i })).toBeNull()
  })

  test('people can be added to an event under way, without mails', async () => {
    const { user } = await showPeople({ group: { status: 'inProgress' }, counts: { pending: 1 } })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ada Quill' }))
    expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /invite|remind/i })).toBeNull()
    expect(screen.getByText(/no one is invited or reminded/)).toBeVisible()
  })

  test('an empty list has one action', async () => {
    await showPeople({ rows: [], counts: { invited: 0 } })
    expect(await screen.findByRole('heading', { name: 'No one is on the list yet' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Add people' })).toHaveLength(1)
  })
})
