import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Trip } from '#contract/trips.ts'
import { useArrangersQuery } from '@/domains/arranger/arranger.slice'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import { localDay } from '@/lib/localDay'
import { useNow } from '@/i18n/useNow'
import { useActionMarksQuery } from './actions.slice'
import { actionCount, actionsOf } from './actions.rules'

/** What waits for the person signed in, without the trips it is about. */
function useWaiting() {
  const profileRef = useOwnProfile()
  return {
    profile: useProfileQuery(profileRef),
    notifications: useNotificationsQuery(profileRef),
    arrangers: useArrangersQuery(profileRef),
    marks: useActionMarksQuery(isOffered('actionmarks') ? profileRef : skipToken),
  }
}

/** In groups, once all of it has come or failed; without the profile there is nothing to show. */
function grouped(waiting: ReturnType<typeof useWaiting>, trips: readonly Trip[], today: string) {
  const { profile, notifications, arrangers, marks } = waiting
  if (!profile.data || Object.values(waiting).some(({ isLoading }) => isLoading)) return undefined
  return actionsOf({
    profile: profile.data,
    notifications: notifications.data ?? [],
    arrangers: arrangers.data ?? [],
    trips,
    marks: marks.data ?? [],
    today,
  })
}

/** Everything that waits for the person signed in. */
export function useActions() {
  const waiting = useWaiting()
  const trips = useTripsQuery(useOwnProfile())
  const day = localDay(useNow())
  const queries = [...Object.values(waiting), trips]
  return {
    groups: trips.isLoading ? undefined : grouped(waiting, trips.data ?? [], day),
    today: day,
    isLoading: queries.some((query) => query.isLoading),
    /** Something of it did not come; the rest shows. */
    hasFailed: queries.some((query) => query.isError),
    isFetching: queries.some((query) => query.isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}

/** How many things wait for the person signed in. Their trips are not asked for: they only say what comes first. */
export function useActionCount(): number {
  const groups = grouped(useWaiting(), [], localDay(useNow()))
  return groups ? actionCount(groups) : 0
}
