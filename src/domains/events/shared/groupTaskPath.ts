import { type GroupTaskKind, groupTaskFilters } from '#contract/events/groupTasks.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { pathTo } from '@/routes/pathTo'

/** The address where a task of an event is done: the filtered list of people, the form at the card, or the event. */
export function groupTaskPath(locale: LocaleCode, groupTravelId: string, kind: GroupTaskKind): string {
  if (kind === 'approval' || kind === 'confirm') return pathTo(locale, 'groupDetail', { groupTravelId })
  if (kind === 'card') return `${pathTo(locale, 'groupTravelEdit', { groupTravelId })}#creditCardId`
  return pathTo(locale, 'groupTravelers', { groupTravelId }, { filter: groupTaskFilters[kind] })
}
