import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getCompanySettings, putCompanySettings } from './companySettings.api'

const companySettingsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    companySettings: build.query({ queryFn: toQueryFn(getCompanySettings), providesTags: ['CompanySettings'] }),
    putCompanySettings: build.mutation({
      queryFn: toQueryFn(putCompanySettings),
      // The need for a company card decides who may book.
      invalidatesTags: (answer) =>
        answer ? ['CompanySettings', 'CompanyChanges', 'Profile', 'Notifications', 'Employees'] : [],
    }),
  }),
})
export const { useCompanySettingsQuery, usePutCompanySettingsMutation } = companySettingsEndpoints
