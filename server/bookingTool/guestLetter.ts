import { calendarFile } from '#server/domains/trips/calendar/calendarFile.ts'
import { itineraryFile } from '#server/domains/trips/documents/files.ts'
import { sendLetter } from '#server/mail/send.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import { describeFailure } from '#server/http/envelope.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import { findBooked } from './booking.ts'
import { nameOf } from './visit.ts'
import type { Visit } from './visit.ts'

const cultures = { en: 'en-CA', fr: 'fr-CA', es: 'es-MX' }

/**
 * Sends a guest the itinerary of the trip that was booked for them, as a document and for their calendar, in their
 * language; the answer reaches who booked. The booking stands whether or not the letter leaves. Never fails.
 */
export async function tellGuest(
  services: Services,
  visit: Visit,
  tripId: string,
  { isChanged }: { isChanged: boolean },
) {
  try {
    await send(services, visit, tripId, isChanged)
  } catch (error) {
    console.error(JSON.stringify({ mail: 'guest not told', error: describeFailure(error) }))
  }
}

async function send(services: Services, visit: Visit, tripId: string, isChanged: boolean): Promise<void> {
  const booked = await findBooked(services, visit, tripId)
  const guest = booked?.trip.guest
  if (!guest) return
  const language = guest.language ?? visit.language
  const culture = cultures[language]
  const { companyId, profileId, bookingId } = booked.trip
  const of = { companyId, profileId, bookingId }
  const trip = await presentedTrip(of, language, services)
  const [itinerary, calendar] = [await itineraryFile(of, culture, services), await calendarFile(of, culture, services)]
  const { say } = formatterFor(culture)
  const { booker, company } = visit
  const words = {
    name: guest.firstName,
    booker: nameOf(booker),
    company: company.displayName,
    from: trip.origin,
    to: trip.destination,
    date: new Date(`${trip.departureDate}:00Z`),
    bookingId,
  }
  await sendLetter(services.env, {
    to: { name: nameOf(guest), address: guest.email },
    replyTo: { name: nameOf(booker), address: booker.email },
    subject: say(isChanged ? 'bookingTool.guestLetter.changedSubject' : 'bookingTool.guestLetter.subject', words),
    text: `${say('bookingTool.guestLetter.text', { ...words, change: isChanged ? 'changed' : 'new' })}\n`,
    attachments: [
      { filename: itinerary.fileName, content: itinerary.bytes, contentType: 'application/pdf' },
      { filename: calendar.fileName, content: calendar.bytes, contentType: 'text/calendar; charset=utf-8' },
    ],
  })
}
