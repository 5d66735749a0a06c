import { and, eq } from 'drizzle-orm'
import type { TravelCredit } from '#contract/payment/travelCredits.ts'
import type { Database } from '#server/db/client.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { creditsOfCondition } from '#server/domains/credits/creditList.ts'
import { readCredits } from '#server/domains/credits/readCredits.ts'
import { recordUse } from '#server/domains/trips/tripCredits.ts'
import { changedMeanwhile, notFound, refusedField, Refusal } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/** Identifies a credit of a company, or of one person of it. */
interface CreditRef {
  companyId: string
  profileId?: string
  creditId: string
}

interface Use {
  amount: number
  /** The version of the credit that the caller read. */
  version: number
  actorProfileId: string
}

const cents = (units: number) => Math.round(units * 100)

/**
 * Records a use of a credit, and returns the credit as it is then.
 * @throws 404; 412 for another version and 409 `creditUsed` or `creditLapsed`, each with the current credit; 400
 * `outOfRange` at `amount` for more than the rest
 */
export const useCredit = (
  { creditId, ...owner }: CreditRef,
  { amount, version, actorProfileId }: Use,
  { language, services: { db, now } }: { language: Language; services: Services },
): Promise<TravelCredit> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(travelCredits)
      .where(and(creditsOfCondition(owner), eq(travelCredits.id, creditId)))
      .for('no key update')
    if (!row) throw notFound()
    const read = () => readOne(tx, creditId, { today: earliestDay(now()), language })
    const current = await read()
    if (row.version !== version) throw changedMeanwhile(current)
    refuseUnusable(current)
    if (cents(amount) > cents(current.rest)) throw refusedField('amount', 'outOfRange')
    await recordUse(tx, { creditId, amount, recordedAt: now(), recordedBy: actorProfileId })
    return read()
  })

async function readOne(tx: Database, creditId: string, { today, language }: { today: string; language: Language }) {
  const [credit] = await readCredits(tx, { where: eq(travelCredits.id, creditId), today }, language)
  if (!credit) throw notFound()
  return credit
}

function refuseUnusable(current: TravelCredit): void {
  if (current.state === 'used') throw new Refusal(409, 'creditUsed', 'Nothing of this credit is left.', { current })
  if (current.state === 'lapsed')
    throw new Refusal(409, 'creditLapsed', 'This credit has lapsed. Ask the airline whether it can be renewed.', {
      current,
    })
}
