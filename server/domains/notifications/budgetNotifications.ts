import { and, eq, sql } from 'drizzle-orm'
import { travelBudgets } from '#server/db/schema/company/budgets.ts'
import { type BudgetRow, budgetTable, selectBudgets } from '#server/domains/budgets/budgetRows.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { notificationKey } from '#server/domains/notifications/urgency.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { reportingCurrency } from '#server/domains/scores/scope/reportingCurrency.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** Maximum budgets in the notifications; the page of budgets has the others. */
const shownBudgets = 10

/**
 * One notification for each travel budget of this year that is nearly used or exceeded, for a FinancialOfficer and an
 * Admin. It leads to that budget. Empty for other callers.
 */
export async function budgetNotifications(
  { companyId, roles }: Caller,
  language: Language,
  { db, now }: Services,
): Promise<NotificationDraft[]> {
  const isOfficer = roles.includes('FinancialOfficer')
  if (!isOfficer && !roles.includes('Admin')) return []
  const year = now().getUTCFullYear()
  const ofYear = and(eq(travelBudgets.companyId, companyId), eq(travelBudgets.year, year))
  if ((await db.$count(travelBudgets, ofYear)) === 0) return []
  const currency = await reportingCurrency(db, companyId)
  const rest = sql`where state in ('over', 'near') order by used desc, "costCenterId" limit ${shownBudgets}`
  const rows = await selectBudgets(db, budgetTable({ companyId, from: year, to: year, at: now() }, currency), rest)
  return rows.map((row) => draft(row, { currency, language, screen: isOfficer ? 'budgets' : 'companyBudgets' }))
}

interface DraftContext {
  currency: string
  language: Language
  screen: 'budgets' | 'companyBudgets'
}

function draft(budget: BudgetRow, { currency, language, screen }: DraftContext): NotificationDraft {
  const { say, formatNumber } = formatterFor(language)
  const { costCenterId, externalId, year, state, version } = budget
  const money = (amount: number) => formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 })
  const [amount, left] = [budget.amount ?? 0, budget.left ?? 0]
  const isOver = state === 'over'
  const code = isOver ? 'budgetExceeded' : 'budgetNearlyUsed'
  const values = {
    name: costCenterName(budget, language),
    year: String(year),
    amount: money(amount),
    left: money(left),
    over: money(-left),
    percent: Math.floor(((amount - left) / amount) * 100),
  }
  return {
    type: 'travelbudget',
    code,
    // A budget that was changed since is told of again.
    key: notificationKey([code, costCenterId, String(year), String(version)]),
    ...wordsOf(
      isOver ? say('notifications.budgetExceeded', values) : say('notifications.budgetNearlyUsed', values),
      isOver
        ? say('notifications.budgetExceeded.detail', values)
        : say('notifications.budgetNearlyUsed.detail', values),
    ),
    isUrgent: false,
    daysBeforeExpiry: null,
    actionRoute: { name: screen, query: { search: externalId } },
  }
}
