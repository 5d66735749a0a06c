import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { slices } from '@/store/rootReducer'
import { defaultFilter, type ScoreFilter } from './scoreFilter.rules'
import {
  getCompanyOverview,
  getInsights,
  getKpiBreakdown,
  getMonthlySummaries,
  getReportCostCenters,
  getScoreBookings,
  getScoreFormulas,
  getScoreReport,
  getScoreSettings,
} from './scores.api'

const scoresEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    companyOverview: build.query({ queryFn: toQueryFn(getCompanyOverview) }),
    // A booking and a change of language change them, as they change trips.
    scoreReport: build.query({ queryFn: toQueryFn(getScoreReport), providesTags: ['Trips'] }),
    monthlySummaries: build.query({ queryFn: toQueryFn(getMonthlySummaries), providesTags: ['Trips'] }),
    scoreBookings: build.query({ queryFn: toQueryFn(getScoreBookings), providesTags: ['Trips'] }),
    insights: build.query({ queryFn: toQueryFn(getInsights), providesTags: ['Trips'] }),
    reportCostCenters: build.query({ queryFn: toQueryFn(getReportCostCenters), providesTags: ['CostCenters'] }),
    kpiBreakdown: build.query({ queryFn: toQueryFn(getKpiBreakdown), providesTags: ['Trips'] }),
    scoreSettings: build.query({ queryFn: toQueryFn(getScoreSettings), providesTags: ['Trips'] }),
    scoreFormulas: build.query({ queryFn: toQueryFn(getScoreFormulas), providesTags: ['Trips'] }),
  }),
})
export const {
  useCompanyOverviewQuery,
  useInsightsQuery,
  useKpiBreakdownQuery,
  useMonthlySummariesQuery,
  useReportCostCentersQuery,
  useScoreBookingsQuery,
  useScoreFormulasQuery,
  useScoreReportQuery,
  useScoreSettingsQuery,
} = scoresEndpoints

/**
 * The last chosen filter of score reports (§3). The address of a page decides while it names a filter; a page whose
 * address names none takes this one, and its address names it from then on.
 */
const scoresSlice = createSlice({
  name: 'scores',
  initialState: defaultFilter,
  reducers: { filterChosen: (_, { payload }: PayloadAction<ScoreFilter>) => payload },
  selectors: { chosenFilter: (state) => state },
})
declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof scoresSlice> {}
}
export const { filterChosen } = scoresSlice.actions
export const { chosenFilter } = scoresSlice.injectInto(slices).selectors
