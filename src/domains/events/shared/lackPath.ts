import type { GroupTravel } from '#contract/events/groupTravels.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { firstOwnObstacle, type GroupLack } from '@/domains/events/events.rules'
import { obstacleRow } from '@/domains/profile/profile.rules'
import { obstaclePath, stepPath } from '@/domains/profile/shared/stepPath'
import type { ProfileRef } from '@/http/paths'
import { arrangedPages } from '@/routes/arrangedPages'
import { pathTo } from '@/routes/pathTo'

interface Lacking {
  profile: Profile
  group: GroupTravel
  /** The traveler the trip is arranged for, undefined for the reader. */
  traveler?: ProfileRef | undefined
}

/**
 * The address of the missing field without which an event cannot be booked (§5): in the wizard, or on the traveler's
 * page; or of the list of what the travel administrator has to settle. Undefined where the person who books cannot
 * provide it.
 */
export function lackPath(locale: LocaleCode, lack: GroupLack, { profile, group, traveler }: Lacking) {
  if (lack !== 'airport' && lack !== 'profile' && lack !== 'administrator') return undefined
  const event = group.groupTravel.shareableId
  const first = lack === 'airport' ? 'homeAirportMissing' : firstOwnObstacle(profile)
  if (!traveler) return first ? obstaclePath(locale, first, event) : stepPath(locale, 'review', { event })
  if (!first) return undefined
  const { page, field } = obstacleRow(first)
  const path = pathTo(locale, arrangedPages[page], { companyId: traveler.companyId, profileId: traveler.profileId })
  return field ? `${path}#${field}` : path
}
