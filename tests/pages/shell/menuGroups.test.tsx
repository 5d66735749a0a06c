import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/session/roles.ts'
import { MainMenu } from '@/shell/menu/MainMenu'
import Panels from '@/shell/Panels'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeFeatureConfiguration } from '#tests/support/page/featureFactory.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { setWindowWidth } from '#tests/support/page/windowWidth.ts'

/** The groups of a person with every role and feature, as §2 orders their entries. */
const groups = {
  'Reports and scores': [
    'Company scores',
    'Reports',
    'Travel insights',
    'Export reports',
    'Travel credits',
    'Travel budgets',
    'Carbon footprint',
    'Certified hotels',
  ],
  Resources: ['Travel advisories', 'Education', 'Marketplace'],
  Management: ['Administration', 'Event planning', 'Group cards', 'Guests'],
}
const ofFinance = ['Company scores', 'Travel credits', 'Travel budgets']
const all: Role[] = ['Traveller', 'FinancialOfficer', 'Admin', 'EventOrganizer', 'GuestManager']

beforeEach(() => {
  const features = {
    score: true,
    groupEvents: true,
    guestManagement: true,
    education: true,
    protect: true,
    reports: true,
  }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  answer(paths.features, makeFeatureConfiguration(['carbonfootprint', 'reportsdashboard', 'marketplace', 'events42']))
})

const menu = () => screen.getByRole('navigation', { name: 'Main menu' })
const shown = () =>
  within(menu())
    .getAllByRole('link')
    .map(({ textContent }) => /^\D+/.exec(textContent)?.[0].trim())

test('a traveler with every feature sees seven entries at first, and each other link one press away', async () => {
  const { user } = await renderPage(<MainMenu />, { messages: ['actionCenter'] })
  const reports = await screen.findByRole('button', { name: 'Reports and scores' })
  const resources = await screen.findByRole('button', { name: 'Resources' })
  expect(within(menu()).getAllByRole('listitem')).toHaveLength(7)
  expect(shown()).toEqual(['Home', 'My trips', 'Action centre', 'My events'])
  await user.click(reports)
  await user.click(resources)
  expect(shown().slice(4)).toEqual([
    'My travel score',
    ...groups['Reports and scores'].filter((name) => !ofFinance.includes(name)),
    ...groups.Resources,
  ])
})

test.each(Object.entries(groups))(
  'the group %s is opened and closed by the keyboard, and says so',
  async (name, entries) => {
    const { user } = await renderPage(<MainMenu />, { whoami: { roles: all }, messages: ['actionCenter'] })
    const group = await screen.findByRole('button', { name, expanded: false })
    expect(group).not.toHaveAttribute('aria-controls')
    act(() => group.focus())
    await user.keyboard('{Enter}')
    expect(group).toHaveAttribute('aria-expanded', 'true')
    const list = document.getElementById(group.getAttribute('aria-controls') ?? '')
    expect(
      within(list!)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(entries)
    await user.keyboard('{Tab}')
    expect(screen.getByRole('link', { name: entries[0]! })).toHaveFocus()
    await user.keyboard('{Shift>}{Tab}{/Shift}{ }')
    expect(group).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: entries[0]! })).toBeNull()
  },
)

test('the group of the present page is open, and is the current entry once closed', async () => {
  const { user } = await renderPage(<MainMenu />, { path: '/education/travel-policy', messages: ['actionCenter'] })
  const group = await screen.findByRole('button', { name: 'Resources', expanded: true })
  expect(screen.getByRole('link', { name: 'Education', current: 'page' })).toBeVisible()
  expect(group).not.toHaveAttribute('aria-current')
  await user.click(group)
  expect(group).toHaveAttribute('aria-current', 'true')
})

test.each([
  [['GuestManager'], ['Guests']],
  [['EventOrganizer'], ['Event planning', 'Group cards']],
] as const)('entries of too small a group stand alone for %j', async (roles, entries) => {
  await renderPage(<MainMenu />, { whoami: { roles: ['Traveller', ...roles] }, messages: ['actionCenter'] })
  for (const name of entries) expect(await screen.findByRole('link', { name })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Management' })).toBeNull()
})

test.each([
  ['/score/personal', 'Me'],
  ['/dashboard/reports-export', 'Me'],
  ['/education', 'Me'],
  ['/help-desk', 'Me'],
  ['/about', 'Me'],
  ['/events-travel', 'Me'],
  ['/dashboard/trips/ABC123', 'Trips'],
  ['/complete-your-profile', 'Home'],
])('the bar of a phone has one current entry on %s', async (path, name) => {
  setWindowWidth(390)
  await renderPage(<MainMenu isBar />, { path, messages: ['actionCenter'] })
  const current = [
    ...screen.queryAllByRole('link', { current: 'page' }),
    ...screen.queryAllByRole('button', { current: true }),
  ]
  expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(name)])
})

test('the account panel of a phone has the same groups', async () => {
  setWindowWidth(390)
  const { user } = await renderPage(<Panels panel="user" />, { messages: ['account', 'completion', 'actionCenter'] })
  await user.click(await screen.findByRole('button', { name: 'Reports and scores' }))
  expect(screen.getByRole('link', { name: 'Carbon footprint' })).toHaveAttribute('href', '/en-ca/carbon-footprint')
})
