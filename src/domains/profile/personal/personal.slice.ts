import type { ApiFailure } from '@/http/failure'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { confirmPhone, sendPhoneCode } from './personal.api'

/** Reloads the profile after errors that mean it is out of date: it has another number, or the number is confirmed. */
const ifOutOfDate = (_answer: unknown, failure: ApiFailure | undefined) =>
  failure?.status === 404 || failure?.messageCode === 'phoneConfirmed' ? (['Profile'] as const) : []

const personalEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // A mutation although the call is a GET (§7), as each call sends a message.
    sendPhoneCode: build.mutation({ queryFn: toQueryFn(sendPhoneCode), invalidatesTags: ifOutOfDate }),
    confirmPhone: build.mutation({
      queryFn: toQueryFn(confirmPhone),
      invalidatesTags: (answer, failure) =>
        answer ? ['Profile', 'Notifications', 'Changes'] : ifOutOfDate(answer, failure),
    }),
  }),
})
export const { useSendPhoneCodeMutation, useConfirmPhoneMutation } = personalEndpoints
