import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  getCompletion,
  getManagedModules,
  getModule,
  getModules,
  patchModule,
  postAttempt,
  postModuleStart,
} from './education.api'

const educationEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    modules: build.query({ queryFn: toQueryFn(getModules), providesTags: ['Education'] }),
    module: build.query({ queryFn: toQueryFn(getModule), providesTags: ['Education'] }),
    postModuleStart: build.mutation({ queryFn: toQueryFn(postModuleStart), invalidatesTags: ['Education'] }),
    postAttempt: build.mutation({
      queryFn: toQueryFn(postAttempt),
      invalidatesTags: ['Education', 'Notifications'],
    }),
    managedModules: build.query({ queryFn: toQueryFn(getManagedModules), providesTags: ['Education'] }),
    completion: build.query({ queryFn: toQueryFn(getCompletion), providesTags: ['Education'] }),
    patchModule: build.mutation({
      queryFn: toQueryFn(patchModule),
      invalidatesTags: (_data, error) => (error ? ['Education'] : ['Education', 'CompanyChanges', 'Notifications']),
    }),
  }),
})
export const {
  useModulesQuery,
  useModuleQuery,
  usePostModuleStartMutation,
  usePostAttemptMutation,
  useManagedModulesQuery,
  useCompletionQuery,
  usePatchModuleMutation,
} = educationEndpoints
