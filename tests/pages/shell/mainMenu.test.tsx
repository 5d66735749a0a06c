import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#contract/session/roles.ts'
import { BookingHost } from '@/domains/booking/modal/BookingHost'
import { BookModal } from '@/domains/booking/modal/BookModal'
import { MainMenu } from '@/shell/menu/MainMenu'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeProfile } from '#tests/support/page/factories.ts'
import { makeFeatureConfiguration } from '#tests/support/page/featureFactory.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { setWindowWidth } from '#tests/support/page/windowWidth.ts'

const show = async (whoami: Parameters<typeof renderPage>[1] = {}) => {
  await renderPage(<MainMenu />, { ...whoami, messages: ['actionCenter'] })
  const entries = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link')
  return entries.map((entry) => [/^\D+/.exec(entry.textContent)?.[0].trim(), entry.getAttribute('aria-disabled')])
}

test('§2 the menu leads to home, the trips and the actions', async () => {
  expect(await show()).toEqual([
    ['Home', null],
    ['My trips', null],
    ['Action centre', null],
  ])
})

test.each(['/dashboard/trips', '/dashboard/trips-v2', '/dashboard/trips/ABC123'])(
  'the menu has one current entry for both lists of trips and the trips in them (%s)',
  async (path) => {
    await show({ path })
    expect(screen.getByRole('link', { name: 'My trips', current: 'page' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  },
)

test('§6 the menu has nothing that a guest may not open', async () => {
  expect(await show({ whoami: { roles: ['Guest'] } })).toEqual([
    ['Home', null],
    ['My trips', null],
  ])
})

test('§2 the menu leads guest managers to the guests, where the company has them', async () => {
  const features = { ...makeEmployeeConfiguration().features, guestManagement: true }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  const { unmount } = await renderPage(<MainMenu />, {
    whoami: { roles: ['GuestManager'] },
    messages: ['actionCenter'],
  })
  expect(await screen.findByRole('link', { name: 'Guests' })).toHaveAttribute('href', '/en-ca/guests')
  unmount()
  await renderPage(<MainMenu />, { messages: ['actionCenter'] })
  expect(screen.queryByRole('link', { name: 'Guests' })).toBeNull()
})

test('§2 the menu leads to the travel advisories where the company has them', async () => {
  const features = { ...makeEmployeeConfiguration().features, protect: true }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  const { unmount } = await renderPage(<MainMenu />, { messages: ['actionCenter'] })
  expect(await screen.findByRole('link', { name: 'Travel advisories' })).toHaveAttribute('href', '/en-ca/advisories')
  unmount()
  answer(paths.configuration, makeEmployeeConfiguration())
  await renderPage(<MainMenu />, { messages: ['actionCenter'] })
  expect(screen.queryByRole('link', { name: 'Travel advisories' })).toBeNull()
})

test('§2 the menu leads to education and the marketplace where the company has them', async () => {
  const features = { ...makeEmployeeConfiguration().features, education: true }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  answer(paths.features, makeFeatureConfiguration(['marketplace']))
  const { unmount } = await renderPage(<MainMenu />, { messages: ['actionCenter'] })
  expect(await screen.findByRole('link', { name: 'Education' })).toHaveAttribute('href', '/en-ca/education')
  expect(await screen.findByRole('link', { name: 'Marketplace' })).toHaveAttribute('href', '/en-ca/marketplace')
  unmount()
  await renderPage(<MainMenu />, { whoami: { roles: ['Guest'] }, messages: ['actionCenter'] })
  for (const name of ['Education', 'Marketplace']) expect(screen.queryByRole('link', { name })).toBeNull()
})

test('§2 the menu leads only arrangers to their travelers', async () => {
  expect((await show({ whoami: { roles: ['Arranger'] } })).map(([name]) => name)).toContain('My travellers')
  cleanup()
  expect((await show()).map(([name]) => name)).not.toContain('My travellers')
})

test('§2 the menu leads risk advisors to the travelers, where the company has the pages of protection', async () => {
  const features = { ...makeEmployeeConfiguration().features, protect: true }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  await renderPage(<MainMenu />, { whoami: { roles: ['RiskAdvisor'] }, messages: ['actionCenter'] })
  const entry = await screen.findByRole('link', { name: 'Find travellers' })
  expect(entry).toHaveAttribute('href', '/en-ca/find-travelers')
  cleanup()
  expect((await show()).map(([name]) => name)).not.toContain('Find travellers')
})

test('§2 the menu leads administrators to the administration, and a guest never (§6)', async () => {
  const names = async (roles: Role[]) => {
    const entries = (await show({ whoami: { roles } })).map(([name]) => name)
    cleanup()
    return entries
  }
  expect(await names(['Traveller', 'Admin'])).toContain('Administration')
  expect(await names(['Traveller', 'FinancialOfficer', 'RiskAdvisor', 'GuestManager'])).not.toContain('Administration')
  expect(await names(['Guest', 'Admin'])).not.toContain('Administration')
})

test.each([
  '/admin/employees',
  '/admin/e1/edit-employee',
  '/admin/e1/trips-v2',
  '/admin/cost-centers',
  '/admin/cost-center/c1',
  '/admin/travel-policies',
  '/admin/travel-policy/p1',
  '/admin/payment-methods',
  '/admin/c1/k1/assign-payment-method',
  '/admin/settings',
  '/admin/import',
  '/admin/provisioning',
  '/admin/education',
  '/admin/changes',
  '/admin/views',
])('every screen of administration belongs to its entry (%s)', async (path) => {
  await show({ path, whoami: { roles: ['Admin'] } })
  expect(screen.getByRole('link', { name: 'Administration', current: 'page' })).toBeVisible()
  expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1)
})

test('§6 the menu has the booking button, except for guests', async () => {
  const book = () => screen.queryByRole('button', { name: 'Book a trip' })
  const { unmount } = await renderPage(<MainMenu />, { messages: ['actionCenter'] })
  expect(book()).toBeVisible()
  unmount()
  await renderPage(<MainMenu />, { whoami: { roles: ['Guest'] } })
  expect(book()).toBeNull()
})

test('§2 the menu leads an organizer of events to them, once both of their features are on', async () => {
  const whoami = { roles: ['Traveller', 'EventOrganizer'] as Role[] }
  const { unmount } = await renderPage(<MainMenu />, { whoami, messages: ['actionCenter'] })
  const entry = () => screen.queryByRole('link', { name: 'Event planning' })
  expect(entry()).toBeNull()
  expect(screen.queryByRole('link', { name: 'Group cards' })).toBeNull()
  unmount()
  const { features } = makeEmployeeConfiguration()
  answer(paths.features, makeFeatureConfiguration(['events42']))
  answer(paths.configuration, makeEmployeeConfiguration({ features: { ...features, groupEvents: true } }))
  await renderPage(<MainMenu />, { whoami, messages: ['actionCenter'] })
  expect(await screen.findByRole('link', { name: 'Event planning' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Group cards' })).toHaveAttribute('href', '/en-ca/events/cards')
})

test('§2 the menu marks the one entry that a screen belongs to, whatever its address', async () => {
  const { features } = makeEmployeeConfiguration()
  answer(paths.features, makeFeatureConfiguration(['events42']))
  answer(paths.configuration, makeEmployeeConfiguration({ features: { ...features, groupEvents: true } }))
  const whoami = { roles: ['Traveller', 'EventOrganizer'] as Role[] }
  for (const [path, entry] of [
    ['/events/cards/c1/edit', 'Group cards'],
    ['/events/g1', 'Event planning'],
    ['/events-travel', 'My events'],
  ] as const) {
    const { unmount } = await renderPage(<MainMenu />, { path, whoami, messages: ['actionCenter'] })
    expect(await screen.findByRole('link', { name: entry, current: 'page' })).toBeVisible()
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1)
    unmount()
  }
})

test('§2 the menu leads the sandbox user nowhere, and shows nothing their roles do not open', async () => {
  expect(await show({ whoami: { employeeId: null } })).toEqual([
    ['Home', 'true'],
    ['My trips', 'true'],
    ['Action centre', 'true'],
    ['My events', 'true'],
  ])
  for (const name of ['Reports and scores', 'Resources']) {
    const group = screen.getByRole('button', { name })
    expect(group).toHaveAttribute('aria-disabled', 'true')
    expect(group).toHaveAttribute('aria-expanded', 'false')
  }
})

describe('the menu on a phone', () => {
  beforeEach(() => setWindowWidth(390))
  const places = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  test.each([
    ['en-ca', ['Home', 'Trips', 'Book', 'Actions', 'CTMe']],
    ['fr-ca', ['Accueil', 'Voyages', 'Réserver', 'À faire', 'CTMoi']],
    ['es-mx', ['Inicio', 'Viajes', 'Reservar', 'Pendientes', 'CTYo']],
  ] as const)('the bar has five places with short names: %s', async (locale, names) => {
    answer(paths.notifications, [])
    await renderPage(<MainMenu isBar />, { locale, messages: ['actionCenter'] })
    expect(await screen.findByText('CT')).toBeVisible()
    expect(places()).toEqual(names)
  })

  test('§6 the bar has no booking for a guest', async () => {
    await renderPage(<MainMenu isBar />, { whoami: { roles: ['Guest'] } })
    expect(await screen.findByText('CT')).toBeVisible()
    expect(places()).toEqual(['Home', 'Trips', 'CTMe'])
  })

  test.each(['/dashboard/support', '/profile', '/dashboard/profile/personal', '/profile/account'])(
    'the bar has the account as its current entry for screens of the account’s panel (%s)',
    async (path) => {
      await renderPage(<MainMenu isBar />, { path, messages: ['actionCenter'] })
      expect(screen.getByRole('button', { name: 'Me', current: true })).toBeVisible()
      expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
    },
  )

  test('the account entry opens its panel', async () => {
    const { store, user } = await renderPage(<MainMenu isBar />, { messages: ['actionCenter'] })
    await user.click(screen.getByRole('button', { name: 'Me' }))
    expect(screen.getByRole('button', { name: 'Me' })).toHaveAttribute('aria-expanded', 'true')
    expect(store.getState()).toMatchObject({ shell: { openPanel: 'user' } })
  })
})

test('the booking button can always be pressed, and explains why booking is not possible', async () => {
  answer(paths.profile, makeProfile({ isAllowedToBook: false, profileIssues: [{ issue: 'phoneNumberMissing' }] }))
  const { user } = await renderPage(
    <>
      <MainMenu />
      <BookingHost window={<BookModal />} />
    </>,
    { messages: ['actionCenter', 'bookModal', 'profile'] },
  )
  await user.click(screen.getByRole('button', { name: 'Book a trip' }))
  const dialog = await screen.findByRole('dialog', { name: 'Book my trip' })
  expect(await within(dialog).findByText(/Your phone number/)).toBeVisible()
  expect(within(dialog).getByRole('link', { name: 'Complete my profile' })).toHaveAttribute(
    'href',
    expect.stringContaining('#phoneNumber'),
  )
})
