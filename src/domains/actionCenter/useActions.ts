import { skipToken } from '@reduxjs/toolkit/query/react'
import { useArrangersQuery } from '@/domains/arranger/arranger.slice'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import { localDay } from '@/lib/localDay'
import { useNow } from '@/i18n/useNow'
import { useActionMarksQuery } from './actions.slice'
import { actionsOf } from './actions.rules'

/** Everything that waits for the person signed in; without the profile there is nothing to show. */
export function useActions() {
  const profileRef = useOwnProfile()
  const profile = useProfileQuery(profileRef)
  const notifications = useNotificationsQuery(profileRef)
  const arrangers = useArrangersQuery(profileRef)
  const trips = useTripsQuery(profileRef)
  const marks = useActionMarksQuery(isOffered('actionmarks') ? profileRef : skipToken)
  const day = localDay(useNow())
  const queries = [profile, notifications, arrangers, trips, marks]
  const isLoading = queries.some((query) => query.isLoading)
  return {
    groups:
      profile.data && !isLoading
        ? actionsOf({
            profile: profile.data,
            notifications: notifications.data ?? [],
            arrangers: arrangers.data ?? [],
            trips: trips.data ?? [],
            marks: marks.data ?? [],
            today: day,
          })
        : undefined,
    today: day,
    isLoading,
    /** Something of it did not come; the rest shows. */
    hasFailed: queries.some((query) => query.isError),
    isFetching: queries.some((query) => query.isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}
