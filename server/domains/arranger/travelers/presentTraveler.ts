import { completenessOf } from '#contract/profile/profileIssues.ts'
import { travelerStatuses, type ExpiringDocument, type Traveler } from '#contract/arranger/travelers.ts'
import type { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import type { companies, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import type { profiles } from '#server/db/schema/company/people.ts'
import type { Ahead } from '#server/domains/arranger/travelers/travelerTrips.ts'
import { isAllowedToBook, profileIssues } from '#server/domains/profile/issues.ts'
import type { Payment } from '#server/domains/profile/paymentFor.ts'
import { shownAddress } from '#server/mail/noAddress.ts'

/** A request of an arranger, with the person it was sent to. */
export interface PersonRow {
  request: typeof arrangerRequests.$inferSelect
  profile: typeof profiles.$inferSelect
  employee: typeof employees.$inferSelect | null
  policy: typeof travelPolicies.$inferSelect | null
  obtUrl: (typeof companies.$inferSelect)['obtUrl']
}

interface TravelerFacts {
  /** The current month, `yyyy-MM`. */
  month: string
  payment: Payment
  expiring: ExpiringDocument[]
  ahead: Ahead | undefined
}

/** A traveler who has approved the arranger (§3 Arranged traveler). */
export function presentTraveler(
  { request, profile, employee, policy, obtUrl }: PersonRow,
  { month, payment, expiring, ahead }: TravelerFacts,
): Traveler {
  const facts = { profile, employee, policy, ...payment }
  const issues = profileIssues(facts, month)
  const mayBook = isAllowedToBook(facts, month)
  return {
    profileId: profile.id,
    companyId: profile.companyId,
    employeeId: profile.employeeId,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: shownAddress(profile.email),
    approved: true,
    status: 'approved',
    requestId: request.id,
    askedAt: request.createdAt.toISOString(),
    isAllowedToBook: mayBook,
    isAllowedTransient: policy?.isAllowedTransient ?? false,
    isAllowedEvent: policy?.isAllowedEvent ?? false,
    ...completenessOf(issues, mayBook),
    profileIssues: issues.map((issue) => ({ issue })),
    hasTravelAdvisories: ahead?.advisory !== undefined,
    obtSsoUrl: obtUrl,
    trip: ahead?.trip ?? null,
    advisoryLevel: ahead?.advisory?.level ?? null,
    advisoryCountry: ahead?.advisory?.country ?? null,
    expiringDocuments: expiring,
  }
}

/** A traveler who has not approved: the data the arranger has entered, and the status of the request. */
export const presentUnapproved = ({ request, profile }: PersonRow): Traveler => ({
  profileId: '',
  companyId: profile.companyId,
  employeeId: null,
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: shownAddress(profile.email),
  approved: false,
  status: travelerStatuses.find((status) => status === request.status) ?? 'sent',
  requestId: request.id,
  askedAt: request.createdAt.toISOString(),
  isAllowedToBook: false,
  isAllowedTransient: false,
  isAllowedEvent: false,
  isBasicInfoComplete: false,
  isPaymentMethodsComplete: false,
  isMandatoryFieldsComplete: false,
  profileIssues: [],
  hasTravelAdvisories: false,
  obtSsoUrl: null,
  trip: null,
  advisoryLevel: null,
  advisoryCountry: null,
  expiringDocuments: [],
})
