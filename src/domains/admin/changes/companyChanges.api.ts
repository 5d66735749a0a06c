import { companyChangePageSchema, companyChangesPage } from '#contract/companyChanges.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

interface CompanyChangesQuery {
  companyId: string
  pageNumber: number
  /** Only what was changed about one record. */
  entityId?: string | undefined
}

/** GET admin/companies/{companyId}/changes, ours: who changed what, newest first. */
export const getCompanyChanges = ({ companyId, ...query }: CompanyChangesQuery, signal: AbortSignal) =>
  companyHttp
    .get(`/admin/companies/${encodeURIComponent(companyId)}/changes`, {
      params: { ...query, pageSize: companyChangesPage },
      signal,
    })
    .then(parseBody(companyChangePageSchema))
