import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  deactivateEmployee,
  deleteEmployee,
  findEmployees,
  getEmployee,
  getEmployeeCostCenterRoles,
  getEmployees,
  getGivenRoles,
  getRoleRequests,
  getUninvited,
  patchEmployee,
  postBulkChange,
  postEmployee,
  putReopening,
  putRoleDecision,
} from './employees.api'

/**
 * What every change of an employee changes: the lists, how many a cost centre has, what the record of administration and
 * that of their profile note, and, where administrators change themselves, their own profile.
 */
const ofList = [
  'Employees',
  'RoleRequests',
  'ScimTokens',
  'CostCenters',
  'CostCenter',
  'CompanyChanges',
  'Changes',
  'Notifications',
  'Profile',
] as const
const changed = [...ofList, 'Employee'] as const
const whenAnswered =
  <Tag>(tags: readonly Tag[]) =>
  (answer: unknown) =>
    answer ? tags : []

const employeeEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    employees: build.query({ queryFn: toQueryFn(getEmployees), providesTags: ['Employees', 'Trips'] }),
    uninvited: build.query({ queryFn: toQueryFn(getUninvited), providesTags: ['Employees'] }),
    employee: build.query({ queryFn: toQueryFn(getEmployee), providesTags: ['Employee'] }),
    foundEmployees: build.query({ queryFn: toQueryFn(findEmployees) }),
    employeeCostCenterRoles: build.query({
      queryFn: toQueryFn(getEmployeeCostCenterRoles),
      providesTags: ['Employee', 'CostCenter'],
    }),
    givenRoles: build.query({ queryFn: toQueryFn(getGivenRoles) }),
    roleRequests: build.query({ queryFn: toQueryFn(getRoleRequests), providesTags: ['RoleRequests'] }),
    postEmployee: build.mutation({ queryFn: toQueryFn(postEmployee), invalidatesTags: whenAnswered(ofList) }),
    patchEmployee: build.mutation({ queryFn: toQueryFn(patchEmployee), invalidatesTags: whenAnswered(changed) }),
    deactivateEmployee: build.mutation({ queryFn: toQueryFn(deactivateEmployee), invalidatesTags: changed }),
    // The page of who is gone must not ask for them again before it is left.
    deleteEmployee: build.mutation({ queryFn: toQueryFn(deleteEmployee), invalidatesTags: ofList }),
    postBulkChange: build.mutation({
      queryFn: toQueryFn(postBulkChange),
      invalidatesTags: [...changed, 'CompanyCards', 'Cards'],
    }),
    putReopening: build.mutation({ queryFn: toQueryFn(putReopening), invalidatesTags: changed }),
    putRoleDecision: build.mutation({ queryFn: toQueryFn(putRoleDecision), invalidatesTags: changed }),
  }),
})
export const {
  useDeactivateEmployeeMutation,
  useDeleteEmployeeMutation,
  useEmployeeCostCenterRolesQuery,
  useEmployeeQuery,
  useEmployeesQuery,
  useFoundEmployeesQuery,
  useGivenRolesQuery,
  usePatchEmployeeMutation,
  usePostBulkChangeMutation,
  usePostEmployeeMutation,
  usePutReopeningMutation,
  usePutRoleDecisionMutation,
  useRoleRequestsQuery,
  useUninvitedQuery,
} = employeeEndpoints
