import { z } from 'zod'
import { recordId } from '#contract/wire/envelope.ts'
import { limits } from '#contract/fields/limits.ts'
import { cultureOf } from '#contract/texts/locales.ts'
import {
  kpiBreakdownSchema,
  kpiPageSchema,
  monthlySummaryListSchema,
  scoreFormulasSchema,
  scoreBookingOrders,
  scoreReportSchema,
  scoreRowOrders,
  scoreSettingsSchema,
} from '#contract/reports/scores.ts'
import { companyMember } from '#server/http/access/access.ts'
import { localeOfReader, type Language } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'
import { scoreOfficer, scoreOrReportReader, scoreReader } from '#server/http/access/reportAccess.ts'
import type { Services } from '#server/services/services.ts'
import { bookingPage, kpiBreakdown } from './bookings/bookingPage.ts'
import { drillQuery, narrowingQuery, scopeOf, scoreQuery } from './scope/bookingScope.ts'
import { scoreFormulas } from './reports/scoreFormulas.ts'
import { monthlySummaries } from './sums/monthlySummaries.ts'
import { readableCondition, readableScope, readableTraveler } from './scope/readableBookings.ts'
import { knownCostCenter, knownGroup } from './scope/checkIds.ts'
import { reportingCurrency } from './scope/reportingCurrency.ts'
import { scoreReport, type ReportRequest } from './reports/scoreReport.ts'
import { scoreSettings } from './reports/scoreSettings.ts'

const shared = {
  api: 'reporting',
  method: 'get',
  cites: '§3 Score summary, §6, §7 Reporting',
  access: scoreOfficer,
} as const

const directions = z.enum(['asc', 'desc'])

const rowQuery = z.strictObject({
  ...scoreQuery,
  ...pageQuery(limits.scorePage),
  sort: z.enum(scoreRowOrders).default('missedSavings'),
  direction: z.optional(directions),
})
type RowQuery = z.output<typeof rowQuery>
/** The query of reports within a cost center, which may be narrowed to a group. */
const groupedQuery = z.strictObject({ ...rowQuery.shape, groupId: z.optional(recordId) })

interface ReportCall {
  query: RowQuery
  language: Language
  services: Services
}

/** The group that a report within a cost center is narrowed to. @throws 404 for one that the company does not have */
const groupOf = ({ query: { groupId } }: { query: { groupId?: string | undefined } }, of: { companyId: string }) =>
  groupId === undefined ? undefined : knownGroup(groupId, of.companyId)

/** The report of a call about a level of the company. */
const answerReport = (
  companyId: string,
  level: ReportRequest['level'],
  narrowing: Parameters<typeof scopeOf>[2],
  { query, language, services }: ReportCall,
) => scoreReport({ ...query, level, language, scope: scopeOf(companyId, query, narrowing, services.now()) }, services)

const narrowedQuery = z.strictObject({ ...scoreQuery, ...narrowingQuery })

/** A report with its rows. */
const report = { ...shared, query: rowQuery, answer: scoreReportSchema } as const
const openToTravelers = { ...shared, access: scoreReader } as const
/** The pages of insights ask for these too. */
const sharedWithInsights = { ...shared, access: scoreOrReportReader } as const

/** §7 Reporting: scores of companies and travelers. Travelers read their own bookings, and nobody else's. */
export const scoreOperations = [
  operation({
    ...report,
    path: '/reports/score/companies/:companyId/summaries',
    summary: 'Returns the score summary of the company, and of each cost center.',
    handle: ({ params, ...call }) => answerReport(params.companyId, 'costCenters', {}, call),
  }),
  operation({
    ...report,
    path: '/reports/score/companies/:companyId/groups',
    summary:
      'Returns the score summary of the company, and of each group. Covers the last 12 complete months by default.',
    handle: ({ params, ...call }) => answerReport(params.companyId, 'groups', {}, call),
  }),
  operation({
    ...report,
    path: '/reports/score/companies/:companyId/groups/:groupId',
    summary: 'Returns the score summary of a group, and of each of its cost centers.',
    handle: ({ params: { companyId, groupId }, ...call }) =>
      answerReport(companyId, 'costCenters', { groupId: knownGroup(groupId, companyId) }, call),
  }),
  operation({
    ...report,
    path: '/reports/score/companies/:companyId/cost-centers/:costCenterId',
    summary:
      'Returns the score summary of a cost center, and of each of its travelers. `none` names the bookings without a cost center.',
    query: groupedQuery,
    handle: async ({ params, ...call }) => {
      const costCenter = await knownCostCenter(params, call.services.db)
      return answerReport(params.companyId, 'travelers', { costCenter, groupId: groupOf(call, params) }, call)
    },
  }),
  operation({
    ...report,
    path: '/reports/score/companies/:companyId/travellers',
    summary: 'Returns the score summary of the company, and of each traveler.',
    handle: ({ params, ...call }) => answerReport(params.companyId, 'travelers', {}, call),
  }),
  operation({
    ...report,
    access: scoreReader,
    path: '/reports/score/companies/:companyId/travellers/:travellerEmail',
    summary:
      'Returns the score summary of a traveler: of anyone for a FinancialOfficer, else of the caller. 404 otherwise.',
    handle: async ({ caller, params: { companyId, travellerEmail }, ...call }) =>
      answerReport(
        companyId,
        'none',
        { profileId: await readableTraveler(travellerEmail, caller, call.services.db) },
        call,
      ),
  }),
  operation({
    ...report,
    path: '/reports/score/companies/:companyId/cost-centers/:costCenterId/travellers/:travellerEmail',
    summary: 'Returns the score summary of a traveler from the bookings of one cost center.',
    query: groupedQuery,
    handle: async ({ caller, params, ...call }) => {
      const profileId = await readableTraveler(params.travellerEmail, caller, call.services.db)
      const costCenter = await knownCostCenter(params, call.services.db)
      return answerReport(params.companyId, 'none', { profileId, costCenter, groupId: groupOf(call, params) }, call)
    },
  }),
  operation({
    ...openToTravelers,
    path: '/reports/score/companies/:companyId/monthly-summaries',
    summary:
      'Returns spending, missed savings and score of each month: of the company, a group, a cost center or a traveler for a FinancialOfficer, else of the caller.',
    query: narrowedQuery,
    answer: monthlySummaryListSchema,
    handle: async ({ caller, params: { companyId }, query, services }) => {
      const scope = await readableScope(query, caller, services)
      const currency = query.currency ?? (await reportingCurrency(services.db, companyId))
      return monthlySummaries(scope, currency, services.db)
    },
  }),
  operation({
    ...sharedWithInsights,
    path: '/reports/score/companies/:companyId/bookings',
    summary:
      'Lists bookings with their indicators by page: of the company, a group, a cost center or a traveler for a FinancialOfficer, else of the caller.',
    cites: 'Beyond §7; §3 KPI breakdown',
    addition: 'scorebookings',
    query: z.strictObject({
      ...narrowedQuery.shape,
      ...drillQuery,
      ...pageQuery(limits.scorePage),
      sort: z.enum(scoreBookingOrders).default('newest'),
      direction: directions.default('desc'),
    }),
    answer: kpiPageSchema,
    handle: async ({ caller, query, language, services }) =>
      bookingPage({ ...query, scope: await readableScope(query, caller, services), caller, language }, services),
  }),
  operation({
    ...openToTravelers,
    path: '/reports/score/companies/:companyId/kpiBreakdown/:internalInvoiceDetailsId',
    summary:
      'Returns the indicators of a booking: of the company for a FinancialOfficer, else of the caller. 404 otherwise.',
    cites: '§3 KPI breakdown, §6, §7 Reporting',
    answer: kpiBreakdownSchema,
    handle: ({ caller, params: { internalInvoiceDetailsId }, language, services: { db } }) =>
      kpiBreakdown(internalInvoiceDetailsId, readableCondition(caller), { caller, language }, db),
  }),
  operation({
    ...sharedWithInsights,
    path: '/reports/score/companies/:companyId/companySettings',
    summary:
      'Returns the reporting currency of the company, the currencies of its bookings and the day of the first one.',
    cites: '§3 company settings, §7 Reporting',
    answer: scoreSettingsSchema,
    handle: ({ params, services }) => scoreSettings(params.companyId, services.db),
  }),
  operation({
    ...shared,
    // Home shows scores to finance officers of every company.
    access: companyMember,
    path: '/reports/score/companies/:companyId/formulas',
    summary: 'Returns the formula of each score, as the database computes it, in words and numbers.',
    cites: 'Beyond §7; §3 Score summary',
    addition: 'scoreformulas',
    answer: scoreFormulasSchema,
    handle: async ({ locale, language }) => scoreFormulas(cultureOf(localeOfReader(locale, language))),
  }),
]
