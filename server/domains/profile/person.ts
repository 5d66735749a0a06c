import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companies, costCenters, employees, travelPolicies } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { creditCards } from '#server/db/schema/profileData.ts'
import { payerId } from '#server/domains/profile/payer.ts'
import { notFound } from '#server/http/envelope.ts'

export type Card = Pick<typeof creditCards.$inferSelect, 'uses' | 'expiryMonth'>

/** A profile with its employee, policy, company, and the cards that pay for it. */
export interface Person {
  profile: typeof profiles.$inferSelect
  employee: typeof employees.$inferSelect | null
  policy: typeof travelPolicies.$inferSelect | null
  costCenter: typeof costCenters.$inferSelect | null
  company: typeof companies.$inferSelect
  cards: Card[]
}

/** Reads one person of a company. @throws 404 where there is none */
export async function loadPerson(db: Database, companyId: string, profileId: string): Promise<Person> {
  const [row] = await db
    .select({
      profile: profiles,
      employee: employees,
      policy: travelPolicies,
      costCenter: costCenters,
      company: companies,
      payer: payerId,
    })
    .from(profiles)
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
    .leftJoin(costCenters, eq(costCenters.id, employees.costCenterId))
    .where(and(eq(profiles.id, profileId), eq(profiles.companyId, companyId)))
  if (!row) throw notFound()
  const { payer, ...person } = row
  const cards = await db
    .select({ uses: creditCards.uses, expiryMonth: creditCards.expiryMonth })
    .from(creditCards)
    .where(and(eq(creditCards.profileId, payer), eq(creditCards.companyId, companyId)))
  return { ...person, cards }
}
