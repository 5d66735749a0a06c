import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  deleteCompanyCard,
  getCardAssignments,
  getCompanyCard,
  getCompanyCards,
  postCompanyCard,
  putCardAssignments,
  putCompanyCard,
} from './companyCards.api'

/** A removed card's own page must not ask for it again before it is left, so `list` alone is invalidated then. */
const list = { type: 'CompanyCards' as const, id: 'list' }
/** Whom a card pays for also decides who may book, the reader among them (§4). */
const touched = ['CompanyChanges', 'Employees', 'Employee', 'Profile', 'Notifications'] as const

const companyCardEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    companyCards: build.query({ queryFn: toQueryFn(getCompanyCards), providesTags: ['CompanyCards', list] }),
    companyCard: build.query({ queryFn: toQueryFn(getCompanyCard), providesTags: ['CompanyCards'] }),
    cardAssignments: build.query({ queryFn: toQueryFn(getCardAssignments), providesTags: ['CompanyCards'] }),
    postCompanyCard: build.mutation({
      queryFn: toQueryFn(postCompanyCard),
      invalidatesTags: (answer) => (answer ? ['CompanyCards', 'CompanyChanges'] : []),
    }),
    putCompanyCard: build.mutation({
      queryFn: toQueryFn(putCompanyCard),
      invalidatesTags: (answer) => (answer ? ['CompanyCards', ...touched] : []),
    }),
    deleteCompanyCard: build.mutation({
      queryFn: toQueryFn(deleteCompanyCard),
      invalidatesTags: (answer) => (answer ? [list, ...touched] : []),
    }),
    putCardAssignments: build.mutation({
      queryFn: toQueryFn(putCardAssignments),
      invalidatesTags: (answer) => (answer ? ['CompanyCards', ...touched] : []),
    }),
  }),
})
export const {
  useCompanyCardsQuery,
  useCompanyCardQuery,
  useCardAssignmentsQuery,
  usePostCompanyCardMutation,
  usePutCompanyCardMutation,
  useDeleteCompanyCardMutation,
  usePutCardAssignmentsMutation,
} = companyCardEndpoints
