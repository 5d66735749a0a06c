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
 * The tags that every change of an employee invalidates: the lists, the counts of cost centres, the records of changes
 * of company and profile, and, where administrators change themselves, their own profile.
 */
const listTags = [
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
const changed = [...listTags, 'Employee'] as const
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
    postEmployee: build.mutation({ queryFn: toQueryFn(postEmployee), invalidatesTags: whenAnswered(listTags) }),
    patchEmployee: build.mutation({ queryFn: toQueryFn(patchEmployee), invalidatesTags: whenAnswered(changed) }),
    deactivateEmployee: build.mutation({ queryFn: toQueryFn(deactivateEmployee), invalidatesTags: changed }),
    // The page of a deleted employee must not read them again before it closes.
    deleteEmployee: build.mutation({ queryFn: toQueryFn(deleteEmployee), invalidatesTags: listTags }),
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
