import {
  type BudgetChange,
  budgetLimits,
  budgetPageSchema,
  budgetSchema,
  type BudgetSort,
  type BudgetState,
  copiedBudgetsSchema,
  costCenterBudgetsSchema,
} from '#contract/reports/budgets.ts'
import { companyHttp, reportingHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

interface CompanyRef {
  companyId: string
}
interface CenterRef extends CompanyRef {
  costCenterId: string
}

/** The choices of a list of budgets. */
export interface BudgetQuery {
  year: number
  search: string
  state: BudgetState | undefined
  sort: BudgetSort
  pageNumber: number
}

const segment = encodeURIComponent
const all = ({ companyId }: CompanyRef) => `/reports/budgets/companies/${segment(companyId)}`
const administration = ({ companyId }: CompanyRef) => `/admin/companies/${segment(companyId)}`
const ofCenter = (ref: CenterRef) => `${administration(ref)}/cost-centers/${segment(ref.costCenterId)}/budgets`

/** GET reports/budgets/companies/{id}: a page of cost centers with their budgets, for a FinancialOfficer or an Admin. */
export const getBudgets = ({ companyId, ...query }: CompanyRef & BudgetQuery, signal: AbortSignal) =>
  reportingHttp
    .get(all({ companyId }), { params: { ...query, pageSize: budgetLimits.page }, signal })
    .then(parseBody(budgetPageSchema))

/** GET reports/budgets/companies/{id}/table: the address of all cost centers of the same query, as a table. */
export function budgetTablePath({ companyId }: CompanyRef, { pageNumber: _pageNumber, ...query }: BudgetQuery): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return `${all({ companyId })}/table?${new URLSearchParams(given)}`
}

/** GET admin/companies/{id}/cost-centers/{costCenterId}/budgets: of the year before, this year and the next. */
export const getCostCenterBudgets = (ref: CenterRef, signal: AbortSignal) =>
  companyHttp.get(ofCenter(ref), { signal }).then(parseBody(costCenterBudgetsSchema))

/** PUT of the same: sets or removes the budget of a year; 412 with the present one where it has changed. */
export const putBudget = ({ change, ...ref }: CenterRef & { change: BudgetChange }, signal: AbortSignal) =>
  companyHttp.put(ofCenter(ref), change, { signal }).then(parseBody(budgetSchema))

/** POST admin/companies/{id}/budget-copies: copies the budgets of the year before to a year, where it has none. */
export const postBudgetCopies = ({ companyId, year }: CompanyRef & { year: number }, signal: AbortSignal) =>
  companyHttp
    .post(`${administration({ companyId })}/budget-copies`, { year }, { signal })
    .then(parseBody(copiedBudgetsSchema))
