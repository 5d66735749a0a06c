import { itineraryReportSchema } from '#contract/reports/itineraryReport.ts'
import { riskNewsSchema } from '#contract/risk/riskNews.ts'
import { limits } from '#contract/fields/limits.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

/** GET companies/{c}/itineraryreport/search: a page of the company's trips in progress, place by place. */
export const getTripsInProgress = (
  { companyId, pageNumber }: { companyId: string; pageNumber: number },
  signal: AbortSignal,
) =>
  companyHttp
    .get(`/companies/${encodeURIComponent(companyId)}/itineraryreport/search`, {
      params: { companyId, displayTripStatus: 'InProgress', pageNumber, pageSize: limits.itineraryPage },
      signal,
    })
    .then(parseBody(itineraryReportSchema))

/** GET companies/{companyId}/risk/news: what is new since yesterday, and the open roll calls. */
export const getRiskNews = (companyId: string, signal: AbortSignal) =>
  companyHttp.get(`/companies/${encodeURIComponent(companyId)}/risk/news`, { signal }).then(parseBody(riskNewsSchema))
