import type { Approval } from '#contract/approvals/approvals.ts'
import { exactMoney } from '#contract/payment/money.ts'
import { shownFieldValue } from '#contract/trips/tripFieldValues.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'
import { zoneName } from '#contract/time/zoneName.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import { approvalKeys } from '#server/db/schema/trips/approvals.ts'
import { homeOf, type Home } from '#server/domains/profile/homeDay.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { segmentLines } from '#server/domains/trips/news/tripFacts.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { button, facts, list, quietButton, quote, writeLetter } from '#server/mail/letter.ts'
import { formatterFor, type Formatter, type MessageId } from '#server/messages/messages.ts'
import type { Block } from '#server/services/letter.ts'
import type { Services } from '#server/services/services.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'
import { wholeQuestion } from './listQuestions.ts'
import { askedOf, type QuestionRow } from './questions.ts'

export type QuestionMail = 'approvalAsked' | 'approvalReminder' | 'approvalTold'

const texts: Record<QuestionMail, [subject: MessageId, text: MessageId]> = {
  approvalAsked: ['approvals.asked.subject', 'approvals.asked.text'],
  approvalReminder: ['approvals.reminder.subject', 'approvals.asked.text'],
  approvalTold: ['approvals.told.subject', 'approvals.told.text'],
}

/**
 * Queues the mail of a question to one person, in their language: everything that they need to decide, and three links
 * with a new key, of which only the hash is stored. A mail that only tells has a link to Waymark, and the person may want
 * none.
 * @param services with the transaction of the change as their database
 */
export async function mailQuestion(
  question: QuestionRow,
  profileId: string,
  kind: QuestionMail,
  services: Services,
): Promise<void> {
  const { db, env, mailQueue } = services
  const { companyId } = question
  const { profile } = await loadPerson(db, companyId, profileId)
  if (kind === 'approvalTold' && !profile.approvalMails) return
  const culture = supportedCulture(profile.cultureCode)
  const language = languageOfCulture(culture, 'en')
  const shown = await wholeQuestion(
    { question, asked: await askedOf(db, question.id) },
    { profileId, language },
    services,
  )
  const { profile: booker } = await loadPerson(db, companyId, question.bookerProfileId)
  const pages = `${env.PUBLIC_URL}/${localeCodeOf(culture)}`
  const key = kind === 'approvalTold' ? null : randomToken()
  if (key) await db.insert(approvalKeys).values({ keyHash: sha256(key), questionId: question.id, profileId })
  const link = (answer: string) => `${pages}/approval/${key ?? ''}?answer=${answer}`
  const formatter = formatterFor(culture)
  const { say } = formatter
  const words = { who: shown.traveler, to: shown.trip.destination, date: new Date(shown.trip.from) }
  const { request } = shown
  const [subject, text] = texts[kind]
  await mailQueue.add(db, kind, {
    to: { name: fullName(profile), address: profile.email },
    replyTo: { name: fullName(booker), address: booker.email },
    about: question.id,
    subject: say(subject, words),
    letter: writeLetter(culture, request ? 'approvals.askedRequest.text' : text, {
      ...words,
      name: profile.firstName,
      subject: question.subject,
      booker: shown.booker || 'none',
      role: shown.role,
      ...dueWords(question, await homeOf({ companyId, profileId }, db), culture),
      silence: question.silence,
      segments: request ? requestFacts(shown, formatter) : list(segmentLines(shown.trip.segments, culture)),
      money: moneyFacts(shown, culture, formatter),
      policy: policyBlocks(shown, culture, formatter),
      others: otherTrips(shown, formatter),
      approve: button(link('approve')),
      decline: quietButton(link('decline')),
      sendBack: quietButton(link('sendBack')),
      button: button(`${pages}/approvals/${question.id}`),
      settings: quietButton(`${pages}/profile/account?section=messages`),
    }),
    // No document, but the words that a demo or trial trip has in every mail.
    ...(!request && {
      tripFiles: { companyId, profileId: question.profileId, bookingId: shown.trip.bookingId, culture, files: [] },
    }),
  })
}

/** When an answer is due, as a local time of the reader, with the name of their zone. */
function dueWords({ dueAt, askedAt }: QuestionRow, home: Home | null, culture: string) {
  const at = dueAt ?? askedAt
  const timeZone = home?.timeZone ?? 'UTC'
  const local = new Date(`${localTimeOf(at.getTime(), timeZone)}:00Z`)
  return {
    due: local,
    at: local,
    zone: home ? zoneName(culture, at, timeZone) : 'UTC',
  }
}

const line = ({ say }: Formatter, id: MessageId, value: string) => say('trips.line', { name: say(id), value })

/** Why, where and when a traveler would like to travel. */
function requestFacts({ request, trip: { from, until, destination } }: Approval, formatter: Formatter): Block {
  const days = daysText(formatter, from, until)
  return facts(formatter.say('approvals.request'), [
    line(formatter, 'approvals.purpose', request?.purpose ?? ''),
    line(formatter, 'approvals.places', destination),
    line(formatter, 'approvals.days', days),
  ])
}

const daysText = ({ formatDate }: Formatter, ...days: [from: string, until: string]) =>
  [...new Set(days)].map((date) => formatDate(new Date(date), { dateStyle: 'medium' })).join(' – ')

/** Facts of a mail: the price of each kind of travel and of all, the cheapest offers, the carbon and the budget. */
function moneyFacts({ trip, budget, request }: Approval, culture: string, formatter: Formatter): Block {
  const { say, formatNumber } = formatter
  const amount = (units: number) => exactMoney(culture, units, trip.currency)
  const parts = trip.parts.map((part) =>
    say('trips.line', { name: say('approvals.kind', { kind: part.kind }), value: amount(part.amount) }),
  )
  return facts(say('trips.mail.price'), [
    ...(parts.length > 1 ? parts : []),
    line(formatter, request ? 'approvals.estimate' : 'trips.mail.total', amount(trip.total)),
    ...(trip.totalBefore === null ? [] : [line(formatter, 'approvals.before', amount(trip.totalBefore))]),
    ...(trip.lowestTotal < trip.total ? [line(formatter, 'approvals.lowest', amount(trip.lowestTotal))] : []),
    ...trip.fields.map((field) => say('trips.line', { name: field.name, value: shownFieldValue(culture, field) })),
    ...(trip.carbonKg === null
      ? []
      : [line(formatter, 'approvals.carbon', say('approvals.kilograms', { kg: formatNumber(trip.carbonKg) }))]),
    ...(budget
      ? [
          say('trips.line', {
            name: say('approvals.budget', { center: budget.costCenter, year: String(budget.year) }),
            value: exactMoney(culture, budget.left, budget.currency),
          }),
        ]
      : []),
  ])
}

/** The broken rules of the policy, and the reason that was given. */
function policyBlocks({ trip }: Approval, culture: string, { say }: Formatter): Block[] {
  if (trip.brokenRules.length === 0) return []
  const rules = trip.brokenRules.map((rule) => {
    const values = { percent: 0, allowed: 0, hours: 0, days: 0, ...rule }
    const limit = rule.kind === 'hotel' ? exactMoney(culture, rule.limit / 100, trip.currency) : ''
    return say('approvals.brokenRule', { ...values, limit })
  })
  return [
    facts(say('approvals.outside'), rules),
    ...(trip.reason ? [quote(say('approvals.reason', { reason: trip.reason }))] : []),
  ]
}

/** Other trips of the traveler around the same days. */
function otherTrips({ otherTrips: trips }: Approval, formatter: Formatter): Block[] {
  if (trips.length === 0) return []
  const { say } = formatter
  return [
    facts(
      say('approvals.otherTrips'),
      trips.map(({ destination, from, until }) =>
        say('trips.line', { name: destination, value: daysText(formatter, from, until) }),
      ),
    ),
  ]
}
