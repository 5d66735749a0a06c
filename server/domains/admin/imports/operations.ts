import { z } from 'zod'
import { cultureCode } from '#contract/envelope.ts'
import {
  badRowPageSchema,
  importedRowsSchema,
  importKinds,
  importLimits,
  importListSchema,
  importRunSchema,
  importSchema,
  newImportSchema,
} from '#contract/imports.ts'
import { localeCodeOf } from '#contract/locales.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { createImport } from '#server/domains/admin/imports/steps/createImport.ts'
import { checkImport } from '#server/domains/admin/imports/steps/checkImport.ts'
import { cancelImport } from '#server/domains/admin/imports/staging/endImport.ts'
import { findImport, presentImport, listRecentImports } from '#server/domains/admin/imports/staging/findImport.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { correctionsFile, listProblems, templateFile } from '#server/domains/admin/imports/files/problems.ts'
import { receiveRows } from '#server/domains/admin/imports/steps/receiveRows.ts'
import { runImport } from '#server/domains/admin/imports/steps/runImport.ts'
import { companyAdmin } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'
import { pageQuery } from '#server/http/paging.ts'

const shared = { api: 'company', cites: 'Beyond §7', addition: 'imports', access: companyAdmin } as const

const cultureQuery = { cultureCode: z.optional(cultureCode) }

/** A file is in the language that its address names, else in that of the call. */
const inCulture = <ReaderRequest extends Pick<AdminRequest, 'locale'>>(
  culture: string | undefined,
  reading: ReaderRequest,
): ReaderRequest => (culture === undefined ? reading : { ...reading, locale: localeCodeOf(culture) })

/** Tables of employees and cost centres brought in. */
export const importOperations = [
  operation({
    ...shared,
    method: 'post',
    path: '/admin/companies/:companyId/imports',
    summary:
      'Begins an import of employees or cost centres. Another that the same person has not ended is cancelled. 400 `required` at `columns` where one is missing.',
    creates: true,
    body: newImportSchema,
    answer: importSchema,
    handle: ({ body, ...call }) => createImport(body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/imports',
    summary: 'The last ten imports of the company, the newest first.',
    answer: importListSchema,
    handle: (call) => listRecentImports(adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/imports/template',
    summary: 'An empty table with the headings in the language of the reader, and one row as an example.',
    query: z.strictObject({ kind: z.enum(importKinds), ...cultureQuery }),
    answer: 'csv',
    handle: async ({ query, ...reading }) => templateFile(query.kind, inCulture(query.cultureCode, reading)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/imports/:importId',
    summary: 'An import, and how far it is.',
    answer: importSchema,
    handle: async ({ params, caller, services }) =>
      presentImport(services.db, await findImport(services.db, params), caller),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/admin/companies/:companyId/imports/:importId/rows',
    summary:
      'Takes rows of the file in; nothing of the company is changed. Rows sent again count once. 403 for another administrator than the one who began.',
    body: importedRowsSchema,
    answer: importSchema,
    handle: ({ body, ...call }) => receiveRows(call.params, body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/admin/companies/:companyId/imports/:importId/check',
    summary: `Checks the next ${importLimits.checked} rows with what they refer to; called until the status is \`checked\`. Nothing of the company is changed.`,
    answer: importSchema,
    handle: (call) => checkImport(call.params, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/admin/companies/:companyId/imports/:importId/run',
    summary: `Writes the next ${importLimits.batch} rows in one transaction, or all of them with \`allOrNothing\`; called until the status is \`done\`. 409 \`badRows\` where all have to be good and are not.`,
    body: importRunSchema,
    answer: importSchema,
    handle: ({ body, ...call }) => runImport(call.params, body.mode, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/admin/companies/:companyId/imports/:importId/cancel',
    summary: 'Cancels an import and deletes its rows; what was written stays. Any Admin of the company may.',
    answer: importSchema,
    handle: (call) => cancelImport(call.params, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/imports/:importId/problems',
    summary: 'A page of the rows that cannot be imported, and what is wrong with them, in the language of the reader.',
    query: z.strictObject(pageQuery(importLimits.page)),
    answer: badRowPageSchema,
    handle: ({ params, query, ...reading }) => listProblems(params, query, reading),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/imports/:importId/corrections',
    summary: 'The rows that cannot be imported as they were, with what is wrong in a last column.',
    query: z.strictObject(cultureQuery),
    answer: 'csv',
    handle: ({ params, query, ...reading }) => correctionsFile(params, inCulture(query.cultureCode, reading)),
  }),
]
