import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { askAgainAfter, type ArrangerRequest } from '#contract/arranger/arrangers.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import type { profiles } from '#server/db/schema/company/people.ts'
import { findColleague } from '#server/domains/arranger/requests/colleague.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { momentsFor } from '#server/domains/session/momentText.ts'
import { notAllowed, Refusal, refusedField } from '#server/http/answers/envelope.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Services } from '#server/services/services.ts'
import { button, quietButton, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { hourMs } from '#contract/time/durations.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'

/** How long the key of a request is good; signed in, the traveler can answer later too. */
const keyMs = 14 * 24 * hourMs

interface RequestContext {
  caller: Caller
  services: Services
}

/**
 * Asks a colleague for permission to arrange their travel (§4, §7). They get a mail with a key, of which the database
 * keeps only the hash. An open request is sent again, and its former key stops working.
 * @throws 400 `unknownPerson`, `arrangedAlready` where the traveler has approved, `askedRecently` within an hour of the
 * last request or within a day of a declined one; 403 for guests, 429 after 20 requests in an hour
 */
export async function requestArranging(
  of: ProfileRef,
  email: string,
  { caller, services }: RequestContext,
): Promise<ArrangerRequest> {
  if (caller.roles.includes('Guest')) throw notAllowed()
  const { db, now } = services
  const at = now()
  const key = randomToken()
  const keyExpiresAt = new Date(at.getTime() + keyMs)
  return db.transaction(async (tx) => {
    const found = await findColleague(tx, of, email, 'traveler')
    if (!found) throw refusedField('email', 'unknownPerson')
    const { arranger, traveler } = await lockBoth(tx, of, found.id)
    const between = { companyId: of.companyId, arrangerProfileId: arranger.id, travelerProfileId: traveler.id }
    await refuseRepeated(tx, between, at)
    await refuseTooMany(tx, of, at)
    await write(tx, { ...between, status: 'sent', createdAt: at, keyHash: sha256(key), keyExpiresAt })
    await sendRequestToTraveler(tx, { arranger, traveler, key, until: keyExpiresAt }, services)
    return { email: traveler.email, status: 'sent' as const }
  })
}

/** Locked in one order, so that two people who ask each other do not wait for one another. */
async function lockBoth(tx: Database, { companyId, profileId }: ProfileRef, travelerProfileId: string) {
  const locked = new Map<string, Awaited<ReturnType<typeof lockProfile>>>()
  for (const each of [profileId, travelerProfileId].toSorted())
    locked.set(each, await lockProfile(tx, { companyId, profileId: each }))
  return { arranger: locked.get(profileId)!, traveler: locked.get(travelerProfileId)! }
}

type Row = typeof arrangerRequests.$inferInsert
type Between = Pick<Row, 'companyId' | 'arrangerProfileId' | 'travelerProfileId'>

const pairCondition = ({ companyId, arrangerProfileId, travelerProfileId }: Between) =>
  and(
    eq(arrangerRequests.companyId, companyId),
    eq(arrangerRequests.arrangerProfileId, arrangerProfileId),
    eq(arrangerRequests.travelerProfileId, travelerProfileId),
  )

/** A canceled request counts as one that waits: its mail has left. */
async function refuseRepeated(tx: Database, between: Between, at: Date) {
  const before = await tx.select().from(arrangerRequests).where(pairCondition(between))
  if (before.some(({ status }) => status === 'approved')) throw refusedField('email', 'arrangedAlready')
  const isRecent = ({ status, createdAt }: (typeof before)[number]) =>
    createdAt.getTime() > at.getTime() - askAgainAfter[status === 'declined' ? 'declined' : 'sent']
  if (before.some(isRecent)) throw refusedField('email', 'askedRecently')
}

async function refuseTooMany(tx: Database, { companyId, profileId }: ProfileRef, at: Date) {
  const asked = and(
    eq(arrangerRequests.companyId, companyId),
    eq(arrangerRequests.arrangerProfileId, profileId),
    gt(arrangerRequests.createdAt, new Date(at.getTime() - hourMs)),
  )
  if ((await tx.$count(arrangerRequests, asked)) < mosts.arrangerRequests.most) return
  throw new Refusal(429, 'tooManyRequests', 'You have asked many people within an hour. Wait an hour, then go on.')
}

/** A request that still waits gets the new key instead of a second row; the key before it is good no more. */
async function write(tx: Database, row: Omit<Row, 'id'>) {
  const waiting = and(pairCondition(row), eq(arrangerRequests.status, 'sent'))
  const [renewed] = await tx.update(arrangerRequests).set(row).where(waiting).returning()
  if (!renewed) await tx.insert(arrangerRequests).values({ ...row, id: randomUUID() })
}

type Profile = typeof profiles.$inferSelect

interface RequestMail {
  traveler: Profile
  arranger: Profile
  /** Appears in this mail only. */
  key: string
  until: Date
}

/** Queues a mail to a traveler, in their language, with the name of the arranger and the link to answer. */
async function sendRequestToTraveler(
  tx: Database,
  { traveler, arranger, key, until }: RequestMail,
  services: Services,
) {
  const culture = supportedCulture(traveler.cultureCode)
  const { say } = formatterFor(culture)
  const who = fullName(arranger)
  const link = (action: 'approve' | 'decline') =>
    `${services.env.PUBLIC_URL}/${localeCodeOf(culture)}/arranger/request/${key}/${action}`
  const momentFor = await momentsFor(tx, [traveler.id])
  const { moment, zone } = momentFor(traveler.id, until)
  const words = {
    who,
    name: traveler.firstName,
    approve: button(link('approve')),
    decline: quietButton(link('decline')),
    until: moment,
    zone,
  }
  await services.mailQueue.add(tx, 'arrangerRequest', {
    to: { name: fullName(traveler), address: traveler.email },
    replyTo: { name: who, address: arranger.email },
    subject: say('arranger.request.subject', { who }),
    letter: writeLetter(culture, 'arranger.request.text', words),
  })
}
