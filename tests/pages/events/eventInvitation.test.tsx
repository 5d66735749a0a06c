import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { GroupInvitation } from '#contract/events/groupInvitations.ts'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { learnAdditions } from '@/http/additions'
import { makeGroup } from '#tests/support/events/groupFactory.ts'
import { answer, answerChange, fail, failChange, network } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const invited = {
  firstName: 'Camille',
  status: 'pending',
  needsNoTrip: false,
  hasTrip: false,
  mayAnswer: true,
} as const

function makeInvitation(changed: Partial<GroupInvitation> = {}): GroupInvitation {
  const { traveler: _, groupTravel: __, ...place } = makeGroup({ venue: 'Palais', notes: 'Bring boots.' })
  return {
    ...place,
    companyName: 'Aurora',
    organizerName: 'Lucía Herrera',
    status: 'confirmed',
    keyState: 'good',
    invited,
    ...changed,
  }
}
const path = '/group-invitations/s1'
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const open = (query = 'id=s1&key=k1') => renderRoute('event', { path: `/event?${query}` })

test('§2 the page shows the inviter, the event, place and time, and asks who the reader is', async () => {
  answer(path, makeInvitation())
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Sales summit' })).toBeVisible()
  expect(screen.getByText('Invitation from Aurora')).toBeVisible()
  expect(screen.getByText('Camille, are you coming?')).toBeVisible()
  expect(screen.getByText('Bring boots.')).toBeVisible()
  expect(screen.getByText('Mon, May 3–Wed, May 5, 2027')).toBeVisible()
})

test("the event can be added to a calendar, in the reader's language", async () => {
  answer(path, makeInvitation())
  const asked: (string | null)[] = []
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:here'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  network.use(
    http.get('*/group-invitations/s1/calendar', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('cultureCode'))
      return HttpResponse.text('BEGIN:VCALENDAR', { headers: { 'Content-Type': 'text/calendar' } })
    }),
  )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(saved).toEqual(['event.ics']))
  expect(asked).toEqual(['en-CA'])
})

test('a calendar file is not requested from a backend without it', async () => {
  answer(path, makeInvitation())
  learnAdditions([{ name: 'groupinvitation', status: 'enabled' }])
  await open()
  expect(await screen.findByText('Camille, are you coming?')).toBeVisible()
  expect(buttons()).toEqual(['Accept', 'Decline'])
})

test.each([
  ['Accept', 'accepted', 'Camille, you are expected.'],
  ['Decline', 'declined', 'Camille, you declined.'],
] as const)('the answer %s is sent with the key of the mail, without a sign-in', async (name, status, said) => {
  answer(path, makeInvitation())
  const { user } = await open()
  const button = await screen.findByRole('button', { name })
  const after = makeInvitation({ invited: { ...invited, status } })
  const sent = answerChange('put', path, after)
  answer(path, after)
  await user.click(button)
  expect(await screen.findByText(said)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sales summit' })).toHaveFocus())
  expect(sent).toEqual([{ key: 'k1', status, needsNoTrip: false }])
})

test('an accepting guest may need no booking, and otherwise is led to it', async () => {
  answer(path, makeInvitation())
  const { user, unmount } = await open()
  await user.click(await screen.findByRole('checkbox', { name: /need no trip/ }))
  const sent = answerChange('put', path, makeInvitation())
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(sent).toEqual([{ key: 'k1', status: 'accepted', needsNoTrip: true }]))
  unmount()
  answer(path, makeInvitation({ invited: { ...invited, status: 'accepted' } }))
  await open()
  expect(await screen.findByRole('link', { name: 'Sign in and book' })).toHaveAttribute(
    'href',
    '/en-ca/event-callback/s1',
  )
})

test('a traveler who has booked is led to the trip instead of to booking', async () => {
  answer(path, makeInvitation({ invited: { ...invited, status: 'accepted', hasTrip: true } }))
  await open()
  expect(await screen.findByText('Camille, you are expected, and your trip is booked.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sign in and book' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in and see the trip' })).toHaveAttribute(
    'href',
    '/en-ca/event-callback/s1',
  )
})

test('a decline with a booked trip explains that it is still booked, and leads to where it is canceled', async () => {
  answer(path, makeInvitation({ invited: { ...invited, status: 'declined', hasTrip: true } }))
  await open()
  const said =
    'Camille, you declined. Your trip is still booked: cancel it under My trips, or ask the person who booked it for you.'
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in and see the trip' })).toHaveAttribute(
    'href',
    '/en-ca/event-callback/s1',
  )
  expect(buttons()).toContain('Accept')
})

describe('an invitation without a valid key', () => {
  test.each([
    ['none', /Sign in to answer your invitation/],
    ['expired', /link of your invitation has expired/],
    ['unknown', /link is not valid any more/],
  ] as const)('a key that is %s asks for a sign-in', async (keyState, said) => {
    answer(path, makeInvitation({ keyState, invited: null }))
    await open(keyState === 'none' ? 'id=s1' : undefined)
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en-ca/event-callback/s1')
    expect(buttons()).toEqual(['Add to calendar'])
  })
})

test.each([
  ['canceled', /This event was cancelled/],
  ['completed', /This event is over/],
] as const)('an event that is %s is explained and asks nothing', async (status, said) => {
  answer(path, makeInvitation({ status }))
  await open()
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByRole('link', { name: 'My trips' })).toHaveAttribute('href', '/en-ca/dashboard/trips')
  expect(screen.queryByRole('button')).toBeNull()
})

test('no answer is offered after the last day for answers', async () => {
  answer(path, makeInvitation({ invited: { ...invited, mayAnswer: false } }))
  await open()
  expect(await screen.findByText(/The time to answer is over, Camille/)).toBeVisible()
  expect(buttons()).toEqual(['Add to calendar'])
})

test('a refused answer is explained', async () => {
  answer(path, makeInvitation())
  const { user } = await open()
  failChange('put', path, 503)
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  const refused = within(await screen.findByRole('alert'))
  expect(refused.getByText('Your answer was not recorded')).toBeVisible()
  expect(refused.getByText(/Something went wrong on our side/)).toBeVisible()
})

test('a cold start waits for the offered features before it asks', async () => {
  learnAdditions([])
  answer(path, makeInvitation())
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  network.use(
    http.get('*/api/main/configuration', async () => {
      await arrived
      return HttpResponse.json({ apis: [], features: [{ name: 'groupinvitation', status: 'enabled' }] })
    }),
  )
  const { store } = await open()
  act(() => void store.dispatch(configurationEndpoints.endpoints.configuration.initiate()))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull())
  expect(screen.queryByRole('heading')).toBeNull()
  arrive()
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible()
})

test.each(['id=s1&key=k1', ''])('§2 an unknown event leads to event-not-found (%s)', async (query) => {
  fail(path, 404)
  const { address } = await open(query)
  await waitFor(() => expect(address()).toBe('/en-ca/event-not-found'))
})
