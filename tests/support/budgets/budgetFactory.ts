import type { Budget, BudgetPage, CostCenterBudgets } from '#contract/reports/budgets.ts'

export const makeBudget = (changed: Partial<Budget> = {}): Budget => ({
  costCenterId: 'cc-sales',
  externalId: '4200',
  name: 'Sales',
  year: 2026,
  amount: 10_000,
  spent: 6000,
  planned: 1500,
  left: 2500,
  state: 'within',
  version: 3,
  ...changed,
})

/** The budgets of a company, with totals of 10,000 unless a test is about others. */
export const makeBudgetPage = (rows: Budget[], changed: Partial<BudgetPage> = {}): BudgetPage => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: rows.length,
  totalPageCount: 1,
  responseData: rows,
  year: 2026,
  currency: 'CAD',
  years: [2026, 2025],
  stateCounts: Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, its]) => [state, its.length]),
  ),
  budgeted: rows.filter(({ amount }) => amount !== null).length,
  totals: { amount: 10_000, spent: 6000, planned: 1500, left: 2500 },
  spentElsewhere: 0,
  otherCurrencies: [],
  ...changed,
})

export const makeBudgets = (budgets: Budget[]): CostCenterBudgets => ({ currency: 'CAD', budgets })
