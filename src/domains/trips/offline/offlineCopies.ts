import * as z from 'zod/mini'
import { type AgencyInfo, agencyInfoSchema } from '#contract/support/agency.ts'
import { type Trip, tripSchema } from '#contract/trips/trips.ts'
import type { ProfileRef, TripRef } from '@/http/paths'
import { folderOf, type OfflineFile, offlineFiles } from '@/lib/offlineFiles'
import { download } from '@/http/download'

export interface OfflineCopy {
  trip: Trip
  /** Only a trip that the person asked to keep has its itinerary. */
  itinerary: Blob | undefined
  savedAt: string
}

/** The people to call on the way, as they were when they were saved. */
export interface OfflineHelp {
  agency: AgencyInfo | undefined
  /** The emergency contacts, with their telephone as it is read and called. */
  contacts: readonly { name: string; phone: string }[]
}

const helpSchema = z.object({
  agency: z.optional(agencyInfoSchema),
  contacts: z.array(z.object({ name: z.string(), phone: z.string() })),
})

const keysOf = ({ bookingId, ...profileRef }: TripRef) => {
  const folder = `${folderOf(profileRef)}/${encodeURIComponent(bookingId)}`
  return { data: `${folder}/trip`, itinerary: `${folder}/itinerary` }
}
/** Beside the trips: no booking has this name, which has no second part. */
const helpKey = (profileRef: ProfileRef) => `${folderOf(profileRef)}/help`

export async function readCopy(tripRef: TripRef): Promise<OfflineCopy | undefined> {
  const keys = keysOf(tripRef)
  const [data, itinerary] = await Promise.all([keys.data, keys.itinerary].map((key) => offlineFiles.read(key)))
  const trip = await contentOf(data, tripSchema)
  return data && trip && { trip, itinerary: itinerary?.file, savedAt: data.savedAt }
}

/** The agency and the emergency contacts; none where they are not saved. */
export async function readHelp(profileRef: ProfileRef): Promise<OfflineHelp> {
  const help = await contentOf(await offlineFiles.read(helpKey(profileRef)), helpSchema)
  return { agency: help?.agency, contacts: help?.contacts ?? [] }
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

/** Saves a trip with its itinerary, as the person asked. */
export async function writeCopy(tripRef: TripRef, trip: Trip, culture: string): Promise<void> {
  const { file } = await download(trip.itineraryDownloadUrl, culture, () => {}, new AbortController().signal)
  await offlineFiles.write(keysOf(tripRef).itinerary, file, new Date().toISOString())
  await writeTrip(tripRef, trip)
}

/** Saves a trip without an itinerary; one that is saved already stays. */
export const writeTrip = (tripRef: TripRef, trip: Trip): Promise<void> =>
  offlineFiles.write(keysOf(tripRef).data, jsonFile(trip), new Date().toISOString())

export const writeHelp = (profileRef: ProfileRef, help: OfflineHelp): Promise<void> =>
  offlineFiles.write(helpKey(profileRef), jsonFile(help), new Date().toISOString())

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
