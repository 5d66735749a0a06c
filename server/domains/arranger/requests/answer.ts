import { and, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  ArrangementAnswer,
  arrangementAnsweredSchema,
  RequestAnswer,
  waitingRequestSchema,
} from '#contract/arranger/arrangers.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { becomeArranger } from '#server/domains/arranger/requests/becomeArranger.ts'
import { sendAnswerToArranger } from '#server/domains/arranger/requests/statusMail.ts'
import { recordProfileChange, recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'
import { limitGuesses } from '#server/http/requests/wrongLinks.ts'
import type { Services } from '#server/services/services.ts'

type Answered = z.infer<typeof arrangementAnsweredSchema>
type Arrangement = typeof arrangerRequests.$inferSelect
type To = ArrangementAnswer['status']

/** The status that each answer requires (§4). */
const from: Record<To, Arrangement['status']> = { approved: 'sent', declined: 'sent', removed: 'approved' }
/** The action in the record of changes for each answer. */
export const answerActions = { approved: 'added', declined: 'changed', removed: 'removed' } as const

/**
 * The signed-in traveler approves, declines or removes an arranger. The same answer again changes nothing.
 * @throws 404 for an unknown key, 409 with the current status, 403 where a Guest removes their last arranger (§6)
 */
export async function answerArranger(
  arrangementRef: ProfileRef & { key: string },
  status: To,
  { caller, services }: { caller: Caller; services: Services },
): Promise<Answered> {
  const { companyId, profileId, key } = arrangementRef
  await services.db.transaction(async (tx) => {
    const traveler = await lockProfile(tx, arrangementRef)
    const theirs = and(eq(arrangerRequests.companyId, companyId), eq(arrangerRequests.travelerProfileId, profileId))
    const { request, arranger } = await arrangementOf(tx, and(eq(arrangerRequests.id, key), theirs))
    if (request.status === status) return
    if (request.status !== from[status]) throw notFromHere({ key, status: request.status })
    if (status === 'removed' && caller.roles.includes('Guest')) await keepLastArranger(tx, arrangementRef)
    await recordAnswer(tx, request, status, { actorProfileId: caller.profileId, at: services.now() })
    await sendAnswerToArranger(tx, { traveler, arranger, status }, services)
  })
  return { key, status }
}

/**
 * Approves or declines a request by the key that was mailed to the traveler (§4, §7), once; the same answer
 * again changes nothing. It counts as the traveler's.
 * @throws 404 for an unknown key and 429 for too many of them, 410 `requestExpired`, 409 with the current status
 */
export async function answerByKey(key: string, status: RequestAnswer, { network, services }: ByKey) {
  const at = services.now()
  const { request: named } = await namedByKey(key, { network, services })
  await services.db.transaction(async (tx) => {
    const traveler = await lockProfile(tx, { companyId: named.companyId, profileId: named.travelerProfileId })
    const { request, arranger } = await arrangementOf(tx, keyCondition(key))
    if (!traveler.active) throw notFound()
    if (request.status === status) return
    refuseOver(request, at)
    await recordAnswer(tx, request, status, { actorProfileId: traveler.id, at })
    await sendAnswerToArranger(tx, { traveler, arranger, status }, services)
  })
  return { status }
}

/**
 * Returns a waiting request by its mailed key, with the data that the mail contained.
 * @throws as `answerByKey`
 */
export async function waitingRequestByKey(key: string, from: ByKey): Promise<z.infer<typeof waitingRequestSchema>> {
  const { db, now } = from.services
  const { request, arranger } = await namedByKey(key, from)
  const [asked] = await db
    .select({ isActive: profiles.active, companyName: companies.displayName })
    .from(profiles)
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .where(eq(profiles.id, request.travelerProfileId))
  if (!asked?.isActive) throw notFound()
  refuseOver(request, now())
  const { firstName, lastName, email } = arranger
  return { firstName, lastName, email, companyName: asked.companyName }
}

/**
 * Returns a waiting request by its mailed key, as `waitingRequestByKey`, to its signed-in traveler only.
 * @throws 404 for the key of another person too, so that its owner stays secret
 */
export async function ownRequestByKey({ key, companyId, profileId }: ProfileRef & { key: string }, from: ByKey) {
  const { request } = await namedByKey(key, from)
  if (request.companyId !== companyId || request.travelerProfileId !== profileId) throw notFound()
  return waitingRequestByKey(key, from)
}

interface ByKey {
  network: string
  services: Services
}

const keyCondition = (key: string) => eq(arrangerRequests.keyHash, sha256(key))

/** Finds the request of a key. Only unknown keys are counted, to limit guessing. */
async function namedByKey(key: string, visitor: ByKey) {
  const named = await findArrangement(visitor.services.db, keyCondition(key))
  await limitGuesses('arranger request', named !== undefined, visitor)
  if (!named) throw notFound()
  return named
}

function refuseOver({ status, keyExpiresAt }: Arrangement, at: Date) {
  if (status !== 'sent') throw notFromHere({ status })
  if (!keyExpiresAt || keyExpiresAt <= at) throw requestExpired()
}

/** Writes an answer, and notes it in the record of the traveler's profile. */
export async function recordAnswer(
  tx: Database,
  request: Arrangement,
  status: To,
  by: { actorProfileId: string; at: Date },
) {
  await tx.update(arrangerRequests).set({ status }).where(eq(arrangerRequests.id, request.id))
  if (status === 'approved') await becomeArranger(tx, request.arrangerProfileId)
  const { companyId, travelerProfileId: profileId } = request
  const note = { section: 'arrangers' as const, action: answerActions[status], fields: recordFields.arrangers }
  await recordProfileChange(tx, { companyId, profileId, ...by, ...note })
}

/** A request and who made it. @throws 404 */
export async function arrangementOf(tx: Database, which: SQL | undefined) {
  const found = await findArrangement(tx, which)
  if (!found) throw notFound()
  return found
}

async function findArrangement(tx: Database, which: SQL | undefined) {
  const [found] = await tx
    .select({ request: arrangerRequests, arranger: profiles })
    .from(arrangerRequests)
    .innerJoin(profiles, eq(profiles.id, arrangerRequests.arrangerProfileId))
    .where(which)
  return found
}

async function keepLastArranger(tx: Database, { companyId, profileId }: ProfileRef) {
  const approved = and(
    eq(arrangerRequests.companyId, companyId),
    eq(arrangerRequests.travelerProfileId, profileId),
    eq(arrangerRequests.status, 'approved'),
  )
  if ((await tx.$count(arrangerRequests, approved)) > 1) return
  throw new Refusal(
    403,
    'lastArranger',
    'Guests always have somebody who arranges their travel, and this is the last one. Add another arranger first.',
  )
}

/** 409: the status does not allow this change. `current` has the present status. */
export const notFromHere = (current: Answered) =>
  new Refusal(
    409,
    'notFromHere',
    'This was answered otherwise meanwhile. Look at it as it is now; somebody who was removed can be added again.',
    { current },
  )

const requestExpired = () =>
  new Refusal(
    410,
    'requestExpired',
    'The link of this request has expired. Sign in and answer it under your account, or ask for a new one.',
  )
