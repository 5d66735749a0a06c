import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FeatureStatus } from '#contract/session/configuration.ts'
import type { Role } from '#contract/session/roles.ts'
import { AccountPanel } from '@/shell/menu/AccountPanel'
import { MainMenu } from '@/shell/menu/MainMenu'
import { makeFeatureConfiguration } from '#tests/support/page/featureFactory.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { setWindowWidth } from '#tests/support/page/windowWidth.ts'

const url = 'https://expense.aurora.example/'

async function show(status: FeatureStatus, expenseUrl: string | null = url, role: Role = 'Traveller') {
  const { features } = makeFeatureConfiguration(['carbonfootprint'])
  answer(paths.features, { features: { ...features, expense: { status } }, expenseUrl })
  await renderPage(<MainMenu />, { messages: ['actionCenter'], whoami: { roles: [role] } })
  await screen.findByRole('link', { name: 'Home' })
}
const link = () => screen.findByRole('link', { name: /^Expenses/ })
/** The features have arrived once the group with the entry of another one is there, which guests do not get. */
const noLink = async (role: Role) => {
  if (role === 'Guest') await screen.findByRole('link', { name: 'My trips' })
  else await screen.findByRole('button', { name: 'Reports and scores' })
  expect(screen.queryByRole('link', { name: /^Expenses/ })).toBeNull()
}

test('§2 the menu ends with a link to the company’s expense system, in a new tab', async () => {
  await show('enabled')
  expect(await link()).toHaveAttribute('href', url)
  expect(await link()).toHaveAttribute('target', '_blank')
  expect(screen.getAllByRole('link').at(-1)).toBe(await link())
})

test('§2 a disabled feature shows the entry disabled', async () => {
  await show('disabled')
  expect(await link()).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['the feature is hidden', 'hidden', url, 'Traveller'],
  ['the company has no address for it', 'enabled', null, 'Traveller'],
  ['§6 the person is a guest', 'enabled', url, 'Guest'],
] as const)('the menu has no expense entry where %s', async (_, status, expenseUrl, role) => {
  await show(status, expenseUrl, role)
  await noLink(role)
})

test('a phone has the link in the account panel', async () => {
  setWindowWidth(390)
  const { features } = makeFeatureConfiguration()
  answer(paths.features, { features: { ...features, expense: { status: 'enabled' } }, expenseUrl: url })
  await renderPage(<AccountPanel onNavigate={() => undefined} />, { messages: ['account', 'completion'] })
  expect(await link()).toBeVisible()
})
