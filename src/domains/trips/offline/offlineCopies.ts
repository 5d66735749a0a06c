import { type Trip, tripSchema } from '#contract/trips.ts'
import type { ProfileRef } from '@/http/paths'
import { offlineFiles } from '@/lib/offlineFiles'
import type { TripRef } from '@/domains/trips/trips.api'
import { download } from '@/http/download'

export interface OfflineCopy {
  trip: Trip
  itinerary: Blob
  savedAt: string
}

const folderOf = ({ companyId, profileId }: ProfileRef) => [companyId, profileId].map(encodeURIComponent).join('/')

const keysOf = ({ bookingId, ...profileRef }: TripRef) => {
  const folder = `${folderOf(profileRef)}/${encodeURIComponent(bookingId)}`
  return { data: `${folder}/trip`, itinerary: `${folder}/itinerary` }
}

export async function readCopy(tripRef: TripRef): Promise<OfflineCopy | undefined> {
  const keys = keysOf(tripRef)
  const [data, itinerary] = await Promise.all([offlineFiles.read(keys.data), offlineFiles.read(keys.itinerary)])
  if (!data || !itinerary) return undefined
  const parsed = tripSchema.safeParse(
    await data.file
      .text()
      .then(JSON.parse)
      .catch(() => undefined),
  )
  return parsed.success ? { trip: parsed.data, itinerary: itinerary.file, savedAt: data.savedAt } : undefined
}

export async function writeCopy(tripRef: TripRef, trip: Trip, culture: string): Promise<void> {
  const keys = keysOf(tripRef)
  const { file } = await download(trip.itineraryDownloadUrl, culture, () => {}, new AbortController().signal)
  const savedAt = new Date().toISOString()
  await offlineFiles.write(keys.itinerary, file, savedAt)
  await offlineFiles.write(keys.data, new Blob([JSON.stringify(trip)], { type: 'application/json' }), savedAt)
}

export async function removeCopy(tripRef: TripRef): Promise<void> {
  const keys = keysOf(tripRef)
  await Promise.all([offlineFiles.remove(keys.data), offlineFiles.remove(keys.itinerary)])
}

/** All trips a person has saved in this browser, the earliest first. */
export async function listCopies(profileRef: ProfileRef): Promise<OfflineCopy[]> {
  const keys = await offlineFiles.list(folderOf(profileRef))
  const bookingIds = new Set(keys.map((key) => decodeURIComponent(key.split('/')[2] ?? '')))
  const copies = await Promise.all([...bookingIds].map((bookingId) => readCopy({ ...profileRef, bookingId })))
  return copies
    .filter((copy) => copy !== undefined)
    .toSorted((one, other) => one.trip.departureDate.localeCompare(other.trip.departureDate))
}
