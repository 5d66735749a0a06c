import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  cancelReportJob,
  getReportJobs,
  getReportPreview,
  getReportTravelers,
  postReportJob,
  retryReportJob,
} from './reports.api'

const reportEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    reportJobs: build.query({ queryFn: toQueryFn(getReportJobs), providesTags: ['ReportJobs'] }),
    reportPreview: build.query({ queryFn: toQueryFn(getReportPreview) }),
    reportTravelers: build.query({ queryFn: toQueryFn(getReportTravelers) }),
    postReportJob: build.mutation({ queryFn: toQueryFn(postReportJob), invalidatesTags: ['ReportJobs'] }),
    cancelReportJob: build.mutation({ queryFn: toQueryFn(cancelReportJob), invalidatesTags: ['ReportJobs'] }),
    retryReportJob: build.mutation({ queryFn: toQueryFn(retryReportJob), invalidatesTags: ['ReportJobs'] }),
  }),
})
export const {
  useReportJobsQuery,
  useReportPreviewQuery,
  useReportTravelersQuery,
  usePostReportJobMutation,
  useCancelReportJobMutation,
  useRetryReportJobMutation,
} = reportEndpoints
