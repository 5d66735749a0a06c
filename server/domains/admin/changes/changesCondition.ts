import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import type { Database } from '#server/db/client.ts'
import { companyChanges, costCenterRoles, scimTokens } from '#server/db/schema/company/admin.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { groupTravels } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { eventTextCondition } from '#server/domains/events/eventTextCondition.ts'
import { costCenterTextCondition } from '#server/domains/profile/costCenterText.ts'
import { contains, mentions } from '#server/http/requests/foldedText.ts'

/** The filters of the record of changes. */
export interface ChangesQuery {
  entity?: CompanyChange['entity'] | undefined
  entityId?: string | undefined
  action?: CompanyChange['action'] | undefined
  /** Part of the name of the author, or of the changed person, cost center or event. */
  search?: string | undefined
  /** Instants: the changes since the first, and before the second. */
  from?: string | undefined
  before?: string | undefined
}

/** SQL condition: the changes of a company that a query asks for. */
export const changesCondition = (
  db: Database,
  companyId: string,
  { entity, entityId, action, search, from, before }: ChangesQuery,
): SQL | undefined =>
  and(
    eq(companyChanges.companyId, companyId),
    entity && eq(companyChanges.entity, entity),
    entityId ? ofRecordsCondition((id) => eq(id, entityId)) : undefined,
    action && eq(companyChanges.action, action),
    from ? gte(companyChanges.at, knownInstant(from)) : undefined,
    before ? lt(companyChanges.at, knownInstant(before)) : undefined,
    search ? namesCondition(db, companyId, search) : undefined,
  )

/** A record and its parts have one history. */
const ofRecordsCondition = (matches: (id: typeof companyChanges.entityId | typeof companyChanges.partOfId) => SQL) =>
  or(matches(companyChanges.entityId), matches(companyChanges.partOfId))

/** A single letter is ignored, as in every search for people. */
function namesCondition(db: Database, companyId: string, search: string): SQL | undefined {
  const isNamed = mentions(search, profiles)
  if (!isNamed) return undefined
  const people = and(eq(profiles.companyId, companyId), isNamed)
  const byId = db.select({ id: profiles.id }).from(profiles).where(people)
  const byEmployeeId = db.select({ id: profiles.employeeId }).from(profiles).where(people)
  const tokens = db
    .select({ id: scimTokens.id })
    .from(scimTokens)
    .where(and(eq(scimTokens.companyId, companyId), contains(search, scimTokens.name)))
  const centers = db
    .select({ id: costCenters.id })
    .from(costCenters)
    .where(and(eq(costCenters.companyId, companyId), costCenterTextCondition(search)))
  const roles = db
    .select({ id: costCenterRoles.id })
    .from(costCenterRoles)
    .where(inArray(costCenterRoles.employeeId, byEmployeeId))
  const events = db
    .select({ id: groupTravels.id })
    .from(groupTravels)
    .where(and(eq(groupTravels.companyId, companyId), eventTextCondition(search)))
  return or(
    inArray(companyChanges.actorProfileId, byId),
    inArray(companyChanges.scimTokenId, tokens),
    inArray(companyChanges.entityId, byId),
    inArray(companyChanges.entityId, byEmployeeId),
    inArray(companyChanges.entityId, roles),
    inArray(companyChanges.entityId, events),
    ofRecordsCondition((id) => inArray(id, centers)),
  )
}

/** Not before 1970: the database refuses the year 0, which an instant may have. */
const knownInstant = (text: string) => new Date(Math.max(0, Date.parse(text)))
