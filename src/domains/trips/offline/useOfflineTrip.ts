import { useCallback, useEffect, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useIntl } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'
import { useLazyAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { asReachedBy } from '@/domains/agency/contactChannels.rules'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useIsAboutMe, useSubjectEmployee } from '@/patterns/subject/subject'
import { type ApiFailure, toFailure } from '@/http/failure'
import { offlineFiles } from '@/lib/offlineFiles'
import {
  type OfflineCopy,
  type OfflineHelp,
  readCopy,
  readHelp,
  removeCopy,
  writeCopy,
  writeHelp,
} from './offlineCopies'
import { preloadOfflineTrips } from './preloadOfflineTrips'
import type { TripRef } from '@/http/paths'

export interface OfflineTrip {
  isPossible: boolean
  isLooking: boolean
  copy: OfflineCopy | undefined
  /** The people to call, as they were saved. */
  help: OfflineHelp | undefined
  state: 'idle' | 'running' | 'failed'
  /** Why it failed the last time. */
  failure: ApiFailure | undefined
  keep: (trip: Trip) => Promise<void>
  forget: () => Promise<void>
}

/**
 * The copy of a trip and its itinerary in this browser, for use without a network.
 * @param isCanceled whether the trip is shown as canceled, of which no copy stays
 */
export function useOfflineTrip(tripRef: TripRef, isCanceled: boolean): OfflineTrip {
  const { companyId, profileId, bookingId } = tripRef
  const { locale } = useIntl()
  const isOwn = useIsAboutMe()
  const [copy, setCopy] = useState<OfflineCopy>()
  const [help, setHelp] = useState<OfflineHelp>()
  const [isLooking, setIsLooking] = useState(true)
  const [state, setState] = useState<OfflineTrip['state']>('idle')
  const [failure, setFailure] = useState<ApiFailure>()

  const look = useCallback(async () => {
    const tripRef = { companyId, profileId, bookingId }
    const [found, people] = await Promise.all([readCopy(tripRef), readHelp(tripRef)])
    setCopy(found)
    setHelp(people)
  }, [companyId, profileId, bookingId])
  useEffect(() => void look().finally(() => setIsLooking(false)), [look])
  useEffect(() => {
    if (!isCanceled) return
    // Where caches are refused, there is no copy.
    void removeCopy({ companyId, profileId, bookingId })
      .catch(() => undefined)
      .then(look)
  }, [isCanceled, look, companyId, profileId, bookingId])

  const { data: configuration } = useEmployeeConfigurationQuery(useSubjectEmployee() ?? skipToken)
  const [readInfo] = useLazyAgencyInfoQuery()
  /** Where the agency cannot be loaded, the trip is saved without it. */
  const keepAgency = async () => {
    const { data } = await readInfo({ companyId, profileId }, true)
    if (data) await writeHelp(tripRef, { ...(await readHelp(tripRef)), agency: asReachedBy(configuration, data) })
  }
  const attempt = async (work: () => Promise<void>) => {
    setState('running')
    const failed = await work().then(
      () => undefined,
      (error: unknown) => toFailure(error),
    )
    await look()
    setFailure(failed)
    setState(failed ? 'failed' : 'idle')
  }
  return {
    // A former arranger must not have copies of a traveler's trips, so only travelers save their own.
    isPossible: isOwn && offlineFiles.isPossible(),
    isLooking,
    copy,
    help,
    state,
    failure,
    keep: async (trip) => {
      // Also loads the code that shows copies elsewhere; if that fails, the copy is saved nevertheless.
      void preloadOfflineTrips().catch(() => undefined)
      await attempt(async () => {
        await writeCopy(tripRef, trip, locale)
        await keepAgency()
      })
    },
    forget: () => attempt(() => removeCopy(tripRef)),
  }
}
