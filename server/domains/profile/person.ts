import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companies, costCenters, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { paymentFor, type Payment } from '#server/domains/profile/paymentFor.ts'
import { notFound } from '#server/http/answers/envelope.ts'

/** A profile with its employee, policy, company and payment. */
export interface Person extends Payment {
  profile: typeof profiles.$inferSelect
  employee: typeof employees.$inferSelect | null
  policy: typeof travelPolicies.$inferSelect | null
  costCenter: typeof costCenters.$inferSelect | null
  company: typeof companies.$inferSelect
}

/** Reads one person of a company. @throws 404 for an unknown profile */
export async function loadPerson(db: Database, companyId: string, profileId: string): Promise<Person> {
  const person = await findPerson(db, companyId, profileId)
  if (!person) throw notFound()
  return person
}

/** Reads one person of a company; undefined for an unknown profile. */
export async function findPerson(db: Database, companyId: string, profileId: string): Promise<Person | undefined> {
  const [row] = await db
    .select({
      profile: profiles,
      employee: employees,
      policy: travelPolicies,
      costCenter: costCenters,
      company: companies,
    })
    .from(profiles)
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
    .leftJoin(costCenters, eq(costCenters.id, employees.costCenterId))
    .where(and(eq(profiles.id, profileId), eq(profiles.companyId, companyId)))
  return row && { ...row, ...(await paymentFor(db, [profileId]))(profileId) }
}
