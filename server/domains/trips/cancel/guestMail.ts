import { loadPerson } from '#server/domains/profile/person.ts'
import { calendarFile } from '#server/domains/trips/calendar/calendarFile.ts'
import { findTrip } from '#server/domains/trips/findTrip.ts'
import type { TripRef } from '#server/domains/trips/findTrip.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import { guestCultures, languageOfCulture } from '#server/http/language.ts'
import { logFailure } from '#server/log/logFailure.ts'
import { sendMail } from '#server/mail/send.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Mails the guest of a cancelled trip, in their language, that nothing is booked any more, with a calendar file that
 * says the same; replies go to whoever cancelled. A trip without a guest tells nobody. Never throws.
 */
export async function tellGuest(tripRef: TripRef, actorProfileId: string, services: Services): Promise<void> {
  try {
    await send(tripRef, actorProfileId, services)
  } catch (error) {
    logFailure('A guest was not told of a cancellation.', error)
  }
}

async function send(tripRef: TripRef, actorProfileId: string, services: Services): Promise<void> {
  const { guest } = (await findTrip(services.db, tripRef)).trip
  if (!guest) return
  const { profile: actor, company } = await loadPerson(services.db, tripRef.companyId, actorProfileId)
  const culture = guestCultures[guest.language ?? languageOfCulture(actor.cultureCode, 'en')]
  const trip = await presentedTrip(tripRef, languageOfCulture(culture, 'en'), services)
  const calendar = await calendarFile(tripRef, culture, services)
  const { say } = formatterFor(culture)
  const actorName = `${actor.firstName} ${actor.lastName}`
  const words = {
    name: guest.firstName,
    actor: actorName,
    company: company.displayName,
    from: trip.origin,
    to: trip.destination,
    date: new Date(`${trip.departureDate}:00Z`),
    bookingId: tripRef.bookingId,
  }
  await sendMail(services.env, {
    to: { name: `${guest.firstName} ${guest.lastName}`, address: guest.email },
    replyTo: { name: actorName, address: actor.email },
    subject: say('trips.guestMail.cancelledSubject', words),
    text: `${say('trips.guestMail.cancelledText', words)}\n`,
    attachments: [
      { filename: calendar.fileName, content: calendar.bytes, contentType: 'text/calendar; charset=utf-8' },
    ],
  })
}
