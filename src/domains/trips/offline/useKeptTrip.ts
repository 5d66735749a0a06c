import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { keptFiles } from '@/lib/keptFiles'
import { type KeptCopy, readCopy, removeCopy, writeCopy } from './keptTrips'
import { loadKeptTrips } from './loadKeptTrips'
import type { TripRef } from '@/domains/trips/trips.api'

export interface KeptTrip {
  isPossible: boolean
  isLooking: boolean
  copy: KeptCopy | undefined
  state: 'idle' | 'running' | 'failed'
  keep: (trip: Trip) => Promise<void>
  forget: () => Promise<void>
}

/** The copy of a trip and its itinerary in this browser, for days without a network. */
export function useKeptTrip(tripRef: TripRef): KeptTrip {
  const { companyId, profileId, bookingId } = tripRef
  const { locale } = useIntl()
  const [copy, setCopy] = useState<KeptCopy>()
  const [isLooking, setIsLooking] = useState(true)
  const [state, setState] = useState<KeptTrip['state']>('idle')

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
    isPossible: keptFiles.isPossible(),
    isLooking,
    copy,
    state,
    keep: async (trip) => {
      // What shows it elsewhere comes along; the copy is kept all the same where that does not.
      void loadKeptTrips().catch(() => undefined)
      await attempt(() => writeCopy(tripRef, trip, locale))
    },
    forget: () => attempt(() => removeCopy(tripRef)),
  }
}
