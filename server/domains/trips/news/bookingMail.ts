import { eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { sendTripMail } from '#server/domains/trips/news/tripMail.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import { readTrips } from '#server/domains/trips/readTrips.ts'
import { guestCultures, languageOfCulture } from '#server/http/requests/language.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

interface BookingNews {
  isChanged: boolean
  bookerProfileId: string
  /** The culture of who booked, for a guest whose language is not known; without it that of their profile. */
  culture?: string
  /** Who approved it; empty where the clock did, missing where nobody was asked. */
  approvedBy?: string
}

/**
 * Queues a mail to the person who travels on a trip that was booked or changed, in their language, with the itinerary as
 * a PDF and a calendar file; replies go to the person who booked. The guest of a trip gets a mail of its own.
 * @param services with the transaction of the booking as their database
 */
export async function sendBookingMail(tripId: string, news: BookingNews, services: Services): Promise<void> {
  const [booked] = await readTrips(services.db, { where: eq(trips.id, tripId), order: [], limit: 1 })
  if (!booked) return
  const { isChanged, bookerProfileId, approvedBy } = news
  const { companyId, profileId, bookingId, guest } = booked.trip
  const tripRef = { companyId, profileId, bookingId }
  if (!guest) return sendTripMail(tripRef, { change: isChanged ? 'changed' : 'booked', approvedBy }, services)
  const { profile: booker, company } = await loadPerson(services.db, companyId, bookerProfileId)
  const language = guest.language ?? languageOfCulture(news.culture ?? booker.cultureCode, 'en')
  const culture = guestCultures[language]
  const trip = await presentedTrip(tripRef, language, services)
  const { say } = formatterFor(culture)
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
