import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BookingHost } from '@/domains/booking/modal/BookingHost'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { BookingPeople } from '@/shell/BookingPeople'
import BookWindow from '@/shell/windows/BookWindow'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeGroup } from '#tests/support/events/groupFactory.ts'
import { makePolicy } from '#tests/support/page/factories.ts'
import { makeRequestPage, makeTravelRequest } from '#tests/support/requests/requestFactory.ts'
import { answer, answerChange, fail, failChange, paths } from '#tests/support/page/network.ts'
import { renderPage, renderRoute } from '#tests/support/page/render.tsx'

const list = `${paths.profile}/travel-requests`
const airports = [{ code: 'YYZ', name: 'Toronto Pearson', cityName: 'Toronto', cityCode: 'YTO', countryCode: 'CA' }]
const one = { path: '/dashboard/travel-requests/r-1', route: '/dashboard/travel-requests/:requestId' }

test('the list says of each request how it stands, what is left and which bookings use it', async () => {
  const used = makeTravelRequest({
    left: 750.5,
    trips: [{ bookingId: 'ABC123', destination: 'Toronto', total: 1249.5 }],
  })
  const waiting = { decider: 'Olivier Bouchard', dueAt: '2026-05-05T12:00:00.000Z', decision: null, isUsable: false }
  answer(
    list,
    makeRequestPage([
      used,
      makeTravelRequest({ id: 'r-2', purpose: 'Trade fair', status: 'pendingApproval', ...waiting }),
    ]),
  )
  await renderRoute('travelRequests')
  const row = within(await screen.findByRole('row', { name: /Client workshop/ }))
  expect(row.getByRole('link', { name: 'Client workshop' })).toHaveAttribute(
    'href',
    '/en-ca/dashboard/travel-requests/r-1',
  )
  for (const words of ['Toronto', 'Approved', '$750.50', 'of $2,000.00']) expect(row.getByText(words)).toBeVisible()
  expect(row.getByRole('link', { name: 'Toronto [ABC123]' })).toHaveAttribute('href', '/en-ca/dashboard/trips/ABC123')
  const other = within(screen.getByRole('row', { name: /Trade fair/ }))
  expect(other.getByText('Waits for approval')).toBeVisible()
  expect(other.getByText(/^Olivier Bouchard, by /)).toBeVisible()
  expect(other.getByText('No booking yet')).toBeVisible()
})

test('without requests the page says what they are for', async () => {
  await renderRoute('travelRequests')
  expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'New request' })).toHaveAttribute(
    'href',
    '/en-ca/dashboard/travel-requests/new',
  )
})

test('the form says at each field what is missing or wrong, and sends what was entered', async () => {
  answer('/airports', airports)
  const sent = answerChange('post', list, makeTravelRequest())
  answer(`${list}/r-1`, makeTravelRequest())
  const { user } = await renderRoute('newTravelRequest')
  await user.click(await screen.findByRole('button', { name: 'Send the request' }))
  const purpose = screen.getByRole('textbox', { name: /^Purpose/ })
  const estimate = screen.getByRole('textbox', { name: /^Estimate/ })
  const place = screen.getByRole('combobox', { name: /^Airport or city/ })
  for (const field of [purpose, place, estimate, screen.getByRole('textbox', { name: /^First day/ })])
    expect(field).toBeInvalid()
  await user.type(purpose, 'Client workshop')
  await user.type(place, 'YYZ')
  await user.click(await screen.findByRole('option', { name: /YYZ/ }))
  await user.type(screen.getByRole('textbox', { name: /^First day/ }), '2026-06-12')
  await user.type(screen.getByRole('textbox', { name: /^Last day/ }), '2026-06-08')
  await user.type(estimate, 'much')
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findAllByText(/Enter an amount above zero, such as 1,234\.5/)).not.toHaveLength(0)
  await user.clear(estimate)
  await user.type(estimate, '2 000,50')
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findAllByText(/^The end is before the beginning/)).not.toHaveLength(0)
  await user.clear(screen.getByRole('textbox', { name: /^Last day/ }))
  await user.type(screen.getByRole('textbox', { name: /^Last day/ }), '2026-06-14')
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  await expect
    .poll(() => sent)
    .toEqual([
      {
        purpose: 'Client workshop',
        places: [{ code: 'YYZ' }],
        from: '2026-06-12',
        until: '2026-06-14',
        estimate: 2000.5,
      },
    ])
})

test('places are added and removed, and the same one twice is refused', async () => {
  answer('/airports', airports)
  const twice = [
    { code: 'YYZ', name: 'Toronto' },
    { code: 'YYZ', name: 'Toronto' },
  ]
  answer(`${list}/r-1`, makeTravelRequest({ status: 'sentBack', canCorrect: true, places: twice }))
  const { user } = await renderRoute('travelRequest', one)
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(await screen.findAllByText('This place is in the list already.')).not.toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Remove place 2' }))
  expect(screen.queryByRole('button', { name: 'Remove place 1' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add a place' }))
  expect(screen.getAllByRole('combobox', { name: /^Airport or city/ })).toHaveLength(2)
})

test('a request that was sent back has the comment above its form, with all that was entered', async () => {
  answer('/airports', airports)
  const decision = { by: 'Olivier Bouchard', at: '2026-05-04T13:00:00.000Z', comment: 'Two days are enough.' }
  answer(`${list}/r-1`, makeTravelRequest({ status: 'sentBack', canCorrect: true, decision }))
  const sent = answerChange('put', `${list}/r-1`, makeTravelRequest({ status: 'pendingApproval' }))
  const { user } = await renderRoute('travelRequest', one)
  expect(await screen.findByText('Two days are enough.')).toBeVisible()
  expect(screen.getByText(/, Olivier Bouchard sent it back$/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Purpose/ })).toHaveValue('Client workshop')
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await expect
    .poll(() => sent)
    .toEqual([
      {
        purpose: 'Client workshop',
        places: [{ code: 'YYZ' }],
        from: '2026-06-08',
        until: '2026-06-12',
        estimate: 2000,
      },
    ])
})

test('an approved request leads to the booking, and an unused one is withdrawn after a question', async () => {
  answer(`${list}/r-1`, makeTravelRequest())
  const { user } = await renderRoute('travelRequest', one)
  expect(await screen.findByText(/, Olivier Bouchard approved it$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Book now' })).toBeVisible()
  failChange('delete', `${list}/r-1`, 409, 'notWithdrawable')
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }))
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }))
  expect(await screen.findByText(/^Someone changed this while you had it open/)).toBeVisible()
})

test('a request of somebody else is not there', async () => {
  fail(`${list}/r-1`, 404)
  await renderRoute('travelRequest', one)
  expect(await screen.findByRole('heading', { name: 'There is no such request' })).toBeVisible()
})

test('the booking window says what an approved request still covers, and books', async () => {
  const tab = { opener: null, location: { replace: vi.fn<(url: URL) => void>() }, close: vi.fn<() => void>() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const { features, ...more } = makeEmployeeConfiguration()
  answer(paths.configuration, { ...more, features: { ...features, groupEvents: true } })
  answer(paths.policy, makePolicy({ isAllowedEvent: true, ziiObtTemplateId: 't1' }))
  answer(`${paths.profile}/obt`, { successfull: true, data: { name: 'ZIIOBT', url: 'https://t.example/sso' } })
  answer(paths.groups, [makeGroup()])
  const spent = makeTravelRequest({ id: 'r-2', purpose: 'Trade fair', left: 0, isUsable: false })
  answer(list, makeRequestPage([makeTravelRequest({ left: 750.5 }), spent]))
  const choice = (
    <>
      <BookingPeople />
      <BookingHost window={<BookWindow />} />
      <BookNow />
    </>
  )
  const messages = ['bookModal', 'arranger', 'events', 'tables', 'travelRequests'] as const
  const { user } = await renderPage(choice, { messages })
  const button = await screen.findByRole('button', { name: 'Book now' })
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Book my trip' }))
  expect(await dialog.findByText(/^Toronto, .*Left: \$750\.50$/)).toBeVisible()
  expect(dialog.queryByText('Trade fair')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Book' }))
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce())
})
