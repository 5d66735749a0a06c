import { employeeFeatureNames, type CompanySettings } from '#contract/admin/companySettings.ts'
import { featureNames } from '#contract/session/configuration.ts'
import type { companies } from '#server/db/schema/company/company.ts'

export type CompanyRow = typeof companies.$inferSelect

/** The settings as GET .../settings returns them. Unknown values are empty. */
export const presentSettings = (company: CompanyRow): CompanySettings => ({
  companyId: company.id,
  displayName: company.displayName,
  currency: company.currency,
  emailDomain: company.emailDomain,
  obt: company.obtKind && { name: company.obtKind, url: company.obtUrl ?? '' },
  agency: agencyOf(company),
  features: byName(featureNames, (name) => company.features[name] ?? 'hidden'),
  employeeFeatures: byName(employeeFeatureNames, (name) => company.employeeFeatures[name] ?? false),
  expenseUrl: company.expenseUrl ?? '',
  idleSeconds: company.idleSeconds,
  disclaimers: company.disclaimers,
  needsCompanyCard: company.needsCompanyCard,
  scimGroups: company.scimGroups,
  version: company.version,
})

const agencyOf = ({ agency, agencyEmailFrom }: CompanyRow): CompanySettings['agency'] => ({
  companyName: agency.companyName,
  contactPhone: agency.contactPhone ?? '',
  contactEmail: agency.contactEmail ?? '',
  vipPhone: agency.vipPhone ?? '',
  vipEmail: agency.vipEmail ?? '',
  agencyEventPhone: agency.agencyEventPhone ?? '',
  agencyEventEmail: agency.agencyEventEmail ?? '',
  emergencyPhone: agency.emergencyPhone ?? '',
  emailFrom: agencyEmailFrom,
  opening: agency.opening ?? null,
})

const byName = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
