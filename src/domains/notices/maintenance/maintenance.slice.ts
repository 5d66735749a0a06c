import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { slices } from '@/store/rootReducer'
import {
  deleteNotice,
  endNotice,
  getLatestNotice,
  getNotices,
  postNotice,
  putDismissedNotice,
  putNotice,
} from './maintenance.api'

const changed = ['Maintenance', 'MaintenanceNotices', 'CompanyChanges'] as const

const maintenanceEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    latestNotice: build.query({ queryFn: toQueryFn(getLatestNotice), providesTags: ['Maintenance'] }),
    // Another notice may take its place.
    putDismissedNotice: build.mutation({
      queryFn: toQueryFn(putDismissedNotice),
      invalidatesTags: (_, failure) => (failure ? [] : ['Maintenance']),
    }),
    notices: build.query({ queryFn: toQueryFn(getNotices), providesTags: ['MaintenanceNotices'] }),
    postNotice: build.mutation({
      queryFn: toQueryFn(postNotice),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
    putNotice: build.mutation({
      queryFn: toQueryFn(putNotice),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
    endNotice: build.mutation({
      queryFn: toQueryFn(endNotice),
      // Asked for again after a failure too: it may be another version by now.
      invalidatesTags: (answer) => (answer ? changed : ['MaintenanceNotices']),
    }),
    deleteNotice: build.mutation({
      queryFn: toQueryFn(deleteNotice),
      // Asked for again after a failure too: it may be another version by now.
      invalidatesTags: (answer) => (answer ? changed : ['MaintenanceNotices']),
    }),
  }),
})
export const {
  useLatestNoticeQuery,
  usePutDismissedNoticeMutation,
  useNoticesQuery,
  usePostNoticeMutation,
  usePutNoticeMutation,
  useEndNoticeMutation,
  useDeleteNoticeMutation,
} = maintenanceEndpoints

/** The keys of the notices that were dismissed since the application was opened, whether or not the backend knows. */
const dismissedSlice = createSlice({
  name: 'dismissedNotices',
  initialState: [] as string[],
  reducers: {
    noticeDismissed: (keys, { payload }: PayloadAction<string>) => [...keys, payload],
  },
  selectors: { dismissedNotices: (state) => state },
})
declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof dismissedSlice> {}
}
export const { noticeDismissed } = dismissedSlice.actions
export const { dismissedNotices } = dismissedSlice.injectInto(slices).selectors
