import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { type Trip, tripSchema } from '#contract/trips.ts'
import { keptFiles } from '@/lib/keptFiles'
import type { TripAt } from './oneTrip.api'
import { download } from './trips.api'

export interface KeptCopy {
  trip: Trip
  itinerary: Blob
  savedAt: string
}

export interface KeptTrip {
  isPossible: boolean
  isLooking: boolean
  copy: KeptCopy | undefined
  state: 'idle' | 'running' | 'failed'
  keep: (trip: Trip) => Promise<void>
  forget: () => Promise<void>
}

const keysOf = ({ companyId, profileId, bookingId }: TripAt) => {
  const folder = [companyId, profileId, bookingId].map(encodeURIComponent).join('/')
  return { data: `${folder}/trip`, itinerary: `${folder}/itinerary` }
}

async function readCopy(at: TripAt): Promise<KeptCopy | undefined> {
  const keys = keysOf(at)
  const [data, itinerary] = await Promise.all([keptFiles.read(keys.data), keptFiles.read(keys.itinerary)])
  if (!data || !itinerary) return undefined
  const parsed = tripSchema.safeParse(
    await data.file
      .text()
      .then(JSON.parse)
      .catch(() => undefined),
  )
  return parsed.success ? { trip: parsed.data, itinerary: itinerary.file, savedAt: data.savedAt } : undefined
}

async function writeCopy(at: TripAt, trip: Trip, culture: string): Promise<void> {
  const keys = keysOf(at)
  const { file } = await download(trip.itineraryDownloadUrl, culture, () => {}, new AbortController().signal)
  const savedAt = new Date().toISOString()
  await keptFiles.write(keys.itinerary, file, savedAt)
  await keptFiles.write(keys.data, new Blob([JSON.stringify(trip)], { type: 'application/json' }), savedAt)
}

async function removeCopy(at: TripAt): Promise<void> {
  const keys = keysOf(at)
  await Promise.all([keptFiles.remove(keys.data), keptFiles.remove(keys.itinerary)])
}

/** The copy of a trip and its itinerary in this browser, for days without a network. */
export function useKeptTrip(at: TripAt): KeptTrip {
  const { companyId, profileId, bookingId } = at
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
    keep: (trip) => attempt(() => writeCopy(at, trip, locale)),
    forget: () => attempt(() => removeCopy(at)),
  }
}
