import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { whoami } from '@/domains/session/session.api'
import { type RouteName, routeNames, rowOf } from '@/routes/table'
import { createStore } from '@/store/store'
import { speakToMinimalBackend } from './minimalBackend.ts'
import { renderRoute } from '../support/render.tsx'

let backend: ReturnType<typeof speakToMinimalBackend>
beforeEach(async () => {
  sessionStorage.clear()
  backend = speakToMinimalBackend()
  await createStore().dispatch(configurationEndpoints.endpoints.configuration.initiate())
})

/** Addresses of pages that have parameters, or do something at once that is not about what is answered here. */
const addresses: Partial<Record<RouteName, string>> = {
  editCreditCard: '/profile/payment/edit-credit-card/card1',
  trip: '/dashboard/trips/ABC123',
  logout: '/logout?ref=idp',
}

/** Shows a page and waits for everything it asks for. */
async function open(name: RouteName) {
  const who = await whoami()
  const path = addresses[name] ?? rowOf(name).path
  const page = await renderRoute(name, { whoami: who, path, ...(path.includes('1') && { route: rowOf(name).path }) })
  const heading = await screen.findByRole('heading', { level: 1 })
  await waitFor(() => {
    const { queries } = page.store.getState().api
    expect(Object.values(queries).filter((query) => query?.status === 'pending')).toEqual([])
  })
  return { ...page, heading }
}

const retry = () => screen.queryByRole('button', { name: /try again/i })

test('roles, statuses and features nobody knows are left out', async () => {
  expect(await whoami()).toMatchObject({ roles: ['Traveller', 'FinancialOfficer'], isRegistered: true })
  await open('account')
  expect(screen.getAllByText(/@aurora\.example/).map(({ textContent }) => textContent)).not.toContain('kim')
})

test.each(routeNames)('%s shows on a backend without any call or field of ours', async (name) => {
  const { heading } = await open(name)
  expect(heading).toHaveTextContent(/\w/)
  expect(retry()).toBeNull()
  expect(backend.notThere).toEqual([])
})

test.each<[RouteName, RegExp[]]>([
  ['home', [/^company$/i]],
  ['tripsList', [/calendar/i, /booked elsewhere/i]],
  ['trip', [/calendar/i, /cancel/i, /something is wrong/i]],
  ['travelDocuments', [/^remove/i]],
  ['account', [/24-hour/i, /^invite|^add an arranger/i]],
  ['actionCenter', [/put off/i]],
])('%s shows no control of a call that is not offered, and does where it is', async (name, controls) => {
  const { container, unmount } = await open(name)
  const bare = container.textContent
  for (const control of controls) expect(bare).not.toMatch(control)
  unmount()
})

test('what a trip without segments says of itself is shown', async () => {
  const { container } = await open('trip')
  expect(container).toHaveTextContent(/Montréal to Paris/)
  expect(container).toHaveTextContent(/May 12.*2099/)
})

test('an issue nobody knows blocks, and is called by its code', async () => {
  const { container } = await open('completeYourProfile')
  expect(container).toHaveTextContent('Something your travel administrator must look at: visaMissing')
})
