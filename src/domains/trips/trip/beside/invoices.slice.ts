import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getInvoice, getInvoices } from './invoices.api'

const invoicesEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // Cancelling a trip adds a credit note.
    invoices: build.query({ queryFn: toQueryFn(getInvoices), providesTags: ['Trips'] }),
    invoice: build.query({ queryFn: toQueryFn(getInvoice) }),
  }),
})
export const { useInvoicesQuery, useInvoiceQuery } = invoicesEndpoints
