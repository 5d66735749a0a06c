import { and, eq } from 'drizzle-orm'
import type { GroupInvitation } from '#contract/events/groupInvitations.ts'
import type { GroupAnswer } from '#contract/events/groupTravels.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { mayAnswer, writeAnswer, type GroupTravelerRow } from '#server/domains/events/answer.ts'
import { eventCalendar } from '#server/domains/events/calendarEntry.ts'
import { bookedFor } from '#server/domains/events/counts.ts'
import { presentOrganizer, presentPlace } from '#server/domains/events/present.ts'
import { cityNames, readGroups, type Group, lockGroup } from '#server/domains/events/readGroups.ts'
import { publicStatuses } from '#server/domains/events/status.ts'
import { belongsCondition } from '#server/domains/profile/belongs.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import { limitGuesses } from '#server/http/requests/wrongLinks.ts'
import type { Services } from '#server/services/services.ts'

interface Visitor {
  network: string
  language: Language
  services: Services
}

interface Invited {
  row: GroupTravelerRow
  firstName: string
}

/**
 * The data of the public page of an event, and with a mailed key the name of the invited person.
 * @throws 404 for an unknown or unconfirmed event, 429 for too many wrong addresses and keys
 */
export async function invitationOf(
  shareableId: string,
  key: string | undefined,
  visitor: Visitor,
): Promise<GroupInvitation> {
  const { read, invited } = await tryKey(shareableId, key, visitor)
  return present(visitor.services.db, { read, invited, hasKey: key !== undefined }, visitor)
}

/**
 * Stores the answer to an invitation by its mailed key. The answer may change until the last day for answers.
 * @throws as `invitationOf`, 404 for an unknown key, 410 `invitationExpired`, otherwise as `writeAnswer`
 */
export async function answerByKey(
  shareableId: string,
  { key, ...answer }: GroupAnswer & { key: string },
  visitor: Visitor,
): Promise<GroupInvitation> {
  const { services } = visitor
  const at = services.now()
  const { group } = (await tryKey(shareableId, key, visitor)).read
  return services.db.transaction(async (tx) => {
    await lockGroup(tx, group.id, group)
    const read = await findPublicGroup(tx, shareableId, at)
    if (!read) throw notFound()
    const invited = await invitedBy(tx, read, key, at)
    if (!invited) throw notFound()
    if (isExpired(invited.row, at)) throw invitationExpired()
    await writeAnswer(tx, { read, row: invited.row }, answer, at)
    return present(tx, { read, invited: await invitedBy(tx, read, key, at), hasKey: true }, visitor)
  })
}

/**
 * The event of an address as a file for calendar programs, in the language of a culture code.
 * @throws as `invitationOf`
 */
export async function invitationCalendar(shareableId: string, culture: string, visitor: Visitor) {
  const { services, language } = visitor
  const { read } = await tryKey(shareableId, undefined, visitor)
  const city = (await cityNames(services.db, [read.group], language)).get(read.group.actualLocation ?? '') ?? ''
  return { fileName: 'event.ics', bytes: eventCalendar(read, { culture, city, now: services.now() }) }
}

/** Finds the event of an address and the traveler of a key. Only unknown ones are counted, to limit guessing. */
async function tryKey(shareableId: string, key: string | undefined, visitor: Visitor) {
  const { services } = visitor
  const at = services.now()
  const read = await findPublicGroup(services.db, shareableId, at)
  const invited = read && key !== undefined ? await invitedBy(services.db, read, key, at) : undefined
  await limitGuesses('group invitation', read !== undefined && (key === undefined || invited !== undefined), visitor)
  if (!read) throw notFound()
  return { read, invited }
}

async function findPublicGroup(db: Database, shareableId: string, now: Date): Promise<Group | undefined> {
  const [read] = await readGroups(db, { where: eq(groupTravels.shareableId, shareableId) }, now)
  if (!read || !publicStatuses.includes(read.status)) return undefined
  return (await companyHas(db, read.group.companyId, 'groupEvents')) ? read : undefined
}

async function invitedBy(db: Database, { group }: Group, key: string, now: Date): Promise<Invited | undefined> {
  const [found] = await db
    .select({ row: groupTravelers, firstName: profiles.firstName })
    .from(groupTravelers)
    .innerJoin(profiles, and(eq(profiles.id, groupTravelers.profileId), belongsCondition(now)))
    .where(and(eq(groupTravelers.groupTravelId, group.id), eq(groupTravelers.keyHash, sha256(key))))
  return found
}

const isExpired = ({ keyExpiresAt }: GroupTravelerRow, now: Date) => !keyExpiresAt || keyExpiresAt <= now

interface Shown {
  read: Group
  invited: Invited | undefined
  hasKey: boolean
}

async function present(
  db: Database,
  { read, invited, hasKey }: Shown,
  { language, services }: Visitor,
): Promise<GroupInvitation> {
  const now = services.now()
  const { group, status, company, organizer } = read
  const good = invited && !isExpired(invited.row, now) ? invited : undefined
  const withoutGood = invited ? 'expired' : hasKey ? 'unknown' : 'none'
  return {
    ...presentPlace(group, await cityNames(db, [group], language)),
    companyName: company.displayName,
    organizerName: presentOrganizer(organizer).name,
    status,
    keyState: good ? 'good' : withoutGood,
    invited: good
      ? {
          firstName: good.firstName,
          status: good.row.status,
          needsNoTrip: good.row.needsNoTrip,
          hasTrip: await hasBooked(db, good.row),
          mayAnswer: mayAnswer(read, good.row, now),
        }
      : null,
  }
}

async function hasBooked(db: Database, { groupTravelId, profileId }: GroupTravelerRow): Promise<boolean> {
  const booked = bookedFor(db, [groupTravelId])
  return (await db.select().from(booked).where(eq(booked.profileId, profileId))).length > 0
}

const invitationExpired = () =>
  new Refusal(410, 'invitationExpired', 'The link of this invitation has expired. Sign in, or ask the organiser.')
