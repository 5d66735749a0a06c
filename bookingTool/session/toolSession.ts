import type { ToolTraveler } from '#contract/bookingTool.ts'
import { groupNameOf } from '#contract/groupNames.ts'
import { fullName } from '#contract/fullName.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import type { companies, travelPolicies } from '#server/db/schema/company.ts'
import type { profiles } from '#server/db/schema/people.ts'
import type { GuestTraveler } from '#server/db/schema/trips.ts'
import type { BookingPeople } from '#server/domains/booking/sso/bookingRight.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import type { LocaleContext } from './localeContext.ts'

type Profile = typeof profiles.$inferSelect
type Company = typeof companies.$inferSelect
export type Policy = typeof travelPolicies.$inferSelect

/** An event that a search is no trip for, with the reason; `taken` where the traveler has a trip for it already. */
export interface NotForEvent {
  group: Group
  reason: 'place' | 'days' | 'taken'
  /**
   * The record locator of the traveler's trip where this session can see it; for a change, that of the changed trip.
   */
  bookingId?: string
  /** Whether the search would move a trip for the event away from it. */
  isChange?: true
}

/** A session in the booking tool, with its booker, its traveler and the policy. */
export interface ToolSession extends LocaleContext {
  formToken: string
  sessionHash: string
  booker: Profile
  /** The profile the trip is booked under; for a guest the booker's. */
  traveler: Profile
  travelerType: ToolTraveler
  /** The guest who travels; null for others, and until the booker has filled in the guest form. */
  guest: GuestTraveler | null
  /**
   * The group event that is booked for; null once the traveller has declined it, or it has begun or is canceled, and for
   * a search that is no trip for it (`withEvent`).
   */
  group: Group | null
  /** The event that a search is no trip for, with the reason; null where there is none. */
  notForEvent: NotForEvent | null
  isMobile: boolean
  hidesMenu: boolean
  company: Company
  /** Null for guests and for people without a policy: nothing counts as out of policy then. */
  policy: Policy | null
  /** The traveller's cost centre; for a guest the booker's. Null where they have none, and where a guest books. */
  costCenter: BookingPeople['traveler']['costCenter']
}

/**
 * A short key of the traveller that every address of the tool carries: a page left open in another tab cannot book for
 * a different traveller.
 */
export const travelerKey = ({ traveler, guest }: Pick<ToolSession, 'traveler' | 'guest'>) =>
  sha256(guest ? `${traveler.id} ${JSON.stringify(guest)}` : traveler.id).slice(0, 8)

/** Whether the booker is the traveler. */
export const isOwnTrip = ({ booker, traveler, guest }: Pick<ToolSession, 'booker' | 'traveler' | 'guest'>): boolean =>
  booker.id === traveler.id && !guest

/** Values of a text about the owner of a trip: the reader, or another traveler by name. */
export const whoseTrip = (session: Pick<ToolSession, 'booker' | 'traveler' | 'guest'>) => ({
  whose: isOwnTrip(session) ? 'own' : 'other',
  name: travelerName(session),
})

/** The name of the traveler: of the guest, if there is one. */
export const travelerName = ({ guest, traveler }: Pick<ToolSession, 'guest' | 'traveler'>) =>
  fullName(guest ?? traveler)

/** Name of the event that is booked for, in the reader's language; undefined where it is for none. */
export const eventName = ({ group, culture }: Pick<ToolSession, 'group' | 'culture'>): string | undefined =>
  group ? groupNameOf(group.group.names, culture) : undefined
