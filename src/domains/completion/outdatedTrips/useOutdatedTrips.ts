import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import type { OutdatedTrip } from '#contract/trips/outdatedTrips.ts'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { useOutdatedTripsQuery } from './outdatedTrips.slice'

/** How a trip was dealt with while the notice was shown. */
export type Settled = 'told' | 'settled'

/** The outdated trips of a person, and those that were dealt with since the page was opened, which stay in the list. */
export function useOutdatedTrips(profileRef: ProfileRef) {
  const { currentData: data } = useOutdatedTripsQuery(isOffered('tripreport') ? profileRef : skipToken)
  const open = data ?? []
  const [first, setFirst] = useState<number>()
  if (data && first === undefined) setFirst(data.length)
  const [done, setDone] = useState<readonly { trip: OutdatedTrip; how: Settled }[]>([])
  /** A later change makes a trip outdated again. */
  const isOpen = (trip: OutdatedTrip) =>
    done.every((each) => each.trip.bookingId !== trip.bookingId || each.trip.changedAt < trip.changedAt)
  const left = open.filter(isOpen)
  const settled = done.filter(({ trip }) => left.every(({ bookingId }) => bookingId !== trip.bookingId))
  return {
    left,
    /** Whether there are more than when the page was opened: a save has made them. */
    isMore: first !== undefined && left.length > first,
    rows: [...left.map((trip) => ({ trip, how: undefined })), ...settled].toSorted((one, other) =>
      one.trip.departureDate.localeCompare(other.trip.departureDate),
    ),
    settle: (trip: OutdatedTrip, how: Settled) =>
      setDone((before) => [...before.filter((each) => each.trip.bookingId !== trip.bookingId), { trip, how }]),
  }
}
