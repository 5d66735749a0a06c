import type { GroupTravelerStatus, StoredGroupStatus } from '#contract/events/groupTravels.ts'
import type { LocalizedName } from '#server/db/schema/company/company.ts'
import plans from './data/groupPlans.json' with { type: 'json' }

/** A person on the list of an event. Days are counted from the seed date. */
export interface GroupGuestPlan {
  /** Key of the person. */
  who: string
  /** `listed` has not been invited yet. */
  state: 'listed' | GroupTravelerStatus | 'booked' | 'needsNoTrip'
}

/** A planned event of aurora; days are counted from the seed date. */
export interface GroupPlan {
  key: string
  organizer: 'organiser' | 'everything'
  names: LocalizedName[]
  status: StoredGroupStatus
  location: string | null
  venue?: string
  address?: string
  arrivalTime?: string
  /** First day, and how many nights it lasts. */
  day: number
  nights: number
  answerBy?: number
  bookBy?: number
  budget: number | null
  notes?: string
  card?: string
  people: GroupGuestPlan[]
}

/**
 * The organiser's events, one in each state. One of the two confirmed events is abroad, with people in every state. The
 * director of corporate services organises two more.
 */
export const groupPlans = plans as GroupPlan[]
