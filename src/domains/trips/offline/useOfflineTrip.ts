import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { offlineFiles } from '@/lib/offlineFiles'
import { type OfflineCopy, readCopy, removeCopy, writeCopy } from './offlineCopies'
import { preloadOfflineTrips } from './preloadOfflineTrips'
import type { TripRef } from '@/domains/trips/trips.api'

export interface OfflineTrip {
  isPossible: boolean
  isLooking: boolean
  copy: OfflineCopy | undefined
  state: 'idle' | 'running' | 'failed'
  keep: (trip: Trip) => Promise<void>
  forget: () => Promise<void>
}

/** The copy of a trip and its itinerary in this browser, for use without a network. */
export function useOfflineTrip(tripRef: TripRef): OfflineTrip {
  const { companyId, profileId, bookingId } = tripRef
  const { locale } = useIntl()
  const [copy, setCopy] = useState<OfflineCopy>()
  const [isLooking, setIsLooking] = useState(true)
  const [state, setState] = useState<OfflineTrip['state']>('idle')

  const look = useCallback(
    async () => setCopy(await readCopy({ companyId, profileId, bookingId })),
    [companyId, profileId, bookingId],
  )
  useEffect(() => void look().finally(() => setIsLooking(false)), [look])

  const attempt = async (work: () => Promise<void>) => {
    setState('running')
    const isDone = await work().then(
      () => true,
      () => false,
    )
    await look()
    setState(isDone ? 'idle' : 'failed')
  }
  return {
    isPossible: offlineFiles.isPossible(),
    isLooking,
    copy,
    state,
    keep: async (trip) => {
      // Also loads the code that shows copies elsewhere; if that fails, the copy is saved nevertheless.
      void preloadOfflineTrips().catch(() => undefined)
      await attempt(() => writeCopy(tripRef, trip, locale))
    },
    forget: () => attempt(() => removeCopy(tripRef)),
  }
}
