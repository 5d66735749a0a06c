import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { endScimToken, getScimTokens, postScimToken, putScimToken } from './provisioning.api'

const provisioningEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    scimTokens: build.query({ queryFn: toQueryFn(getScimTokens), providesTags: ['ScimTokens'] }),
    postScimToken: build.mutation({
      queryFn: toQueryFn(postScimToken),
      invalidatesTags: (answer) => (answer ? ['ScimTokens', 'CompanyChanges'] : []),
    }),
    putScimToken: build.mutation({
      queryFn: toQueryFn(putScimToken),
      invalidatesTags: ['ScimTokens', 'CompanyChanges'],
    }),
    endScimToken: build.mutation({
      queryFn: toQueryFn(endScimToken),
      invalidatesTags: ['ScimTokens', 'CompanyChanges'],
    }),
  }),
})
export const { useScimTokensQuery, usePostScimTokenMutation, usePutScimTokenMutation, useEndScimTokenMutation } =
  provisioningEndpoints
