import { and, eq } from 'drizzle-orm'
import type { ChangedCreditCard, NewCreditCard } from '#contract/payment/cardChanges.ts'
import { orderedUses } from '#contract/payment/cards.ts'
import type { CompanyCard } from '#contract/admin/companyCards.ts'
import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { companyCards } from '#server/db/schema/company/admin.ts'
import { findCard, presentCard, type CardRow, type CompanyCardRef } from '#server/domains/admin/cards/readCards.ts'
import { changedValues, type RecordedValues } from '#server/domains/audit/changedValues.ts'
import { findCenter, type CenterRef } from '#server/domains/admin/costCenters/listCenters.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import {
  checkCardChange,
  maskedCard,
  checkNewCard,
  refuseDuplicate,
} from '#server/domains/profile/payment/cardRules.ts'
import { tooMany } from '#server/domains/profile/refusals.ts'
import { changedMeanwhile, Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

/** Adds a card to those of a cost center; its number is stored encrypted. @throws 400 for a field, 404, 409 */
export function addCompanyCard(
  centerRef: CenterRef,
  entered: NewCreditCard,
  request: AdminRequest,
): Promise<CompanyCard> {
  const { services } = request
  const { number, columns } = checkNewCard(entered, services)
  return changeCards(request, async (tx, recordChange) => {
    if ((await findCenter(tx, centerRef)).status !== 'active') throw centerInactive()
    const held = await tx.$count(companyCards, eq(companyCards.costCenterId, centerRef.costCenterId))
    if (held >= mosts.companyCards.most)
      throw tooMany('tooManyCards', `This cost centre keeps ${held} cards. Remove one that is no longer used.`)
    await refuseHeldNumber(tx, centerRef.companyId, number, services)
    await tx.insert(companyCards).values({
      ...columns,
      ...centerRef,
      uses: orderedUses(entered.uses),
      createdAt: services.now(),
    })
    const added = presentCard(await findCard(tx, { ...centerRef, creditCardId: columns.id }))
    await recordChange(added.id, 'added', changedValues({}, recordedValues(added)))
    return added
  })
}

/**
 * Changes a card. An expired card may be renamed, but its new expiry cannot be in the past.
 * @throws 400, 404, 409, 412
 */
export function changeCompanyCard(
  cardRef: CompanyCardRef,
  entered: ChangedCreditCard,
  request: AdminRequest,
): Promise<CompanyCard> {
  const changeOf = checkCardChange(entered, request.services)
  return changeCards(request, async (tx, recordChange) => {
    const row = await findCard(tx, cardRef)
    const before = presentCard(row)
    if (isStale(row.card, entered.version)) throw changedMeanwhile(before)
    const { number, columns } = changeOf(row.card)
    if (number) await refuseHeldNumber(tx, cardRef.companyId, number, request.services)
    const changed = { ...columns, uses: orderedUses(entered.uses ?? before.uses) }
    const after = presentCard({ ...row, card: { ...row.card, ...changed } })
    const changes = changedValues(recordedValues(before), recordedValues(after))
    // Another number may have the same first and last digits.
    if (changes.length === 0 && !number) return before
    const version = await writeVersion(tx, row, changed)
    const sameDigits = number && after.number === before.number ? [hiddenChange] : []
    await recordChange(cardRef.creditCardId, 'changed', [...changes, ...sameDigits])
    return { ...after, version }
  })
}

const hiddenChange = { field: 'number', from: null, to: null }

/** Removes a card with its number and its assignments. @throws 404, 412 */
export const removeCompanyCard = (cardRef: CompanyCardRef, version: number | undefined, request: AdminRequest) =>
  changeCards(request, async (tx, recordChange) => {
    const row = await findCard(tx, cardRef)
    const before = presentCard(row)
    if (isStale(row.card, version)) throw changedMeanwhile(before)
    await tx.delete(companyCards).where(eq(companyCards.id, row.card.id))
    await recordChange(row.card.id, 'removed', changedValues(recordedValues(before), {}))
    return { id: row.card.id }
  })

type RecordChange = (
  cardId: string,
  action: CompanyChange['action'],
  changes: CompanyChange['changes'],
) => Promise<void>

/** Runs `work` in a transaction that locks the cards of the company. `recordChange` adds to the record of changes. */
export const changeCards = <Result>(
  { caller, companyId, services }: AdminRequest,
  work: (tx: Database, recordChange: RecordChange) => Promise<Result>,
): Promise<Result> =>
  services.db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    const at = services.now()
    return work(tx, (entityId, action, changes) =>
      recordCompanyChanges(tx, caller, [{ companyId, at, entity: 'card', entityId, action, changes }]),
    )
  })

/** Updates a card and increments its version. @returns the new version */
export async function writeVersion(tx: Database, { card }: CardRow, changed: Partial<CardRow['card']> = {}) {
  const version = card.version + 1
  await tx
    .update(companyCards)
    .set({ ...changed, version })
    .where(eq(companyCards.id, card.id))
  return version
}

/**
 * Refuses a number that another card of the company has. Only cards with the same visible digits are decrypted.
 * @throws 409
 */
async function refuseHeldNumber(tx: Database, companyId: string, number: string, { sealer }: Services): Promise<void> {
  const { name, sealedNumber } = companyCards
  const alikeCondition = and(eq(companyCards.companyId, companyId), eq(companyCards.maskedNumber, maskedCard(number)))
  refuseDuplicate(await tx.select({ name, sealedNumber }).from(companyCards).where(alikeCondition), number, sealer)
}

/** Values of a card for the record of changes. */
const recordedValues = ({ name, number, expiryDate, uses, costCenter }: CompanyCard): RecordedValues => ({
  name,
  number,
  expiryDate,
  uses: uses.join(', '),
  costCenter: costCenter.externalId,
})

const centerInactive = () =>
  new Refusal(
    409,
    'costCenterInactive',
    'This cost centre is not active, so no card can be added to it. Activate it, or add the card to another one.',
  )
