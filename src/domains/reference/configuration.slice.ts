import { learnApis } from '@/http/clients'
import { call, serverState } from '@/store/apiSlice'
import { getConfiguration, getEmployeeConfiguration, getFeatureConfiguration } from './configuration.api'

export const configurationQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    configuration: build.query({
      queryFn: call(async (none: void, signal: AbortSignal) => {
        const configuration = await getConfiguration(none, signal)
        learnApis(configuration.apis)
        return configuration
      }),
      keepUnusedDataFor: Infinity,
    }),
    featureConfiguration: build.query({ queryFn: call(getFeatureConfiguration), keepUnusedDataFor: Infinity }),
    employeeConfiguration: build.query({ queryFn: call(getEmployeeConfiguration), keepUnusedDataFor: Infinity }),
  }),
})
export const { useFeatureConfigurationQuery, useEmployeeConfigurationQuery } = configurationQueries
