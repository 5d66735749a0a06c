import type { GroupTraveler } from '#contract/groupTravelers.ts'
import { groupLimits } from '#contract/groupTravels.ts'
import { standingOf } from './people.rules'
import type { GroupAction } from './people.api'

/** Why something is not done for somebody. */
export type LeftOutReason = 'accepted' | 'booked' | 'declined' | 'needsNoTrip' | 'notInvited' | 'tooSoon'

const isTooSoon = ({ invitedAt, remindedAt }: GroupTraveler, now: Date) =>
  [invitedAt, remindedAt].some((at) => at !== null && +now - Date.parse(at) < groupLimits.mailsApartMs)

/** Why an action is nothing for somebody; undefined where it is. */
export function whyLeftOut(action: GroupAction, person: GroupTraveler, now: Date): LeftOutReason | undefined {
  const standing = standingOf(person)
  if (action === 'removals') return person.trip ? 'booked' : undefined
  if (action === 'invitations') {
    if (standing === 'accepted') return 'accepted'
    return isTooSoon(person, now) ? 'tooSoon' : undefined
  }
  if (standing === 'notInvited' || standing === 'declined') return standing
  if (person.trip) return 'booked'
  if (person.needsNoTrip) return 'needsNoTrip'
  return isTooSoon(person, now) ? 'tooSoon' : undefined
}

/** What came of adding people, or of something done with several of them. */
export interface Outcome {
  what: 'added' | GroupAction
  count: number
  /** Those named who were left out by what the list says of them. */
  leftOut: readonly { name: string; reason: LeftOutReason }[]
  /** Further ones who had a mail less than a day ago. */
  tooSoon: number
  /** Further ones for whom the server did nothing. */
  skipped: number
}
