import type { ToolTraveler } from '#contract/booking/bookingTool.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { companies, travelPolicies } from '#server/db/schema/company/company.ts'
import type { profiles } from '#server/db/schema/company/people.ts'
import type { toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import type { GuestTraveler } from '#server/db/schema/trips/trips.ts'
import type { Group } from '#server/domains/events/readGroups.ts'

export type Profile = typeof profiles.$inferSelect
export type Company = typeof companies.$inferSelect
export type Policy = typeof travelPolicies.$inferSelect
export type Guest = GuestTraveler
export type TypedReview = NonNullable<(typeof toolSessions.$inferSelect)['typed']>
/** An event with its card, organizer and names. */
export type EventGroup = Group

/** A session of the tool, with its booker, its traveler and the policy, as it holds at this request. */
export interface HostSession {
  /** Hash of the cookie. */
  sessionHash: string
  /** The token of the session's forms, which no other site can know. */
  formToken: string
  locale: LocaleCode
  booker: Profile
  /** The profile the trip is booked under; for a guest the booker's. */
  traveler: Profile
  travelerType: ToolTraveler
  /** The guest who travels; null for others, and until the booker has named the guest. */
  guest: Guest | null
  /** The review of a search as typed before an offer of it sold out; null where none did. */
  typed: TypedReview | null
  /** The event that is booked for; null once the traveler has declined it, or it has begun or is canceled. */
  group: EventGroup | null
  isMobile: boolean
  hidesMenu: boolean
  company: Company
  /** Null for guests and for people without a policy: nothing counts as out of policy then. */
  policy: Policy | null
  /**
   * The name of the traveler's cost center by language; for a guest the booker's. Null where they have none, and where
   * a guest books.
   */
  costCenter: Record<'en' | 'fr' | 'es', string> | null
}

/** The options for pages in the address that opens the tool (§7). */
export interface PageOptions {
  locale?: string | undefined
  isMobile?: boolean
  hidesMenu?: boolean
  /** The event to book for; counts only where the traveler can book for it. */
  groupTravelId?: string | undefined
}
