import { type CompanyChange, companyChangePageSchema, companyChangesPage } from '#contract/companyChanges.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

interface CompanyChangesQuery {
  companyId: string
  pageNumber: number
  /** Only what was changed of one kind; of all where missing. */
  entity?: CompanyChange['entity'] | undefined
  /** Only what was changed of one thing. */
  entityId?: string | undefined
}

/** GET admin/companies/{companyId}/changes: a page of who changed what, the newest first. */
export const getCompanyChanges = ({ companyId, ...query }: CompanyChangesQuery, signal: AbortSignal) =>
  companyHttp
    .get(`/admin/companies/${encodeURIComponent(companyId)}/changes`, {
      params: { ...query, pageSize: companyChangesPage },
      signal,
    })
    .then(parseBody(companyChangePageSchema))
