import * as z from 'zod/mini'
import { instant } from '#contract/wire/envelope.ts'
import { addition, listOf, optionalAddition } from '#contract/wire/lenient.ts'
import { tripFieldValueSchema } from './tripFieldValues.ts'
import { segmentKindSchema } from './trips.ts'

/** A row of `invoiceListSchema`. Amounts are in the currency's main unit. */
const invoiceSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  bookingId: z.string(),
  issued: instant,
  currency: z.string().check(z.length(3)),
  /** Negative for a credit note. */
  total: z.number(),
  /** Addition. Credit notes: id of the invoice it refunds; null for invoices. */
  creditOf: addition(z.nullable(z.string()), null),
  invoiceDownloadUrl: z.string(),
})
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>

/** GET .../invoices (§7 bookings): every invoice and credit note of a profile, newest first. */
export const invoiceListSchema = listOf(invoiceSummarySchema)

/** GET .../invoices/{invoiceId}. Lines describe the sold items in the reader's language; amounts are before tax. */
export const invoiceSchema = z.extend(invoiceSummarySchema, {
  lines: z.array(z.object({ description: z.string(), kind: segmentKindSchema, amount: z.number(), tax: z.number() })),
  tax: z.number(),
  maskedCreditCard: z.nullable(z.string()),
  /** Addition: the trip's values of the company's own fields; missing without any. */
  fields: optionalAddition(listOf(tripFieldValueSchema)),
})
export type Invoice = z.infer<typeof invoiceSchema>
