import type { AgencyInfo } from '#contract/support/agency.ts'
import { wholePhoneText } from '#contract/fields/phones.ts'
import type { companies } from '#server/db/schema/company/company.ts'
import { openingWords } from './openingWords.ts'

/**
 * The agency of a company as in §3, with its opening hours as texts of a culture. `email` is the contact address, not
 * the sender of its mails.
 */
export function agencyInfoOf(company: typeof companies.$inferSelect, culture: string, now: Date): AgencyInfo {
  const { agency } = company
  const words = agency.opening && openingWords(agency.opening, culture, now)
  return {
    companyName: agency.companyName,
    emailFrom: agency.contactEmail ?? company.agencyEmailFrom,
    companyTravelPhoneNumber: wholePhoneText(agency.contactPhone) ?? '',
    openDay: words?.days ?? company.agencyOpenDay,
    openHour: words?.hours ?? company.agencyOpenHour,
    opening: agency.opening ?? null,
    emergencyPhone: wholePhoneText(agency.emergencyPhone),
  }
}
