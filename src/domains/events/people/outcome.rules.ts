import type { GroupTraveler } from '#contract/events/groupTravelers.ts'
import { groupLimits } from '#contract/events/groupTravels.ts'
import { standingOf } from './people.rules'
import type { GroupAction } from './people.api'

/** The reason why a person is skipped. */
export type LeftOutReason = 'accepted' | 'booked' | 'declined' | 'needsNoTrip' | 'notInvited' | 'tooSoon'

const isTooSoon = ({ invitedAt, remindedAt }: GroupTraveler, now: Date) =>
  [invitedAt, remindedAt].some((at) => at !== null && +now - Date.parse(at) < groupLimits.mailsApartMs)

/** The reason why an action skips a person, or undefined. */
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

/** The result of adding people, or of an action on several of them. */
export interface Outcome {
  what: 'added' | GroupAction
  count: number
  /** Skipped people with the reason, as far as the list shows it. */
  leftOut: readonly { name: string; reason: LeftOutReason }[]
  /** The number of further people who had a mail less than a day ago. */
  tooSoon: number
  /** The number of further people whom the server skipped. */
  skipped: number
}
