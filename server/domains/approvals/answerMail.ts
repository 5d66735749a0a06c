import { eq, inArray } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import { sendBookingMail } from '#server/domains/trips/news/bookingMail.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import type { TripRow } from '#server/domains/trips/status.ts'
import { type Language, languageOfCulture } from '#server/http/requests/language.ts'
import { button, quietButton, quote, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import type { QuestionRow } from './questions.ts'

type Person = typeof profiles.$inferSelect

/**
 * Queues the mails about an answered question. A yes to a trip is the mail of the booking with its documents, to the
 * traveler or guest. Otherwise the traveler hears it, and who booked or asked for them; a trip that was sent back waits
 * for its correction and an approved request for its booking, so nobody can turn those mails off.
 * @param services with the transaction of the answer as their database
 */
export async function mailAnswer(question: QuestionRow, services: Services): Promise<void> {
  const { db } = services
  const [trip] = question.tripId ? await db.select().from(trips).where(eq(trips.id, question.tripId)) : []
  const people = await peopleOf(question, services)
  const decider = people.find(({ id }) => id === question.decidedBy)
  if (trip && question.status === 'approved') {
    const news = { isChanged: question.subject === 'change', bookerProfileId: question.bookerProfileId }
    return sendBookingMail(trip.id, { ...news, approvedBy: decider ? fullName(decider) : '' }, services)
  }
  const told = new Set([...(trip?.guest ? [] : [question.profileId]), question.bookerProfileId])
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

interface Answered {
  question: QuestionRow
  decider: Person | undefined
  /** Undefined for a request. */
  trip: TripRow | undefined
}

async function mailTo(reader: Person, { question, decider, trip }: Answered, services: Services): Promise<void> {
  const { db, env, mailQueue } = services
  const culture = supportedCulture(reader.cultureCode)
  const { files, path, ...told } = trip
    ? await tripWords(trip, culture, services)
    : await requestWords(question, culture, services)
  const { companyId, profileId } = question
  const pages = `${env.PUBLIC_URL}/${localeCodeOf(culture)}`
  const of = reader.id === profileId ? 'dashboard' : `arranger/${companyId}/${profileId}`
  const words = {
    ...told,
    status: question.status,
    subject: question.subject,
    by: decider ? 'person' : 'clock',
    decider: decider ? fullName(decider) : '',
  }
  const [subject, text] = trip
    ? (['approvals.answered.subject', 'approvals.answered.text'] as const)
    : (['approvals.requestAnswered.subject', 'approvals.requestAnswered.text'] as const)
  await mailQueue.add(db, 'approvalAnswered', {
    to: { name: fullName(reader), address: reader.email },
    ...(decider && { replyTo: { name: fullName(decider), address: decider.email } }),
    about: trip?.id ?? question.id,
    subject: formatterFor(culture).say(subject, words),
    letter: writeLetter(culture, text, {
      ...words,
      name: reader.firstName,
      comment: question.comment ? [quote(question.comment)] : [],
      button: button(`${pages}/${of}/${path}`),
      settings: quietButton(`${pages}/profile/account?section=messages`),
    }),
    ...files,
  })
}

const languageOf = (culture: string): Language => languageOfCulture(culture, 'en')

async function tripWords({ companyId, profileId, bookingId }: TripRow, culture: string, services: Services) {
  const tripRef = { companyId, profileId, bookingId }
  const { destination, departureDate } = await presentedTrip(tripRef, languageOf(culture), services)
  const tripFiles = { ...tripRef, culture, files: [] }
  return {
    to: destination,
    date: new Date(`${departureDate}:00Z`),
    bookingId,
    path: `trips/${bookingId}`,
    files: { tripFiles },
  }
}

async function requestWords({ requestId, facts }: QuestionRow, culture: string, { db }: Services) {
  const { places = [], purpose = '', from = '' } = facts.request ?? {}
  const names = await readPlaceNames(
    db,
    places.map((code) => ({ code })),
  )
  const to = places.map((code) => names.get(code)?.city[languageOf(culture)] ?? code).join(', ')
  return { to, date: new Date(from), purpose, path: `travel-requests/${requestId}`, files: {} }
}
