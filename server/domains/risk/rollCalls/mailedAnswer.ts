import { and, eq, gt } from 'drizzle-orm'
import { minuteMs } from '#contract/time/durations.ts'
import type { RollCallAnswer } from '#contract/reports/itineraryReport.ts'
import { rollCallLimits } from '#contract/risk/rollCalls.ts'
import type { MailedQuestion } from '#contract/risk/rollCallQuestions.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { rollCallKeys, rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { aboutFor } from '#server/domains/risk/rollCalls/about.ts'
import { lockRollCall, recordEvent, storeAnswer } from '#server/domains/risk/rollCalls/answers.ts'
import { companyOf } from '#server/domains/risk/rollCalls/rollCallMail.ts'
import { openCondition } from '#server/domains/risk/asked/askedTrips.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import { limitGuesses } from '#server/http/requests/wrongLinks.ts'
import type { Services } from '#server/services/services.ts'

interface Visitor {
  network: string
  services: Services
}

/**
 * The question of a mailed link, about an alert in the language of the reader where it has that. Reading changes
 * nothing, because mail programs open links themselves.
 * @throws 404 for a key that is unknown, or whose roll call has ended; 429 for too many unknown ones
 */
export async function questionOf(key: string, language: Language, visitor: Visitor): Promise<MailedQuestion> {
  const { db } = visitor.services
  const { person, rollCall, firstName } = await holderOf(key, visitor)
  const { name, phone } = await companyOf(db, rollCall.companyId)
  // An answer of an advisor gives way to the person's own answer, but a call for help stands.
  const isAnswered = person.way !== 'advisor' || person.answer === 'needsHelp'
  return {
    firstName,
    company: name,
    about: aboutFor(rollCall, language),
    note: rollCall.note,
    askedAt: rollCall.askedAt.toISOString(),
    answer: isAnswered ? person.answer : null,
    answeredAt: (isAnswered && person.answeredAt?.toISOString()) || null,
    phone,
  }
}

/**
 * Stores the first answer by a mailed link, a call for help after the answer that the person is safe, and the person's
 * own answer after an advisor recorded that they are safe. Other later ones change nothing and get the stored answer, so
 * that a repeated request is harmless; a link that others hold undoes no call for help, whoever recorded it.
 * @throws as `questionOf`
 */
export async function answerByKey(key: string, answer: RollCallAnswer, visitor: Visitor) {
  const { services } = visitor
  const found = await holderOf(key, visitor)
  return services.db.transaction(async (tx) => {
    const at = services.now()
    const rollCall = await lockRollCall(tx, { companyId: found.rollCall.companyId, rollCallId: found.rollCall.id })
    const { person } = await byKey(tx, key, at)
    const isChange = person.answer === 'safe' && (person.way === 'advisor' || answer === 'needsHelp')
    if (person.answer && !isChange)
      return { answer: person.answer, answeredAt: (person.answeredAt ?? at).toISOString(), noteToken: null }
    await storeAnswer(tx, { rollCall, person }, { answer, at, by: { way: 'mail' } }, services)
    const noteToken = randomToken()
    await tx
      .update(rollCallPeople)
      .set({ noteTokenHash: sha256(noteToken), noteUntil: new Date(+at + rollCallLimits.noteMinutes * minuteMs) })
      .where(eq(rollCallPeople.id, person.id))
    return { answer, answeredAt: at.toISOString(), noteToken }
  })
}

/**
 * Adds a note to an answer by a mailed link, once, shortly after it.
 * @throws as `questionOf`; 409 `noteClosed` for a token that is not that of this key, was used, or has ended
 */
export async function noteByKey(key: string, { token, note }: { token: string; note: string }, visitor: Visitor) {
  const { services } = visitor
  const found = await holderOf(key, visitor)
  await services.db.transaction(async (tx) => {
    const at = services.now()
    const rollCall = await lockRollCall(tx, { companyId: found.rollCall.companyId, rollCallId: found.rollCall.id })
    const [written] = await tx
      .update(rollCallPeople)
      .set({ note, noteTokenHash: null, noteUntil: null })
      .where(
        and(
          eq(rollCallPeople.id, found.person.id),
          eq(rollCallPeople.noteTokenHash, sha256(token)),
          gt(rollCallPeople.noteUntil, at),
        ),
      )
      .returning({ id: rollCallPeople.id })
    if (!written) throw noteClosed()
    await recordEvent(tx, rollCall, { kind: 'noted', at, personId: written.id, reason: note })
  })
}

const noteClosed = () =>
  new Refusal(409, 'noteClosed', 'A note can be added once, shortly after the answer. Call, or sign in.')

/** Finds the person of a key. All that lead nowhere get the same answer; only unknown keys are counted. */
async function holderOf(key: string, visitor: Visitor) {
  const { db, now } = visitor.services
  const isKnown = (await db.$count(rollCallKeys, eq(rollCallKeys.keyHash, sha256(key)))) > 0
  await limitGuesses('roll call', isKnown, visitor)
  return byKey(db, key, now())
}

async function byKey(db: Database, key: string, now: Date) {
  const [found] = await db
    .select({ person: rollCallPeople, rollCall: rollCalls, own: profiles.firstName, guest: trips.guest })
    .from(rollCallKeys)
    .innerJoin(rollCallPeople, eq(rollCallPeople.id, rollCallKeys.personId))
    .innerJoin(rollCalls, and(eq(rollCalls.id, rollCallPeople.rollCallId), openCondition(now)))
    .innerJoin(profiles, eq(profiles.id, rollCallPeople.profileId))
    .leftJoin(trips, eq(trips.id, rollCallPeople.tripId))
    .where(eq(rollCallKeys.keyHash, sha256(key)))
  if (!found) throw notFound()
  const { person, rollCall, own, guest } = found
  return { person, rollCall, firstName: person.isForGuest ? (guest?.firstName ?? '') : own }
}
