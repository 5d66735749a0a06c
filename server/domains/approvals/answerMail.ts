import { eq, inArray } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { sendBookingMail } from '#server/domains/trips/news/bookingMail.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import type { TripRow } from '#server/domains/trips/status.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { button, quietButton, quote, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import type { QuestionRow } from './questions.ts'

type Person = typeof profiles.$inferSelect

/**
 * Queues the mails about an answered question. A yes is the mail of the booking with its documents, to the traveler or
 * guest. Otherwise the traveler hears it, and who booked for them; one that was sent back waits for its correction, so
 * nobody can turn that mail off.
 * @param services with the transaction of the answer as their database
 */
export async function mailAnswer(question: QuestionRow, services: Services): Promise<void> {
  const { db } = services
  const [trip] = await db.select().from(trips).where(eq(trips.id, question.tripId))
  if (!trip) return
  const people = await peopleOf(question, services)
  const decider = people.find(({ id }) => id === question.decidedBy)
  if (question.status === 'approved') {
    const news = { isChanged: question.subject === 'change', bookerProfileId: question.bookerProfileId }
    return sendBookingMail(trip.id, { ...news, approvedBy: decider ? fullName(decider) : '' }, services)
  }
  const told = new Set([...(trip.guest ? [] : [question.profileId]), question.bookerProfileId])
  for (const id of told) {
    const reader = people.find((each) => each.id === id)
    if (reader && (reader.approvalMails || question.status === 'sentBack'))
      await mailTo(reader, { question, decider, trip }, services)
  }
}

const peopleOf = ({ profileId, bookerProfileId, decidedBy }: QuestionRow, { db }: Services): Promise<Person[]> =>
  db
    .select()
    .from(profiles)
    .where(inArray(profiles.id, [profileId, bookerProfileId, ...(decidedBy ? [decidedBy] : [])]))

async function mailTo(
  reader: Person,
  { question, decider, trip }: { question: QuestionRow; decider: Person | undefined; trip: TripRow },
  services: Services,
): Promise<void> {
  const { db, env, mailQueue } = services
  const culture = supportedCulture(reader.cultureCode)
  const tripRef = { companyId: trip.companyId, profileId: trip.profileId, bookingId: trip.bookingId }
  const shown = await presentedTrip(tripRef, languageOfCulture(culture, 'en'), services)
  const pages = `${env.PUBLIC_URL}/${localeCodeOf(culture)}`
  const isOwn = reader.id === trip.profileId
  const path = isOwn
    ? `dashboard/trips/${trip.bookingId}`
    : `arranger/${trip.companyId}/${trip.profileId}/trips/${trip.bookingId}`
  const words = {
    to: shown.destination,
    date: new Date(`${shown.departureDate}:00Z`),
    status: question.status,
    subject: question.subject,
    by: decider ? 'person' : 'clock',
    decider: decider ? fullName(decider) : '',
    bookingId: trip.bookingId,
  }
  await mailQueue.add(db, 'approvalAnswered', {
    to: { name: fullName(reader), address: reader.email },
    ...(decider && { replyTo: { name: fullName(decider), address: decider.email } }),
    about: trip.id,
    subject: formatterFor(culture).say('approvals.answered.subject', words),
    letter: writeLetter(culture, 'approvals.answered.text', {
      ...words,
      name: reader.firstName,
      comment: question.comment ? [quote(question.comment)] : [],
      button: button(`${pages}/${path}`),
      settings: quietButton(`${pages}/profile/account?section=messages`),
    }),
    tripFiles: { ...tripRef, culture, files: [] },
  })
}
