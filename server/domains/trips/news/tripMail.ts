import { eq } from 'drizzle-orm'
import type { Cancellation } from '#contract/trips/cancellation.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { findTrip, type TripRef } from '#server/domains/trips/findTrip.ts'
import { cancelledMoney, pricePaid } from '#server/domains/trips/news/tripMoney.ts'
import { helpFacts, segmentLines } from '#server/domains/trips/news/tripFacts.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { button, list, quietButton, writeLetter } from '#server/mail/letter.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import { formatterFor, type MessageId } from '#server/messages/messages.ts'
import type { MailKind } from '#server/services/mailQueue.ts'
import type { Services } from '#server/services/services.ts'

/** The change of a trip; a cancellation has its refund. */
type TripNews =
  | { change: 'booked' | 'changed'; approvedBy?: string | undefined }
  | { change: 'cancelled'; cancellation: Cancellation }
type Change = TripNews['change']

const kinds: Record<Change, MailKind> = { booked: 'tripBooked', changed: 'tripChanged', cancelled: 'tripCancelled' }
const texts: Record<Change, [subject: MessageId, text: MessageId]> = {
  booked: ['trips.mail.bookedSubject', 'trips.mail.booked'],
  changed: ['trips.mail.changedSubject', 'trips.mail.changed'],
  cancelled: ['trips.mail.cancelledSubject', 'trips.mail.cancelled'],
}

/**
 * Queues a mail to the traveler about their own trip that was booked, changed or canceled, by themselves or somebody
 * else: in the traveler's language, with the money, the number for help and the documents. Replies go to the person who
 * did it. Does nothing for a guest's trip (guests have mails of their own), and where the traveler wants none; a mail about an
 * approved trip is wanted as one about a booking or about an approval.
 * @param services with the transaction of the change as their database
 */
export async function sendTripMail(tripRef: TripRef, news: TripNews, services: Services): Promise<void> {
  const { db, env, mailQueue } = services
  const full = await findTrip(db, tripRef)
  const traveler = await loadPerson(db, tripRef.companyId, tripRef.profileId)
  const { profile } = traveler
  const approvedBy = news.change === 'cancelled' ? undefined : news.approvedBy
  const isWanted = profile.tripMails || (approvedBy !== undefined && profile.approvalMails)
  if (full.trip.guest || !isWanted) return
  const actor = await findActor(db, full)
  const culture = supportedCulture(profile.cultureCode)
  const trip = await presentedTrip(tripRef, languageOfCulture(culture, 'en'), services)
  const words = {
    name: profile.firstName,
    by: actor ? (isNoAddress(actor.email) ? 'unreachable' : 'other') : 'self',
    actor: actor ? fullName(actor) : '',
    to: trip.destination,
    date: new Date(`${trip.departureDate}:00Z`),
    bookingId: tripRef.bookingId,
    // Empty where the clock said yes; nobody was asked where it is missing.
    approval: approvedBy === undefined ? 'none' : approvedBy === '' ? 'clock' : 'person',
    approver: approvedBy ?? '',
  }
  const [subject, text] = texts[news.change]
  const pages = `${env.PUBLIC_URL}/${localeCodeOf(culture)}`
  const money =
    news.change === 'cancelled' ? cancelledMoney(culture, news.cancellation) : await pricePaid(culture, full, db)
  await mailQueue.add(db, kinds[news.change], {
    to: { name: fullName(profile), address: profile.email },
    ...(actor && { replyTo: { name: fullName(actor), address: actor.email } }),
    subject: formatterFor(culture).say(subject, words),
    letter: writeLetter(culture, text, {
      ...words,
      segments: list(segmentLines(trip.segments, culture)),
      money,
      help: helpFacts(traveler.company, culture, services.now()),
      button: button(`${pages}/dashboard/trips/${tripRef.bookingId}`),
      settings: quietButton(`${pages}/profile/account?section=messages`),
    }),
    tripFiles: { ...tripRef, culture, files: news.change === 'cancelled' ? ['calendar'] : ['itinerary', 'calendar'] },
    about: full.trip.id,
  })
}

/** The person who changed a trip last; undefined where the traveler did it. */
async function findActor(db: Database, { trip: { lastActorProfileId, profileId } }: FullTrip) {
  if (!lastActorProfileId || lastActorProfileId === profileId) return undefined
  const [actor] = await db.select().from(profiles).where(eq(profiles.id, lastActorProfileId))
  return actor
}
