import { type CompanyChange, companyChangePageSchema, companyChangesPage } from '#contract/companyChanges.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

interface CompanyChangesQuery {
  companyId: string
  pageNumber: number
  /** Only changes of a kind of thing; all kinds where missing. */
  entity?: CompanyChange['entity'] | undefined
  /** Only changes of a single thing. */
  entityId?: string | undefined
}

/** GET admin/companies/{companyId}/changes: a page of the record of changes, the newest first. */
export const getCompanyChanges = ({ companyId, ...query }: CompanyChangesQuery, signal: AbortSignal) =>
  companyHttp
    .get(`/admin/companies/${encodeURIComponent(companyId)}/changes`, {
      params: { ...query, pageSize: companyChangesPage },
      signal,
    })
    .then(parseBody(companyChangePageSchema))
