import { whyRoleIsNotSaved } from '@/domains/admin/admin.rules'
import type { ApiFailure } from '@/http/failure'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  deleteCostCenterRole,
  getCostCenter,
  getCostCenterRoles,
  getCostCenters,
  patchCostCenter,
  patchCostCenterRole,
  postCostCenter,
  postCostCenterRole,
} from './costCenters.api'

const lists = ['CostCenters', 'CompanyChanges'] as const
/** Employees, profiles and cards contain the name of their cost centre. */
const changed = [...lists, 'CostCenter', 'Employees', 'Employee', 'Profile', 'CompanyCards'] as const
/** An employee is read together with their roles. */
const roleChanged = [...lists, 'CostCenter', 'Employee'] as const

const refused = (message: string): { error: ApiFailure } => ({
  error: { status: 400, messageCode: 'missingRequiredFields', message },
})

const costCenterEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    costCenters: build.query({ queryFn: toQueryFn(getCostCenters), providesTags: ['CostCenters'] }),
    costCenter: build.query({ queryFn: toQueryFn(getCostCenter), providesTags: ['CostCenter'] }),
    costCenterRoles: build.query({ queryFn: toQueryFn(getCostCenterRoles), providesTags: ['CostCenter'] }),
    postCostCenter: build.mutation({
      queryFn: toQueryFn(postCostCenter),
      invalidatesTags: (answer) => (answer ? [...lists, 'CostCenter'] : []),
    }),
    patchCostCenter: build.mutation({
      queryFn: toQueryFn(patchCostCenter),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
    postCostCenterRole: build.mutation({
      queryFn: (request: Parameters<typeof postCostCenterRole>[0], { signal }) => {
        const problem = whyRoleIsNotSaved(request.role, ['costCenterId'])
        return problem ? refused(problem) : toQueryFn(postCostCenterRole)(request, { signal })
      },
      invalidatesTags: (answer) => (answer ? roleChanged : []),
    }),
    patchCostCenterRole: build.mutation({
      queryFn: (request: Parameters<typeof patchCostCenterRole>[0], { signal }) => {
        const problem = whyRoleIsNotSaved(request.role, ['id', 'costCenterId'])
        return problem ? refused(problem) : toQueryFn(patchCostCenterRole)(request, { signal })
      },
      invalidatesTags: (answer) => (answer ? roleChanged : []),
    }),
    deleteCostCenterRole: build.mutation({ queryFn: toQueryFn(deleteCostCenterRole), invalidatesTags: roleChanged }),
  }),
})
export const {
  useCostCentersQuery,
  useCostCenterQuery,
  useCostCenterRolesQuery,
  usePostCostCenterMutation,
  usePatchCostCenterMutation,
  usePostCostCenterRoleMutation,
  usePatchCostCenterRoleMutation,
  useDeleteCostCenterRoleMutation,
} = costCenterEndpoints
