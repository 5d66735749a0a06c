import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { slices } from '@/store/rootReducer'
import { getFirstSteps, getMissingDetails, postInvitations, putFirstSteps } from './admin.api'

const adminEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    missingDetails: build.query({ queryFn: toQueryFn(getMissingDetails) }),
    firstSteps: build.query({
      queryFn: toQueryFn(getFirstSteps),
      // The data by which the steps are judged.
      providesTags: ['FirstSteps', 'CompanySettings', 'CostCenters', 'TravelPolicies', 'CompanyCards', 'Employees'],
    }),
    putFirstSteps: build.mutation({
      queryFn: toQueryFn(putFirstSteps),
      invalidatesTags: (answer) => (answer ? ['FirstSteps'] : []),
    }),
    // Also after a failure: some may be invited already.
    postInvitations: build.mutation({
      queryFn: toQueryFn(postInvitations),
      invalidatesTags: ['Employees', 'CompanyChanges'],
    }),
  }),
})
export const { useFirstStepsQuery, useMissingDetailsQuery, usePostInvitationsMutation, usePutFirstStepsMutation } =
  adminEndpoints

const adminSlice = createSlice({
  name: 'admin',
  initialState: { selectedCostCenterId: null as string | null },
  reducers: {
    costCenterSelected: (state, { payload }: PayloadAction<string | null>) => {
      state.selectedCostCenterId = payload
    },
  },
  selectors: {
    /** §3 selected cost center: the latest opened one. A new cost center or card is offered below it. */
    selectedCostCenterId: (state) => state.selectedCostCenterId,
  },
})
declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof adminSlice> {}
}
export const { costCenterSelected } = adminSlice.actions
export const { selectedCostCenterId } = adminSlice.injectInto(slices).selectors
