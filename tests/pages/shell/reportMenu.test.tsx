import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MainMenu } from '@/shell/menu/MainMenu'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeFeatureConfiguration } from '#tests/support/page/featureFactory.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const show = async (whoami: Parameters<typeof renderPage>[1] = {}) => {
  await renderPage(<MainMenu />, { ...whoami, messages: ['actionCenter'] })
  const entries = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link')
  return entries.map((entry) => [/^\D+/.exec(entry.textContent)?.[0].trim(), entry.getAttribute('aria-disabled')])
}

/** The menu with the group of reports open. */
async function showOpen(whoami: NonNullable<Parameters<typeof renderPage>[1]>['whoami'] = {}) {
  const shown = await renderPage(<MainMenu />, { whoami, messages: ['actionCenter'] })
  await shown.user.click(await screen.findByRole('button', { name: 'Reports and scores' }))
  return shown
}

test('§2 the menu leads finance officers to the scores of the company, and everybody else to their own', async () => {
  const features = { ...makeEmployeeConfiguration().features, score: true }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  const { unmount } = await showOpen({ roles: ['Traveller', 'FinancialOfficer'] })
  expect(await screen.findByRole('link', { name: 'Company scores' })).toHaveAttribute('href', '/en-ca/score/company')
  expect(screen.queryByRole('link', { name: 'My travel score' })).toBeNull()
  unmount()
  await showOpen()
  expect(await screen.findByRole('link', { name: 'My travel score' })).toHaveAttribute('href', '/en-ca/score/personal')
  expect(screen.queryByRole('link', { name: 'Company scores' })).toBeNull()
})

test('§2 the menu leads to the carbon footprint, where the company has it', async () => {
  expect((await show()).map(([name]) => name)).not.toContain('Carbon footprint')
  cleanup()
  answer(paths.features, makeFeatureConfiguration(['carbonfootprint']))
  await showOpen()
  expect(await screen.findByRole('link', { name: 'Carbon footprint' })).toHaveAttribute(
    'href',
    '/en-ca/carbon-footprint',
  )
})

test('§2 the menu leads to the reports and their export where the company has them', async () => {
  answer(paths.features, makeFeatureConfiguration(['reportsdashboard']))
  const { unmount } = await showOpen()
  const link = await screen.findByRole('link', { name: 'Export reports' })
  expect(link).toHaveAttribute('href', '/en-ca/dashboard/reports-export')
  unmount()
  const features = { ...makeEmployeeConfiguration().features, reports: false }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  answer(paths.features, makeFeatureConfiguration(['reportsdashboard']))
  await renderPage(<MainMenu />, { messages: ['actionCenter'] })
  expect(await screen.findByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/en-ca/dashboard/reports')
  expect(screen.queryByRole('link', { name: 'Export reports' })).toBeNull()
})

test('§2 the menu leads to the certified hotels where the company has the carbon footprint, and a guest never', async () => {
  answer(paths.features, makeFeatureConfiguration(['carbonfootprint']))
  const { unmount } = await showOpen()
  expect(await screen.findByRole('link', { name: 'Certified hotels' })).toHaveAttribute('href', '/en-ca/leed-hotels')
  unmount()
  expect((await show({ whoami: { roles: ['Guest'] } })).map(([name]) => name)).not.toContain('Certified hotels')
})
