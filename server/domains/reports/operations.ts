import { z } from 'zod'
import { cultureCode, localDate, recordId } from '#contract/wire/envelope.ts'
import { emailAddress, searchTerm } from '#contract/fields/fields.ts'
import {
  reportColumns,
  reportPreviewSchema,
  reportTravelerListSchema,
  reportTypes,
  type ReportType,
} from '#contract/reports/reports.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { cultureFor, type Language } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { companyReports, reportReader } from '#server/http/access/reportAccess.ts'
import type { Services } from '#server/services/services.ts'
import { findTravelers } from './findTravelers.ts'
import { pdfReport } from './pdfReport.ts'
import { readRequest } from './reportRequest.ts'
import { reportPreview, spreadsheetDownload } from './spreadsheet.ts'

/** An empty address means none: clients of §7 send every parameter. */
const travellerEmail = z.optional(z.union([z.literal('').transform(() => undefined), emailAddress]))

/** The query of §7; days are days of booking, both included. */
const reportQuery = z.strictObject({
  companyId: recordId,
  fromDate: localDate,
  toDate: localDate,
  cultureCode: z.optional(cultureCode),
  travellerEmail,
})

interface ReportCall {
  caller: Caller
  query: z.output<typeof reportQuery>
  language: Language
  services: Services
}

/** The report of a call, whose company is the caller's. @throws as `readRequest` */
function requestOf(type: ReportType, { caller, query, language, services }: ReportCall) {
  const { companyId: _, cultureCode: code, ...asked } = query
  return readRequest({ ...asked, type, culture: cultureFor(code, language) }, caller, services)
}

const shared = { api: 'reporting', method: 'get', cites: '§1, §2, §6, §7 Reporting', query: reportQuery } as const

const chosenColumns = z
  .string()
  .max(1000)
  .regex(/^[A-Za-z,]+$/)
  .transform((list) => list.split(','))
  .pipe(z.array(z.enum(reportColumns)))

/** §7 Reporting: reports as files. Only a FinancialOfficer reads the company; travelers read their own bookings. */
export const reportOperations = [
  operation({
    ...shared,
    path: '/reports/download/executive',
    summary: 'Returns the report of the company as a PDF, in the language of its culture.',
    access: companyReports,
    answer: 'pdf',
    handle: async (call) => pdfReport(await requestOf('executive', call), call.services),
  }),
  operation({
    ...shared,
    path: '/reports/download/traveller',
    summary: 'Returns the report of a traveler as a PDF: of anyone for a FinancialOfficer, else of the caller.',
    access: reportReader,
    answer: 'pdf',
    handle: async (call) => pdfReport(await requestOf('traveller', call), call.services),
  }),
  operation({
    ...shared,
    path: '/reports/download/executive2',
    summary: 'Returns the bookings of the company as a spreadsheet, with all indicators.',
    access: companyReports,
    answer: 'spreadsheet',
    handle: async (call) => spreadsheetDownload(await requestOf('executive2', call), call.services),
  }),
  operation({
    ...shared,
    path: '/reports/download/traveller2',
    summary:
      'Returns the bookings of a traveler as a spreadsheet: of anyone for a FinancialOfficer, else of the caller.',
    access: reportReader,
    answer: 'spreadsheet',
    handle: async (call) => spreadsheetDownload(await requestOf('traveller2', call), call.services),
  }),
  operation({
    ...shared,
    path: '/reports/travellers',
    summary: 'Finds travelers of the company who have bookings, by name or e-mail address.',
    cites: 'Beyond §7',
    addition: 'reportjobs',
    access: companyReports,
    query: z.strictObject({ search: searchTerm }),
    answer: reportTravelerListSchema,
    handle: ({ caller, query, services }) => findTravelers(caller.companyId, query.search, services.db),
  }),
  operation({
    ...shared,
    path: '/reports/preview',
    summary: 'Returns the first rows of a spreadsheet of bookings, with the chosen columns.',
    cites: 'Beyond §7',
    addition: 'reportjobs',
    access: reportReader,
    query: z.strictObject({
      ...reportQuery.shape,
      type: z.enum(reportTypes).extract(['executive2', 'traveller2']),
      columns: z.optional(chosenColumns),
    }),
    answer: reportPreviewSchema,
    handle: async ({ query: { type, ...query }, ...call }) =>
      reportPreview(await requestOf(type, { ...call, query }), call.services),
  }),
]
