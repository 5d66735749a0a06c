import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { requestLimits, type TravelRequestBody } from '#contract/approvals/requests.ts'
import { askNever } from '#contract/approvals/approvalRules.ts'
import type { Database } from '#server/db/client.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { travelRequests } from '#server/db/schema/trips/requests.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { askAbout, NobodyDecides } from './ask.ts'
import { homeDay, homeOf } from '#server/domains/profile/homeDay.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { withdrawQuestions } from '#server/domains/trips/withdrawQuestions.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { Refusal, refusedField } from '#server/http/answers/envelope.ts'
import { takeMost } from '#server/http/operations/takeMost.ts'
import type { Services } from '#server/services/services.ts'
import { addDays, instantOf } from '#server/time/zonedTime.ts'
import { isCorrectable, isWithdrawable } from './requests/readRequests.ts'
import { lockRequest, usingCondition, type RequestRef } from './requests/requestRows.ts'

interface Sending {
  body: TravelRequestBody
  caller: Caller
}

/**
 * Sends a new request of a person to who decides about their trips. @returns its id
 * @throws 400 for a day or place that cannot be; 409 `nobodyDecides`; 429 for too many
 */
export const sendRequest = (person: ProfileRef, sending: Sending, services: Services): Promise<string> =>
  services.db.transaction(async (tx) => {
    const within = { ...services, db: tx }
    await lockProfile(tx, person)
    const requestId = randomUUID()
    await ask({ ...person, requestId }, sending, within)
    return requestId
  })

/** Corrects a request that was sent back, declined or not answered, and sends it again. @throws as `sendRequest`; 409 `notCorrectable` */
export const correctRequest = (ref: RequestRef, sending: Sending, services: Services): Promise<void> =>
  services.db.transaction(async (tx) => {
    const within = { ...services, db: tx }
    await lockProfile(tx, ref)
    const { status } = await lockRequest(tx, ref)
    if (!isCorrectable(status))
      throw new Refusal(409, 'notCorrectable', 'Only a request that was sent back or not approved can be corrected.')
    await withdrawQuestions(tx, eq(approvalQuestions.requestId, ref.requestId), within)
    await ask(ref, sending, within)
  })

/** Withdraws a request that no booking uses. @throws 404; 409 `notWithdrawable` */
export const withdrawRequest = (ref: RequestRef, services: Services): Promise<void> =>
  services.db.transaction(async (tx) => {
    await lockProfile(tx, ref)
    const { status } = await lockRequest(tx, ref)
    if (!isWithdrawable(status) || (await tx.$count(trips, usingCondition([ref.requestId]))) > 0)
      throw new Refusal(409, 'notWithdrawable', 'This request is over already, or a booking uses it.')
    await withdrawQuestions(tx, eq(approvalQuestions.requestId, ref.requestId), services)
    await tx.update(travelRequests).set({ status: 'withdrawn' }).where(eq(travelRequests.id, ref.requestId))
  })

/** Writes a request and asks the first person who may decide. */
async function ask({ requestId: id, companyId, profileId }: RequestRef, { body, caller }: Sending, services: Services) {
  const { db, now } = services
  const person = { companyId, profileId }
  await takeMost('travelRequests', caller.profileId, services)
  const today = await homeDay(person, services)
  if (body.from < today) throw refusedField('from', 'datePast')
  if (body.from > addDays(today, requestLimits.ahead)) throw refusedField('from', 'dateTooFar')
  const codes = body.places.map(({ code }) => code)
  await requireAirports(db, codes)
  const { company, policy } = await loadPerson(db, companyId, profileId)
  const { purpose, from, until, estimate } = body
  const { currency } = company
  const values = { purpose, places: codes, fromDay: from, untilDay: until, estimate, currency }
  const row = { ...values, requesterProfileId: caller.profileId, status: 'pendingApproval' as const, sentAt: now() }
  await db
    .insert(travelRequests)
    .values({ id, ...person, ...row })
    .onConflictDoUpdate({ target: travelRequests.id, set: row })
  const home = await homeOf(person, db)
  // A request for today can be answered until the day is over.
  const lastMoment = `${from === today ? addDays(from, 1) : from}T00:00`
  const asking = {
    about: { id, ...person, currency },
    subject: 'request' as const,
    bookerProfileId: caller.profileId,
    facts: { ...nothingBooked(estimate), request: { purpose, places: codes, from, until } },
    plan: policy?.approval ?? askNever,
    action: 'ask' as const,
    heldUntil: new Date(instantOf(lastMoment, home?.timeZone ?? 'UTC')),
  }
  await askAbout(asking, services).catch((error: unknown) => {
    if (!(error instanceof NobodyDecides)) throw error
    throw new Refusal(409, 'nobodyDecides', 'Nobody of your company can approve it. Ask for an approver.')
  })
}

/** @throws 400 `airport` at the first unknown place */
async function requireAirports(db: Database, codes: readonly string[]): Promise<void> {
  const known = await db
    .select({ code: airports.code })
    .from(airports)
    .where(inArray(airports.code, [...codes]))
  const unknown = codes.findIndex((code) => !known.some((each) => each.code === code))
  if (unknown >= 0) throw refusedField(`places.${unknown}.code`, 'airport')
}

/** The facts of a question about an estimate: what only a booking has is empty. */
const nothingBooked = (total: number) => ({
  parts: [],
  brokenRules: [],
  total,
  tax: 0,
  lowestTotal: total,
  reason: null,
  carbonKg: null,
  maskedCard: null,
  fields: [],
  creditIds: [],
  plan: {},
})
