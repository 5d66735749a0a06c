import { type RiskViewKind, riskViewPageSchema, riskViewsPage } from '#contract/risk/riskViews.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

interface RiskViewsQuery {
  companyId: string
  pageNumber: number
  /** Part of the risk advisor's name. */
  search: string
  /** All kinds where missing. */
  kind?: RiskViewKind | undefined
  /** Instants: views since the first, and before the second. */
  from?: string | undefined
  before?: string | undefined
}

/** GET admin/companies/{companyId}/risk-views: a page of the record of views, the newest first. */
export const getRiskViews = ({ companyId, ...query }: RiskViewsQuery, signal: AbortSignal) =>
  companyHttp
    .get(`/admin/companies/${encodeURIComponent(companyId)}/risk-views`, {
      params: { ...query, pageSize: riskViewsPage },
      signal,
    })
    .then(parseBody(riskViewPageSchema))
