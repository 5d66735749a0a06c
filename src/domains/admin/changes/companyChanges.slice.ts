import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getCompanyChanges } from './companyChanges.api'

const companyChangeEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    companyChanges: build.query({ queryFn: toQueryFn(getCompanyChanges), providesTags: ['CompanyChanges'] }),
  }),
})
export const { useCompanyChangesQuery } = companyChangeEndpoints
