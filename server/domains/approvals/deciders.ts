import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import type { ApproverRole } from '#contract/approvals/approvals.ts'
import type { Database } from '#server/db/client.ts'
import { costCenterRoles } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { absences } from '#server/db/schema/trips/approvals.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { localDateOf } from '#server/time/zonedTime.ts'

/** The people of a question who never decide it. */
export interface Concerned {
  companyId: string
  /** The traveler; for a guest's trip the person who booked. */
  profileId: string
  bookerProfileId: string
}

/** A person who may decide, as what, and the zone that their weekends are in. */
export interface Decider {
  profileId: string
  role: ApproverRole
  timeZone: string
}

/** Where no home airport is known. */
const unknownZone = 'UTC'

/**
 * Everybody who may decide about a trip, the first to be asked first: the approver of the traveler, the approvers of the
 * cost center on that day, the manager, the administrators. Who is absent that day gives way to their stand-in, approvers
 * also to the delegates of the cost center. Never the traveler, never who booked, and nobody who has left.
 */
export async function decidersOf(db: Database, concerned: Concerned, at: Date): Promise<Decider[]> {
  const chain = await chainOf(db, concerned, at)
  const eligible = await eligibleOf(db, concerned, chain)
  const away = await absencesOn(db, eligible, at)
  const present = (id: string) => eligible.has(id) && !away.has(id)
  const decider = (profileId: string, role: ApproverRole): Decider[] =>
    present(profileId) ? [{ profileId, role, timeZone: eligible.get(profileId)!.timeZone }] : []
  const orStandIn = (id: string, role: ApproverRole): Decider[] => {
    const standIn = away.get(id)
    return standIn && eligible.has(id) ? decider(standIn, 'delegate') : decider(id, role)
  }
  const delegates = chain.delegates.flatMap((id) => decider(id, 'delegate'))
  const isAway = (ids: readonly string[]) => ids.some((id) => away.has(id))
  const found = [
    ...chain.approver.flatMap((id) => orStandIn(id, 'approver')),
    ...(isAway(chain.approver) ? delegates : []),
    ...chain.centerApprovers.flatMap((id) => orStandIn(id, 'costCenterApprover')),
    ...(isAway(chain.centerApprovers) ? delegates : []),
    ...chain.manager.flatMap((id) => orStandIn(id, 'manager')),
    ...chain.administrators.flatMap((id) => decider(id, 'administrator')),
    // Where everybody is absent, an absent administrator is better than nobody.
    ...chain.administrators.flatMap((profileId) =>
      away.has(profileId) && eligible.has(profileId)
        ? [{ profileId, role: 'administrator' as const, timeZone: eligible.get(profileId)!.timeZone }]
        : [],
    ),
  ]
  return found.filter((each, index) => found.findIndex(({ profileId }) => profileId === each.profileId) === index)
}

interface Chain {
  approver: string[]
  centerApprovers: string[]
  delegates: string[]
  manager: string[]
  administrators: string[]
}

/** The ids of the profiles in question, by what they are to the traveler. */
async function chainOf(db: Database, { companyId, profileId }: Concerned, at: Date): Promise<Chain> {
  const [traveler] = await db
    .select({ approverId: employees.approverId, managerId: employees.managerId, center: employees.costCenterId })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(eq(profiles.id, profileId), eq(profiles.companyId, companyId)))
  const day = localDateOf(at.getTime(), unknownZone)
  const roles = traveler?.center
    ? await db
        .select({ employeeId: costCenterRoles.employeeId, type: costCenterRoles.type })
        .from(costCenterRoles)
        .where(
          and(
            eq(costCenterRoles.costCenterId, traveler.center),
            inArray(costCenterRoles.type, ['approver', 'delegate']),
            lte(costCenterRoles.startDate, day),
            or(isNull(costCenterRoles.endDate), gte(costCenterRoles.endDate, day)),
          ),
        )
        .orderBy(asc(costCenterRoles.startDate), asc(costCenterRoles.id))
    : []
  const named = [traveler?.approverId, traveler?.managerId, ...roles.map(({ employeeId }) => employeeId)]
  const profileOf = await profilesOfEmployees(db, companyId, named)
  const ofType = (type: string) => roles.flatMap((role) => (role.type === type ? profileOf(role.employeeId) : []))
  return {
    approver: profileOf(traveler?.approverId),
    centerApprovers: ofType('approver'),
    delegates: ofType('delegate'),
    manager: profileOf(traveler?.managerId),
    administrators: await administratorsOf(db, companyId),
  }
}

async function profilesOfEmployees(db: Database, companyId: string, given: readonly (string | null | undefined)[]) {
  const ids = given.flatMap((id) => id ?? [])
  const rows = ids.length
    ? await db
        .select({ id: profiles.id, employeeId: profiles.employeeId })
        .from(profiles)
        .where(and(eq(profiles.companyId, companyId), inArray(profiles.employeeId, ids)))
    : []
  return (employeeId: string | null | undefined): string[] =>
    rows.flatMap((row) => (employeeId && row.employeeId === employeeId ? row.id : []))
}

const administratorsOf = async (db: Database, companyId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: profiles.id })
    .from(profileRoles)
    .innerJoin(profiles, eq(profiles.id, profileRoles.profileId))
    .where(and(eq(profiles.companyId, companyId), eq(profileRoles.role, 'Admin')))
    .orderBy(asc(profiles.id))
  return rows.map(({ id }) => id)
}

/**
 * Who of some people may decide a question: active people of the company, who are neither its traveler nor its booker,
 * nor hold the address or the employee number of either, as a second record of the same person would.
 */
async function eligibleOf(db: Database, concerned: Concerned, chain: Chain) {
  const { companyId, profileId, bookerProfileId } = concerned
  const standIns = await standInsOf(db, Object.values(chain).flat() as string[])
  const ids = [...new Set([...(Object.values(chain).flat() as string[]), ...standIns, profileId, bookerProfileId])]
  const rows = await db
    .select({
      id: profiles.id,
      active: profiles.active,
      status: employees.status,
      email: profiles.email,
      number: profiles.internalEmployeeId,
      timeZone: airports.timeZone,
    })
    .from(profiles)
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(airports, eq(airports.code, profiles.airportCode))
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, ids)))
  const concernedRows = rows.filter(({ id }) => id === profileId || id === bookerProfileId)
  return new Map(
    rows
      .filter((row) => row.active && row.status === 'active' && !concernedRows.some((each) => isSamePerson(row, each)))
      .map(({ id, timeZone }) => [id, { timeZone: timeZone ?? unknownZone }]),
  )
}

interface Identified {
  id: string
  email: string
  /** The employee number; empty without one. */
  number: string
}

/** Whether two records are of the same person. */
export const isSamePerson = (one: Identified, other: Identified): boolean =>
  one.id === other.id ||
  one.email.toLowerCase() === other.email.toLowerCase() ||
  (one.number !== '' && one.number === other.number)

/** Whether a person may decide a question at all. */
export async function mayDecide(db: Database, concerned: Concerned, profileId: string): Promise<boolean> {
  const only = { approver: [profileId], centerApprovers: [], delegates: [], manager: [], administrators: [] }
  return (await eligibleOf(db, concerned, only)).has(profileId)
}

const standInsOf = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: profiles.id })
    .from(absences)
    .innerJoin(
      profiles,
      and(eq(profiles.employeeId, absences.standInEmployeeId), eq(profiles.companyId, absences.companyId)),
    )
    .where(inArray(absences.profileId, [...ids]))
  return rows.map(({ id }) => id)
}

/** The absent ones of some people, with their stand-ins, on the day in the zone of each. */
async function absencesOn(
  db: Database,
  people: ReadonlyMap<string, { timeZone: string }>,
  at: Date,
): Promise<Map<string, string | null>> {
  if (people.size === 0) return new Map()
  const rows = await db
    .select({ id: absences.profileId, from: absences.fromDay, until: absences.untilDay, standIn: profiles.id })
    .from(absences)
    .leftJoin(
      profiles,
      and(eq(profiles.employeeId, absences.standInEmployeeId), eq(profiles.companyId, absences.companyId)),
    )
    .where(inArray(absences.profileId, [...people.keys()]))
  const now = rows.filter(({ id, from, until }) => {
    const day = localDateOf(at.getTime(), people.get(id)?.timeZone ?? unknownZone)
    return from <= day && day <= until
  })
  return new Map(now.map(({ id, standIn }) => [id, standIn]))
}
