import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  cancelImport,
  checkImport,
  getImport,
  getImportProblems,
  getImports,
  postImport,
  postImportRows,
  runImport,
} from './imports.api'

const importEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    imports: build.query({ queryFn: toQueryFn(getImports), providesTags: ['Imports'] }),
    import: build.query({ queryFn: toQueryFn(getImport), providesTags: ['Imports'] }),
    importProblems: build.query({ queryFn: toQueryFn(getImportProblems), providesTags: ['Imports'] }),
    postImport: build.mutation({
      queryFn: toQueryFn(postImport),
      invalidatesTags: (answer) => (answer ? ['Imports'] : []),
    }),
    // The steps answer the import as it is, which is shown; asking for it again after each would double the calls.
    postImportRows: build.mutation({ queryFn: toQueryFn(postImportRows) }),
    checkImport: build.mutation({
      queryFn: toQueryFn(checkImport),
      invalidatesTags: (answer) => (answer?.status === 'checked' ? ['Imports'] : []),
    }),
    runImport: build.mutation({
      queryFn: toQueryFn(runImport),
      invalidatesTags: (answer) =>
        answer?.status === 'done'
          ? [
              'Imports',
              'Employees',
              'Employee',
              'CostCenters',
              'CostCenter',
              'CompanyChanges',
              'Changes',
              'Profile',
              'Notifications',
            ]
          : [],
    }),
    cancelImport: build.mutation({
      queryFn: toQueryFn(cancelImport),
      invalidatesTags: ['Imports', 'Employees', 'Employee', 'CostCenters', 'CostCenter', 'CompanyChanges'],
    }),
  }),
})
export const {
  useImportsQuery,
  useImportQuery,
  useImportProblemsQuery,
  usePostImportMutation,
  usePostImportRowsMutation,
  useCheckImportMutation,
  useRunImportMutation,
  useCancelImportMutation,
} = importEndpoints
