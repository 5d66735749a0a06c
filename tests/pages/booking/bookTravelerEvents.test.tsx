import { Fragment } from 'react'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BookingHost } from '@/domains/booking/modal/BookingHost'
import { BookNow } from '@/domains/booking/shared/BookNow'
import HomePage from '@/domains/home/HomePage'
import { BookingPeople } from '@/shell/BookingPeople'
import BookWindow from '@/shell/windows/BookWindow'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makePolicy, makeProfile } from '#tests/support/page/factories.ts'
import { makeGroup, makeNamedGroup } from '#tests/support/events/groupFactory.ts'
import { answer, fail, network, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { makeTraveler, makeTravelerPage } from '#tests/support/arranger/travelerFactory.ts'
import { beginBoard, rowOf, serve } from '#tests/support/arranger/travelersBoard.tsx'
import TravelersPage from '@/domains/arranger/board/TravelersPage'

const tab = {
  opener: window as unknown,
  location: { replace: vi.fn<(url: URL) => void>() },
  close: vi.fn<() => void>(),
}
const opened = () => tab.location.replace.mock.calls.map(([url]) => Object.fromEntries(url.searchParams))
const asked: URLSearchParams[] = []
const theirs = {
  profile: '/companies/aurora/profiles/p-ada',
  configuration: '/companies/aurora/employees/e-ada/configuration',
  groups: '/companies/aurora/employees/e-ada/group-travels',
  policy: '/admin/companies/aurora/travel-policies/theirs',
}
const ada = makeTraveler({ firstName: 'Ada', lastName: 'Byron', profileId: 'p-ada', employeeId: 'e-ada' })
const adaForEvents = { ...ada, isAllowedTransient: false }
const adaProfile = (changed = {}) => makeProfile({ id: 'p-ada', employeeId: 'e-ada', firstName: 'Ada', ...changed })

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const { features, ...more } = makeEmployeeConfiguration()
  const configuration = { ...more, features: { ...features, groupEvents: true } }
  answer(paths.configuration, configuration)
  answer(paths.policy, makePolicy({ isAllowedEvent: true, ziiObtTemplateId: 'mine' }))
  answer(theirs.profile, adaProfile())
  answer(theirs.configuration, { ...configuration, travelPolicy: { id: 'theirs' } })
  answer(
    theirs.policy,
    makePolicy({
      isAllowedTransient: false,
      isAllowedEvent: true,
      ziiObtTemplateId: 'hers',
      obtPolicyModificationRequestId: 'm2',
    }),
  )
  answer(theirs.groups, [makeGroup()])
  network.use(
    http.get('*/api/main/companies/aurora/profiles/p1/obt', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json({ successfull: true, data: { name: 'ZIIOBT', url: 'https://t.example/sso' } })
    }),
  )
})
afterEach(() => {
  tab.location.replace.mockReset()
  asked.length = 0
})

const windowHost = (
  <Fragment key="window">
    <BookingPeople />
    <BookingHost window={<BookWindow />} />
  </Fragment>
)
const scene = {
  whoami: { roles: ['Arranger' as const] },
  messages: ['bookModal', 'arranger', 'events', 'tables', 'traveler'] as const,
}

/** The booking window of an arranger whose only traveler is Ada. */
async function openWindow(traveler = adaForEvents) {
  answer(paths.travelers, makeTravelerPage([traveler]))
  const view = await renderPage([windowHost, <BookNow key="button" />], scene)
  const button = await screen.findByRole('button', { name: 'Book now' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await view.user.click(button)
  return { ...view, all: within(await screen.findByRole('dialog', { name: 'Book my trip' })) }
}

function showBoard(traveler: typeof ada) {
  beginBoard()
  serve([traveler])
  const page = { path: '/arranger/profiles', route: '/arranger/profiles' }
  return renderPage([windowHost, <TravelersPage key="board" />], {
    ...scene,
    ...page,
    messages: [...scene.messages, 'travelers', 'forms'],
  })
}

const forEvent = { name: 'For an event: book for Ada Byron' }
const herWindow = async () => within(await screen.findByRole('dialog', { name: 'Book for Ada Byron' }))

/** The same, with Ada chosen. */
async function openHers(traveler = adaForEvents) {
  const view = await openWindow(traveler)
  await view.user.click(await view.all.findByRole('button', forEvent))
  return { ...view, hers: await herWindow() }
}

describe('a traveler with a policy for events only', () => {
  test('§8 a traveler with a policy for events only is offered their events and no other trip (§5, §7)', async () => {
    const { user, all } = await openWindow()
    const row = within(await all.findByRole('listitem'))
    expect(row.getAllByRole('button')).toHaveLength(1)
    await user.click(row.getByRole('button', forEvent))
    const hers = await herWindow()
    expect(await hers.findByText('Ada’s travel policy allows trips to events only.')).toBeVisible()
    const book = await hers.findByRole('button', { name: 'Book for this event' })
    await waitFor(() => expect(book).not.toHaveAttribute('aria-disabled'))
    await user.click(book)
    await waitFor(() => expect(opened()).toHaveLength(1))
    expect(Object.fromEntries(asked[0]!)).toEqual({
      companyId: 'aurora',
      profileId: 'p1',
      travelerType: 'traveler',
      otherTravelerProfileId: 'p-ada',
    })
    expect(opened()[0]).toMatchObject({
      target: 'group',
      groupTravelId: 'g1',
      city: 'PAR',
      departureDate: '5/3/2027',
      policyTemplateId: 'hers',
      policyModificationRequestId: 'm2',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('§4 only bookable events are shown: accepted, confirmed and without a trip', async () => {
    answer(theirs.groups, [
      makeNamedGroup('Summit'),
      makeNamedGroup('Invited', { traveler: { status: 'pending' } }),
      makeNamedGroup('Booked', { traveler: { trips: [{ status: 'confirmed' }] } }),
    ])
    const { hers } = await openHers()
    await hers.findByRole('group', { name: 'Summit' })
    expect(hers.getAllByRole('group')).toHaveLength(1)
  })

  test('a traveler without events is told to accept an invitation first', async () => {
    answer(theirs.groups, [])
    const { hers } = await openHers()
    expect(await hers.findByText(/^Ada is coming to no event that can be booked now\./)).toBeVisible()
    expect(hers.queryByRole('button', { name: /^Book/ })).toBeNull()
  })

  test("§5 a missing home airport leads to it on the traveler's page", async () => {
    answer(theirs.profile, adaProfile({ airportCode: null }))
    const { hers } = await openHers()
    expect(await hers.findByText('Ada’s profile has no home airport to leave from.', { exact: false })).toBeVisible()
    expect(hers.getByRole('link', { name: 'Add it' })).toHaveAttribute(
      'href',
      '/en-ca/arranger/profile/aurora/p-ada/personal#airportCode',
    )
  })

  test('§5 a traveler whose policy has no template cannot be booked, and the tool is not asked', async () => {
    answer(theirs.policy, makePolicy({ isAllowedTransient: false, isAllowedEvent: true, ziiObtTemplateId: null }))
    const { user, hers } = await openHers()
    expect(await hers.findByText(/^Ada’s travel policy has no rules for events yet\./)).toBeVisible()
    await user.click(hers.getByRole('button', { name: 'Book for this event' }))
    expect(await hers.findByText('We can’t process your request')).toBeVisible()
    expect(asked).toEqual([])
  })

  test('events or a policy that do not load are reported and can be tried again', async () => {
    fail(theirs.groups)
    fail(theirs.policy)
    const { user, hers } = await openHers()
    expect(await hers.findByText('The events did not load.')).toBeVisible()
    answer(theirs.groups, [makeGroup()])
    await user.click(hers.getByRole('button', { name: 'Try again' }))
    expect(await hers.findByText('We could not read what can be booked for Ada.', { exact: false })).toBeVisible()
    expect(hers.getByRole('button', { name: 'Book for this event' })).toHaveAttribute('aria-disabled', 'true')
    answer(theirs.policy, makePolicy({ isAllowedEvent: true, ziiObtTemplateId: 'hers' }))
    await user.click(hers.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(hers.getByRole('button', { name: 'Book for this event' })).not.toHaveAttribute('aria-disabled'),
    )
  })

  test('the board opens the window for the traveler, not the tool', async () => {
    const { user } = await showBoard(adaForEvents)
    const book = await within(await rowOf('Ada Byron')).findByRole('button', { name: 'Book for Ada Byron' })
    expect(book).toHaveAttribute('aria-haspopup', 'dialog')
    await user.click(book)
    const hers = await herWindow()
    await hers.findByRole('group', { name: 'Sales summit' })
    expect(hers.queryByRole('button', { name: 'All choices' })).toBeNull()
    expect(window.open).not.toHaveBeenCalled()
  })

  test('Home opens the window for the traveler, not the tool', async () => {
    answer(paths.travelers, makeTravelerPage([adaForEvents]))
    const { user } = await renderPage([windowHost, <HomePage key="home" />], {
      ...scene,
      messages: [...scene.messages, 'actionCenter'],
    })
    await user.click(await screen.findByRole('button', { name: 'Book for Ada Byron' }))
    expect(await (await herWindow()).findByRole('group', { name: 'Sales summit' })).toBeVisible()
    expect(window.open).not.toHaveBeenCalled()
  })
})

describe('a traveler with a policy for trips and events', () => {
  test('the traveler can be booked at once, or for an event, and one step back shows the whole choice', async () => {
    const { user, all } = await openWindow(ada)
    const row = within(await all.findByRole('listitem'))
    expect(row.getByRole('button', { name: 'Book for Ada Byron' })).toBeVisible()
    await user.click(row.getByRole('button', forEvent))
    const hers = await herWindow()
    await hers.findByRole('group', { name: 'Sales summit' })
    expect(screen.getByRole('dialog')).toHaveFocus()
    expect(hers.getByRole('group', { name: 'Another trip' })).toBeVisible()
    await user.click(hers.getByRole('button', { name: 'Book for Ada' }))
    await waitFor(() => expect(opened()).toHaveLength(1))
    expect(opened()[0]).toMatchObject({ target: 'user-home' })
    expect(asked[0]!.get('otherTravelerProfileId')).toBe('p-ada')
  })

  test('the step back shows the whole choice again', async () => {
    const { user, hers } = await openHers(ada)
    await user.click(await hers.findByRole('button', { name: 'All choices' }))
    expect(await screen.findByRole('dialog', { name: 'Book my trip' })).toHaveFocus()
    expect(screen.getByRole('button', forEvent)).toBeVisible()
  })

  test('a company without events offers none', async () => {
    answer(paths.configuration, makeEmployeeConfiguration())
    const { all } = await openWindow(ada)
    await all.findByRole('button', { name: 'Book for Ada Byron' })
    expect(all.queryByRole('button', forEvent)).toBeNull()
  })
})

test('§5 nothing happens for a traveler without company or profile id, on any page', async () => {
  const { user } = await showBoard({ ...ada, companyId: '' })
  await user.click(await within(await rowOf('Ada Byron')).findByRole('button', { name: 'Book for Ada Byron' }))
  expect(window.open).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})
