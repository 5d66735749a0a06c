import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { learnAdditions } from '@/http/additions'
import { renderPage } from '#tests/support/page/render.tsx'

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Administration' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const enabled = (...names: string[]) => learnAdditions(names.map((name) => ({ name, status: 'enabled' })))

test('the screens of administration are one press apart, and the current one is marked', async () => {
  enabled('travelpolicies', 'companycards', 'provisioning', 'companychanges', 'riskviews')
  await renderPage(<AdminTabs />, { path: '/admin/cost-centers' })
  expect(tabs()).toEqual([
    'Employees',
    'Cost centres',
    'Policies',
    'Payment',
    'Settings',
    'Provisioning',
    'History',
    'Who looked at whom',
  ])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Cost centres')
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/en-ca/admin/settings')
})

test('a screen beyond §7 is listed only where the backend offers it', async () => {
  enabled()
  await renderPage(<AdminTabs />, { path: '/admin/employees' })
  expect(tabs()).toEqual(['Employees', 'Cost centres', 'Settings'])
})
