import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#contract/fields/limits.ts'
import { BookingHost } from '@/domains/booking/modal/BookingHost'
import { BookModal } from '@/domains/booking/modal/BookModal'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, hang, network, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const page = (
  <>
    <BookingHost window={<BookModal />} />
    <BookNow />
  </>
)
const tab = {
  opener: window as unknown,
  location: { replace: vi.fn<(url: URL) => void>() },
  close: vi.fn<() => void>(),
}
const gone = () => tab.location.replace.mock.calls.map(([url]) => url.href)

beforeEach(() => void vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window))
afterEach(() => {
  tab.location.replace.mockReset()
  tab.close.mockReset()
})

/** The company's tool with the answer of its own call. Other calls fail. */
function use(
  name: string,
  call: string,
  body: object = { successfull: true, data: { name, url: 'https://t.example/' } },
) {
  answer(paths.profile, makeProfile({ obt: { name, url: '' } }))
  const asked: string[] = []
  network.use(
    http.get('*/api/main/companies/aurora/*', ({ request }) => {
      const url = new URL(request.url)
      if (!/\/(obt|concur-sso-url|saml-init)$/.test(url.pathname)) return undefined
      asked.push(url.pathname.split('/').at(-1) + url.search)
      return url.pathname.endsWith(call) ? HttpResponse.json(body) : HttpResponse.json({}, { status: 500 })
    }),
  )
  return asked
}

async function pressBook(scene = {}) {
  const view = await renderPage(page, { messages: ['bookModal'], ...scene })
  const button = await screen.findByRole('button', { name: 'Book now' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  // The dialog also fetches the effects of an expired card or passport.
  await waitFor(() =>
    expect(Object.values(view.store.getState().api.queries).map((query) => query?.status)).not.toContain('pending'),
  )
  await view.user.click(button)
  return view
}

describe('§7 every kind of tool is asked for by its own call', () => {
  test.each([
    ['ZIIOBT', 'obt', 'obt?companyId=aurora&profileId=p1'],
    ['certify', 'obt', 'obt?companyId=aurora&profileId=p1'],
    ['Concur', 'concur-sso-url', 'concur-sso-url'],
    ['saml', 'saml-init', 'saml-init?toolName=saml'],
  ])('the tool %s is requested by its own call', async (name, call, request) => {
    const asked = use(name, call)
    await pressBook()
    await waitFor(() => expect(gone()[0]).toMatch(/^https:\/\/t\.example\//))
    expect(asked).toEqual([request])
    expect(tab.opener).toBeNull()
  })
})

test.each([
  ['ZIIOBT', 'obt'],
  ['certify', 'obt'],
  ['Concur', 'concur-sso-url'],
  ['saml', 'saml-init'],
])('§8 a missing address of %s closes the tab and shows the banner for seven seconds', async (name, call) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  use(name, call, { successfull: false, messageCode: 'obtNotConfigured' })
  await pressBook()
  expect(await screen.findByText('We can’t process your request')).toBeVisible()
  expect(tab.close).toHaveBeenCalled()
  expect(gone()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(limits.bookingErrorMs + 100))
  expect(screen.queryByText('We can’t process your request')).toBeNull()
})

test('the banner stays under the pointer, and offers another try or the agency', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const asked = use('ZIIOBT', 'obt', { successfull: false })
  const { user } = await pressBook()
  const again = await screen.findByRole('button', { name: 'Try again' })
  await user.hover(again)
  await act(() => vi.advanceTimersByTimeAsync(2 * limits.bookingErrorMs))
  expect(screen.getByRole('link', { name: 'Reach your agency' })).toHaveAttribute('href', '/en-ca/dashboard/support')
  use('ZIIOBT', 'obt')
  await user.click(again)
  await waitFor(() => expect(gone()).toHaveLength(1))
  expect(asked).toEqual(['obt?companyId=aurora&profileId=p1'])
  expect(screen.queryByText('We can’t process your request')).toBeNull()
})

test('the banner stays with the focus, and goes seven seconds after focus and pointer have left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  use('ZIIOBT', 'obt', { successfull: false })
  const { user } = await pressBook()
  const again = await screen.findByRole('button', { name: 'Try again' })
  await user.hover(again)
  act(() => again.focus())
  await user.unhover(again)
  await act(() => vi.advanceTimersByTimeAsync(2 * limits.bookingErrorMs))
  expect(again).toBeVisible()
  await user.hover(again)
  act(() => again.blur())
  await act(() => vi.advanceTimersByTimeAsync(2 * limits.bookingErrorMs))
  expect(again).toBeVisible()
  await user.unhover(again)
  await act(() => vi.advanceTimersByTimeAsync(limits.bookingErrorMs + 100))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('§2 a guest booker chooses the traveler, and the window stays open on a failure', async () => {
  const asked = use('ZIIOBT', 'obt', { successfull: false })
  const { user } = await pressBook({ whoami: { roles: ['GuestBooking'] } })
  await user.click(await screen.findByRole('button', { name: 'Book for a guest' }))
  expect(await screen.findByText('We can’t process your request')).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Book my trip' })).toBeVisible()
  expect(asked).toEqual(['obt?companyId=aurora&profileId=p1&travelerType=guest'])
})

test('§6 a guest booker with an incomplete profile reads it at the guest too', async () => {
  use('ZIIOBT', 'obt')
  answer(
    paths.profile,
    makeProfile({
      obt: { name: 'ZIIOBT', url: '' },
      isAllowedToBook: false,
      profileIssues: [{ issue: 'dateOfBirthMissing' }, { issue: 'genderMissing' }],
    }),
  )
  await renderPage(<BookModal />, {
    messages: ['bookModal', 'profile', 'completion'],
    whoami: { roles: ['GuestBooking'] },
  })
  const book = await screen.findByRole('button', { name: 'Book for a guest' })
  expect(book).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(book).toHaveAccessibleDescription(/2 /))
})

test('§2 the window opens first while the expiry of cards or passports is unknown', async () => {
  use('ZIIOBT', 'obt')
  hang(paths.notifications)
  const { user } = await renderPage(page, { messages: ['bookModal'] })
  const button = await screen.findByRole('button', { name: 'Book now' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Book for myself' }))
  await waitFor(() => expect(gone()).toHaveLength(1))
})
