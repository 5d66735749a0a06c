import { fullName } from '#contract/texts/fullName.ts'
import { phoneText } from '#contract/fields/phones.ts'
import type { TripReport } from '#contract/trips/tripReport.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import type { Database } from '#server/db/client.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import { notConfirmed } from '#server/domains/trips/approvalWords.ts'
import type { Person } from '#server/domains/profile/person.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import { facts, list, quote, writeLetter } from '#server/mail/letter.ts'
import type { Block } from '#server/services/letter.ts'
import { productOf } from '#server/domains/trips/segmentWords.ts'
import { languageOfCulture, type Language } from '#server/http/requests/language.ts'
import type { WaitingMail } from '#server/services/mailQueue.ts'
import { formatterFor, type MessageId, type Say } from '#server/messages/messages.ts'

interface Reporting {
  trip: Trip
  report: TripReport
  traveler: Person
  reporter: Person
  /** Language of the mail; the agency reads English or French. */
  culture: 'en-CA' | 'fr-CA'
}

interface Speech {
  say: Say
  language: Language
}

const addressed = (person: Person) =>
  isNoAddress(person.profile.email) ? fullName(person.profile) : `${fullName(person.profile)} <${person.profile.email}>`

/** The recipients of a report: the agency, or the Admins of a company without an agency. */
export async function readersOf({ company }: Person, db: Database): Promise<WaitingMail['to'][]> {
  const { agency, agencyEmailFrom } = company
  const address = agency.contactEmail ?? agencyEmailFrom
  if (address) return [{ name: agency.companyName, address }]
  const admins = await adminsOf(db, company.id)
  return admins.map((admin) => ({ name: fullName(admin), address: admin.email }))
}

/** The mail to the recipients: reporter, subject, the reporter's text, and the trip as text. */
export function reportMail({ trip, report, traveler, reporter, culture }: Reporting): Omit<WaitingMail, 'to'> {
  const { say } = formatterFor(culture)
  const language = languageOfCulture(culture, 'en')
  const from = addressed(reporter)
  const topic = say('trips.report.topic', { topic: report.topic })
  const summary = summaryOf(trip, traveler, { say, language })
  const words = { who: from, topic, message: quote(report.text), trip: summary }
  return {
    replyTo: { name: fullName(reporter.profile), address: reporter.profile.email },
    subject: `[${trip.bookingId}] ${topic} – ${fullName(traveler.profile)}`,
    letter: writeLetter(culture, 'trips.report.text', words),
  }
}

function summaryOf(trip: Trip, { profile, company, ...traveler }: Person, { say, language }: Speech): Block[] {
  const line = (id: MessageId, value: string) => say('trips.line', { name: say(id), value })
  const phone = profile.phoneNumber && phoneText({ code: profile.phoneCountryCode, number: profile.phoneNumber })
  const head = [
    line('trips.segment.locator', trip.bookingId),
    line('trips.report.traveler', addressed({ profile, company, ...traveler })),
    phone && line('trips.report.phone', phone),
    line('trips.report.company', company.displayName),
    trip.isVerified ? '' : say('trips.segment.unverified'),
    notConfirmed(trip, say),
  ]
  const segments = trip.segments.map((segment) => lineOf(segment, { say, language }))
  return [facts('', head.filter(Boolean)), list(segments)]
}

function lineOf(segment: Segment, { say, language }: Speech): string {
  const { kind, providerName, from, to, departure, arrival, confirmationNumber } = segment
  const when = `${departure.replace('T', ' ')} – ${arrival.replace('T', ' ')}`
  const where = kind === 'hotel' ? to.city : `${from.city} (${from.code}) – ${to.city} (${to.code})`
  const code = confirmationNumber && `, ${say('trips.report.confirmation', { code: confirmationNumber })}`
  const what = [providerName, productOf(segment, language)].filter(Boolean).join(', ')
  return `${say('trips.line', { name: say('trips.segment.kind', { kind }), value: `${what}; ${where}; ${when}` })}${code}`
}
