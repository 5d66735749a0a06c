import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getCancellations, getCompanyCredits, getOwnCredits, postCreditUse } from './credits.api'

const creditEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // A cancelled trip may leave a credit.
    companyCredits: build.query({ queryFn: toQueryFn(getCompanyCredits), providesTags: ['Credits', 'Trips'] }),
    ownCredits: build.query({ queryFn: toQueryFn(getOwnCredits), providesTags: ['Credits', 'Trips'] }),
    companyCancellations: build.query({ queryFn: toQueryFn(getCancellations), providesTags: ['Credits', 'Trips'] }),
    // Refused ones too: the credit has changed.
    postCreditUse: build.mutation({
      queryFn: toQueryFn(postCreditUse),
      invalidatesTags: ['Credits', 'Notifications'],
    }),
  }),
})
export const { useCompanyCreditsQuery, useOwnCreditsQuery, useCompanyCancellationsQuery, usePostCreditUseMutation } =
  creditEndpoints
