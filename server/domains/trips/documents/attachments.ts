import { findTrip } from '#server/domains/trips/findTrip.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { type Mail, type TripFiles } from '#server/services/mailQueue.ts'
import { standingOf } from '#server/suppliers/standing.ts'
import { calendarFile } from '#server/domains/trips/calendar/calendarFile.ts'
import { itineraryFile } from '#server/domains/trips/documents/files.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

const contentTypes = { itinerary: 'application/pdf', calendar: 'text/calendar; charset=utf-8' }
const makers = { itinerary: itineraryFile, calendar: calendarFile }

/** Attachments and notice of a mail about trips. */
export interface TripEnclosure {
  attachments: NonNullable<Mail['attachments']>
  /** The text of the mail about a demo or trial trip. */
  notice?: string
}

/** Creates the documents of a trip for a mail, in its current state; none when the trip has been removed. */
export async function tripEnclosure(tripFiles: TripFiles, services: Services): Promise<TripEnclosure> {
  const { culture } = tripFiles
  const full = await findTrip(services.db, tripFiles).catch(noneOfRemoved)
  if (!full) return { attachments: [] }
  const attachments = (await documentsOf(tripFiles, services).catch(noneOfRemoved)) ?? []
  if (full.trip.source === 'manual') return { attachments }
  const standing = standingOf(services.env)
  return { attachments, notice: formatterFor(culture).say('trips.standing.text', { standing }) }
}

const documentsOf = ({ files, culture, ...tripRef }: TripFiles, services: Services) =>
  Promise.all(
    files.map(async (kind) => {
      const { fileName, bytes } = await makers[kind](tripRef, culture, services)
      return { filename: fileName, content: bytes, contentType: contentTypes[kind] }
    }),
  )

function noneOfRemoved(error: unknown): undefined {
  if (error instanceof Refusal && error.status === 404) return
  throw error
}
