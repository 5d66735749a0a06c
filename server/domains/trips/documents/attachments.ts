import { calendarFile } from '#server/domains/trips/calendar/calendarFile.ts'
import { itineraryFile } from '#server/domains/trips/documents/files.ts'
import { Refusal } from '#server/http/envelope.ts'
import type { TripFiles } from '#server/services/mailQueue.ts'
import type { Services } from '#server/services/services.ts'

const contentTypes = { itinerary: 'application/pdf', calendar: 'text/calendar; charset=utf-8' }
const makers = { itinerary: itineraryFile, calendar: calendarFile }

/** The documents of a trip as a mail takes them along, as the trip is now; none of a trip that is removed meanwhile. */
export const tripAttachments = ({ files, culture, ...tripRef }: TripFiles, services: Services) =>
  Promise.all(
    files.map(async (kind) => {
      const { fileName, bytes } = await makers[kind](tripRef, culture, services)
      return { filename: fileName, content: bytes, contentType: contentTypes[kind] }
    }),
  ).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return []
    throw error
  })
