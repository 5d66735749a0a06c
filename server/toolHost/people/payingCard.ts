import { desc, eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import { creditCards } from '#server/db/schema/profile/profileData.ts'
import { companyCardsFor } from '#server/domains/profile/companyCards.ts'
import { payerOf } from '#server/domains/profile/payer.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { HostSession, Profile } from '#server/toolHost/door/session.ts'
import type { Card } from '#server/toolHost/door/trip.ts'

/**
 * The card that pays: the card of the event, else a card of the traveler or their host, else a card of the booker.
 * Undefined without a valid card for flights.
 */
export async function payingCard({ db, now }: Services, session: HostSession): Promise<Card | undefined> {
  const { traveler, booker, group } = session
  const month = earliestDay(now()).slice(0, 7)
  if (group?.card && group.card.expiryMonth >= month) {
    const { brand, maskedNumber } = group.card
    return { brand, maskedNumber, holder: fullName(group.organizer), of: 'event' }
  }
  const payer = (await payerOf(db, traveler.id)) ?? traveler
  for (const person of payer.id === booker.id ? [payer] : [payer, booker]) {
    const card = (await cardsOf(db, person, session)).find(
      ({ uses, expiryMonth }) => uses.includes('air') && expiryMonth >= month,
    )
    if (card) return card
  }
  return undefined
}

/**
 * The cards that pay for a person, their own first; company cards first where the company requires them. Cards of each
 * kind are ordered by expiry, the latest first.
 */
async function cardsOf(db: Database, person: Profile, { traveler, company }: HostSession) {
  const rows = await db
    .select()
    .from(creditCards)
    .where(eq(creditCards.profileId, person.id))
    .orderBy(desc(creditCards.expiryMonth))
  const whose = {
    holder: fullName(person),
    of: person.id === traveler.id ? ('traveler' as const) : ('booker' as const),
  }
  const own = rows.map((row) => ({ ...row, ...whose }))
  const assigned = await companyCardsFor(db, [person.id])
  const ofCompany = assigned.map((row) => ({ ...row, holder: row.name, of: 'company' as const }))
  return company.needsCompanyCard ? [...ofCompany, ...own] : [...own, ...ofCompany]
}
