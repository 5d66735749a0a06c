import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  cancelReportJob,
  getReportJobs,
  getReportPreview,
  getReportTravellers,
  postReportJob,
  retryReportJob,
} from './reports.api'

const reportEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    reportJobs: build.query({ queryFn: toQueryFn(getReportJobs), providesTags: ['ReportJobs'] }),
    reportPreview: build.query({ queryFn: toQueryFn(getReportPreview) }),
    reportTravellers: build.query({ queryFn: toQueryFn(getReportTravellers) }),
    postReportJob: build.mutation({ queryFn: toQueryFn(postReportJob), invalidatesTags: ['ReportJobs'] }),
    cancelReportJob: build.mutation({ queryFn: toQueryFn(cancelReportJob), invalidatesTags: ['ReportJobs'] }),
    retryReportJob: build.mutation({ queryFn: toQueryFn(retryReportJob), invalidatesTags: ['ReportJobs'] }),
  }),
})
export const {
  useReportJobsQuery,
  useReportPreviewQuery,
  useReportTravellersQuery,
  usePostReportJobMutation,
  useCancelReportJobMutation,
  useRetryReportJobMutation,
} = reportEndpoints
