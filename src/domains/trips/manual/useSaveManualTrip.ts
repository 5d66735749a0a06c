import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NewManualTrip } from '#contract/manualTrips.ts'
import { type Trip, tripSchema } from '#contract/trips.ts'
import { useSubjectProfile } from '@/patterns/subject'
import { failureOf } from '@/http/failure'
import { apiSlice } from '@/store/apiSlice'
import { useAppDispatch } from '@/store/hooks'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { useAddManualTripMutation, useChangeManualTripMutation } from './manualTrips.slice'

/** Saves a new trip and opens its page, or the changes of one and closes. */
export function useSaveManualTrip(trip: Trip | undefined, onClose: () => void) {
  const profileRef = useSubjectProfile()
  const locale = useLocale()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [add, added] = useAddManualTripMutation()
  const [change, changed] = useChangeManualTripMutation()
  /** The version that a refusal has shown; a page fetched before it may still hold the older one. */
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
    // Saving again knows what it replaces: the refusal brings the trip as it is now, and the page fetches it too.
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
