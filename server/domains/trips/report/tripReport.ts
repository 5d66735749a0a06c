import type { TripReport } from '#contract/mail.ts'
import type { Segment, Trip } from '#contract/trips.ts'
import type { Person } from '#server/domains/profile/person.ts'
import { productOf } from '#server/domains/trips/segmentWords.ts'
import type { Letter } from '#server/mail/send.ts'
import { reportTexts } from './reportTexts.ts'
import type { ReportTexts } from './reportTexts.ts'

interface Reporting {
  trip: Trip
  report: TripReport
  traveller: Person
  reporter: Person
  itinerary: { fileName: string; bytes: Buffer }
  language: 'en' | 'fr'
}

type Speech = { texts: ReportTexts } & Pick<Reporting, 'language'>

const nameOf = ({ profile }: Person) => `${profile.firstName} ${profile.lastName}`

/** The letter to the agency: who writes, what about, what they say, and the trip as text and as PDF. */
export function reportLetter(reporting: Reporting): Letter {
  const { trip, report, traveller, reporter, itinerary, language } = reporting
  const texts = reportTexts[language]
  const { agency, agencyEmailFrom } = traveller.company
  const summary = summaryOf(trip, traveller, { texts, language })
  const from = `${nameOf(reporter)} <${reporter.profile.email}>`
  const topic = texts.topics[report.topic]
  const parts = [
    texts.intro(from),
    `${texts.topic}: ${topic}`,
    `${texts.message}:\n${quoted(report.text)}`,
    `${texts.trip}:\n${summary}`,
  ]
  return {
    to: { name: agency.companyName, address: agency.contactEmail ?? agencyEmailFrom },
    replyTo: { name: nameOf(reporter), address: reporter.profile.email },
    subject: texts.subject(trip.bookingId, topic, nameOf(traveller)),
    text: `${parts.join('\n\n')}\n`,
    attachments: [
      { filename: itinerary.fileName, content: itinerary.bytes, contentType: 'application/pdf' },
      {
        filename: itinerary.fileName.replace(/\.pdf$/, '.txt'),
        content: summary,
        contentType: 'text/plain; charset=utf-8',
      },
    ],
  }
}

/** What somebody wrote can be told from what was written around it. */
const quoted = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')

function summaryOf(trip: Trip, { profile, company, ...traveller }: Person, { texts, language }: Speech): string {
  const phone = profile.phoneNumber && `+${profile.phoneCountryCode} ${profile.phoneNumber}`
  const head = [
    `${texts.locator}: ${trip.bookingId}`,
    `${texts.traveller}: ${nameOf({ profile, company, ...traveller })} <${profile.email}>`,
    phone && `${texts.phone}: ${phone}`,
    `${texts.company}: ${company.displayName}`,
    trip.isVerified ? '' : texts.unverified,
  ]
  return [...head.filter(Boolean), '', ...trip.segments.map((segment) => lineOf(segment, { texts, language }))].join(
    '\n',
  )
}

function lineOf(segment: Segment, { texts, language }: Speech): string {
  const { kind, providerName, from, to, departure, arrival, confirmationNumber } = segment
  const when = `${departure.replace('T', ' ')} – ${arrival.replace('T', ' ')}`
  const where = kind === 'hotel' ? to.city : `${from.city} (${from.code}) – ${to.city} (${to.code})`
  const code = confirmationNumber && `, ${texts.confirmation} ${confirmationNumber}`
  return `- ${texts.kinds[kind]}: ${[providerName, productOf(segment, language)].filter(Boolean).join(', ')}; ${where}; ${when}${code}`
}
