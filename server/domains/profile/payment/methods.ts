import { and, eq } from 'drizzle-orm'
import { orderedUses, type PaymentMethod, type PaymentUse } from '#contract/payment/cards.ts'
import type { Database } from '#server/db/client.ts'
import { creditCards } from '#server/db/schema/profile/profileData.ts'
import { findCard, readCards, writeCard, type CardRow } from '#server/domains/profile/payment/cards.ts'
import { recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import { changedFields, editSection, isStale, type Editor } from '#server/domains/profile/editSection.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { alreadyExists } from '#server/domains/profile/refusals.ts'
import { changedMeanwhile, notFound, refusedField } from '#server/http/answers/envelope.ts'

const presentMethod = (row: CardRow): PaymentMethod => ({
  id: row.id,
  type: 'creditCard',
  creditCardId: row.id,
  name: row.name,
  maskedNumber: row.maskedNumber,
  expiryDate: row.expiryMonth,
  uses: row.uses,
  version: row.version,
})

/** A card without uses is no payment method. */
const isMethod = ({ uses }: CardRow) => uses.length > 0

export const listMethods = async (db: Database, profileRef: ProfileRef): Promise<PaymentMethod[]> =>
  (await readCards(db, profileRef)).filter(isMethod).map(presentMethod)

/** @throws 404 */
async function findMethodRow(db: Database, profileRef: ProfileRef, id: string): Promise<CardRow> {
  const row = await findCard(db, profileRef, id)
  if (!isMethod(row)) throw notFound()
  return row
}

/** One payment method. @throws 404 */
export const findMethod = async (db: Database, profileRef: ProfileRef, id: string): Promise<PaymentMethod> =>
  presentMethod(await findMethodRow(db, profileRef, id))

/** Sets the uses of a card that has none. @throws 400 for an unknown card, 409 for a card with uses */
export const addMethod = (editor: Editor, { creditCardId, uses }: { creditCardId: string; uses: PaymentUse[] }) =>
  editSection(editor, 'payment', async (tx, recordChange) => {
    const card = (await readCards(tx, editor)).find(({ id }) => id === creditCardId)
    if (!card) throw refusedField('creditCardId', 'invalid')
    if (isMethod(card))
      throw alreadyExists('creditCardId', 'This card pays for something already. Change what it pays.')
    const row = await writeCard(tx, card, { uses: orderedUses(uses) })
    await recordChange('added', ['uses'])
    return presentMethod(row)
  })

/** Changes the uses of a card. @throws 404, 412 with the current method */
export const changeMethod = (
  editor: Editor,
  id: string,
  entered: { version?: number | undefined; uses: PaymentUse[] },
) =>
  editSection(editor, 'payment', async (tx, recordChange) => {
    const before = await findMethodRow(tx, editor, id)
    if (isStale(before, entered.version)) throw changedMeanwhile(presentMethod(before))
    const uses = orderedUses(entered.uses)
    if (changedFields(before, { uses }).length === 0) return presentMethod(before)
    const row = await writeCard(tx, before, { uses })
    await recordChange('changed', ['uses'])
    return presentMethod(row)
  })

/** Removes the card and its number. @throws 404, 412 with the current method */
export const removeMethod = (editor: Editor, id: string, version: number | undefined) =>
  editSection(editor, 'payment', async (tx, recordChange) => {
    const before = await findCard(tx, editor, id)
    if (isStale(before, version)) throw changedMeanwhile(presentMethod(before))
    await tx.delete(creditCards).where(and(eq(creditCards.id, id), eq(creditCards.version, before.version)))
    await recordChange('removed', recordFields.payment)
    return { id }
  })
