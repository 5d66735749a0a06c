import { z } from 'zod'
import { cultureCode } from '#contract/wire/envelope.ts'
import { profileReader } from '#server/http/access/access.ts'
import { cultureFor } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { invoiceFile, itineraryFile } from './files.ts'

const documentQuery = z.strictObject({ cultureCode: z.optional(cultureCode) })

export const documentOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId/itinerary',
    summary: 'Returns the itinerary as a PDF, in French for fr-CA, in English otherwise.',
    cites: '§1, §3 itineraryDownloadUrl',
    access: profileReader,
    query: documentQuery,
    answer: 'pdf',
    handle: ({ params, query, language, services }) =>
      itineraryFile(params, cultureFor(query.cultureCode, language), services),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/invoices/:invoiceId/document',
    summary: 'Returns the invoice as a PDF, in French for fr-CA, in English otherwise.',
    cites: '§1, §3 invoiceDownloadUrl',
    access: profileReader,
    query: documentQuery,
    answer: 'pdf',
    handle: ({ params, query, language, services }) =>
      invoiceFile(params, cultureFor(query.cultureCode, language), services),
  }),
]
