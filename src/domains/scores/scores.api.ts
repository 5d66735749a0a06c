import { insightsSchema, reportCostCenterListSchema } from '#contract/reports/insights.ts'
import { limits } from '#contract/fields/limits.ts'
import {
  companyOverviewSchema,
  kpiBreakdownSchema,
  kpiPageSchema,
  monthlySummaryListSchema,
  type ScoreBookingOrder,
  scoreFormulasSchema,
  scoreReportSchema,
  type ScoreRowOrder,
  scoreSettingsSchema,
} from '#contract/reports/scores.ts'
import { reportingHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import type { ReportQuery } from './scoreFilter.rules'

const pathOf = (companyId: string, rest: string) => `/reports/score/companies/${encodeURIComponent(companyId)}/${rest}`

/** GET reports/score/companies/{id}/overview: the figures of a company on Home. */
export const getCompanyOverview = (companyId: string, signal: AbortSignal) =>
  reportingHttp.get(pathOf(companyId, 'overview'), { signal }).then(parseBody(companyOverviewSchema))

/** The subject of a report: the company by group, or the named one; `{}` is the company by cost center. */
export interface ReportSubject {
  isByGroup?: true | undefined
  groupId?: string | undefined
  costCenter?: string | undefined
  travellerEmail?: string | undefined
}

function reportPath({ isByGroup, groupId, costCenter, travellerEmail }: ReportSubject): string {
  const [group = '', center = '', email = ''] = [groupId, costCenter, travellerEmail].map((part) =>
    encodeURIComponent(part ?? ''),
  )
  if (center && email) return `cost-centers/${center}/travellers/${email}`
  if (email) return `travellers/${email}`
  if (center) return `cost-centers/${center}`
  if (group) return `groups/${group}`
  return isByGroup ? 'groups' : 'summaries'
}

export interface ScoreReportRequest extends ReportSubject, Partial<ReportQuery> {
  companyId: string
  sort?: ScoreRowOrder
  direction?: 'asc' | 'desc'
  pageNumber?: number
  pageSize?: number
}

/**
 * GET reports/score/companies/{id}/summaries, /groups, /groups/{groupId}, /cost-centers/{costCenter},
 * /travellers/{travellerEmail} or /cost-centers/{costCenter}/travellers/{travellerEmail}: the score summary of a
 * subject, and of each row one level below. Without days it covers the last 12 complete months. 404 for a traveler
 * whose scores the reader may not see.
 */
export function getScoreReport(request: ScoreReportRequest, signal: AbortSignal) {
  const { companyId, isByGroup, groupId, costCenter, travellerEmail, ...query } = request
  const params = { ...query, ...(costCenter !== undefined && { groupId }) }
  const path = pathOf(companyId, reportPath({ isByGroup, groupId, costCenter, travellerEmail }))
  return reportingHttp.get(path, { params, signal }).then(parseBody(scoreReportSchema))
}

export interface MonthsRequest extends Omit<ReportSubject, 'isByGroup'>, Partial<ReportQuery> {
  companyId: string
}

/** GET reports/score/companies/{id}/monthly-summaries: each month of a period, of the company or of a subject. */
export const getMonthlySummaries = ({ companyId, ...params }: MonthsRequest, signal: AbortSignal) =>
  reportingHttp
    .get(pathOf(companyId, 'monthly-summaries'), { params, signal })
    .then(parseBody(monthlySummaryListSchema))

/** The choices that narrow all figures of the page: cost centers, kind of travel, way of booking and category. */
export interface FigureQuery {
  costCenters?: string | undefined
  exceptCostCenters?: string | undefined
  travelType?: string | undefined
  bookingType?: string | undefined
  category?: string | undefined
}

/** The query of the bookings behind one figure. */
export interface DrillQuery extends FigureQuery {
  destination?: string | undefined
  leastDays?: number | undefined
  mostDays?: number | undefined
  policyRespected?: boolean | undefined
  isCancelled?: boolean | undefined
}

export interface ScoreBookingsRequest extends MonthsRequest, DrillQuery {
  pageNumber: number
  sort: ScoreBookingOrder
  direction: 'asc' | 'desc'
}

/** GET reports/score/companies/{id}/bookings, an addition: a page of bookings with their scores. */
export const getScoreBookings = ({ companyId, ...query }: ScoreBookingsRequest, signal: AbortSignal) =>
  reportingHttp
    .get(pathOf(companyId, 'bookings'), { params: { ...query, pageSize: limits.scorePage }, signal })
    .then(parseBody(kpiPageSchema))

export interface InsightsRequest extends Partial<ReportQuery>, FigureQuery {
  companyId: string
}

/** GET reports/insights/companies/{companyId}, an addition: totals of a period and of the one before it. */
export const getInsights = ({ companyId, ...params }: InsightsRequest, signal: AbortSignal) =>
  reportingHttp
    .get(`/reports/insights/companies/${encodeURIComponent(companyId)}`, { params, signal })
    .then(parseBody(insightsSchema))

/** Cost centers to choose from: those that a search finds, or those of some ids, separated by commas. */
export type CostCentersRequest = { companyId: string } & ({ search: string } | { ids: string })

/** GET reports/insights/companies/{companyId}/cost-centers, an addition, for a FinancialOfficer. */
export const getReportCostCenters = ({ companyId, ...params }: CostCentersRequest, signal: AbortSignal) =>
  reportingHttp
    .get(`/reports/insights/companies/${encodeURIComponent(companyId)}/cost-centers`, { params, signal })
    .then(parseBody(reportCostCenterListSchema))

/** GET reports/score/companies/{id}/kpiBreakdown/{internalInvoiceDetailsId}; 404 for a booking of another person. */
export const getKpiBreakdown = (
  { companyId, internalInvoiceDetailsId }: { companyId: string; internalInvoiceDetailsId: string },
  signal: AbortSignal,
) =>
  reportingHttp
    .get(pathOf(companyId, `kpiBreakdown/${encodeURIComponent(internalInvoiceDetailsId)}`), { signal })
    .then(parseBody(kpiBreakdownSchema))

/** GET reports/score/companies/{id}/companySettings: the currencies of the company's reports. */
export const getScoreSettings = (companyId: string, signal: AbortSignal) =>
  reportingHttp.get(pathOf(companyId, 'companySettings'), { signal }).then(parseBody(scoreSettingsSchema))

/** GET reports/score/companies/{id}/formulas, an addition: how each score is computed. */
export const getScoreFormulas = (companyId: string, signal: AbortSignal) =>
  reportingHttp.get(pathOf(companyId, 'formulas'), { signal }).then(parseBody(scoreFormulasSchema))
