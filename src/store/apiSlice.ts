import { buildCreateApi, coreModule, fakeBaseQuery, reactHooksModule } from '@reduxjs/toolkit/query/react'
import { type ApiFailure, toFailure } from '@/http/failure'
import { sessionEpoch } from '@/http/sessionEpoch'
import { queryHooksModule } from './queryHooks'
import { askAgainModule } from './sharedData'

const createApi = buildCreateApi(coreModule(), reactHooksModule(), queryHooksModule, askAgainModule)

/**
 * The one cache of server data. Each domain injects its endpoints, which call the axios functions of its `.api.ts`.
 * Domains refresh each other's data by tags, never by imports.
 */
export const apiSlice = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: [
    'Trips',
    'Calendar',
    'OutdatedTrips',
    'Profile',
    'Notifications',
    'EmergencyContact',
    'Cards',
    'Documents',
    'Preferences',
    'Memberships',
    'Absences',
    'Arrangers',
    'Travelers',
    'OrganizedGroups',
    'GroupCards',
    'Changes',
    'ActionMarks',
    'Guests',
    'Guest',
    'Groups',
    'Employees',
    'Employee',
    'RoleRequests',
    'CostCenters',
    'CostCenter',
    'TravelPolicies',
    'TripFields',
    'CompanyCards',
    'CompanySettings',
    'CompanyChanges',
    'Imports',
    'ScimTokens',
    'FirstSteps',
    'CarbonTargets',
    'Budgets',
    'ReportJobs',
    'Credits',
    'Stays',
    'SavedSearches',
    'RollCalls',
    'RollCallPeople',
    'Maintenance',
    'MaintenanceNotices',
    'HomeContent',
    'Education',
    'Apps',
    'Approvals',
    'TravelRequests',
    'HelpDesk',
    'HelpDeskQueue',
  ],
  endpoints: () => ({}),
})

/** Replaces an answer whose session ended while it was pending, because its data must not reach the next session. */
const staleResponse: ApiFailure = { status: 0, messageCode: 'cancelled', message: '' }

/**
 * Turns an API function into the `queryFn` of an endpoint, which returns the function's result or an `ApiFailure`. The
 * call is cancelled when no component needs it any more.
 */
export const toQueryFn =
  <Request, Answer>(send: (request: Request, signal: AbortSignal) => Promise<Answer>) =>
  async (request: Request, { signal }: { signal: AbortSignal }): Promise<{ data: Answer } | { error: ApiFailure }> => {
    const asked = sessionEpoch()
    try {
      const data = await send(request, signal)
      return asked === sessionEpoch() ? { data } : { error: staleResponse }
    } catch (error) {
      return { error: toFailure(error) }
    }
  }
