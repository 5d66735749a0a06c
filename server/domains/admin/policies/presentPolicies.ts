import { and, asc, count, eq } from 'drizzle-orm'
import type { ManagedPolicy } from '#contract/admin/travelPolicies.ts'
import type { Database } from '#server/db/client.ts'
import { companies, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { policyName, type PolicyRow } from '#server/domains/reference/policyColumns.ts'
import type { Language } from '#server/http/requests/language.ts'
import { airportsOf } from '#server/reference/places.ts'

/** Lists all policies of a company by English name, with the number of active employees of each. */
export async function policyList(db: Database, companyId: string, language: Language): Promise<ManagedPolicy[]> {
  const rows = await db
    .select({ policy: travelPolicies, currency: companies.currency })
    .from(travelPolicies)
    .innerJoin(companies, eq(companies.id, travelPolicies.companyId))
    .where(eq(travelPolicies.companyId, companyId))
    .orderBy(asc(folded(travelPolicies.name)), asc(travelPolicies.id))
  const held = await db
    .select({ id: employees.travelPolicyId, holders: count() })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.status, 'active')))
    .groupBy(employees.travelPolicyId)
  const holders = new Map(held.map((each) => [each.id, each.holders]))
  return rows.map(({ policy, currency }) => ({
    ...presentPolicy(policy, language),
    currency,
    holders: holders.get(policy.id) ?? 0,
  }))
}

/** The policy as admins see it. */
function presentPolicy(policy: PolicyRow, language: Language): Omit<ManagedPolicy, 'currency' | 'holders'> {
  const { companyId: _, ...shown } = policy
  return {
    ...shown,
    name: policyName(policy, language),
    names: policy.names.length > 0 ? policy.names : [{ locale: 'en-CA', value: policy.name }],
    hotelLimits: policy.hotelLimits.map((limit) => ({ ...limit, name: placeOf(limit, language) })),
  }
}

/** The name of the city of a limit. The application translates the names of countries itself. */
const placeOf = ({ kind, code }: PolicyRow['hotelLimits'][number], language: Language): string =>
  kind === 'city' ? (airportsOf(code)[0]?.city[language] ?? '') : ''
