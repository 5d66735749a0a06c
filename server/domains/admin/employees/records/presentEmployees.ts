import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { agencyServices } from '#contract/employees/employeeFields.ts'
import { fieldsWith } from '#contract/employees/employeeFieldNames.ts'
import type { Employee, EmployeeName, EmployeeRow } from '#contract/employees/employees.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import { roleNames, type Role } from '#contract/session/roles.ts'
import type { Database } from '#server/db/client.ts'
import { costCenterRoles, roleRequests } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { readRoles } from '#server/domains/admin/costCenters/presentCenters.ts'
import { fieldsOf, pick } from '#server/domains/admin/employees/records/employeeColumns.ts'
import { withAdvisoryQuery } from '#server/domains/admin/employees/records/employeeConditions.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import type { EmployeeRecord } from '#server/domains/admin/employees/records/readEmployees.ts'
import { tokenNamesOf } from '#server/domains/grants/provisioningTokens.ts'
import { needsSecondYes } from '#server/domains/profile/account/secondYes.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { allowsSomeTrip, profileIssues } from '#server/domains/profile/issues.ts'
import { paymentFor, type Payment } from '#server/domains/profile/paymentFor.ts'
import type { Language } from '#server/http/requests/language.ts'
import { shownAddress } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

const inList = fieldsWith<{ answer: { in: 'list' } }>(({ answer }) => answer?.in === 'list')
const inEmployee = fieldsWith<{ answer: { in: 'employee' } }>(({ answer }) => answer?.in === 'employee')

/** Data of employees from other tables, by profile id. */
interface RelatedData {
  language: Language
  /** The current month, `yyyy-MM`. */
  month: string
  roles: ReadonlyMap<string, Role[]>
  payment: (profileId: string) => Payment
  withAdvisoryQuery: ReadonlySet<string>
}

/** Rows of GET .../employees, in a constant number of queries. */
export async function presentEmployees(
  records: EmployeeRecord[],
  language: Language,
  services: Services,
): Promise<EmployeeRow[]> {
  const beside = await getRelatedData(records, language, services)
  return records.map((record) => presentRow(record, beside))
}

/** The answer of GET .../employees/{employeeId}. */
export async function presentEmployee(
  record: EmployeeRecord,
  { caller, language, services }: AdminRequest,
): Promise<Employee> {
  const { db } = services
  const { profile, employee } = record
  const fields = fieldsOf(record)
  const [row] = await presentEmployees([record], language, services)
  const names = await getNames(db, [employee.managerId, employee.approverId])
  return {
    ...row!,
    ...pick(fields, inEmployee),
    manager: names.get(employee.managerId ?? '') ?? null,
    approver: names.get(employee.approverId ?? '') ?? null,
    costCenterRoles: await costCenterRolesOf(employee.id, services),
    travelerProfile: { homeAirport: fields.homeAirport },
    cultureCode: supportedCulture(fields.cultureCode),
    createdAt: employee.createdAt.toISOString(),
    askedRoles: await askedRolesOf(db, profile.id),
    needsSecondYes: await needsSecondYes(caller, profile.companyId, services),
    tokenNames: await tokenNamesOf(profile.id, services),
    trips: await db.$count(trips, eq(trips.profileId, profile.id)),
    version: employeeVersion(record),
  }
}

/** Version of the employee and the profile together. Both only rise, so their sum rises with each change. */
export const employeeVersion = ({ profile, employee }: Pick<EmployeeRecord, 'profile' | 'employee'>): number =>
  profile.version + employee.version - 1

/** GET .../employees/{employeeId}/cost-center-roles: the roles of an employee in cost centers, by start date. */
export const costCenterRolesOf = (employeeId: string, { db, now }: Services) =>
  readRoles(db, eq(costCenterRoles.employeeId, employeeId), now())

async function getRelatedData(
  records: EmployeeRecord[],
  language: Language,
  { db, now }: Services,
): Promise<RelatedData> {
  const ids = records.map(({ profile }) => profile.id)
  const companyId = records[0]?.profile.companyId
  const held = await db.select().from(profileRoles).where(inArray(profileRoles.profileId, ids))
  const theirs = companyId ? await withAdvisoryQuery(companyId, db, now(), inArray(trips.profileId, ids)) : []
  return {
    language,
    month: earliestDay(now()).slice(0, 7),
    roles: new Map(
      [...Map.groupBy(held, ({ profileId }) => profileId)].map(([id, rows]) => [id, rows.map(({ role }) => role)]),
    ),
    payment: await paymentFor(db, ids),
    withAdvisoryQuery: new Set(theirs.map(({ profileId }) => profileId)),
  }
}

function presentRow(
  record: EmployeeRecord,
  { language, month, roles, payment, withAdvisoryQuery: warned }: RelatedData,
): EmployeeRow {
  const { profile, employee, policy, center } = record
  const facts = { profile, employee, policy, ...payment(profile.id) }
  const held = roles.get(profile.id) ?? []
  return {
    id: employee.id,
    ...pick(fieldsOf(record), inList),
    status: employee.status,
    costCenter: costCenterName(center, language),
    roles: held.length > 0 ? roleNames.filter((role) => held.includes(role)) : ['Traveller'],
    agencyService: agencyServices.find((service) => service === employee.agencyService) ?? 'default',
    profileId: profile.id,
    hasTravelAdvisories: warned.has(profile.id),
    profileIssues: profileIssues(facts, month).map((issue) => ({ issue })),
    hasUsablePolicy: allowsSomeTrip({ policy }),
    isProfileActive: profile.active,
    reactivationAskedAt: profile.reactivationAskedAt?.toISOString() ?? null,
    isRegistered: profile.registeredAt !== null,
    invitedAt: employee.invitedAt?.toISOString() ?? null,
  }
}

/** Names of employees by id. */
async function getNames(db: Database, ids: (string | null)[]): Promise<Map<string, EmployeeName>> {
  const rows = await db
    .select({ ...nameFields, jobTitle: employees.jobTitle })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(
      inArray(
        employees.id,
        ids.flatMap((id) => id ?? []),
      ),
    )
  return new Map(rows.map((row) => [row.id, { ...row, email: shownAddress(row.email) }]))
}

/** Columns that the name of an employee is made of. */
export const nameFields = {
  id: employees.id,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  email: profiles.email,
}

async function askedRolesOf(db: Database, profileId: string): Promise<Employee['askedRoles']> {
  const asked = await db
    .select()
    .from(roleRequests)
    .where(and(eq(roleRequests.profileId, profileId), isNull(roleRequests.decidedAt)))
    .orderBy(asc(roleRequests.askedAt), asc(roleRequests.id))
  return asked.map(({ id, role, askedAt }) => ({ id, role, askedAt: askedAt.toISOString() }))
}
