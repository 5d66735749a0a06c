import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { deletePaymentMethod, getCompanyCards, getCreditCards, postCreditCard, putCreditCard } from './payment.api'

/** Cards also affect what can be booked, and notifications (§4). */
const touched = ['Cards', 'Profile', 'Notifications', 'Changes'] as const

const paymentEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    creditCards: build.query({ queryFn: toQueryFn(getCreditCards), providesTags: ['Cards'] }),
    companyCardsOf: build.query({ queryFn: toQueryFn(getCompanyCards), providesTags: ['CompanyCards'] }),
    postCreditCard: build.mutation({
      queryFn: toQueryFn(postCreditCard),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    putCreditCard: build.mutation({
      queryFn: toQueryFn(putCreditCard),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    deletePaymentMethod: build.mutation({ queryFn: toQueryFn(deletePaymentMethod), invalidatesTags: [...touched] }),
  }),
})
export const {
  useCreditCardsQuery,
  useCompanyCardsOfQuery,
  usePostCreditCardMutation,
  usePutCreditCardMutation,
  useDeletePaymentMethodMutation,
} = paymentEndpoints
