import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NewManualTrip } from '#contract/trips/manualTrips.ts'
import { type Trip, tripSchema } from '#contract/trips/trips.ts'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { failureOf } from '@/http/failure'
import { apiSlice } from '@/store/apiSlice'
import { useAppDispatch } from '@/store/hooks'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { useAddManualTripMutation, useChangeManualTripMutation } from './manualTrips.slice'

/** Saves a new trip and opens its page, or saves changes and closes the dialog. */
export function useSaveManualTrip(trip: Trip | undefined, onClose: () => void) {
  const profileRef = useSubjectProfile()
  const locale = useLocale()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [add, added] = useAddManualTripMutation()
  const [change, changed] = useChangeManualTripMutation()
  /** The version that came with a 412; the cached trip may still be older. */
  const seen = useRef(0)

  const save = async ({ segments }: NewManualTrip) => {
    if (!trip) {
      const answer = await add({ ...profileRef, trip: { segments } })
      if (answer.data) await navigate(pathTo(locale, 'trip', { bookingId: answer.data.bookingId }))
      return
    }
    const version = Math.max(trip.version, seen.current)
    const answer = await change({ ...profileRef, bookingId: trip.bookingId, trip: { version, segments } })
    if (answer.data) return onClose()
    const failure = failureOf(answer.error)
    if (failure?.status !== 412) return
    // Saving again replaces this version: the 412 contains the current trip, which the page reloads too.
    seen.current = tripSchema.safeParse(failure.current).data?.version ?? 0
    dispatch(apiSlice.util.invalidateTags(['Trips']))
  }
  return {
    save,
    failure: failureOf(added.error ?? changed.error),
    forgetFailure: () => {
      added.reset()
      changed.reset()
    },
    isSaving: added.isLoading || changed.isLoading,
  }
}
