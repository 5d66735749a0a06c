import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { creditCards } from '#server/db/schema/profile/profileData.ts'
import { companyCardsFor, needsCompanyCard } from '#server/domains/profile/companyCards.ts'
import { payerId } from '#server/domains/profile/payer.ts'

/** A card that pays for a person: their own, or an assigned company card. */
export type Card = Pick<typeof creditCards.$inferSelect, 'uses' | 'expiryMonth'> & { isCompany: boolean }

/** The cards that pay for a person's trips. */
export interface Payment {
  cards: Card[]
  /** Trips must be paid with a company card (§4 centralized card). */
  needsCompanyCard: boolean
}

/**
 * Gets the payment of people, in two queries for any number: their own cards or those of the paying host, and the
 * company cards assigned to the payer.
 */
export async function paymentFor(db: Database, profileIds: string[]): Promise<(profileId: string) => Payment> {
  const { uses, expiryMonth } = creditCards
  const rows = await db
    .select({ profileId: profiles.id, payer: payerId, needsCompanyCard, card: { uses, expiryMonth } })
    .from(profiles)
    .leftJoin(creditCards, eq(creditCards.profileId, payerId))
    .where(inArray(profiles.id, profileIds))
  const payers = [...new Set(rows.map(({ payer }) => payer))]
  const ofCompany = Map.groupBy(payers.length > 0 ? await companyCardsFor(db, payers) : [], (row) => row.profileId)
  const byProfile = Map.groupBy(rows, (row) => row.profileId)
  return (profileId) => {
    const found = byProfile.get(profileId) ?? []
    const own = found.flatMap(({ card }) => (card ? { ...card, isCompany: false } : []))
    const company = (ofCompany.get(found[0]?.payer ?? '') ?? []).map((card) => ({
      uses: card.uses,
      expiryMonth: card.expiryMonth,
      isCompany: true,
    }))
    return { cards: [...own, ...company], needsCompanyCard: found[0]?.needsCompanyCard ?? false }
  }
}
