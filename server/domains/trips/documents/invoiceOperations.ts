import { asc, desc } from 'drizzle-orm'
import { invoiceListSchema, invoiceSchema } from '#contract/trips/invoices.ts'
import { invoices } from '#server/db/schema/trips/trips.ts'
import { profileReader } from '#server/http/access/access.ts'
import { cultureOfLanguage } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { invoicesOf, presentedInvoice, selectInvoices, summary } from './readInvoices.ts'

export const invoiceOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/invoices',
    summary: 'Lists invoices, newest first.',
    cites: '§7 Bookings',
    access: profileReader,
    answer: invoiceListSchema,
    handle: async ({ params, services }) => {
      const rows = await selectInvoices(services.db)
        .where(invoicesOf(params))
        .orderBy(desc(invoices.issuedAt), asc(invoices.id))
      return rows.map(summary)
    },
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/invoices/:invoiceId',
    summary: 'Returns one invoice with its lines.',
    cites: '§7 Bookings',
    access: profileReader,
    answer: invoiceSchema,
    handle: ({ params, language, services }) =>
      presentedInvoice(params, { language, locale: cultureOfLanguage[language] }, services),
  }),
]
