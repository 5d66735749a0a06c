import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { makeMissingDetails, makeWaitingPerson } from '#tests/support/admin/missingDetailsFactory.ts'
import { answer, fail, hang, network, paths } from '#tests/support/page/network.ts'
import { enableProtection } from '#tests/support/risk/protection.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const priya = { whoami: { roles: ['Admin' as const] }, messages: ['actionCenter' as const, 'admin' as const] }
// Loaded ahead, as its first load takes long.
beforeAll(() => import('@/domains/home/Responsibilities'))
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions([{ name: 'missingdetails', status: 'enabled' }])
})
const region = () => screen.findByRole('region', { name: 'Colleagues waiting for you' })
const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => makeWaitingPerson({ firstName: `Person${from + at}` }))

test('an administrator sees who waits for what since when, with a mail link, after their own trip', async () => {
  answer(
    paths.missingDetails,
    makeMissingDetails([
      makeWaitingPerson({ missing: ['approverPerTravelPolicyMissing', 'costCenterMissing'] }),
      makeWaitingPerson({ firstName: 'Ana', missing: ['notActive', 'costCenterMissing'] }),
      makeWaitingPerson({ firstName: 'Loïc', missing: ['internalEmployeeIdMissing'], askedAt: null }),
    ]),
  )
  await renderPage(<HomePage />, priya)
  const waiting = await region()
  expect(await within(waiting).findByText('3 people cannot book without you.')).toBeVisible()
  expect(
    within(waiting)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'JWJonah WhitfieldMissing: approver and cost centre · asked on May 6, 2026jonah@aurora.exampleSettle',
    'AWAna WhitfieldProfile closed · asked on May 6, 2026jonah@aurora.exampleSettle',
    'LWLoïc WhitfieldMissing: employee number · no request yetjonah@aurora.exampleSettle',
  ])
  const [write] = within(waiting).getAllByRole('link', { name: 'jonah@aurora.example' })
  expect(write).toHaveAttribute('href', 'mailto:jonah@aurora.example')
  const own = screen.getByRole('region', { name: 'Montréal to Vancouver' })
  expect(waiting.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('each row leads to the first missing field of a person, or to their page for a closed profile', async () => {
  answer(
    paths.missingDetails,
    makeMissingDetails([
      makeWaitingPerson({ missing: ['approverPerTravelPolicyMissing', 'costCenterMissing'] }),
      makeWaitingPerson({ firstName: 'Ana', missing: ['notActive', 'costCenterMissing'] }),
      makeWaitingPerson({ firstName: 'Loïc', missing: ['internalEmployeeIdMissing'] }),
      makeWaitingPerson({ firstName: 'Gone', employeeId: null, missing: ['notActive', 'employeeIdMissing'] }),
    ]),
  )
  await renderPage(<HomePage />, priya)
  const links = await within(await region()).findAllByRole('link', { name: /^Settle what/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en-ca/admin/e-Jonah/edit-employee#approverId',
    '/en-ca/admin/e-Ana/edit-employee',
    `/en-ca/admin/${encodeURIComponent('e-Loïc')}/edit-employee#externalId`,
  ])
})

test('five rows are shown, and the others a page at a time', async () => {
  network.use(
    http.get(`*${paths.missingDetails}`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('pageNumber'))
      return HttpResponse.json(makeMissingDetails(page === 1 ? people(20) : people(3, 20), 23))
    }),
  )
  const { user } = await renderPage(<HomePage />, priya)
  const waiting = await region()
  expect(await within(waiting).findAllByText(/^Person/)).toHaveLength(5)
  await user.click(within(waiting).getByRole('button', { name: 'Show 15 more' }))
  expect(within(waiting).getAllByText(/^Person/)).toHaveLength(20)
  await user.click(within(waiting).getByRole('button', { name: 'Show 3 more' }))
  expect(await within(waiting).findByText('Person22 Whitfield')).toBeVisible()
  expect(within(waiting).queryByRole('button', { name: /more/ })).toBeNull()
})

test('three rows are shown beside another responsibility', async () => {
  answer(paths.missingDetails, makeMissingDetails(people(9)))
  await renderPage(<HomePage />, {
    whoami: { roles: ['Admin', 'Arranger'] },
    messages: [...priya.messages, 'arranger'],
  })
  const waiting = await region()
  expect(await within(waiting).findAllByText(/^Person/)).toHaveLength(3)
  expect(within(waiting).getByRole('button', { name: 'Show 6 more' })).toBeVisible()
})

test('an empty list is one line', async () => {
  await renderPage(<HomePage />, priya)
  const waiting = await region()
  expect(await within(waiting).findByText('No one is waiting for you.')).toBeVisible()
  expect(within(waiting).queryByRole('list')).toBeNull()
})

test('loading is announced, and a failure is separate and can be tried again', async () => {
  hang(paths.missingDetails)
  const { unmount } = await renderPage(<HomePage />, priya)
  expect(await within(await region()).findByText('Loading the people waiting for you…')).toBeInTheDocument()
  unmount()
  fail(paths.missingDetails)
  const { user } = await renderPage(<HomePage />, priya)
  const waiting = await region()
  await within(waiting).findByText('The people waiting for you did not load.')
  expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
  answer(paths.missingDetails, makeMissingDetails(people(1)))
  await user.click(within(waiting).getByRole('button', { name: 'Try again' }))
  expect(await within(waiting).findByText('Person0 Whitfield')).toBeVisible()
})

test('the most urgent row comes first for a person with every role, between trip and year', async () => {
  enableProtection()
  learnAdditions(
    ['missingdetails', 'travellerplaces', 'companyoverview', 'travelsummary'].map((name) => ({
      name,
      status: 'enabled' as const,
    })),
  )
  await renderPage(<HomePage />, {
    whoami: { roles: ['FinancialOfficer', 'Arranger', 'Admin', 'RiskAdvisor'] },
    messages: [...priya.messages, 'arranger', 'risk', 'scores'],
  })
  await screen.findByRole('region', { name: 'Your company’s travel' })
  await screen.findByRole('region', { name: 'Travellers under way' })
  await screen.findByRole('heading', { level: 2, name: 'Before you leave' })
  await screen.findByRole('heading', { level: 2, name: 'Next trips' })
  const named = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(named.slice(named.indexOf('Travellers under way'))).toEqual([
    'Travellers under way',
    'Colleagues waiting for you',
    'Your travellers',
    'Your company’s travel',
    'Before you leave',
    'Next trips',
    'Your travel',
  ])
})

test('other people do not see the list, and it is not requested where the backend has none', async () => {
  const { unmount } = await renderPage(<HomePage />, { whoami: { roles: ['VIP'] }, messages: ['actionCenter'] })
  await screen.findByRole('region', { name: 'Next trips' })
  expect(screen.queryByRole('region', { name: 'Colleagues waiting for you' })).toBeNull()
  unmount()
  learnAdditions([])
  await renderPage(<HomePage />, priya)
  await screen.findByRole('region', { name: 'Next trips' })
  expect(screen.queryByRole('region', { name: 'Colleagues waiting for you' })).toBeNull()
})
