import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { agencyServices } from '#contract/employees/employeeFields.ts'
import type { EmployeeNeed, EmployeeSort } from '#contract/employees/employees.ts'
import type { Role } from '#contract/session/roles.ts'
import type { Database } from '#server/db/client.ts'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { cannotBookCondition } from '#server/domains/profile/issueConditions.ts'
import { adviceLevel } from '#server/domains/trips/advice.ts'
import { currentTripCondition } from '#server/domains/trips/status.ts'
import { mentions } from '#server/http/requests/foldedText.ts'

// Conditions and orders of queries over profiles joined with their employee and left joined with the travel policy.

/** Filters of the list and of the spreadsheet. */
export interface EmployeeFilter {
  term: string
  active?: boolean | undefined
  /** Only employees with a current or coming trip to a place with a travel advisory. */
  advisories?: boolean | undefined
  role?: Role | undefined
  costCenterId?: string | undefined
  /** Only employees that this import added. */
  importId?: string | undefined
  agencyService?: (typeof agencyServices)[number] | undefined
  /** Employees with any of these needs. */
  needs?: EmployeeNeed[] | undefined
}

/** Employees of a company, without guests. */
export const employeesCondition = (companyId: string): SQL | undefined =>
  and(eq(profiles.companyId, companyId), ne(employees.type, 'guest'))

/** Active or inactive employees; both for undefined. */
const statusCondition = (active: boolean | undefined): SQL | undefined =>
  active === undefined ? undefined : eq(employees.status, active ? 'active' : 'inactive')

/** Whether a filter besides the status is set. */
export const hasFilter = (filter: EmployeeFilter): boolean => {
  const { term, advisories, role, costCenterId, importId, agencyService, needs } = filter
  return Boolean(term || advisories || role || costCenterId || importId || agencyService || needs?.length)
}

/** The employees of a company that match the filters. */
export function filterCondition(companyId: string, filter: EmployeeFilter, { db, now }: { db: Database; now: Date }) {
  const { term, active, advisories, role, costCenterId, importId, agencyService, needs = [] } = filter
  return and(
    employeesCondition(companyId),
    statusCondition(active),
    mentions(term, profiles),
    advisories ? inArray(profiles.id, withAdvisoryQuery(companyId, db, now)) : undefined,
    role ? roleCondition(db, role) : undefined,
    costCenterId ? eq(employees.costCenterId, costCenterId) : undefined,
    importId ? eq(employees.importId, importId) : undefined,
    agencyService ? eq(employees.agencyService, agencyService) : undefined,
    or(...needs.map((need) => needCondition(need, companyId, { db, now }))),
  )
}

/** Query for the profiles of a company with a current or coming trip to a place with a travel advisory. */
export const withAdvisoryQuery = (companyId: string, db: Database, now: Date, which?: SQL) =>
  db
    .select({ profileId: trips.profileId })
    .from(trips)
    .where(and(eq(trips.companyId, companyId), which, currentTripCondition(now), isNotNull(adviceLevel(db))))

/** Employees with a role. An employee without any other role is a traveler (§6). */
function roleCondition(db: Database, role: Role): SQL | undefined {
  const holds = (which?: SQL) =>
    exists(
      db
        .select()
        .from(profileRoles)
        .where(and(eq(profileRoles.profileId, profiles.id), which)),
    )
  return role === 'Traveller'
    ? sql`not ${holds(ne(profileRoles.role, 'Traveller'))}`
    : inArray(
        profiles.id,
        db.select({ profileId: profileRoles.profileId }).from(profileRoles).where(eq(profileRoles.role, role)),
      )
}

const needCondition = (
  need: EmployeeNeed,
  companyId: string,
  { db, now }: { db: Database; now: Date },
): SQL | undefined =>
  ({
    cannotBook: () => {
      const whose = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.companyId, companyId))
      const { isAllowedTransient, isAllowedEvent } = travelPolicies
      return or(cannotBookCondition(whose, now), sql`not (${isAllowedTransient} or ${isAllowedEvent})`)
    },
    notRegistered: () => isNull(profiles.registeredAt),
    notInvited: () => and(isNull(profiles.registeredAt), isNull(employees.invitedAt), eq(employees.status, 'active')),
    reopening: () => and(eq(profiles.active, false), isNotNull(profiles.reactivationAskedAt)),
  })[need]()

const orders = {
  name: [folded(profiles.lastName), folded(profiles.firstName), sql`lower(${profiles.email})`],
  email: [sql`lower(${profiles.email})`],
  externalId: [profiles.internalEmployeeId],
}

const partsOf = (sort: EmployeeSort) => {
  const [key, direction] = sort.split(':') as [keyof typeof orders, 'asc' | 'desc']
  return { columns: [...orders[key], profiles.id], inDirection: direction === 'desc' ? desc : asc }
}

/** ORDER BY of the list; an index exists for each order (`profiles_company_name` and its neighbors). */
export function orderColumns(sort: EmployeeSort): SQL[] {
  const { columns, inDirection } = partsOf(sort)
  return columns.map((column) => inDirection(column))
}

/** The same order as one value with its direction, for sorting a few rows without the index. */
export function sortPlace(sort: EmployeeSort) {
  const { columns, inDirection } = partsOf(sort)
  return { place: sql<string[]>`array[${sql.join(columns, sql`, `)}]`, inDirection }
}
