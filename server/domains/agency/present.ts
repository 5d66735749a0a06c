import type { AgencyInfo } from '#contract/agency.ts'
import type { companies } from '#server/db/schema/company.ts'
import { openingWords } from './openingWords.ts'

/**
 * The agency of a company as §3 describes it, its hours in the words of a culture. People write to where it is reached,
 * not to where its letters come from.
 */
export function agencyInfoOf(company: typeof companies.$inferSelect, culture: string, now: Date): AgencyInfo {
  const { agency } = company
  const words = agency.opening && openingWords(agency.opening, culture, now)
  return {
    companyName: agency.companyName,
    emailFrom: agency.contactEmail ?? company.agencyEmailFrom,
    companyTravelPhoneNumber: agency.contactPhone ?? '',
    openDay: words?.days ?? company.agencyOpenDay,
    openHour: words?.hours ?? company.agencyOpenHour,
    opening: agency.opening ?? null,
    emergencyPhone: agency.emergencyPhone ?? null,
  }
}
