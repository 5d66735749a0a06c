import { QueryStatus } from '@reduxjs/toolkit/query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { additionNames } from '#contract/session/configuration.ts'
import { learnAdditions } from '@/http/additions'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { whoami } from '@/domains/session/session.api'
import { type RouteName, routeNames, rowOf } from '@/routes/table'
import { createStore } from '@/store/store'
import { speakToMinimalBackend } from './minimalBackend.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

let backend: ReturnType<typeof speakToMinimalBackend>
beforeEach(async () => {
  backend = speakToMinimalBackend()
  await createStore().dispatch(configurationEndpoints.endpoints.configuration.initiate())
})

/** Addresses of pages that have parameters, or whose first action is not part of this test. */
const addresses: Partial<Record<RouteName, string>> = {
  editCreditCard: '/profile/payment/edit-credit-card/card1',
  trip: '/dashboard/trips/ABC123',
  tripAdvisories: '/dashboard/trip-advisories?bookingId=ABC123',
  findTravelerAdvisories: '/find-travelers/advisories/ABC123',
  logout: '/logout?ref=idp',
  arrangerRequest: '/arranger/request/k1/approve',
  arrangedEditCreditCard: '/arranger/profile/c1/p1/payment/edit-credit-card/card1',
  event: '/event?id=s',
  approval: '/approvals/q1',
  approvalAnswer: '/approval/k1',
  rollCall: '/find-travelers/roll-calls/rc1',
  rollCallAnswer: '/roll-call/k1',
  guestManagementEdit: '/guests/e1/edit',
  eventCallback: '/event-callback/s1',
  groupTravelEditCard: '/events/cards/card1/edit',
  groupDetail: '/events/g1',
  groupTravelEdit: '/events/g1/edit',
  groupTravelers: '/events/g1/travelers',
  arrangerTrip: '/arranger/c1/p1/trips/ABC123',
  arrangerStays: '/arranger/c1/p1/stays',
  travelRequest: '/dashboard/travel-requests/r1',
  arrangedTravelRequests: '/arranger/c1/p1/travel-requests',
  arrangedNewTravelRequest: '/arranger/c1/p1/travel-requests/new',
  arrangedTravelRequest: '/arranger/c1/p1/travel-requests/r1',
  editEmployee: '/admin/e1/edit-employee',
  employeeTrips: '/admin/e1/trips',
  employeeTrips_v2: '/admin/e1/trips-v2',
  employeeTrip: '/admin/e1/trips/ABC123',
  employeeStays: '/admin/e1/stays',
  employeeAdvisories: '/admin/p1/trip-advisories',
  costCenter: '/admin/cost-center/cc1',
  travelPolicy: '/admin/travel-policy/p1',
  maintenance: '/admin/maintenance/n1',
  homeContent: '/admin/home-content/c1',
  addPaymentMethod: '/admin/cc1/add-payment-method',
  editPaymentMethod: '/admin/cc1/card1/edit-payment-method',
  assignPaymentMethod: '/admin/cc1/card1/assign-payment-method',
  scoreGroup: '/score/company/g1',
  costCenterDetail: '/score/company/g1/cc1',
  travellerDetail: '/score/company/g1/cc1/kim1@c.example',
  scoreBooking: '/score/booking/b1',
  travelerBooking: '/score/company/g1/cc1/kim1@c.example/b1',
}

async function renderOn(name: RouteName) {
  const who = await whoami()
  const path = addresses[name] ?? rowOf(name).path
  // Parts that are loaded later bring these words by themselves.
  const messages = ['profile', 'completion', 'actionCenter', 'forms', 'scores', 'trip', 'tripLists'] as const
  return renderRoute(name, { whoami: who, path, messages, ...(path.includes('1') && { route: rowOf(name).path }) })
}

/** Shows a page and waits for all its requests. */
async function open(name: RouteName) {
  const page = await renderOn(name)
  const heading = await screen.findByRole('heading', { level: 1 })
  await waitFor(() => {
    const { queries } = page.store.getState().api
    expect(Object.values(queries).filter((query) => query?.status === QueryStatus.pending)).toEqual([])
  })
  return { ...page, heading }
}

const retry = () => screen.queryByRole('button', { name: /try again/i })

test('unknown roles, statuses and features are left out', async () => {
  expect(await whoami()).toMatchObject({ roles: ['Traveller', 'FinancialOfficer'], isRegistered: true })
  await open('account')
  const shown = await screen.findAllByText(/@aurora\.example/)
  expect(shown.map(({ textContent }) => textContent)).not.toContain('kim')
})

test.each(routeNames)('the page %s works on a backend without any addition to §7', async (name) => {
  const { heading } = await open(name)
  expect(heading).toHaveTextContent(/\w/)
  expect(retry()).toBeNull()
  expect(backend.notThere).toEqual([])
})

test.each<[RouteName, RegExp[]]>([
  ['home', [/your company’s travel/i, /^your travel$/i]],
  ['tripsList', [/^calendar$/i, /^add a trip$/i]],
  ['trip', [/^calendar$/i, /^cancel this trip$/i, /^report a problem$/i]],
  ['account', [/^history$/i, /^absence$/i]],
  ['addTravelPolicy', [/^who would be asked\?$/i]],
  ['emergencyContact', [/^add another person$/i]],
  ['support', [/problem with a trip/i]],
  ['actionCenter', [/^more about/i]],
])('the page %s shows parts that depend on an addition only where it is offered', async (name, controls) => {
  const { unmount } = await open(name)
  for (const control of controls) expect(screen.queryAllByText(control)).toEqual([])
  unmount()
  learnAdditions(additionNames.map((addition) => ({ name: addition, status: 'enabled' })))
  await renderOn(name)
  for (const control of controls) expect((await screen.findAllByText(control)).length).toBeGreaterThan(0)
})

test('the own description of a trip without segments is shown', async () => {
  const { container } = await open('trip')
  expect(container).toHaveTextContent(/Montréal to Paris/)
  expect(container).toHaveTextContent(/May 12.*2099/)
})

test('an unknown issue blocks, and is called by its code', async () => {
  await open('completeYourProfile')
  expect(
    (await screen.findAllByText('Something your travel administrator must look at: visaMissing')).length,
  ).toBeGreaterThan(0)
})
