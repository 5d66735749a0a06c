import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getBudgets, getCostCenterBudgets, postBudgetCopies, putBudget } from './budgets.api'

const changed = ['Budgets', 'CompanyChanges', 'Notifications'] as const

const budgetEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // A booking, and a trip that waits for approval, use a part of a budget.
    budgets: build.query({ queryFn: toQueryFn(getBudgets), providesTags: ['Budgets', 'CostCenters', 'Trips'] }),
    costCenterBudgets: build.query({ queryFn: toQueryFn(getCostCenterBudgets), providesTags: ['Budgets', 'Trips'] }),
    putBudget: build.mutation({
      queryFn: toQueryFn(putBudget),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
    postBudgetCopies: build.mutation({
      queryFn: toQueryFn(postBudgetCopies),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
  }),
})
export const { useBudgetsQuery, useCostCenterBudgetsQuery, usePutBudgetMutation, usePostBudgetCopiesMutation } =
  budgetEndpoints
