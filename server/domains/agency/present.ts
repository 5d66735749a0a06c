import type { AgencyInfo } from '#contract/agency.ts'
import type { companies } from '#server/db/schema.ts'

/** The agency of a company as §3 describes it. */
export const agencyInfoOf = (company: typeof companies.$inferSelect): AgencyInfo => ({
  companyName: company.agency.companyName,
  emailFrom: company.agencyEmailFrom,
  companyTravelPhoneNumber: company.agency.contactPhone ?? '',
  openDay: company.agencyOpenDay,
  openHour: company.agencyOpenHour,
  opening: company.agency.opening ?? null,
  emergencyPhone: company.agency.emergencyPhone ?? null,
})
