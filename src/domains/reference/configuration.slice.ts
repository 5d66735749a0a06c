import { learnAdditions } from '@/http/additions'
import { setApiBaseUrls } from '@/http/clients'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getConfiguration, getEmployeeConfiguration, getFeatureConfiguration } from './configuration.api'

export const configurationEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    configuration: build.query({
      queryFn: toQueryFn(async (none: void, signal: AbortSignal) => {
        const configuration = await getConfiguration(none, signal)
        setApiBaseUrls(configuration.apis)
        learnAdditions(configuration.features)
        return configuration
      }),
      keepUnusedDataFor: Infinity,
    }),
    featureConfiguration: build.query({
      queryFn: toQueryFn(getFeatureConfiguration),
      keepUnusedDataFor: Infinity,
      providesTags: ['CompanySettings'],
    }),
    employeeConfiguration: build.query({
      queryFn: toQueryFn(getEmployeeConfiguration),
      keepUnusedDataFor: Infinity,
      providesTags: ['CompanySettings'],
    }),
  }),
})
export const { useFeatureConfigurationQuery, useEmployeeConfigurationQuery } = configurationEndpoints
