import { z } from 'zod'
import {
  budgetChangeSchema,
  budgetCopySchema,
  budgetLimits,
  budgetPageSchema,
  budgetSchema,
  budgetSorts,
  budgetStates,
  copiedBudgetsSchema,
  costCenterBudgetsSchema,
} from '#contract/reports/budgets.ts'
import { cultureCode } from '#contract/wire/envelope.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { localeCodeOf } from '#contract/texts/locales.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { budgetReader } from '#server/http/access/reportAccess.ts'
import { pageQuery } from '#server/http/answers/paging.ts'
import { operation } from '#server/http/operations/operation.ts'
import { localeOfReader } from '#server/http/requests/language.ts'
import { budgetFile } from './budgetFile.ts'
import { budgetList, costCenterBudgets } from './budgetList.ts'
import { changeBudget, copyBudgets } from './changeBudgets.ts'

const shared = { addition: 'budgets', cites: 'Beyond §7' } as const
const reading = { ...shared, api: 'reporting', access: budgetReader } as const
const setting = { ...shared, api: 'company', access: companyAdmin } as const

/** Without a year the present one in UTC, in which bookings are counted. */
const budgetQuery = {
  year: z.optional(z.coerce.number().int().min(2000).max(2200)),
  search: searchTerm,
  state: z.optional(z.enum(budgetStates)),
  sort: z.enum(budgetSorts).default('used:desc'),
}

/** The travel budgets of cost centers: an Admin sets them, a FinancialOfficer reads them too. */
export const budgetOperations = [
  operation({
    ...reading,
    method: 'get',
    path: '/reports/budgets/companies/:companyId',
    summary:
      'Lists the cost centers by page with their travel budgets of a year: what is spent, planned and left, numbers by state, and the totals of the company.',
    query: z.strictObject({ ...pageQuery(budgetLimits.page), ...budgetQuery }),
    answer: budgetPageSchema,
    handle: ({ params: { companyId }, query, language, services }) =>
      budgetList(companyId, { ...query, year: query.year ?? services.now().getUTCFullYear() }, { language, services }),
  }),
  operation({
    ...reading,
    method: 'get',
    path: '/reports/budgets/companies/:companyId/table',
    summary: 'Returns all cost centers that the same query lists, as a table.',
    query: z.strictObject({ ...budgetQuery, cultureCode: z.optional(cultureCode) }),
    answer: 'csv',
    handle: ({ params: { companyId }, query: { cultureCode: culture, ...query }, locale, language, services }) => {
      const choices = { ...query, year: query.year ?? services.now().getUTCFullYear() }
      const asked = culture === undefined ? locale : localeCodeOf(culture)
      return budgetFile(companyId, choices, { locale: localeOfReader(asked, language), services })
    },
  }),
  operation({
    ...setting,
    method: 'get',
    path: '/admin/companies/:companyId/cost-centers/:costCenterId/budgets',
    summary: 'Returns the travel budgets of a cost center for the year before, this year and the next.',
    answer: costCenterBudgetsSchema,
    handle: ({ params, language, services }) => costCenterBudgets(params, { language, services }),
  }),
  operation({
    ...setting,
    method: 'put',
    path: '/admin/companies/:companyId/cost-centers/:costCenterId/budgets',
    summary:
      'Sets the travel budget of a cost center for a year, in the given version, or removes it. 412 with the present one when it has changed.',
    body: budgetChangeSchema,
    answer: budgetSchema,
    handle: ({ body, ...call }) => changeBudget(call.params, body, adminRequest(call)),
  }),
  operation({
    ...setting,
    method: 'post',
    path: '/admin/companies/:companyId/budget-copies',
    summary: 'Gives cost centers without a travel budget for a year the one of the year before.',
    creates: true,
    body: budgetCopySchema,
    answer: copiedBudgetsSchema,
    handle: ({ body: { year }, ...call }) => copyBudgets(year, adminRequest(call)),
  }),
]
