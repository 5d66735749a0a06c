import { and, asc, desc, eq } from 'drizzle-orm'
import type { ChangedCreditCard, NewCreditCard } from '#contract/payment/cardChanges.ts'
import { orderedUses, type CreditCard } from '#contract/payment/cards.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { creditCards } from '#server/db/schema/profile/profileData.ts'
import {
  checkCardChange,
  checkNewCard,
  presentColumns,
  refuseDuplicate,
} from '#server/domains/profile/payment/cardRules.ts'
import { recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import { changedFields, editSection, isStale, type Editor } from '#server/domains/profile/editSection.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { tooMany } from '#server/domains/profile/refusals.ts'
import { changedMeanwhile, notFound } from '#server/http/answers/envelope.ts'

export type CardRow = typeof creditCards.$inferSelect

export const presentCard = (row: CardRow): CreditCard => ({
  ...presentColumns(row),
  uses: row.uses,
  version: row.version,
})

/** Lists a person's cards, latest expiry first. */
export const readCards = (db: Database, { companyId, profileId }: ProfileRef): Promise<CardRow[]> =>
  db
    .select()
    .from(creditCards)
    .where(and(eq(creditCards.companyId, companyId), eq(creditCards.profileId, profileId)))
    .orderBy(desc(creditCards.expiryMonth), asc(creditCards.id))

/** Gets one card. @throws 404 */
export async function findCard(db: Database, profileRef: ProfileRef, cardId: string): Promise<CardRow> {
  const found = (await readCards(db, profileRef)).find(({ id }) => id === cardId)
  if (!found) throw notFound()
  return found
}

/**
 * Adds a card; its number is stored encrypted.
 * @throws 400 for a field, 409 for a number of another card, or too many cards
 */
export function addCard(editor: Editor, entered: NewCreditCard): Promise<CreditCard> {
  const { companyId, profileId, services } = editor
  const { number, columns } = checkNewCard(entered, services)
  return editSection(editor, 'payment', async (tx, recordChange) => {
    const held = await readCards(tx, editor)
    if (held.length >= mosts.creditCards.most)
      throw tooMany('tooManyCards', `You keep ${held.length} cards. Remove one that you no longer use.`)
    refuseDuplicate(held, number, services.sealer)
    const [row] = await tx
      .insert(creditCards)
      .values({ ...columns, companyId, profileId, uses: orderedUses(entered.uses) })
      .returning()
    await recordChange('added', recordFields.payment)
    return presentCard(row!)
  })
}

/**
 * Changes a card. An expired card may be renamed, but its new expiry cannot be in the past.
 * @throws 400 for a field, 404, 409 for the number of another card, 412 with the current card
 */
export function changeCard(editor: Editor, cardId: string, entered: ChangedCreditCard): Promise<CreditCard> {
  const { services } = editor
  const changeOf = checkCardChange(entered, services)
  return editSection(editor, 'payment', async (tx, recordChange) => {
    const held = await readCards(tx, editor)
    const before = held.find(({ id }) => id === cardId)
    if (!before) throw notFound()
    if (isStale(before, entered.version)) throw changedMeanwhile(presentCard(before))
    const { number, columns } = changeOf(before)
    if (number) refuseDuplicate(held, number, services.sealer)
    const changed = { ...columns, uses: orderedUses(entered.uses ?? before.uses) }
    const { name, expiryDate, uses } = presentCard({ ...before, ...changed })
    const fields = [...(number ? ['number'] : []), ...changedFields(presentCard(before), { name, expiryDate, uses })]
    if (fields.length === 0) return presentCard(before)
    const row = await writeCard(tx, before, changed)
    await recordChange('changed', fields)
    return presentCard(row)
  })
}

/** Updates a card and increments its version. @throws 412 */
export async function writeCard(tx: Database, before: CardRow, changed: Partial<CardRow>): Promise<CardRow> {
  const [row] = await tx
    .update(creditCards)
    .set({ ...changed, version: before.version + 1 })
    .where(and(eq(creditCards.id, before.id), eq(creditCards.version, before.version)))
    .returning()
  if (!row) throw changedMeanwhile(presentCard(before))
  return row
}
