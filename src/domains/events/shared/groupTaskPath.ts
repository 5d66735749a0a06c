import type { GroupTaskKind } from '#contract/groupTasks.ts'
import type { GroupTravelerFilter } from '#contract/groupTravelers.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { pathTo } from '@/routes/pathTo'

const filters: Partial<Record<GroupTaskKind, GroupTravelerFilter>> = {
  invite: 'notInvited',
  answers: 'pending',
  bookings: 'notBooked',
  declinedBooked: 'declinedBooked',
}

/** The address where a task of an event is done: the list of the very people, the form at the card, or the event. */
export function groupTaskPath(locale: LocaleCode, groupTravelId: string, kind: GroupTaskKind): string {
  const filter = filters[kind]
  if (filter) return pathTo(locale, 'groupTravelers', { groupTravelId }, { filter })
  return kind === 'card'
    ? `${pathTo(locale, 'groupTravelEdit', { groupTravelId })}#creditCardId`
    : pathTo(locale, 'groupDetail', { groupTravelId })
}
