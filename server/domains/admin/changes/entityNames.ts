import { and, eq, inArray, or } from 'drizzle-orm'
import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { groupNameOf } from '#contract/events/groupNames.ts'
import { textsFor } from '#contract/notices/noticeTexts.ts'
import type { Database } from '#server/db/client.ts'
import { companyCards, costCenterRoles, imports, scimTokens } from '#server/db/schema/company/admin.ts'
import { companies, costCenters, travelPolicies } from '#server/db/schema/company/company.ts'
import { groupTravels } from '#server/db/schema/trips/groups.ts'
import { homeContent, maintenanceNotices } from '#server/db/schema/site/notices.ts'
import { partnerApps } from '#server/db/schema/site/marketplace.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { companyFields, textIn } from '#server/domains/trips/fields/companyFields.ts'
import { policyName } from '#server/domains/reference/policyColumns.ts'
import type { Language } from '#server/http/requests/language.ts'
import { moduleOf } from '#server/reference/education/modules.ts'

type Entity = CompanyChange['entity']
type Named = Pick<CompanyChange, 'entity' | 'entityId'>

interface NamesQuery {
  db: Database
  companyId: string
  ids: string[]
  language: Language
}
/** The names of entities of one kind by id; deleted ones are missing. */
type NamesOf = (query: NamesQuery) => Promise<[id: string, name: string][]>

/** Employees and guests by their own id or that of their profile, because changes are recorded under either. */
const namesOfPeople: NamesOf = async ({ db, companyId, ids }) => {
  const rows = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), or(inArray(profiles.employeeId, ids), inArray(profiles.id, ids))))
  return rows.flatMap((profile) =>
    [profile.id, profile.employeeId ?? profile.id].map((each): [string, string] => [each, fullName(profile)]),
  )
}

type Center = Pick<typeof costCenters.$inferSelect, 'externalId' | 'names'>
/** Number and name, `410 Finance`. */
const centerText = (center: Center, language: Language) =>
  [...new Set([center.externalId, costCenterName(center, language)])].join(' ')

const namesOfCenters: NamesOf = async ({ db, companyId, ids, language }) => {
  const idsCondition = and(eq(costCenters.companyId, companyId), inArray(costCenters.id, ids))
  const rows = await db.select().from(costCenters).where(idsCondition)
  return rows.map((center) => [center.id, centerText(center, language)])
}

/** Names of roles in cost centers: the employee and the cost center. */
const namesOfRoles: NamesOf = async ({ db, companyId, ids, language }) => {
  const rows = await db
    .select({ id: costCenterRoles.id, center: costCenters, first: profiles.firstName, last: profiles.lastName })
    .from(costCenterRoles)
    .innerJoin(costCenters, eq(costCenters.id, costCenterRoles.costCenterId))
    .leftJoin(profiles, eq(profiles.employeeId, costCenterRoles.employeeId))
    .where(and(eq(costCenters.companyId, companyId), inArray(costCenterRoles.id, ids)))
  return rows.map(({ id, center, first, last }) => [
    id,
    `${first ?? ''} ${last ?? ''} · ${centerText(center, language)}`,
  ])
}

const namesOfCards: NamesOf = async ({ db, companyId, ids }) => {
  const idsCondition = and(eq(companyCards.companyId, companyId), inArray(companyCards.id, ids))
  const rows = await db.select({ id: companyCards.id, name: companyCards.name }).from(companyCards).where(idsCondition)
  return rows.map(({ id, name }) => [id, name])
}

const namesOfCompany: NamesOf = async ({ db, companyId }) => {
  const rows = await db.select().from(companies).where(eq(companies.id, companyId))
  return rows.map(({ id, displayName }) => [id, displayName])
}

const namesOfImports: NamesOf = async ({ db, companyId, ids }) => {
  const rows = await db
    .select({ id: imports.id, name: imports.fileName })
    .from(imports)
    .where(and(eq(imports.companyId, companyId), inArray(imports.id, ids)))
  return rows.map(({ id, name }) => [id, name])
}

const namesOfTokens: NamesOf = async ({ db, companyId, ids }) => {
  const rows = await db
    .select({ id: scimTokens.id, name: scimTokens.name })
    .from(scimTokens)
    .where(and(eq(scimTokens.companyId, companyId), inArray(scimTokens.id, ids)))
  return rows.map(({ id, name }) => [id, name])
}

const namesOfPolicies: NamesOf = async ({ db, companyId, ids, language }) => {
  const idsCondition = and(eq(travelPolicies.companyId, companyId), inArray(travelPolicies.id, ids))
  const rows = await db.select().from(travelPolicies).where(idsCondition)
  return rows.map((row) => [row.id, policyName(row, language)])
}

const namesOfFields: NamesOf = async ({ db, companyId, ids, language }) => {
  const rows = await companyFields(db, companyId)
  return rows.filter(({ id }) => ids.includes(id)).map(({ id, names }) => [id, textIn(names, language)])
}

const namesOfEvents: NamesOf = async ({ db, companyId, ids, language }) => {
  const idsCondition = and(eq(groupTravels.companyId, companyId), inArray(groupTravels.id, ids))
  const rows = await db
    .select({ id: groupTravels.id, names: groupTravels.names })
    .from(groupTravels)
    .where(idsCondition)
  return rows.map(({ id, names }) => [id, groupNameOf(names, language)])
}

const titlesIn =
  (table: typeof maintenanceNotices | typeof homeContent): NamesOf =>
  async ({ db, companyId, ids, language }) => {
    const rows = await db
      .select({ id: table.id, texts: table.texts })
      .from(table)
      .where(and(eq(table.companyId, companyId), inArray(table.id, ids)))
    return rows.map(({ id, texts }) => [id, textsFor(texts, language).title])
  }
const namesOfModules: NamesOf = ({ ids, language }) =>
  Promise.resolve(
    ids.flatMap((id): [string, string][] => {
      const content = moduleOf(id)
      return content ? [[id, content.words[language].title]] : []
    }),
  )

/** Apps of partners are the same for all companies. */
const namesOfApps: NamesOf = async ({ db, ids }) => {
  const rows = await db
    .select({ id: partnerApps.id, name: partnerApps.name })
    .from(partnerApps)
    .where(inArray(partnerApps.id, ids))
  return rows.map(({ id, name }) => [id, name])
}

const namesOf: Record<Entity, NamesOf> = {
  employee: namesOfPeople,
  role: namesOfPeople,
  costCenter: namesOfCenters,
  costCenterRole: namesOfRoles,
  card: namesOfCards,
  settings: namesOfCompany,
  import: namesOfImports,
  scimToken: namesOfTokens,
  travelPolicy: namesOfPolicies,
  tripField: namesOfFields,
  projectNumbers: namesOfCompany,
  groupTravel: namesOfEvents,
  carbonTargets: namesOfCompany,
  travelBudget: namesOfCenters,
  maintenance: titlesIn(maintenanceNotices),
  homeContent: titlesIn(homeContent),
  educationModule: namesOfModules,
  partnerApp: namesOfApps,
  guest: namesOfPeople,
}

/** Current names of changed entities, with one query for each kind; empty for deleted ones. */
export async function entityNames(
  db: Database,
  companyId: string,
  changes: Named[],
  language: Language,
): Promise<(change: Named) => string> {
  const names = new Map<string, string>()
  for (const [entity, ofKind] of Map.groupBy(changes, (change) => change.entity)) {
    const ids = [...new Set(ofKind.map(({ entityId }) => entityId))]
    for (const [id, name] of await namesOf[entity]({ db, companyId, ids, language })) names.set(`${entity} ${id}`, name)
  }
  return ({ entity, entityId }) => names.get(`${entity} ${entityId}`) ?? ''
}
