import { type CompanyChange, companyChangePageSchema, companyChangesPage } from '#contract/admin/companyChanges.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

interface ChangesFilter {
  companyId: string
  /** Only changes of a kind of thing; all kinds where missing. */
  entity?: CompanyChange['entity'] | undefined
  action?: CompanyChange['action'] | undefined
  /** Part of the name of the author, the changed person or the changed cost center. */
  search?: string | undefined
  /** Instants: changes since the first, and before the second. */
  from?: string | undefined
  before?: string | undefined
  /** Only changes of a single thing. */
  entityId?: string | undefined
}
interface CompanyChangesQuery extends ChangesFilter {
  pageNumber: number
}
const changes = (companyId: string) => `/admin/companies/${encodeURIComponent(companyId)}/changes`

/** GET admin/companies/{companyId}/changes: a page of the record of changes, the newest first. */
export const getCompanyChanges = ({ companyId, ...query }: CompanyChangesQuery, signal: AbortSignal) =>
  companyHttp
    .get(changes(companyId), {
      params: { ...query, pageSize: companyChangesPage },
      signal,
    })
    .then(parseBody(companyChangePageSchema))

/** GET admin/companies/{companyId}/changes/table: the address of all changes that the filters find, as a table. */
export const changesTablePath = ({ companyId, ...filter }: ChangesFilter): string => {
  const given = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `${changes(companyId)}/table?${new URLSearchParams(given)}`
}
