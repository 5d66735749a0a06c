import { and, asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { invoiceSchema, invoiceSummarySchema } from '#contract/trips.ts'
import type { Invoice } from '#contract/trips.ts'
import type { Database } from '#server/db/client.ts'
import { invoices, trips } from '#server/db/schema/trips.ts'
import { profileReader } from '#server/http/access.ts'
import { notFound } from '#server/http/envelope.ts'
import { operation } from '#server/http/operation.ts'

interface Of {
  companyId: string
  profileId: string
}

const invoicesOf = ({ companyId, profileId }: Of) =>
  and(eq(invoices.companyId, companyId), eq(invoices.profileId, profileId))

const selectInvoices = (db: Database) =>
  db
    .select({ invoice: invoices, bookingId: trips.bookingId })
    .from(invoices)
    .innerJoin(trips, eq(trips.id, invoices.tripId))

type Row = { invoice: typeof invoices.$inferSelect; bookingId: string }

const summary = ({
  invoice: { id, number, companyId, profileId, issuedAt, currency, total, creditOf },
  bookingId,
}: Row) => ({
  id,
  number,
  bookingId,
  issued: issuedAt.toISOString(),
  currency,
  total,
  creditOf,
  invoiceDownloadUrl: `/companies/${encodeURIComponent(companyId)}/profiles/${encodeURIComponent(profileId)}/invoices/${encodeURIComponent(id)}/document`,
})

/** One invoice of one person. @throws 404 where there is none */
export async function presentedInvoice(
  { invoiceId, ...of }: Of & { invoiceId: string },
  db: Database,
): Promise<Invoice> {
  const [row] = await selectInvoices(db).where(and(invoicesOf(of), eq(invoices.id, invoiceId)))
  if (!row) throw notFound()
  const { lines, tax, maskedCreditCard } = row.invoice
  return { ...summary(row), lines, tax, maskedCreditCard }
}

export const invoiceOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/invoices',
    summary: 'Invoices, newest first.',
    cites: '§7 Bookings',
    access: profileReader,
    answer: z.array(invoiceSummarySchema),
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
    summary: 'One invoice with its lines.',
    cites: '§7 Bookings',
    access: profileReader,
    answer: invoiceSchema,
    handle: ({ params, services }) => presentedInvoice(params, services.db),
  }),
]
