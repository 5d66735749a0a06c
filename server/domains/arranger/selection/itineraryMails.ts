import { and, asc, eq, inArray } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { letterPauseMs } from '#contract/time/letterPause.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import type { ItineraryMails } from '#contract/arranger/travelers.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import type { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { approvedAmong, type Selected } from '#server/domains/arranger/selection/selected.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { currentTripCondition } from '#server/domains/trips/status.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { button, paragraph, quote, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { takeAllowance } from '#server/services/allowance.ts'
import type { WaitingMail } from '#server/services/mailQueue.ts'
import type { Services } from '#server/services/services.ts'

type Profile = typeof profiles.$inferSelect

/** Itineraries in one mail, the soonest: more would be refused by mail servers. */
const mostAttached = 10

/**
 * Mails each selected traveler the itineraries of their own coming trips, in their language, with the arranger's note.
 * Replies go to the arranger. A traveler who got one within the hour is skipped. If one traveler may not be written to,
 * no mail is sent.
 * @throws 403 as `approvedAmong`, 429 after ten sendings in an hour
 */
export async function mailItineraries(
  { note, ...selected }: Selected & { note: string },
  services: Services,
): Promise<ItineraryMails> {
  const { companyId, profileId } = selected
  return services.db.transaction(async (tx) => {
    const travelers = await approvedAmong(selected, { db: tx })
    const { most, within: seconds } = mosts.itineraryMails
    const allowance = { key: `itinerary mails ${profileId}`, most, seconds }
    if ((await takeAllowance(allowance, { ...services, db: tx })) > 0) throw tooManyMails()
    const { profile: arranger } = await loadPerson(tx, companyId, profileId)
    const bookings = await bookingsOf(tx, companyId, travelers, services.now())
    const due = travelers.filter(({ id }) => bookings.has(id))
    const receivers = await notPaused(due, profileId, { ...services, db: tx })
    for (const traveler of receivers) {
      const mail = mailTo(traveler, arranger, { note, bookingIds: bookings.get(traveler.id)!, services })
      await services.mailQueue.add(tx, 'itinerariesSent', mail)
    }
    const withoutTrip = travelers.filter(({ id }) => !bookings.has(id))
    return {
      sent: receivers.map(({ id }) => id),
      withoutTrip: withoutTrip.map(({ id }) => id),
      tooSoon: due.flatMap((each) => (receivers.includes(each) ? [] : [each.id])),
    }
  })
}

/** The travelers who got no mail from the arranger within the hour. */
async function notPaused(travelers: readonly Profile[], arrangerId: string, services: Services) {
  const found: Profile[] = []
  for (const each of travelers) {
    const once = { key: `itinerary mail ${arrangerId} ${each.id}`, most: 1, seconds: letterPauseMs / 1000 }
    if ((await takeAllowance(once, services)) === 0) found.push(each)
  }
  return found
}

/** Record locators of the coming trips, the soonest first, by profile. */
async function bookingsOf(tx: Database, companyId: string, of: readonly Profile[], now: Date) {
  const ids = of.map(({ id }) => id)
  const rows = await tx
    .select({ profileId: trips.profileId, bookingId: trips.bookingId })
    .from(trips)
    .where(and(eq(trips.companyId, companyId), inArray(trips.profileId, ids), currentTripCondition(now)))
    .orderBy(asc(trips.startsAt), asc(trips.id))
  const byProfile = Map.groupBy(rows, ({ profileId }) => profileId)
  return new Map(
    [...byProfile].map(([id, theirs]) => [id, theirs.slice(0, mostAttached).map(({ bookingId }) => bookingId)]),
  )
}

interface Contents {
  note: string
  bookingIds: string[]
  services: Services
}

function mailTo(traveler: Profile, arranger: Profile, { note, bookingIds, services }: Contents): WaitingMail {
  const culture = supportedCulture(traveler.cultureCode)
  const { say } = formatterFor(culture)
  const who = fullName(arranger)
  const words = { who, name: traveler.firstName, count: bookingIds.length }
  return {
    to: { name: fullName(traveler), address: traveler.email },
    replyTo: { name: who, address: arranger.email },
    subject: say('arranger.itineraries.subject', words),
    letter: writeLetter(culture, 'arranger.itineraries.text', {
      ...words,
      note: note ? [...paragraph(say('arranger.itineraries.note', { who })), quote(note)] : [],
      button: button(services.env.PUBLIC_URL),
    }),
    tripFiles: bookingIds.map((bookingId) => ({
      companyId: traveler.companyId,
      profileId: traveler.id,
      bookingId,
      culture,
      files: ['itinerary'],
    })),
  }
}

const tooManyMails = () =>
  new Refusal(429, 'tooManyMails', 'You have sent itineraries many times within an hour. Wait an hour, then go on.')
