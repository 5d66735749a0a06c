import { fullName } from '#contract/texts/fullName.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { findTrip, type TripRef } from '#server/domains/trips/findTrip.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import { guestCultures, languageOfCulture } from '#server/http/requests/language.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Queues a mail with a calendar file to the guest of a canceled trip, in the guest's language. Replies go to the person
 * who canceled. Does nothing for a trip without a guest.
 * @param services with the transaction of the cancellation as their database
 */
export async function sendCancellation(tripRef: TripRef, actorProfileId: string, services: Services): Promise<void> {
  const { db, mailQueue } = services
  const { guest } = (await findTrip(db, tripRef)).trip
  if (!guest) return
  const { profile: actor, company } = await loadPerson(db, tripRef.companyId, actorProfileId)
  const language = guest.language ?? languageOfCulture(actor.cultureCode, 'en')
  const culture = guestCultures[language]
  const trip = await presentedTrip(tripRef, language, services)
  const { say } = formatterFor(culture)
  const actorName = fullName(actor)
  const words = {
    name: guest.firstName,
    actor: actorName,
    company: company.displayName,
    from: trip.origin,
    to: trip.destination,
    date: new Date(`${trip.departureDate}:00Z`),
    bookingId: tripRef.bookingId,
  }
  await mailQueue.add(db, 'guestTripCancelled', {
    to: { name: fullName(guest), address: guest.email },
    replyTo: { name: actorName, address: actor.email },
    subject: say('trips.guestMail.cancelledSubject', words),
    letter: writeLetter(culture, 'trips.guestMail.cancelledText', words),
    tripFiles: { ...tripRef, culture, files: ['calendar'] },
  })
}
