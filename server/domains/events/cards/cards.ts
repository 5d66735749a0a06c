import { and, asc, eq, inArray, not } from 'drizzle-orm'
import { expiresBefore } from '#contract/payment/cards.ts'
import type { ChangedGroupCard, GroupCard, NewGroupCard } from '#contract/events/groupCards.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { groupCards, groupTravels } from '#server/db/schema/trips/groups.ts'
import type { EventContext } from '#server/domains/events/findGroup.ts'
import { finalStatuses, groupStatusAt } from '#server/domains/events/status.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import {
  checkCardChange,
  checkNewCard,
  presentColumns,
  refuseDuplicate,
} from '#server/domains/profile/payment/cardRules.ts'
import { tooMany } from '#server/domains/profile/refusals.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { changedMeanwhile, notFound, Refusal } from '#server/http/answers/envelope.ts'

type CardRow = typeof groupCards.$inferSelect
type UsedFor = Pick<typeof groupTravels.$inferSelect, 'id' | 'names' | 'endDate' | 'creditCardId'>
type By = Pick<EventContext, 'caller' | 'services'>

/** Lists the caller's event cards by name, each with its current and upcoming events. */
export async function groupCardsOf(db: Database, { caller, services }: By): Promise<GroupCard[]> {
  const rows = await readCards(db, caller)
  const used = await usedFor(
    db,
    rows.map(({ id }) => id),
    services.now(),
  )
  return rows.map((row) => present(row, used.get(row.id) ?? []))
}

const readCards = (db: Database, { companyId, profileId }: Caller): Promise<CardRow[]> =>
  db
    .select()
    .from(groupCards)
    .where(and(eq(groupCards.companyId, companyId), eq(groupCards.organizerProfileId, profileId)))
    .orderBy(asc(folded(groupCards.name)), asc(groupCards.id))

/** Current and upcoming events by the card that pays for them. */
async function usedFor(db: Database, cardIds: string[], now: Date): Promise<Map<string | null, UsedFor[]>> {
  if (cardIds.length === 0) return new Map()
  const { id, names, endDate, creditCardId, startDate } = groupTravels
  const rows = await db
    .select({ id, names, endDate, creditCardId })
    .from(groupTravels)
    .where(and(inArray(creditCardId, cardIds), not(inArray(groupStatusAt(now), [...finalStatuses]))))
    .orderBy(asc(startDate), asc(id))
  return Map.groupBy(rows, (row) => row.creditCardId)
}

const present = (row: CardRow, events: UsedFor[]): GroupCard => ({
  ...presentColumns(row),
  events: events.map(({ id, names, endDate }) => ({
    id,
    names,
    endDate,
    expiresBefore: expiresBefore(row.expiryMonth, endDate),
  })),
  version: row.version,
})

/**
 * Adds an event card; its number is stored encrypted.
 * @throws 400 for a field, 409 for a duplicate, or too many cards
 */
export function addGroupCard(entered: NewGroupCard, { caller, services }: By): Promise<GroupCard> {
  const { number, columns } = checkNewCard(entered, services)
  return services.db.transaction(async (tx) => {
    const held = await lockedCards(tx, caller)
    if (held.length >= mosts.eventCards.most)
      throw tooMany('tooManyCards', `You keep ${held.length} cards for events. Remove one that you no longer use.`)
    refuseDuplicate(held, number, services.sealer)
    const owner = { companyId: caller.companyId, organizerProfileId: caller.profileId }
    const [added] = await tx
      .insert(groupCards)
      .values({ ...columns, ...owner })
      .returning()
    return present(added!, [])
  })
}

/** Locks the organizer's cards, so that changes run one after another. */
async function lockedCards(tx: Database, caller: Caller): Promise<CardRow[]> {
  await lockProfile(tx, caller)
  return readCards(tx, caller)
}

/**
 * Changes a card. An expired card may be renamed, but its new expiry cannot be in the past.
 * @throws 400 for a field, 404, 409 for the number of another card, 412 with the stored card
 */
export function changeGroupCard(cardId: string, entered: ChangedGroupCard, by: By): Promise<GroupCard> {
  const { caller, services } = by
  const changeOf = checkCardChange(entered, services)
  return services.db.transaction(async (tx) => {
    const { before, held, used } = await findCard(tx, cardId, by)
    if (isStale(before, entered.version)) throw changedMeanwhile(present(before, used))
    const { number, columns } = changeOf(before)
    if (number) refuseDuplicate(held, number, services.sealer)
    const [row] = await tx
      .update(groupCards)
      .set({ ...columns, version: before.version + 1 })
      .where(and(eq(groupCards.id, cardId), eq(groupCards.organizerProfileId, caller.profileId)))
      .returning()
    return present(row!, used)
  })
}

/** Removes a card. @throws 404, 409 `cardInUse` while it pays for a current or upcoming event, 412 */
export function removeGroupCard(cardId: string, version: number | undefined, by: By): Promise<{ id: string }> {
  const { caller, services } = by
  return services.db.transaction(async (tx) => {
    const { before, used } = await findCard(tx, cardId, by)
    if (isStale(before, version)) throw changedMeanwhile(present(before, used))
    if (used.length > 0) throw cardInUse(present(before, used))
    await tx.update(groupTravels).set({ creditCardId: null }).where(eq(groupTravels.creditCardId, cardId))
    const ownerCondition = and(eq(groupCards.id, cardId), eq(groupCards.organizerProfileId, caller.profileId))
    await tx.delete(groupCards).where(ownerCondition)
    return { id: cardId }
  })
}

async function findCard(tx: Database, cardId: string, { caller, services }: By) {
  const held = await lockedCards(tx, caller)
  const before = held.find(({ id }) => id === cardId)
  if (!before) throw notFound()
  const used = (await usedFor(tx, [cardId], services.now())).get(cardId) ?? []
  return { before, held, used }
}

const cardInUse = (current: GroupCard) =>
  new Refusal(409, 'cardInUse', 'An event that is not over is paid with this card. Give it another card first.', {
    current,
  })
