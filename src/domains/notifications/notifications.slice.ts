import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getNotifications } from './notifications.api'

export const notificationsEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query({ queryFn: toQueryFn(getNotifications), providesTags: ['Notifications'] }),
  }),
})
export const { useNotificationsQuery } = notificationsEndpoints
