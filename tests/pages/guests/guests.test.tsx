import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Guest, GuestPage } from '#contract/arranger/guests.ts'
import { learnAdditions } from '@/http/additions'
import { makeGuest, makeGuestPage } from '#tests/support/guests/guestFactory.ts'
import { answer, fail, hang, network } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const guests = '/companies/aurora/guests'
const counts = { active: 3, invited: 1, expired: 2 }
beforeEach(() => learnAdditions([{ name: 'guestmanagement', status: 'enabled' }]))

const show = (rows: Guest[], path = '/guests') => {
  answer(guests, makeGuestPage(rows, counts))
  return renderRoute('guestManagementList', { path, whoami: { roles: ['GuestManager'] } })
}
const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name: new RegExp(name) })
  return within(header.closest('tr')!)
}

test('a guest is shown with address, host, end, state, trip and creator', async () => {
  const trip = {
    destination: 'Montréal',
    departureDate: '2026-06-02T08:00',
    arrivalDate: '2026-06-02T10:00',
    returnDate: '2026-06-05T18:00',
    tripStatus: 'Upcoming',
    approval: { status: 'pendingApproval', isChange: false },
  } as const
  await show([makeGuest({ trip })])
  const ada = await row('Ada Quill')
  expect(ada.getByRole('link', { name: 'Ada Quill' })).toHaveAttribute('href', '/en-ca/guests/g1/edit')
  expect(ada.getByText(/@/)).toBeVisible()
  expect(ada.getByText('Noor Haddad')).toBeVisible()
  expect(ada.getByText('Active')).toBeVisible()
  expect(ada.getByText(/^Jun.* 30, 2026$/)).toBeVisible()
  expect(ada.getByText('Montréal')).toBeVisible()
  expect(ada.getByText('Waiting for approval')).toBeVisible()
  expect(ada.getByText('Complete')).toBeVisible()
  expect(ada.getByText('Marcus Oyelaran')).toBeVisible()
})

test('a trip beyond the end, missing details, and missing address or access are shown in words', async () => {
  const profileIssues = ['genderMissing', 'airFopMissing', 'carFopMissing'].map((issue) => ({ issue }))
  await show([makeGuest({ isTripBeyondEnd: true, profileIssues, email: null, hasAccess: false })])
  const ada = await row('Ada Quill')
  for (const words of ['A trip ends later', '2 details missing', 'Gender', 'No e-mail', 'Cannot sign in'])
    expect(ada.getByText(words)).toBeVisible()
})

test('a trip beyond the end and a distant end are not shown by color alone', async () => {
  await show([makeGuest({ status: 'expired', employeeId: 'g2', firstName: 'Bo' })])
  expect((await row('Bo Quill')).getByText('Expired')).toBeVisible()
})

test('the states are links with their counts, and the current one is marked', async () => {
  const asked: string[] = []
  network.use(
    http.get(`*/api/main${guests}`, ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(makeGuestPage([makeGuest()], counts) satisfies GuestPage)
    }),
  )
  const { user, address } = await renderRoute('guestManagementList', { whoami: { roles: ['GuestManager'] } })
  const states = within(await screen.findByRole('navigation', { name: 'Guests by state' }))
  await states.findByRole('link', { name: 'All 6' })
  expect(states.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All 6',
    'Active 3',
    'Invited 1',
    'Expired 2',
    'Deactivated 0',
  ])
  await user.click(states.getByRole('link', { name: 'Expired 2' }))
  await waitFor(() => expect(states.getByRole('link', { name: 'Expired 2' })).toHaveAttribute('aria-current', 'page'))
  expect(address()).toBe('/en-ca/guests?status=expired')
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or e-mail' }), 'qui')
  await waitFor(() => expect(address()).toBe('/en-ca/guests?search=qui&status=expired'))
  await waitFor(() => expect(asked.at(-1)).toBe('?pageNumber=1&search=qui&status=expired&sort=name:asc&pageSize=20'))
  await user.click(screen.getByRole('button', { name: 'Guest until' }))
  await waitFor(() => expect(asked.at(-1)).toContain('sort=endDate:asc'))
})

test('an empty list explains guests, and leads to the first', async () => {
  answer(guests, makeGuestPage([]))
  await renderRoute('guestManagementList', { whoami: { roles: ['GuestManager'] } })
  expect(await screen.findByRole('heading', { name: 'No guests yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add the first guest' })).toHaveAttribute('href', '/en-ca/guests/add')
  expect(screen.queryByRole('navigation', { name: 'Guests by state' })).toBeNull()
})

test('counts of guests are written as the language requires', async () => {
  answer(guests, makeGuestPage([makeGuest()], { active: 2000 }))
  await renderRoute('guestManagementList', { whoami: { roles: ['GuestManager'] } })
  expect(await screen.findByRole('link', { name: 'Active 2,000' })).toBeVisible()
})

test('a search without results is explained, and can be cleared', async () => {
  const { user, address } = await show([], '/guests?search=nobody')
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear search and filters' })[0]!)
  expect(address()).toBe('/en-ca/guests')
})

test('loading and failing are shown on the page', async () => {
  hang(guests)
  const { unmount } = await renderRoute('guestManagementList', { whoami: { roles: ['GuestManager'] } })
  expect(screen.getByText('Loading…')).toBeVisible()
  unmount()
  fail(guests)
  const { user } = await renderRoute('guestManagementList', { whoami: { roles: ['GuestManager'] } })
  expect(await screen.findByText('This list did not load')).toBeVisible()
  answer(guests, makeGuestPage([makeGuest()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Ada Quill' })).toBeVisible()
})
