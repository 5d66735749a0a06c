import { useAppDispatch } from '@/store/hooks'
import { useNavigate } from 'react-router-dom'
import type { NewManualTrip } from '#contract/manualTrips.ts'
import type { Trip } from '#contract/trips.ts'
import { useSubjectProfile } from '@/patterns/subject'
import { failureOf } from '@/http/failure'
import { apiSlice } from '@/store/apiSlice'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { useAddManualTripMutation, useChangeManualTripMutation } from './manualTrips.slice'

/** Saves a new trip and opens its page, or the changes of one and closes. */
export function useSaveManualTrip(trip: Trip | undefined, onClose: () => void) {
  const at = useSubjectProfile()
  const locale = useLocale()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [add, added] = useAddManualTripMutation()
  const [change, changed] = useChangeManualTripMutation()

  const save = async ({ segments }: NewManualTrip) => {
    if (!trip) {
      const answer = await add({ ...at, trip: { segments } })
      if (answer.data) await navigate(pathTo(locale, 'trip', { bookingId: answer.data.bookingId }))
      return
    }
    const answer = await change({ ...at, bookingId: trip.bookingId, trip: { version: trip.version, segments } })
    if (answer.data) return onClose()
    // The version now in force is fetched, so that saving again knows what it replaces.
    if (failureOf(answer.error)?.status === 412) dispatch(apiSlice.util.invalidateTags(['Trips']))
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
