import type * as z from 'zod/mini'
import { type AgencyInfo, agencyInfoSchema } from '#contract/agency.ts'
import { type Trip, tripSchema } from '#contract/trips.ts'
import type { ProfileRef, TripRef } from '@/http/paths'
import { folderOf, type OfflineFile, offlineFiles } from '@/lib/offlineFiles'
import { download } from '@/http/download'

export interface OfflineCopy {
  trip: Trip
  itinerary: Blob
  /** The agency's contact when the trip was saved. Copies of earlier versions have none. */
  agency: AgencyInfo | undefined
  savedAt: string
}

const keysOf = ({ bookingId, ...profileRef }: TripRef) => {
  const folder = `${folderOf(profileRef)}/${encodeURIComponent(bookingId)}`
  return { data: `${folder}/trip`, itinerary: `${folder}/itinerary`, agency: `${folder}/agency` }
}

export async function readCopy(tripRef: TripRef): Promise<OfflineCopy | undefined> {
  const keys = keysOf(tripRef)
  const [data, itinerary, agency] = await Promise.all(
    [keys.data, keys.itinerary, keys.agency].map((key) => offlineFiles.read(key)),
  )
  const trip = await contentOf(data, tripSchema)
  if (!data || !itinerary || !trip) return undefined
  return { trip, itinerary: itinerary.file, agency: await contentOf(agency, agencyInfoSchema), savedAt: data.savedAt }
}

/** The content of a saved file, undefined where it is missing, damaged or of another version. */
async function contentOf<Schema extends z.ZodMiniType>(file: OfflineFile | undefined, schema: Schema) {
  const content: unknown = await file?.file
    .text()
    .then(JSON.parse)
    .catch(() => undefined)
  const parsed = schema.safeParse(content)
  return parsed.success ? parsed.data : undefined
}

interface Kept {
  trip: Trip
  agency: AgencyInfo | undefined
}

export async function writeCopy(tripRef: TripRef, { trip, agency }: Kept, culture: string): Promise<void> {
  const keys = keysOf(tripRef)
  const { file } = await download(trip.itineraryDownloadUrl, culture, () => {}, new AbortController().signal)
  const savedAt = new Date().toISOString()
  await offlineFiles.write(keys.itinerary, file, savedAt)
  if (agency) await offlineFiles.write(keys.agency, jsonFile(agency), savedAt)
  await offlineFiles.write(keys.data, jsonFile(trip), savedAt)
}

const jsonFile = (content: unknown) => new Blob([JSON.stringify(content)], { type: 'application/json' })

export async function removeCopy(tripRef: TripRef): Promise<void> {
  const keys = keysOf(tripRef)
  await Promise.all(Object.values(keys).map((key) => offlineFiles.remove(key)))
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
