import type { ApiFailure } from '@/http/failure'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { confirmPhone, sendPhoneCode } from './personal.api'

/** The profile has another number by now, or this one is confirmed: what is shown is old. */
const ifOutOfDate = (_answer: unknown, failure: ApiFailure | undefined) =>
  failure?.status === 404 || failure?.messageCode === 'phoneConfirmed' ? (['Profile'] as const) : []

const personalEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, though the call is a GET (§7): each one sends a message.
    sendPhoneCode: build.mutation({ queryFn: toQueryFn(sendPhoneCode), invalidatesTags: ifOutOfDate }),
    confirmPhone: build.mutation({
      queryFn: toQueryFn(confirmPhone),
      invalidatesTags: (answer, failure) =>
        answer ? ['Profile', 'Notifications', 'Changes'] : ifOutOfDate(answer, failure),
    }),
  }),
})
export const { useSendPhoneCodeMutation, useConfirmPhoneMutation } = personalEndpoints
