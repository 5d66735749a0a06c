import { call, serverState } from '@/store/apiSlice'
import { deletePaymentMethod, getCreditCards, postCreditCard, putCreditCard } from './payment.api'

/** A card decides what may be booked and what is warned about (§4). */
const touched = ['Cards', 'Profile', 'Notifications', 'Changes'] as const

const paymentQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    creditCards: build.query({ queryFn: call(getCreditCards), providesTags: ['Cards'] }),
    postCreditCard: build.mutation({
      queryFn: call(postCreditCard),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    putCreditCard: build.mutation({
      queryFn: call(putCreditCard),
      invalidatesTags: (answer) => (answer ? [...touched] : []),
    }),
    deletePaymentMethod: build.mutation({ queryFn: call(deletePaymentMethod), invalidatesTags: [...touched] }),
  }),
})
export const {
  useCreditCardsQuery,
  usePostCreditCardMutation,
  usePutCreditCardMutation,
  useDeletePaymentMethodMutation,
} = paymentQueries
