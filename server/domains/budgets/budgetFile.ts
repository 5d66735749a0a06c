import type { Budget } from '#contract/reports/budgets.ts'
import type { CsvCell } from '#contract/texts/csvText.ts'
import { cultureOf, type LocaleCode } from '#contract/texts/locales.ts'
import { csv } from '#server/files/csv.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import { type BudgetChoices, everyBudget } from './budgetList.ts'

const columns = [
  'number',
  'costCenter',
  'year',
  'currency',
  'amount',
  'spent',
  'planned',
  'left',
  'used',
  'state',
] as const

/** All cost centers that the choices of a list find, as a table. `used` is in percent, and empty without a budget. */
export async function budgetFile(
  companyId: string,
  choices: BudgetChoices,
  { locale, services }: { locale: LocaleCode; services: Services },
) {
  const culture = cultureOf(locale)
  const { say } = formatterFor(culture)
  const { currency, rows } = await everyBudget(companyId, choices, {
    language: languageOfCulture(culture, 'en'),
    services,
  })
  const cellsOf = (budget: Budget): Record<(typeof columns)[number], CsvCell> => ({
    number: budget.externalId,
    costCenter: budget.name,
    year: budget.year,
    currency,
    amount: budget.amount,
    spent: budget.spent,
    planned: budget.planned,
    left: budget.left,
    used: budget.amount === null ? null : Math.round(((budget.spent + budget.planned) / budget.amount) * 100),
    state: say(`budgets.state.${budget.state}`),
  })
  const heading = columns.map((column) => say(`budgets.column.${column}`))
  const lines = rows.map((row) => {
    const cells = cellsOf(row)
    return columns.map((column) => cells[column])
  })
  return { fileName: `budgets-${choices.year}.csv`, bytes: csv([heading, ...lines], locale) }
}
