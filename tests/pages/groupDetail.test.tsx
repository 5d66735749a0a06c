import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GroupDetail } from '#contract/groupTravels.ts'
import { learnAdditions } from '@/http/additions'
import { makeGroupDetail } from '../support/organizedGroupFactory.ts'
import { answer, answerChange, fail, failChange, network } from '../support/network.ts'
import { renderRoute, setClock } from '../support/render.tsx'

const path = '/companies/aurora/group-travels/g1'
const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderRoute('groupDetail', {
    path: '/events/g1',
    route: '/events/:groupTravelId',
    locale,
    whoami: { roles: ['EventOrganizer'] },
  })
const show = (changed: Partial<GroupDetail> = {}) => {
  answer(path, makeGroupDetail(changed))
  return open()
}

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions([{ name: 'groupevents', status: 'enabled' }])
})

describe('§2 one event', () => {
  test('says what it is, how far its people are, and its days in order', async () => {
    await show({ nextStatuses: ['canceled'] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Engineering summit' })).toBeVisible()
    expect(screen.getByText('Confirmed')).toBeVisible()
    const people = screen.getByRole('region', { name: 'People' })
    expect(people).toHaveTextContent(/Invited12.*Accepted7.*Booked3/)
    const dates = within(screen.getByRole('region', { name: 'Dates' })).getAllByRole('listitem')
    const names = ['Answer by', 'Book by', 'First day', 'Last day']
    expect(dates.map(({ textContent }, at) => textContent.startsWith(names[at] ?? '?'))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(dates[2]).toHaveTextContent(/Be there by 6:00/)
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('3,600.00')
  })

  test('its public address can be copied once it is confirmed', async () => {
    const { user, unmount } = await show()
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/en-ca/event?id=share1`)
    unmount()
    await show({ status: 'planning' })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull()
  })

  test('a card that expires before its end is marked', async () => {
    const card = {
      id: 'c1',
      name: 'Olivia Organ',
      number: '41111*******1111',
      expiryDate: '2026-05',
      expiresBefore: true,
    }
    await show({ card })
    expect(await screen.findByText('Expires before the event ends')).toBeVisible()
  })

  test('an unknown event says so, and leads to the others', async () => {
    fail(path, 404)
    await open()
    expect(await screen.findByRole('heading', { name: 'There is no such event' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/en-ca/events')
  })
})

describe('§4 the states of an event', () => {
  test('the one next step is the primary action, and says what came of it', async () => {
    const { user } = await show({ status: 'planning', nextStatuses: ['pendingApproval', 'canceled'] })
    const sent = answerChange('put', `${path}/status`, makeGroupDetail({ status: 'pendingApproval' }))
    await user.click(await screen.findByRole('button', { name: 'Ask for approval' }))
    await waitFor(() => expect(sent).toEqual([{ status: 'pendingApproval', version: 4 }]))
  })

  test('what is missing before it can be confirmed is named, each with its way', async () => {
    const { counts } = makeGroupDetail()
    await show({
      status: 'approved',
      nextStatuses: ['confirmed', 'canceled'],
      actualLocation: null,
      counts: { ...counts, listed: 0 },
    })
    expect(await screen.findByText('Needed before you can confirm')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add the place' })).toHaveAttribute(
      'href',
      '/en-ca/events/g1/edit#actualLocation',
    )
    expect(screen.getByText('Nobody is on its list.')).toBeVisible()
  })

  test('a confirmation that the server refuses says what it needs', async () => {
    const { user } = await show({ status: 'approved', nextStatuses: ['confirmed', 'canceled'] })
    failChange('put', `${path}/status`, 409, 'groupIncomplete')
    await user.click(await screen.findByRole('button', { name: 'Confirm the event' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('needs a place, days that are still to come')
  })

  test('an administrator approves it or sends it back', async () => {
    const { user } = await show({
      status: 'pendingApproval',
      isOwn: false,
      mayEdit: false,
      nextStatuses: ['approved', 'planning'],
    })
    expect(await screen.findByText('Organized by Olivia Organ')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Change' })).toBeNull()
    const sent = answerChange('put', `${path}/status`, makeGroupDetail({ status: 'planning' }))
    await user.click(screen.getByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(sent).toEqual([{ status: 'planning', version: 4 }]))
  })

  test('cancelling asks once, says what it does, and keeps the event unless it is meant', async () => {
    const { user } = await show()
    const sent = answerChange('put', `${path}/status`, makeGroupDetail({ status: 'canceled', nextStatuses: [] }))
    await user.click(await screen.findByRole('button', { name: 'Cancel the event' }))
    expect(screen.getByText(/11 people who were invited are told by mail/)).toBeVisible()
    expect(screen.getByText(/3 trips stay booked/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep the event' }))
    expect(sent).toEqual([])
    const opener = screen.getByRole('button', { name: 'Cancel the event' })
    await waitFor(() => expect(opener).toHaveFocus())
    await user.click(opener)
    answer(path, makeGroupDetail({ status: 'canceled', nextStatuses: [] }))
    await user.click(screen.getAllByRole('button', { name: 'Cancel the event' }).at(-1)!)
    await waitFor(() => expect(sent).toEqual([{ status: 'canceled', version: 4 }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the event' })).toBeNull())
  })
})

describe('the form of an event', () => {
  const scene = { whoami: { roles: ['EventOrganizer' as const] } }
  test('a new event needs a name and its days, and is then shown', async () => {
    const { user, address } = await renderRoute('groupTravelAdd', scene)
    await user.click(await screen.findByRole('button', { name: 'Begin planning' }))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Give the event a name in at least one language.')
    await user.type(screen.getByRole('textbox', { name: 'English' }), 'Kick-off')
    await user.type(screen.getByRole('textbox', { name: 'First day' }), '2026-07-01')
    await user.type(screen.getByRole('textbox', { name: 'Last day' }), '2026-07-02')
    const sent = answerChange('post', '/companies/aurora/group-travels', makeGroupDetail({ id: 'new' }))
    await user.click(screen.getByRole('button', { name: 'Begin planning' }))
    await waitFor(() => expect(address()).toBe('/en-ca/events/new'))
    expect(sent).toEqual([
      expect.objectContaining({
        names: [{ locale: 'en-CA', value: 'Kick-off' }],
        startDate: '2026-07-01',
        endDate: '2026-07-02',
        actualLocation: null,
      }),
    ])
  })

  beforeEach(() => answer('/airports', []))
  const edit = () =>
    renderRoute('groupTravelEdit', { ...scene, path: '/events/g1/edit', route: '/events/:groupTravelId/edit' })

  test('a change keeps what was there, says so, and goes back to the event', async () => {
    answer(path, makeGroupDetail())
    const { user, address } = await edit()
    const venue = await screen.findByRole('textbox', { name: 'Venue' })
    await user.clear(venue)
    await user.type(venue, 'Expo hall')
    expect(screen.getByRole('textbox', { name: 'Budget per person' })).toHaveAttribute('readonly')
    const sent = answerChange('put', path, makeGroupDetail({ venue: 'Expo hall', version: 5 }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/en-ca/events/g1'))
    expect(sent).toEqual([expect.objectContaining({ venue: 'Expo hall', budget: 3600, version: 4 })])
  })

  test('somebody else’s change of the same field is shown beside one’s own', async () => {
    answer(path, makeGroupDetail())
    const { user } = await edit()
    const venue = await screen.findByRole('textbox', { name: 'Venue' })
    await user.clear(venue)
    await user.type(venue, 'Expo hall')
    network.use(
      http.put(`*/api/main${path}`, () =>
        HttpResponse.json(
          {
            successfull: false,
            messageCode: 'changed',
            message: 'Changed.',
            current: makeGroupDetail({ venue: 'City hall', version: 5 }),
          },
          { status: 412 },
        ),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('group', { name: 'Somebody else changed this meanwhile' })).toHaveTextContent(
      'City hall',
    )
  })

  test('while it waits for approval it stays as it is', async () => {
    answer(path, makeGroupDetail({ status: 'pendingApproval', mayEdit: false }))
    await edit()
    expect(await screen.findByRole('heading', { name: 'This event cannot be changed now' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', '/en-ca/events/g1')
  })
})
