import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ArrangementAnswer, arrangementAnsweredSchema } from '#contract/arrangers.ts'
import { arrangerRequests } from '#server/db/schema/arranger.ts'
import { profiles } from '#server/db/schema/people.ts'
import type { Database } from '#server/db/client.ts'
import { tellArranger } from '#server/domains/arranger/statusMail.ts'
import { noteChange } from '#server/domains/profile/changes.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Caller } from '#server/http/caller.ts'
import { notFound, Refusal } from '#server/http/envelope.ts'
import type { Services } from '#server/services/services.ts'

type Answered = z.infer<typeof arrangementAnsweredSchema>
type Arrangement = typeof arrangerRequests.$inferSelect
type To = ArrangementAnswer['status']

/** The status that each answer requires (§4). */
const from: Record<To, Arrangement['status']> = { approved: 'sent', declined: 'sent', removed: 'approved' }
const actions = { approved: 'added', declined: 'changed', removed: 'removed' } as const

/**
 * The traveller approves, declines or removes an arranger. The same answer again changes nothing.
 * @throws 404 for an unknown key, 409 with the current status, 403 where a Guest removes their last arranger (§6) /
 */
export async function answerArranger(
  arrangementRef: ProfileRef & { key: string },
  status: To,
  { caller, services }: { caller: Caller; services: Services },
): Promise<Answered> {
  const { companyId, profileId, key } = arrangementRef
  await services.db.transaction(async (tx) => {
    const traveler = await lockProfile(tx, arrangementRef)
    const { request, arranger } = await arrangementOf(tx, arrangementRef)
    if (request.status === status) return
    if (request.status !== from[status]) throw notFromHere(request)
    if (status === 'removed' && caller.roles.includes('Guest')) await keepLast(tx, arrangementRef)
    await tx.update(arrangerRequests).set({ status }).where(eq(arrangerRequests.id, request.id))
    const note = { section: 'arrangers' as const, action: actions[status], fields: ['arranger'] }
    await noteChange(tx, { companyId, profileId, actorProfileId: caller.profileId, at: services.now(), ...note })
    await tellArranger(tx, { traveler, arranger, status }, services)
  })
  return { key, status }
}

async function arrangementOf(tx: Database, { companyId, profileId, key }: ProfileRef & { key: string }) {
  const [found] = await tx
    .select({ request: arrangerRequests, arranger: profiles })
    .from(arrangerRequests)
    .innerJoin(profiles, eq(profiles.id, arrangerRequests.arrangerProfileId))
    .where(
      and(
        eq(arrangerRequests.requestKey, key),
        eq(arrangerRequests.companyId, companyId),
        eq(arrangerRequests.travelerProfileId, profileId),
      ),
    )
  if (!found) throw notFound()
  return found
}

async function keepLast(tx: Database, { companyId, profileId }: ProfileRef) {
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

const notFromHere = ({ requestKey, status }: Arrangement) =>
  new Refusal(
    409,
    'notFromHere',
    'This was answered otherwise meanwhile. Look at it as it is now; somebody who was removed can be added again.',
    { current: { key: requestKey, status } satisfies Answered },
  )
