import { companyOverviewSchema } from '#contract/scores.ts'
import { reportingHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

/** GET reports/score/companies/{id}/overview: the figures of a company on Home. */
export const getCompanyOverview = (companyId: string, signal: AbortSignal) =>
  reportingHttp
    .get(`/reports/score/companies/${encodeURIComponent(companyId)}/overview`, { signal })
    .then(parseBody(companyOverviewSchema))
