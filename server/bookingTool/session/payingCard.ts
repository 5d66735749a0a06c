import { desc, eq } from 'drizzle-orm'
import { fullName } from '#server/codes/fullName.ts'
import type { Database } from '#server/db/client.ts'
import type { profiles } from '#server/db/schema/people.ts'
import { creditCards } from '#server/db/schema/profileData.ts'
import { companyCardsFor } from '#server/domains/profile/companyCards.ts'
import { payerOf } from '#server/domains/profile/payer.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { ToolSession } from './toolSession.ts'

type Profile = typeof profiles.$inferSelect
export type Card = Pick<typeof creditCards.$inferSelect, 'brand' | 'maskedNumber'> & {
  /** Whose card it is; for one of the company, what the company calls it. */
  holder: string
  /** The event's own and the company's are said to be it, one's own goes without saying. */
  of: 'traveler' | 'booker' | 'event' | 'company'
}

/**
 * The card that pays: that of the event which is booked for, else one of the traveller or their host, else one of the
 * booker; undefined where there is none for flights that is good.
 */
export async function payingCard({ db, now }: Services, session: ToolSession): Promise<Card | undefined> {
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
 * The cards that pay for somebody, their own first; those of the company first where it wants trips paid with them. Of
 * each kind the one that is good longest comes first.
 */
async function cardsOf(db: Database, person: Profile, { traveler, company }: ToolSession) {
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
