import type { Group } from '#server/domains/events/readGroups.ts'

/** Why a search is no trip for an event: it leads somewhere else, or on other days. */
export type EventMisfit = 'place' | 'days'

/** An event that a search is no trip for, and why; `taken` where its traveller has a trip for it already. */
export interface NotForEvent {
  group: Group
  reason: EventMisfit | 'taken'
  /** The record locator of the trip they have, where this session can see it; of a change, that of the changed trip. */
  bookingId?: string
  /** Whether the search would move a trip for the event away from it. */
  isChange?: true
}
