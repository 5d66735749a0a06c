import { z } from 'zod'
import { cultureCode } from '#contract/wire/envelope.ts'
import {
  badRowPageSchema,
  importedRowsSchema,
  importKinds,
  importLimits,
  importListSchema,
  importRunSchema,
  importSchema,
  newImportSchema,
} from '#contract/employees/imports.ts'
import { localeCodeOf } from '#contract/texts/locales.ts'
import { adminRequest, type AdminRequest } from '#server/domains/admin/adminContext.ts'
import { createImport } from '#server/domains/admin/imports/steps/createImport.ts'
import { checkImport } from '#server/domains/admin/imports/steps/checkImport.ts'
import { cancelImport } from '#server/domains/admin/imports/steps/cancelImport.ts'
import { presentImport } from '#server/domains/admin/imports/steps/presentImport.ts'
import { findImport, listRecentImports } from '#server/domains/admin/imports/staging/findImport.ts'
import { correctionsFile, listProblems, templateFile } from '#server/domains/admin/imports/files/problems.ts'
import { receiveRows } from '#server/domains/admin/imports/steps/receiveRows.ts'
import { runImport } from '#server/domains/admin/imports/steps/runImport.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

const shared = { api: 'company', cites: 'Beyond §7', addition: 'imports', access: companyAdmin } as const

const cultureQuery = { cultureCode: z.optional(cultureCode) }

/** The language of a file: that of the `cultureCode` in its address, else that of the request. */
const inCulture = <ReaderRequest extends Pick<AdminRequest, 'locale'>>(
  culture: string | undefined,
  reading: ReaderRequest,
): ReaderRequest => (culture === undefined ? reading : { ...reading, locale: localeCodeOf(culture) })

/** Imports of tables of employees and cost centers. */
export const importOperations = [
  operation({
    ...shared,
    method: 'post',
    path: '/admin/companies/:companyId/imports',
    summary:
      'Creates an import of employees or cost centers. Cancels an unfinished import of the same Admin. 400 `required` at `columns` for a missing column.',
    creates: true,
    body: newImportSchema,
    answer: importSchema,
    handle: ({ body, ...call }) => createImport(body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/imports',
    summary: 'Lists the last ten imports of the company, the newest first.',
    answer: importListSchema,
    handle: (call) => listRecentImports(adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/imports/template',
    summary: 'Returns the template: a table with the headings in the language of the request and one sample row.',
    query: z.strictObject({ kind: z.enum(importKinds), ...cultureQuery }),
    answer: 'csv',
    handle: async ({ query, ...reading }) => templateFile(query.kind, inCulture(query.cultureCode, reading)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/imports/:importId',
    summary: 'Returns an import with its progress.',
    answer: importSchema,
    handle: async ({ params, caller, services }) =>
      presentImport(await findImport(services.db, params), caller, services),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/admin/companies/:companyId/imports/:importId/rows',
    summary:
      'Receives rows of the file, without changing the company. Rows sent again count once. 403 for an Admin who did not create the import.',
    body: importedRowsSchema,
    answer: importSchema,
    handle: ({ body, ...call }) => receiveRows(call.params, body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/admin/companies/:companyId/imports/:importId/check',
    summary: `Checks the next ${importLimits.checked} rows and their references, without changing the company. Call it until the status is \`checked\`.`,
    answer: importSchema,
    handle: (call) => checkImport(call.params, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/admin/companies/:companyId/imports/:importId/run',
    summary: `Writes the next ${importLimits.batch} rows in one transaction, or all rows with \`allOrNothing\`. Call it until the status is \`done\`. 409 \`badRows\` for \`allOrNothing\` with refused rows, \`administratorsNotConfirmed\` where the first call does not name all administrators whose access the rows take.`,
    body: importRunSchema,
    answer: importSchema,
    handle: ({ body, ...call }) => runImport(call.params, body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/admin/companies/:companyId/imports/:importId/cancel',
    summary:
      'Cancels an import and deletes its rows; changes already written stay. Any Admin of the company may call it.',
    answer: importSchema,
    handle: (call) => cancelImport(call.params, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/imports/:importId/problems',
    summary: 'Lists the refused rows with the reasons, in the language of the request, a page at a time.',
    query: z.strictObject(pageQuery(importLimits.page)),
    answer: badRowPageSchema,
    handle: ({ params, query, ...reading }) => listProblems(params, query, reading),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/imports/:importId/corrections',
    summary: 'Returns the refused rows as a table, with the reasons in the last column.',
    query: z.strictObject(cultureQuery),
    answer: 'csv',
    handle: ({ params, query, ...reading }) => correctionsFile(params, inCulture(query.cultureCode, reading)),
  }),
]
