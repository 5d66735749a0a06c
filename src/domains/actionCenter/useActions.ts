import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Trip } from '#contract/trips/trips.ts'
import { useArrangersQuery } from '@/domains/arranger/arranger.slice'
import { useMyGroupTravels } from '@/domains/events/shared/useMyGroupTravels'
import { helpPollMs } from '@/domains/notifications/notifications.rules'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import { mayNavigate } from '@/routes/permissions'
import { rowOf } from '@/routes/table'
import { localDay } from '@/lib/localDay'
import { whileShown } from '@/store/sharedData'
import { useNow } from '@/i18n/useNow'
import { useActionMarksQuery } from './actions.slice'
import { actionsOf, type OpenAction, openActions } from './actions.rules'

/**
 * Queries of the data behind the actions of the signed-in person, without their trips. Guests (§6) have no action
 * centre: of their actions only urgent notifications show, which need neither arrangers nor marks.
 */
function useWaiting() {
  const profileRef = useOwnProfile()
  const { roles } = useSession()
  const hasActionCenter = mayNavigate(rowOf('actionCenter'), roles)
  const helps = roles.includes('RiskAdvisor')
  return {
    profile: useProfileQuery(profileRef),
    notifications: useNotificationsQuery(profileRef, helps ? whileShown(helpPollMs) : undefined),
    arrangers: useArrangersQuery(hasActionCenter ? profileRef : skipToken),
    groups: useMyGroupTravels(),
    marks: useActionMarksQuery(hasActionCenter && isOffered('actionmarks') ? profileRef : skipToken),
  }
}

/** The groups, once every query has succeeded or failed. */
function grouped(waiting: ReturnType<typeof useWaiting>, trips: readonly Trip[], today: string) {
  const { profile, notifications, arrangers, groups, marks } = waiting
  if (Object.values(waiting).some(({ isLoading }) => isLoading)) return undefined
  return actionsOf({
    profile: profile.data,
    notifications: notifications.data ?? [],
    arrangers: arrangers.data ?? [],
    groups: groups.data ?? [],
    trips,
    marks: marks.data ?? [],
    today,
  })
}

/** The actions of the signed-in person. */
export function useActions() {
  const waiting = useWaiting()
  const trips = useTripsQuery(useOwnProfile())
  const day = localDay(useNow())
  const queries = [...Object.values(waiting), trips]
  return {
    groups: trips.isLoading ? undefined : grouped(waiting, trips.data ?? [], day),
    today: day,
    isLoading: queries.some((query) => query.isLoading),
    /** Some of the data failed to load; actions from the rest are shown. */
    hasFailed: queries.some((query) => query.isError),
    isFetching: queries.some((query) => query.isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}

/**
 * The signed-in person's open actions, for the bell and the count in the menu, undefined while loading. Trips are not
 * loaded, because they only affect the order.
 */
export function useOpenActions() {
  const waiting = useWaiting()
  const groups = grouped(waiting, [], localDay(useNow()))
  return {
    actions: groups && openActions(groups),
    isFetching: Object.values(waiting).some((query) => query.isFetching),
    refetch: () => {
      for (const query of Object.values(waiting)) if (!query.isUninitialized) void query.refetch()
    },
  }
}

/** Those that the person has not read yet. */
export const unread = (actions: readonly OpenAction[]): OpenAction[] => actions.filter(({ isRead }) => !isRead)
