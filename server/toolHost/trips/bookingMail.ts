import { eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { sendTripMail } from '#server/domains/trips/news/tripMail.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import { readTrips } from '#server/domains/trips/readTrips.ts'
import { guestCultures, languageOfCulture } from '#server/http/requests/language.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'

/**
 * Queues a mail to the person who travels on a trip that was booked or changed, in their language, with the itinerary as
 * a PDF and a calendar file; replies go to the person who booked. The guest of a trip gets a mail of its own.
 * @param services with the transaction of the booking as their database
 */
export async function sendBooking(
  services: Services,
  session: HostSession,
  { tripId, isChanged }: { tripId: string; isChanged: boolean },
): Promise<void> {
  const [booked] = await readTrips(services.db, { where: eq(trips.id, tripId), order: [], limit: 1 })
  if (!booked) return
  const { companyId, profileId, bookingId, guest } = booked.trip
  const tripRef = { companyId, profileId, bookingId }
  if (!guest) return sendTripMail(tripRef, { change: isChanged ? 'changed' : 'booked' }, services)
  const language = guest.language ?? languageOfCulture(session.locale, 'en')
  const culture = guestCultures[language]
  const trip = await presentedTrip(tripRef, language, services)
  const { say } = formatterFor(culture)
  const { booker, company } = session
  const words = {
    name: guest.firstName,
    booker: fullName(booker),
    company: company.displayName,
    from: trip.origin,
    to: trip.destination,
    date: new Date(`${trip.departureDate}:00Z`),
    bookingId,
  }
  await services.mailQueue.add(services.db, isChanged ? 'guestTripChanged' : 'guestTripBooked', {
    to: { name: fullName(guest), address: guest.email },
    replyTo: { name: fullName(booker), address: booker.email },
    subject: say(isChanged ? 'trips.guestMail.changedSubject' : 'trips.guestMail.subject', words),
    letter: writeLetter(culture, 'trips.guestMail.text', { ...words, change: isChanged ? 'changed' : 'new' }),
    tripFiles: { ...tripRef, culture, files: ['itinerary', 'calendar'] },
  })
}
