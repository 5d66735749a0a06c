import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BookingHost } from '@/domains/booking/modal/BookingHost'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { BookingPeople } from '@/shell/BookingPeople'
import BookWindow from '@/shell/windows/BookWindow'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makePolicy, makeProfile } from '#tests/support/page/factories.ts'
import { makeFeatureConfiguration } from '#tests/support/page/featureFactory.ts'
import { makeGroup } from '#tests/support/events/groupFactory.ts'
import { answer, hang, network, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { makeTraveler, makeTravelerPage } from '#tests/support/arranger/travelerFactory.ts'

const page = (
  <>
    <BookingPeople />
    <BookingHost window={<BookWindow />} />
    <BookNow />
  </>
)
const tab = {
  opener: window as unknown,
  location: { replace: vi.fn<(url: URL) => void>() },
  close: vi.fn<() => void>(),
}
const opened = () => tab.location.replace.mock.calls.map(([url]) => Object.fromEntries(url.searchParams))
const asked: string[] = []
const eventPolicy = (changed = {}) =>
  makePolicy({ isAllowedEvent: true, ziiObtTemplateId: 't1', obtPolicyModificationRequestId: 'm1', ...changed })

beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const { features, ...more } = makeEmployeeConfiguration()
  answer(paths.configuration, { ...more, features: { ...features, groupEvents: true } })
  answer(paths.policy, eventPolicy())
  network.use(
    http.get('*/api/main/companies/aurora/profiles/p1/obt', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ successfull: true, data: { name: 'ZIIOBT', url: 'https://t.example/sso' } })
    }),
  )
})
afterEach(() => {
  tab.location.replace.mockReset()
  asked.length = 0
})

const words = { messages: ['bookModal', 'arranger', 'events', 'tables'] } as const
async function openWindow(scene = {}) {
  const view = await renderPage(page, { ...words, ...scene })
  const button = await screen.findByRole('button', { name: 'Book now' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await waitFor(() =>
    expect(Object.values(view.store.getState().api.queries).map((query) => query?.status)).not.toContain('pending'),
  )
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  await view.user.click(button)
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Book my trip' })) }
}

describe("the company's text before booking", () => {
  const disclaimer = 'Book flights 14 days ahead.\nAsk before you book a suite.'

  test('the text is at the top of the booking window, which opens for it even without a choice', async () => {
    answer(paths.policy, eventPolicy({ isAllowedEvent: false }))
    answer(paths.features, { ...makeFeatureConfiguration(), disclaimer })
    const { user, dialog } = await openWindow()
    const note = dialog.getByText('Before you book').closest('[role]')!
    expect(note).toHaveAttribute('role', 'status')
    expect(note).toHaveTextContent('Book flights 14 days ahead. Ask before you book a suite.')
    const heading = dialog.getByRole('heading', { name: 'A trip for myself' })
    expect(note.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(dialog.getByRole('button', { name: 'Book for myself' }))
    await waitFor(() => expect(opened()).toHaveLength(1))
  })

  test('the text is absent where the company has none', async () => {
    answer(paths.groups, [makeGroup()])
    answer(paths.features, makeFeatureConfiguration())
    const { dialog } = await openWindow()
    expect(dialog.queryByText('Before you book')).toBeNull()
  })
})

const arranger = { whoami: { roles: ['Arranger' as const] } }

describe('an upcoming event in the booking window', () => {
  test('§2 an event comes first, and opens the tool with the group’s values (§7, §9)', async () => {
    answer(paths.groups, [makeGroup(), makeGroup({ traveler: { status: 'pending' }, groupTravel: { id: 'g2' } })])
    const { user, dialog } = await openWindow()
    expect(dialog.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Sales summit',
      'Another trip',
    ])
    expect(dialog.getByText(/^Paris, May\s3.*5,\s2027$/)).toBeVisible()
    const summit = within(dialog.getByRole('group', { name: 'Sales summit' }))
    await user.click(summit.getByRole('button', { name: 'Book for this event' }))
    await waitFor(() => expect(opened()).toHaveLength(1))
    expect(opened()[0]).toMatchObject({
      target: 'group',
      groupTravelId: 'g1',
      autosubmit: 'true',
      city: 'PAR',
      departureDate: '5/3/2027',
      returnDate: '5/5/2027',
      departureTime: '12:00pm',
      timeWindow: '12',
      acceptPenalty: 'true',
      policyTemplateId: 't1',
      policyModificationRequestId: 'm1',
    })
  })

  test('§8 an event without a place is explained and cannot be booked', async () => {
    answer(paths.groups, [makeGroup({ actualLocation: null })])
    const { user, dialog } = await openWindow()
    expect(dialog.getByText(/place is not settled/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Book for this event' }))
    expect(await dialog.findByText('We can’t process your request')).toBeVisible()
    expect(asked).toEqual([])
  })

  test('§5 a missing home airport leads to its field', async () => {
    answer(paths.groups, [makeGroup()])
    answer(paths.profile, makeProfile({ airportCode: null }))
    const { dialog } = await openWindow()
    expect(dialog.getByRole('link', { name: 'Add it' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en-ca\/complete-your-profile\?s=personal.*#airportCode$/),
    )
  })

  test('§8 an event is the only choice under a policy for events', async () => {
    answer(paths.policy, eventPolicy({ isAllowedTransient: false }))
    answer(paths.groups, [makeGroup()])
    const { dialog } = await openWindow()
    expect(dialog.getByText('Your travel policy lets you book for events only.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Book for myself' })).toHaveAttribute('aria-disabled', 'true')
    expect(dialog.getByRole('button', { name: 'Book for this event' })).not.toHaveAttribute('aria-disabled')
  })

  test('an event is not offered under a policy without events, and the tool opens at once', async () => {
    answer(paths.policy, eventPolicy({ isAllowedEvent: false }))
    answer(paths.groups, [makeGroup()])
    const { user } = await renderPage(page, words)
    const button = await screen.findByRole('button', { name: 'Book now' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-haspopup'))
    await user.click(button)
    await waitFor(() => expect(opened()).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the travelers in the booking window', () => {
  const people = [
    makeTraveler({ firstName: 'Ada', lastName: 'Byron', profileId: 'p-ada', requestId: 'r1' }),
    makeTraveler({ firstName: 'Ben', requestId: 'r2', approved: false, status: 'sent', profileId: '' }),
    makeTraveler({ firstName: 'Cy', requestId: 'r3', profileIssues: [{ issue: 'genderMissing' }] }),
    makeTraveler({ firstName: 'Di', requestId: 'r4', isAllowedToBook: false }),
    makeTraveler({ firstName: 'Ed', requestId: 'r5', isAllowedTransient: false, isAllowedEvent: false }),
  ]

  test('§5 a traveler who cannot be booked has the reason and no button', async () => {
    answer(paths.travelers, makeTravelerPage(people))
    const { user, dialog } = await openWindow(arranger)
    const options = await dialog.findAllByRole('listitem')
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringContaining('Ada Byron'),
      expect.stringContaining('Approval pending'),
      expect.stringContaining('Missing: 1 personal detail'),
      expect.stringContaining('Booking is not switched on for them.'),
      expect.stringContaining('does not allow bookings for them'),
    ])
    expect(dialog.getAllByRole('button', { name: /^Book for .* / })).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Book for Ada Byron' }))
    await waitFor(() => expect(opened()).toHaveLength(1))
    expect(asked).toEqual(['?companyId=aurora&profileId=p1&travelerType=traveler&otherTravelerProfileId=p-ada'])
  })

  test('§5 travelers are searched after a pause, and the others are counted', async () => {
    const searches: (string | null)[] = []
    network.use(
      http.get(`*/api/main${paths.travelers}`, ({ request }) => {
        const { searchParams } = new URL(request.url)
        searches.push(searchParams.get('search'))
        return HttpResponse.json(
          searchParams.has('search') ? makeTravelerPage([people[0]!]) : makeTravelerPage(people, 40),
        )
      }),
    )
    const { user, dialog } = await openWindow(arranger)
    expect(await dialog.findByText('35 more. Type a name to find them.')).toBeVisible()
    await user.type(dialog.getByRole('searchbox', { name: 'Name or e-mail' }), 'ada')
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
    expect(searches.filter((search) => search !== null)).toEqual(['ada'])
    await waitFor(() => expect(dialog.getAllByRole('status').map((one) => one.textContent)).toContain('1 traveller'))
  })

  test('§8 a failure can be tried again, and no traveler is listed meanwhile', async () => {
    network.use(
      http.get(`*/api/main${paths.travelers}`, ({ request }) =>
        new URL(request.url).searchParams.get('pageSize') === '1'
          ? HttpResponse.json(makeTravelerPage([], 2))
          : HttpResponse.json({ successfull: false, messageCode: 'unavailable', message: '' }, { status: 503 }),
      ),
    )
    const { dialog } = await openWindow(arranger)
    expect(await dialog.findByText('Your travellers did not load.')).toBeVisible()
    expect(dialog.queryByRole('listitem')).toBeNull()
  })

  test('§5 the button waits until the travelers are counted', async () => {
    let give: (() => void) | undefined
    network.use(
      http.get(`*/api/main${paths.travelers}`, async () => {
        await new Promise<void>((resolve) => void (give = resolve))
        return HttpResponse.json(makeTravelerPage(people))
      }),
    )
    await renderPage(page, { ...words, ...arranger })
    const button = await screen.findByRole('button', { name: 'Book now' })
    await waitFor(() => expect(give).toBeDefined())
    expect(button).toHaveAttribute('aria-disabled', 'true')
    give?.()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  })
})

test('§2 a person without travelers and events gets no choice', async () => {
  const { user } = await renderPage(page, words)
  const button = await screen.findByRole('button', { name: 'Book now' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-haspopup'))
  await user.click(button)
  await waitFor(() => expect(opened()).toHaveLength(1))
})

test('§2 the button announces a window while the expiry of cards is unknown', async () => {
  hang(paths.notifications)
  const { user } = await renderPage(page, words)
  const button = await screen.findByRole('button', { name: 'Book now' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Book my trip' })).toBeVisible()
})
