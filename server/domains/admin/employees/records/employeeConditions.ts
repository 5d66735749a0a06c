import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { agencyServices } from '#contract/employeeFields.ts'
import type { EmployeeNeed, EmployeeSort } from '#contract/employees.ts'
import type { Role } from '#contract/roles.ts'
import type { Database } from '#server/db/client.ts'
import { employees, travelPolicies } from '#server/db/schema/company.ts'
import { folded } from '#server/db/schema/folded.ts'
import { profileRoles, profiles } from '#server/db/schema/people.ts'
import { trips } from '#server/db/schema/trips.ts'
import { isNotAllowedToBook } from '#server/domains/profile/issueConditions.ts'
import { adviceLevel } from '#server/domains/trips/advice.ts'
import { isAhead } from '#server/domains/trips/status.ts'
import { mentions } from '#server/http/foldedText.ts'

// Conditions and orders of queries over profiles joined with their employee and left joined with the travel policy.

/** What the list and the file of employees can be narrowed to. */
export interface EmployeeFilter {
  term: string
  active?: boolean | undefined
  /** Only who has a trip under way or ahead where there is an advisory. */
  advisories?: boolean | undefined
  role?: Role | undefined
  costCenterId?: string | undefined
  /** Only whom this import added. */
  importId?: string | undefined
  agencyService?: (typeof agencyServices)[number] | undefined
  /** With any of them. */
  needs?: EmployeeNeed[] | undefined
}

/** Condition: an employee of a company; guests are managed apart. */
export const employeesCondition = (companyId: string): SQL | undefined =>
  and(eq(profiles.companyId, companyId), ne(employees.type, 'guest'))

/** Condition: employees in a state; both for undefined. */
const statusCondition = (active: boolean | undefined): SQL | undefined =>
  active === undefined ? undefined : eq(employees.status, active ? 'active' : 'inactive')

/** Whether more is asked for than everybody, or everybody in a state. */
export const hasFilter = (filter: EmployeeFilter): boolean => {
  const { term, advisories, role, costCenterId, importId, agencyService, needs } = filter
  return Boolean(term || advisories || role || costCenterId || importId || agencyService || needs?.length)
}

/** Condition: the employees of a company that a filter finds. */
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

/** Query: the profiles of a company with a trip under way or ahead that leads where there is an advisory. */
export const withAdvisoryQuery = (companyId: string, db: Database, now: Date, which?: SQL) =>
  db
    .select({ profileId: trips.profileId })
    .from(trips)
    .where(and(eq(trips.companyId, companyId), which, isAhead(now), isNotNull(adviceLevel(db))))

/** Nobody holds the role of a traveller apart from others: it is what a person is without any (§6). */
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
      return or(isNotAllowedToBook(whose, now), sql`not (${isAllowedTransient} or ${isAllowedEvent})`)
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

/** The order of employees, each that of an index (`profiles_company_name` and its neighbours). */
export function orderColumns(sort: EmployeeSort): SQL[] {
  const { columns, inDirection } = partsOf(sort)
  return columns.map((column) => inDirection(column))
}

/** The same order where no index is to be followed: what is first sorted by, as one value, and its direction. */
export function sortPlace(sort: EmployeeSort) {
  const { columns, inDirection } = partsOf(sort)
  return { place: sql<string[]>`array[${sql.join(columns, sql`, `)}]`, inDirection }
}
