import { call, serverState } from '@/store/apiSlice'
import { getNotifications } from './notifications.api'

const notificationsQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query({ queryFn: call(getNotifications), providesTags: ['Notifications'] }),
  }),
})
export const { useNotificationsQuery } = notificationsQueries
