import { and, eq } from 'drizzle-orm'
import type { StoredField } from '#contract/trips/tripFieldValues.ts'
import type { Invoice } from '#contract/trips/invoices.ts'
import type { Database } from '#server/db/client.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { presentFields } from '#server/domains/trips/fields/companyFields.ts'
import { describeLine } from '#server/domains/trips/invoiceLine.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'

export const invoicesOf = ({ companyId, profileId }: ProfileRef) =>
  and(eq(invoices.companyId, companyId), eq(invoices.profileId, profileId))

export const selectInvoices = (db: Database) =>
  db
    .select({ invoice: invoices, bookingId: trips.bookingId, fields: trips.fields })
    .from(invoices)
    .innerJoin(trips, eq(trips.id, invoices.tripId))

type Row = { invoice: typeof invoices.$inferSelect; bookingId: string; fields: StoredField[] }

/** An invoice as an entry of a list. */
export const summary = ({
  invoice: { id, number, companyId, profileId, issuedAt, currency, total, creditOf },
  bookingId,
}: Omit<Row, 'fields'>) => ({
  id,
  number,
  bookingId,
  issued: issuedAt.toISOString(),
  currency,
  total,
  creditOf,
  invoiceDownloadUrl: `/companies/${encodeURIComponent(companyId)}/profiles/${encodeURIComponent(profileId)}/invoices/${encodeURIComponent(id)}/document`,
})

/** Identifies one invoice of a person. */
export type InvoiceRef = ProfileRef & { invoiceId: string }

/** One invoice of a person with its lines as texts. A trial booking has no card. @throws 404 */
export async function presentedInvoice(
  { invoiceId, ...profileRef }: InvoiceRef,
  how: Parameters<typeof describeLine>[1],
  { db, env }: Services,
): Promise<Invoice> {
  const [row] = await selectInvoices(db).where(and(invoicesOf(profileRef), eq(invoices.id, invoiceId)))
  if (!row) throw notFound()
  const { lines, tax } = row.invoice
  const maskedCreditCard = standingOf(env) === 'trial' ? null : row.invoice.maskedCreditCard
  const inWords = lines.map((line) => {
    const { kind, amount, tax: lineTax } = line
    return { description: describeLine(line, how), kind, amount, tax: lineTax }
  })
  return { ...summary(row), lines: inWords, tax, maskedCreditCard, ...presentFields(row.fields, how.language) }
}
