import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { FieldProblem } from '#contract/wire/fieldProblems.ts'
import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { mobilePhone as phoneSchema } from '#contract/fields/phones.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/records/employeeColumns.ts'
import type { EmployeeRef } from '#server/domains/admin/employees/records/readEmployees.ts'
import { staffCondition } from '#server/domains/profile/staffCondition.ts'
import { badInput, Refusal } from '#server/http/answers/envelope.ts'

type Checked = Partial<EmployeeFields>

/**
 * Checks the given fields against the company's data: references exist, and address and number are not in use.
 * @throws 400 naming each refused field, 409 `taken` for an address or number in use
 */
export async function checkEmployee(tx: Database, employeeRef: EmployeeRef, fields: Checked): Promise<void> {
  const problems = await problemsOf(tx, employeeRef, fields)
  if (problems.length > 0)
    throw badInput(
      `These fields are wrong: ${problems.map(({ field, code }) => `${field} (${code})`).join(', ')}.`,
      problems,
    )
  const taken = await takenBy(tx, employeeRef, fields)
  if (taken.length > 0)
    throw new Refusal(409, 'taken', `Somebody else has this ${taken.join(' and this ')} already. Use another.`, {
      problems: taken.map((field) => ({ field, code: 'taken' satisfies FieldProblemCode })),
    })
}

async function problemsOf(tx: Database, { companyId, employeeId }: EmployeeRef, fields: Checked) {
  const problems: FieldProblem[] = []
  const refuse = (field: keyof Checked, code: FieldProblemCode) => problems.push({ field, code })
  const { costCenterId, travelPolicyId, homeAirport, mobilePhone = '' } = fields
  if (!phoneSchema.safeParse(mobilePhone).success) refuse('mobilePhone', 'wholePhone')
  for (const field of ['managerId', 'approverId'] as const) {
    const id = fields[field]
    if (!id) continue
    if (id === employeeId) refuse(field, 'oneself')
    else if (!(await isColleague(tx, companyId, id))) refuse(field, 'unknownPerson')
  }
  if (costCenterId) {
    const activeCenterCondition = and(eq(costCenters.id, costCenterId), eq(costCenters.status, 'active'))
    if ((await tx.$count(costCenters, and(activeCenterCondition, eq(costCenters.companyId, companyId)))) === 0)
      refuse('costCenterId', 'costCenter')
  }
  if (travelPolicyId) {
    const activePolicyCondition = and(eq(travelPolicies.companyId, companyId), eq(travelPolicies.isActive, true))
    const policyCondition = and(eq(travelPolicies.id, travelPolicyId), activePolicyCondition)
    if ((await tx.$count(travelPolicies, policyCondition)) === 0) refuse('travelPolicyId', 'policy')
  }
  if (homeAirport && (await tx.$count(airports, eq(airports.code, homeAirport))) === 0) refuse('homeAirport', 'airport')
  return problems
}

async function isColleague(tx: Database, companyId: string, employeeId: string): Promise<boolean> {
  const employeeCondition = and(eq(employees.id, employeeId), eq(employees.companyId, companyId))
  return (await tx.$count(employees, and(employeeCondition, staffCondition))) > 0
}

/** Address and number that are in use. Addresses are unique in all companies, numbers in one. */
async function takenBy(tx: Database, { companyId, employeeId }: EmployeeRef, { email, externalId }: Checked) {
  const taken: ('email' | 'externalId')[] = []
  if (email !== undefined) {
    const addressCondition = and(eq(profiles.companyId, companyId), eq(sql`lower(${profiles.email})`, email))
    const otherEmployeeCondition = sql`${profiles.employeeId} is distinct from ${employeeId}`
    const held = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(or(eq(profiles.email, email), addressCondition), otherEmployeeCondition))
      .limit(1)
    const signsIn = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .innerJoin(profiles, eq(profiles.id, accounts.profileId))
      .where(and(eq(accounts.email, email), otherEmployeeCondition))
      .limit(1)
    if (held.length + signsIn.length > 0) taken.push('email')
  }
  const numberCondition = and(eq(employees.companyId, companyId), eq(employees.externalId, externalId ?? ''))
  if (externalId !== undefined && (await tx.$count(employees, and(numberCondition, ne(employees.id, employeeId)))) > 0)
    taken.push('externalId')
  return taken
}
