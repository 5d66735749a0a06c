import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  deleteCompanyCard,
  getCardAssignments,
  getCardsOfCostCenter,
  getCompanyCard,
  getCompanyCards,
  postCompanyCard,
  putCardAssignments,
  putCompanyCard,
} from './companyCards.api'

/** The page of a removed card must not read it again before it closes, so only `list` is invalidated then. */
const list = { type: 'CompanyCards' as const, id: 'list' }
/** Further tags that a change of assignments invalidates, as these decide who may book, the reader included (§4). */
const dependentTags = ['CompanyChanges', 'Employees', 'Employee', 'Profile', 'Notifications'] as const

const companyCardEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    companyCards: build.query({ queryFn: toQueryFn(getCompanyCards), providesTags: ['CompanyCards', list] }),
    cardsOfCostCenter: build.query({
      queryFn: toQueryFn(getCardsOfCostCenter),
      providesTags: ['CompanyCards', list],
    }),
    companyCard: build.query({ queryFn: toQueryFn(getCompanyCard), providesTags: ['CompanyCards'] }),
    cardAssignments: build.query({ queryFn: toQueryFn(getCardAssignments), providesTags: ['CompanyCards'] }),
    postCompanyCard: build.mutation({
      queryFn: toQueryFn(postCompanyCard),
      invalidatesTags: (answer) => (answer ? ['CompanyCards', 'CompanyChanges'] : []),
    }),
    putCompanyCard: build.mutation({
      queryFn: toQueryFn(putCompanyCard),
      invalidatesTags: (answer) => (answer ? ['CompanyCards', ...dependentTags] : []),
    }),
    deleteCompanyCard: build.mutation({
      queryFn: toQueryFn(deleteCompanyCard),
      // Asked for again after a failure too: it may be another version by now.
      invalidatesTags: (answer) => (answer ? [list, ...dependentTags] : ['CompanyCards']),
    }),
    putCardAssignments: build.mutation({
      queryFn: toQueryFn(putCardAssignments),
      invalidatesTags: (answer) => (answer ? ['CompanyCards', ...dependentTags] : []),
    }),
  }),
})
export const {
  useCompanyCardsQuery,
  useCardsOfCostCenterQuery,
  useCompanyCardQuery,
  useCardAssignmentsQuery,
  usePostCompanyCardMutation,
  usePutCompanyCardMutation,
  useDeleteCompanyCardMutation,
  usePutCardAssignmentsMutation,
} = companyCardEndpoints
