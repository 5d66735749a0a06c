import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AgencyInfo } from '#contract/agency.ts'
import type { AgencyContact, EmployeeConfiguration, FeatureName, FeatureStatus } from '#contract/configuration.ts'
import type { ObtKind } from '#contract/obtKinds.ts'

/** A translated name of a cost centre or group (§3). */
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
    status: text().$type<'active' | 'inactive'>().notNull(),
    parentId: text(),
  },
  (t) => [index('cost_centers_company').on(t.companyId)],
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
  /**
   * Limits above which the booking tool marks an offer as out of policy: percent over the lowest fare, company currency
   * per night.
   */
  fareTolerancePercent: integer().notNull(),
  hotelNightLimit: integer().notNull(),
  businessFromHours: integer().notNull(),
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
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('employees_company').on(t.companyId)],
)
