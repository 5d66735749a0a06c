import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import BudgetsPage from '@/domains/budgets/BudgetsPage'
import { learnAdditions } from '@/http/additions'
import { Toasts } from '@/patterns/feedback/Toasts'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeBudget, makeBudgetPage, makeBudgets } from '#tests/support/budgets/budgetFactory.ts'
import { makeCostCenter } from '#tests/support/admin/costCenterFactory.ts'
import { answer, answerChange, answerQueries, paths } from '#tests/support/page/network.ts'
import { renderPage, renderRoute, setClock } from '#tests/support/page/render.tsx'

const list = '/reports/budgets/companies/aurora'
const ofCenter = '/admin/companies/aurora/cost-centers/cc-sales/budgets'
const officer = { roles: ['FinancialOfficer' as const] }
const admin = { roles: ['Admin' as const] }
const over = makeBudget({
  costCenterId: 'cc-labs',
  externalId: '4300',
  name: 'Laboratory',
  spent: 10_800,
  planned: 0,
  left: -800,
  state: 'over',
})
const none = makeBudget({
  costCenterId: 'cc-new',
  externalId: '4400',
  name: 'New',
  amount: null,
  left: null,
  planned: 0,
})

beforeEach(() => {
  setClock('2026-05-12T08:00:00Z')
  answer(
    paths.configuration,
    makeEmployeeConfiguration({ features: { ...makeEmployeeConfiguration().features, reports: true } }),
  )
})

const show = (query = '', whoami: typeof officer | typeof admin = officer) =>
  renderRoute('budgets', { path: `/score/budgets${query}`, whoami })
const row = async (name: RegExp) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)

test('each cost center has budget, spent, planned and left, and an exceeded budget is marked in words', async () => {
  const otherCurrencies = [{ currency: 'USD', count: 2, totalSpent: 70 }]
  answer(list, makeBudgetPage([over, makeBudget(), none], { spentElsewhere: 6000, otherCurrencies }))
  await show()
  const sales = await row(/Sales/)
  for (const text of [/10,000\.00/, /6,000\.00/, /1,500\.00/, /2,500\.00/, '75%'])
    expect(sales.getByText(text)).toBeVisible()
  expect(sales.queryByText('Over budget')).toBeNull()
  const labs = await row(/Laboratory/)
  expect(labs.getByText('Over budget')).toBeVisible()
  expect(labs.getByText('108%')).toBeVisible()
  expect(labs.getByText('−$800.00')).toBeVisible()
  expect((await row(/New/)).getByText('No budget')).toBeVisible()
  const totals = within(screen.getByRole('heading', { name: 'All budgets of 2026' }).closest('section')!)
  expect(totals.getByText(/6,000\.00 was spent where there is no budget/)).toBeVisible()
  expect(totals.getByText(/^Not counted.*70\.00/)).toBeVisible()
  // The spent amount leads to its bookings.
  expect(await sales.findByRole('link', { name: /6,000\.00, Bookings of Sales/ })).toHaveAttribute(
    'href',
    '/en-ca/dashboard/travel-insights?period=custom&from=2026-01-01&to=2026-12-31&costCenter=cc-sales',
  )
})

test('the year is chosen, and the links to a state keep it', async () => {
  const asked = answerQueries(list, () => makeBudgetPage([over]))
  const { user, address } = await show()
  await row(/Laboratory/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025')
  await waitFor(() => expect(asked.at(-1)?.get('year')).toBe('2025'))
  await user.click(screen.getByRole('link', { name: /^Over budget/ }))
  await waitFor(() => expect(asked.at(-1)?.get('state')).toBe('over'))
  expect(address()).toBe('/en-ca/score/budgets?year=2025&state=over')
  expect(asked[0]?.get('sort')).toBe('used:desc')
})

test('without budgets a financial officer reads who sets them', async () => {
  answer(list, makeBudgetPage([none]))
  await show()
  expect(await screen.findByRole('heading', { name: 'No budgets for 2026' })).toBeVisible()
  expect(screen.getByText('An administrator sets the budget of a cost centre on its page.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
})

test('an admin without budgets is led to the cost centers, and copies those of the year before', async () => {
  answer(list, makeBudgetPage([none]))
  const sent = answerChange('post', '/admin/companies/aurora/budget-copies', { copied: 3 })
  const { user } = await renderPage(
    <>
      <BudgetsPage />
      <Toasts />
    </>,
    { path: '/admin/budgets', whoami: admin },
  )
  expect(await screen.findByRole('link', { name: 'Go to the cost centres' })).toHaveAttribute(
    'href',
    '/en-ca/admin/cost-centers',
  )
  await user.click(screen.getByRole('button', { name: 'Copy the budgets of 2025 to 2026' }))
  expect(await screen.findByText('3 cost centres got the budget of 2025.')).toBeVisible()
  expect(sent).toEqual([{ year: 2026 }])
})

test('an admin changes the budget of a cost center on its page, from the version that was read', async () => {
  learnAdditions([{ name: 'budgets', status: 'enabled' }])
  answer('/admin/companies/aurora/cost-centers/cc-sales', makeCostCenter())
  answer('/admin/companies/aurora/cost-centers/cc-sales/roles', [])
  answer(
    ofCenter,
    makeBudgets([
      makeBudget({ year: 2027, amount: null, spent: 0, planned: 0, left: null, version: 0, state: 'none' }),
      makeBudget(),
    ]),
  )
  const sent = answerChange('put', ofCenter, makeBudget({ amount: 12_000, version: 4 }))
  const { user } = await renderRoute('costCenter', {
    path: '/admin/cost-center/cc-sales',
    route: '/admin/cost-center/:costCenterId',
    whoami: admin,
  })
  const section = within((await screen.findByRole('heading', { name: 'Travel budget' })).closest('section')!)
  expect(await section.findByText(/6,000\.00 spent, \$1,500\.00 planned/)).toBeVisible()
  expect(section.getByText('$2,500.00 left')).toBeVisible()
  await user.click(
    within(section.getByRole('listitem', { name: 'Budget of 2026' })).getByRole('button', { name: 'Change' }),
  )
  const field = section.getByRole('textbox', { name: /^Budget/ })
  await user.clear(field)
  await user.type(field, '0')
  await user.click(section.getByRole('button', { name: /^Save/ }))
  expect((await section.findAllByText(/above zero/))[0]).toBeVisible()
  await user.clear(field)
  await user.type(field, '12,000')
  await user.click(section.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(sent).toEqual([{ year: 2026, amount: 12_000, version: 3 }]))
  await waitFor(() => expect(section.queryByRole('textbox')).toBeNull())
})
