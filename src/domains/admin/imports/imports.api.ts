import {
  badRowPageSchema,
  type ImportedRow,
  importLimits,
  importListSchema,
  type ImportKind,
  type ImportRun,
  importSchema,
  type NewImport,
} from '#contract/employees/imports.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import type { CompanyRef } from '@/http/paths'

export interface ImportRef extends CompanyRef {
  importId: string
}
const all = ({ companyId }: CompanyRef) => `/admin/companies/${encodeURIComponent(companyId)}/imports`
const one = ({ companyId, importId }: ImportRef) => `${all({ companyId })}/${encodeURIComponent(importId)}`

/** GET admin/companies/{companyId}/imports: the latest imports. */
export const getImports = (company: CompanyRef, signal: AbortSignal) =>
  companyHttp.get(all(company), { signal }).then(parseBody(importListSchema))

/** POST admin/companies/{companyId}/imports */
export const postImport = ({ companyId, begun }: CompanyRef & { begun: NewImport }, signal: AbortSignal) =>
  companyHttp.post(all({ companyId }), begun, { signal }).then(parseBody(importSchema))

/** GET admin/companies/{companyId}/imports/{importId} */
export const getImport = (importRef: ImportRef, signal: AbortSignal) =>
  companyHttp.get(one(importRef), { signal }).then(parseBody(importSchema))

/** POST admin/companies/{companyId}/imports/{importId}/rows: the next rows of the file. */
export const postImportRows = ({ rows, ...importRef }: ImportRef & { rows: ImportedRow[] }, signal: AbortSignal) =>
  companyHttp.post(`${one(importRef)}/rows`, { rows }, { signal }).then(parseBody(importSchema))

/** POST admin/companies/{companyId}/imports/{importId}/check: looks at the next rows. */
export const checkImport = (importRef: ImportRef, signal: AbortSignal) =>
  companyHttp.post(`${one(importRef)}/check`, undefined, { signal }).then(parseBody(importSchema))

/** POST admin/companies/{companyId}/imports/{importId}/run: writes the next rows. */
export const runImport = ({ run, ...importRef }: ImportRef & { run: ImportRun }, signal: AbortSignal) =>
  companyHttp.post(`${one(importRef)}/run`, run, { signal }).then(parseBody(importSchema))

/** POST admin/companies/{companyId}/imports/{importId}/cancel */
export const cancelImport = (importRef: ImportRef, signal: AbortSignal) =>
  companyHttp.post(`${one(importRef)}/cancel`, undefined, { signal }).then(parseBody(importSchema))

/** GET admin/companies/{companyId}/imports/{importId}/problems: a page of the rows that cannot be imported. */
export const getImportProblems = (
  { pageNumber, ...importRef }: ImportRef & { pageNumber: number },
  signal: AbortSignal,
) =>
  companyHttp
    .get(`${one(importRef)}/problems`, { params: { pageNumber, pageSize: importLimits.page }, signal })
    .then(parseBody(badRowPageSchema))

/** GET admin/companies/{companyId}/imports/{importId}/corrections: the bad rows as a file. */
export const correctionsPath = (importRef: ImportRef): string => `${one(importRef)}/corrections`

/** GET admin/companies/{companyId}/imports/template?kind= */
export const templatePath = (companyId: string, kind: ImportKind): string =>
  `${all({ companyId })}/template?kind=${kind}`
