import { calendarFile } from '#server/domains/trips/calendar/calendarFile.ts'
import { itineraryFile } from '#server/domains/trips/documents/files.ts'
import { sendMail } from '#server/mail/send.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import { guestCultures } from '#server/http/language.ts'
import { logFailure } from '#server/log/logFailure.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import { findBookedTrip } from './booking.ts'
import { nameOf } from './toolSession.ts'
import type { ToolSession } from './toolSession.ts'

/**
 * Mails a guest the itinerary of the trip that was booked for them, in their language, with a PDF and a calendar file;
 * replies go to the person who booked. Never throws: the booking stands even when the mail cannot be sent.
 */
export async function notifyGuest(
  services: Services,
  session: ToolSession,
  tripId: string,
  { isChanged }: { isChanged: boolean },
) {
  try {
    await send(services, session, tripId, isChanged)
  } catch (error) {
    logFailure('A guest was not told of a booking.', error)
  }
}

async function send(services: Services, session: ToolSession, tripId: string, isChanged: boolean): Promise<void> {
  const booked = await findBookedTrip(services, session, tripId)
  const guest = booked?.trip.guest
  if (!guest) return
  const language = guest.language ?? session.language
  const culture = guestCultures[language]
  const { companyId, profileId, bookingId } = booked.trip
  const tripRef = { companyId, profileId, bookingId }
  const trip = await presentedTrip(tripRef, language, services)
  const [itinerary, calendar] = [
    await itineraryFile(tripRef, culture, services),
    await calendarFile(tripRef, culture, services),
  ]
  const { say } = formatterFor(culture)
  const { booker, company } = session
  const words = {
    name: guest.firstName,
    booker: nameOf(booker),
    company: company.displayName,
    from: trip.origin,
    to: trip.destination,
    date: new Date(`${trip.departureDate}:00Z`),
    bookingId,
  }
  await sendMail(services.env, {
    to: { name: nameOf(guest), address: guest.email },
    replyTo: { name: nameOf(booker), address: booker.email },
    subject: say(isChanged ? 'bookingTool.guestMail.changedSubject' : 'bookingTool.guestMail.subject', words),
    text: `${say('bookingTool.guestMail.text', { ...words, change: isChanged ? 'changed' : 'new' })}\n`,
    attachments: [
      { filename: itinerary.fileName, content: itinerary.bytes, contentType: 'application/pdf' },
      { filename: calendar.fileName, content: calendar.bytes, contentType: 'text/calendar; charset=utf-8' },
    ],
  })
}
