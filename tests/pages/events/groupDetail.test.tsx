import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { learnAdditions } from '@/http/additions'
import { makeGroupDetail } from '#tests/support/events/organizedGroupFactory.ts'
import { answer, answerChange, fail, failChange } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

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

describe('§2 the page of an event', () => {
  test('the page shows the event, the progress of its people, and its days in order', async () => {
    await show({ nextStatuses: ['canceled'] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Engineering summit' })).toBeVisible()
    expect(screen.getByText('Confirmed')).toBeVisible()
    const people = screen.getByRole('region', { name: 'People' })
    expect(people).toHaveTextContent(/Invited12.*Accepted7.*Booked3/)
    const list = '/en-ca/events/g1/travelers'
    const leads = within(people)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(leads).toEqual([
      ['See the list', list],
      ['On the list', list],
      ['Invited', `${list}?filter=invited`],
      ['Accepted', `${list}?filter=accepted`],
      ['Booked', `${list}?filter=booked`],
      ['Need no trip', `${list}?filter=needsNoTrip`],
      ['Declined', `${list}?filter=declined`],
    ])
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

  test('inviting people is the next step of a confirmed event, and leads to a preview', async () => {
    const counts = { listed: 5, invited: 2, accepted: 0, declined: 0, booked: 0, needNoTrip: 0 }
    const { unmount } = await show({ nextStatuses: ['canceled'], counts })
    expect(await screen.findByRole('link', { name: 'Invite 3 people' })).toHaveAttribute(
      'href',
      '/en-ca/events/g1/travelers?mail=invitations',
    )
    expect(screen.getByText(/^Next: invite the people on the list/)).toBeVisible()
    unmount()
    await show({ nextStatuses: ['canceled'], counts: { ...counts, invited: 5 } })
    await screen.findByText('It is confirmed. Invited people can answer and book.')
    expect(screen.queryByRole('link', { name: /^Invite \d/ })).toBeNull()
  })

  test('the public address of a confirmed event can be copied', async () => {
    const { user, unmount } = await show()
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/en-ca/event?id=share1`)
    unmount()
    await show({ status: 'planning' })
    expect(await screen.findByRole('region', { name: 'Payment' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull()
  })

  test('a card that expires before the end of the event is marked', async () => {
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

  test('an unknown event is reported with a link to the others', async () => {
    fail(path, 404)
    await open()
    expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/en-ca/events')
  })

  test('a person without access is led to Home, without an offer to try again', async () => {
    fail(path, 403)
    const { address } = await open()
    await waitFor(() => expect(address()).toBe('/en-ca/home'))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('§4 the states of an event', () => {
  test('the next step is the primary action, and reports its result', async () => {
    const { user } = await show({ status: 'planning', nextStatuses: ['pendingApproval', 'canceled'] })
    const sent = answerChange('put', `${path}/status`, makeGroupDetail({ status: 'pendingApproval' }))
    await user.click(await screen.findByRole('button', { name: 'Ask for approval' }))
    await waitFor(() => expect(sent).toEqual([{ status: 'pendingApproval', version: 4 }]))
  })

  test('missing data before the confirmation is named, each with a link', async () => {
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
    expect(screen.getByText('No one is on its list.')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Add people' }))
      expect(link).toHaveAttribute('href', '/en-ca/events/g1/travelers?add=people')
  })

  test('a confirmation that the server refuses names what it needs', async () => {
    const { user } = await show({ status: 'approved', nextStatuses: ['confirmed', 'canceled'] })
    failChange('put', `${path}/status`, 409, 'groupIncomplete')
    await user.click(await screen.findByRole('button', { name: 'Confirm the event' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('needs a place, days in the future')
  })

  test('a refused confirmation has a link for each missing value', async () => {
    const { user } = await show({ status: 'approved', nextStatuses: ['confirmed', 'canceled'] })
    const problems = [
      { field: 'startDate', code: 'datePast' },
      { field: 'travelers', code: 'required' },
    ]
    answerChange(
      'put',
      `${path}/status`,
      { successfull: false, messageCode: 'groupIncomplete', message: '', problems },
      409,
    )
    await user.click(await screen.findByRole('button', { name: 'Confirm the event' }))
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Change the days', '/en-ca/events/g1/edit#startDate'],
      ['Add people', '/en-ca/events/g1/travelers?add=people'],
    ])
  })

  test("an administrator is not led to the organizer's list", async () => {
    await show({ isOwn: false, mayEdit: false, status: 'pendingApproval', nextStatuses: ['approved'] })
    expect(within(await screen.findByRole('region', { name: 'People' })).queryByRole('link')).toBeNull()
  })

  test('an administrator approves the event or sends it back', async () => {
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

  test('the organizer withdraws the event from approval to correct it', async () => {
    const { user } = await show({ status: 'pendingApproval', mayEdit: false, nextStatuses: ['planning', 'canceled'] })
    const sent = answerChange('put', `${path}/status`, makeGroupDetail({ status: 'planning' }))
    await user.click(await screen.findByRole('button', { name: 'Take back to correct it' }))
    await waitFor(() => expect(sent).toEqual([{ status: 'planning', version: 4 }]))
    expect(screen.queryByRole('button', { name: 'Send back' })).toBeNull()
  })

  test('canceling asks once with its effect, and keeps the event unless confirmed', async () => {
    const { user } = await show()
    const sent = answerChange('put', `${path}/status`, makeGroupDetail({ status: 'canceled', nextStatuses: [] }))
    await user.click(await screen.findByRole('button', { name: 'Cancel the event' }))
    expect(screen.getByText(/11 invited people get an e-mail/)).toBeVisible()
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
