import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Arranger } from '#contract/arranger/arrangers.ts'
import type { Database } from '#server/db/client.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { profileChanges } from '#server/db/schema/profile/profileData.ts'
import { becomeArranger } from '#server/domains/arranger/requests/becomeArranger.ts'
import { findColleague } from '#server/domains/arranger/requests/colleague.ts'
import { sendAnswerToArranger } from '#server/domains/arranger/requests/statusMail.ts'
import { arrangersOf } from '#server/domains/arranger/listArrangers.ts'
import { recordProfileChange, recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { Refusal, refusedField } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { hourMs } from '#contract/time/durations.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { requireRoom } from '#server/domains/profile/refusals.ts'

/**
 * Makes a colleague an arranger of the traveler, approved at once; also approves a pending request of theirs.
 * @throws 400 `unknownPerson` for somebody who cannot be an arranger, `alreadyThere` for an existing one, 429 after 20
 *   in an hour
 */
export async function addArranger(profileRef: ProfileRef, email: string, services: Services): Promise<Arranger> {
  const { db, now } = services
  return db.transaction(async (tx) => {
    const traveler = await lockProfile(tx, profileRef)
    const arranger = await findColleague(tx, profileRef, email, 'arranger')
    if (!arranger) throw refusedField('email', 'unknownPerson')
    const approvedCondition = and(
      eq(arrangerRequests.travelerProfileId, profileRef.profileId),
      eq(arrangerRequests.status, 'approved'),
    )
    requireRoom('arrangers', await tx.$count(arrangerRequests, approvedCondition), 'arrangers')
    const key = await approve(tx, profileRef, arranger.id, now())
    await becomeArranger(tx, arranger.id)
    await refuseTooMany(tx, profileRef, now())
    const note = { section: 'arrangers' as const, action: 'added' as const, fields: recordFields.arrangers }
    await recordProfileChange(tx, { ...profileRef, actorProfileId: profileRef.profileId, at: now(), ...note })
    await sendAnswerToArranger(tx, { traveler, arranger, status: 'approved' }, services)
    return (await arrangersOf(tx, profileRef)).find((row) => row.key === key)!
  })
}

/** Rate limit: everyone added or removed gets a mail, so repeated adding and removing could flood a mailbox. */
async function refuseTooMany(tx: Database, { companyId, profileId }: ProfileRef, at: Date) {
  const added = and(
    eq(profileChanges.companyId, companyId),
    eq(profileChanges.profileId, profileId),
    eq(profileChanges.section, 'arrangers'),
    eq(profileChanges.action, 'added'),
    gt(profileChanges.at, new Date(at.getTime() - hourMs)),
  )
  if ((await tx.$count(profileChanges, added)) < mosts.arrangersAdded.most) return
  throw new Refusal(429, 'tooManyArrangers', 'You have added many arrangers within an hour. Wait an hour, then go on.')
}

/** @returns the key of the arrangement */
async function approve(tx: Database, { companyId, profileId }: ProfileRef, arrangerProfileId: string, at: Date) {
  const between = and(
    eq(arrangerRequests.companyId, companyId),
    eq(arrangerRequests.travelerProfileId, profileId),
    eq(arrangerRequests.arrangerProfileId, arrangerProfileId),
  )
  const all = await tx.select().from(arrangerRequests).where(between).orderBy(desc(arrangerRequests.createdAt))
  if (all.some(({ status }) => status === 'approved')) throw refusedField('email', 'alreadyThere')
  const waiting = all.find(({ status }) => status === 'sent')
  if (waiting) {
    await tx.update(arrangerRequests).set({ status: 'approved' }).where(eq(arrangerRequests.id, waiting.id))
    return waiting.id
  }
  const id = randomUUID()
  await tx.insert(arrangerRequests).values({
    id,
    companyId,
    arrangerProfileId,
    travelerProfileId: profileId,
    status: 'approved',
    createdAt: at,
  })
  return id
}
