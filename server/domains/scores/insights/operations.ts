import { z } from 'zod'
import { searchTerm } from '#contract/fields/fields.ts'
import { insightsSchema, reportCostCenterListSchema } from '#contract/reports/insights.ts'
import { drillQuery, narrowingQuery, scoreQuery } from '#server/domains/scores/scope/bookingScope.ts'
import { readableScope } from '#server/domains/scores/scope/readableBookings.ts'
import { operation } from '#server/http/operations/operation.ts'
import { companyReports, reportReader } from '#server/http/access/reportAccess.ts'
import { findCostCenters } from './findCostCenters.ts'
import { readInsights } from './readInsights.ts'

const shared = { api: 'reporting', cites: 'Beyond §7; §2 travel insights, §6', addition: 'insights' } as const

/** §2 travel insights: of the company for a FinancialOfficer, else of the caller's own bookings. */
export const insightOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/reports/insights/companies/:companyId',
    summary:
      'Returns totals, spending, booking window, destinations and policy compliance of a period and the one before it: of the company for a FinancialOfficer, else of the caller.',
    access: reportReader,
    query: z.strictObject({ ...scoreQuery, ...narrowingQuery, ...drillQuery }),
    answer: insightsSchema,
    handle: async ({ caller, query, language, services }) => {
      const scope = await readableScope(query, caller, services)
      return readInsights({ scope, currency: query.currency, language }, services)
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/reports/insights/companies/:companyId/cost-centers',
    summary: 'Finds cost centers of the company by number or name, or names those of some ids.',
    access: companyReports,
    query: z.strictObject({ search: searchTerm, ids: drillQuery.costCenters }),
    answer: reportCostCenterListSchema,
    handle: ({ params: { companyId }, query, language, services }) =>
      findCostCenters(companyId, query, { language, services }),
  }),
]
