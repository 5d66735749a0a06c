import { invoiceListSchema, invoiceSchema } from '#contract/trips/invoices.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** GET .../invoices: all invoices and credit notes of a person. A 401 does not restart login (§4). */
export const getInvoices = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(profileRef)}/invoices`, { signal, staysOn401: true }).then(parseBody(invoiceListSchema))

/** GET .../invoices/{invoiceId}: an invoice or credit note with its lines. */
export const getInvoice = ({ invoiceId, ...profileRef }: ProfileRef & { invoiceId: string }, signal: AbortSignal) =>
  mainHttp
    .get(`${profilePath(profileRef)}/invoices/${encodeURIComponent(invoiceId)}`, { signal })
    .then(parseBody(invoiceSchema))
