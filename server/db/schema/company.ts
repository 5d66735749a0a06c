import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { AgencyInfo } from '#contract/agency.ts'
import type { ScimGroups } from '#contract/companySettings.ts'
import type { AgencyContact, EmployeeConfiguration, FeatureName, FeatureStatus } from '#contract/configuration.ts'
import type { ChangedFirstSteps } from '#contract/firstSteps.ts'
import type { ObtKind } from '#contract/obtKinds.ts'
import type { HotelLimit } from '#contract/travelPolicies.ts'
import { version } from './columns.ts'
import { folded } from './folded.ts'

/** A translated name of a cost center or group (§3). */
export type LocalizedName = { locale: string; value: string }

export const companies = pgTable('companies', {
  id: text().primaryKey(),
  legacyCompanyId: text().notNull(),
  displayName: text().notNull(),
  currency: text().notNull(),
  /** E-mail domain whose people sign in through single sign-on. */
  emailDomain: text().notNull().unique(),
  obtKind: text().$type<ObtKind>(),
  obtUrl: text(),
  agency: jsonb().$type<AgencyContact & Pick<AgencyInfo, 'opening' | 'emergencyPhone'>>().notNull(),
  agencyEmailFrom: text().notNull(),
  agencyOpenDay: text().notNull(),
  agencyOpenHour: text().notNull(),
  features: jsonb().$type<Record<FeatureName, FeatureStatus>>().notNull(),
  employeeFeatures: jsonb().$type<EmployeeConfiguration['features']>().notNull(),
  expenseUrl: text(),
  /** Where its people go: hotels are measured from the office of their city. */
  offices: jsonb().$type<Office[]>().notNull().default([]),
  /** Seconds without activity until the idle warning, where shorter than the server's own (§9); null follows it. */
  idleSeconds: integer(),
  /** What the company wants read before somebody books, by locale. */
  disclaimers: jsonb().$type<LocalizedName[]>().notNull().default([]),
  /** Whether trips are paid with a company card: without one a person has the issues of a centralized card (§4). */
  needsCompanyCard: boolean().notNull().default(false),
  /** The word of administrators on the first steps of their company. */
  firstSteps: jsonb().$type<ChangedFirstSteps>().notNull().default({ settled: [], isPutAway: false }),
  /** The things that a group of a provisioning client becomes. */
  scimGroups: text().$type<ScimGroups>().notNull().default('both'),
  ...version,
})

export interface Office {
  name: string
  cityCode: string
  /** Degrees. */
  position: { latitude: number; longitude: number }
}

export const costCenters = pgTable(
  'cost_centers',
  {
    id: text().primaryKey(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    externalId: text().notNull(),
    names: jsonb().$type<LocalizedName[]>().notNull(),
    /** The names in all languages, folded, as the text of a JSON array; kept by the database for the search. */
    searchedNames: text()
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`jsonb_path_query_array(${costCenters.names}, '$[*].value')::text`)),
    status: text().$type<'active' | 'inactive'>().notNull(),
    /** The cost center above; null at the top. */
    parentId: text(),
    /** What a provisioning client calls it (SCIM `externalId`, RFC 7643 3.1). */
    scimId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...version,
  },
  (t) => [
    unique('cost_centers_number').on(t.companyId, t.externalId),
    index('cost_centers_parent').on(t.companyId, t.parentId, t.externalId),
  ],
)

export const travelPolicies = pgTable('travel_policies', {
  id: text().primaryKey(),
  companyId: text()
    .notNull()
    .references(() => companies.id),
  name: text().notNull(),
  isAllowedSelf: boolean().notNull(),
  isAllowedTransient: boolean().notNull(),
  isAllowedEvent: boolean().notNull(),
  ziiObtTemplateId: text(),
  obtPolicyModificationRequestId: text(),
  /** The name in the other languages; `name` is the English one. */
  names: jsonb().$type<LocalizedName[]>().notNull().default([]),
  /** That of people of whom nobody says another; one of each company. */
  isDefault: boolean().notNull().default(false),
  /** An inactive one is given to nobody. */
  isActive: boolean().notNull().default(true),
  /** Whether its holders need an approver before they can book (§4). */
  needsApproval: boolean().notNull().default(true),
  /**
   * Limits above which the booking tool marks an offer as out of policy: percent over the lowest fare, company currency
   * per night, hours of a journey from which a cabin is allowed, days before departure.
   */
  fareTolerancePercent: integer().notNull(),
  hotelNightLimit: integer().notNull(),
  /** Limits of single cities and countries; that of a city counts before that of its country. */
  hotelLimits: jsonb().$type<HotelLimit[]>().notNull().default([]),
  businessFromHours: integer().notNull(),
  /** Null where premium economy has no rule but the fare limit. */
  premiumFromHours: integer(),
  daysInAdvance: integer().notNull().default(0),
  ...version,
})

export const employees = pgTable(
  'employees',
  {
    id: text().primaryKey(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    externalId: text().notNull(),
    jobTitle: text().notNull(),
    status: text().$type<'active' | 'inactive'>().notNull(),
    costCenterId: text().references(() => costCenters.id),
    managerId: text(),
    approverId: text(),
    agencyService: text().$type<'vip' | 'default'>().notNull(),
    travelPolicyId: text().references(() => travelPolicies.id),
    type: text().notNull(),
    /** What a provisioning client calls them (SCIM `externalId`, RFC 7643 3.1). */
    scimId: text(),
    /** When they were last invited to sign in; of guests `guestStays` knows it. */
    invitedAt: timestamp({ withTimezone: true }),
    /** The import that added them, if one did. */
    importId: text(),
    /** When a provisioning client deleted them: as long as they are inactive, it is told that they are gone. */
    scimDeletedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...version,
  },
  (t) => [
    unique('employees_number').on(t.companyId, t.externalId),
    index('employees_status').on(t.companyId, t.type, t.status),
    index('employees_cost_center').on(t.costCenterId),
    index('employees_manager').on(t.managerId),
    index('employees_approver').on(t.approverId),
    index('employees_scim').on(t.companyId, t.scimId),
    index('employees_import').on(t.importId),
    index('employees_page').on(t.companyId, t.id),
    index('employees_changed').on(t.companyId, t.updatedAt),
  ],
)
