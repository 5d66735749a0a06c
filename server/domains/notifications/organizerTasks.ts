import { groupNameOf } from '#contract/events/groupNames.ts'
import { groupTaskFilters, type GroupTaskKind, type GroupTasks } from '#contract/events/groupTasks.ts'
import type { NotificationCode } from '#contract/notices/notifications.ts'
import { groupTasksOf } from '#server/domains/events/organizer/groupTasks.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor, type Formatter } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * The tasks of an organizer for their own events (§4): confirming an approved event, inviting, reminding travelers who
 * have not answered or booked, writing to travelers who declined and have a trip, and replacing a card. Empty for other
 * callers. An event that waits for approval has no task.
 */
export async function organizerTasks(
  caller: Caller,
  language: Language,
  services: Services,
): Promise<NotificationDraft[]> {
  if (!caller.roles.includes('EventOrganizer')) return []
  if (!(await companyHas(services.db, caller.companyId, 'groupEvents', 'events42'))) return []
  const { say } = formatterFor(language)
  const events = await groupTasksOf(caller, services)
  return events.flatMap((event) =>
    event.tasks.flatMap(({ kind, people }) => draftOf(event, { kind, people }, { language, say })),
  )
}

const codes = {
  confirm: 'groupToConfirm',
  invite: 'groupToInvite',
  answers: 'groupAnswersMissing',
  bookings: 'groupBookingsMissing',
  declinedBooked: 'groupDeclinedBooked',
  card: 'groupCardExpires',
} as const satisfies Partial<Record<GroupTaskKind, NotificationCode>>

function draftOf(
  { id, names, startDate }: GroupTasks,
  { kind, people }: GroupTasks['tasks'][number],
  { language, say }: { language: Language; say: Formatter['say'] },
): NotificationDraft[] {
  if (kind === 'approval') return []
  const code = codes[kind]
  return [
    {
      type: 'grouptask',
      code,
      key: `${code}:${id}`,
      ...wordsOf(
        say(`notifications.group.${kind}`, { event: groupNameOf(names, language), people }),
        say(`notifications.group.${kind}.detail`, { start: new Date(startDate) }),
      ),
      tripStart: startDate,
      daysBeforeExpiry: null,
      actionRoute: { ...screenOf(kind), params: { groupTravelId: id } },
    },
  ]
}

/** The screen of a task: a filtered list of travelers, the card in the form, or the event. */
function screenOf(kind: keyof typeof codes): Pick<NotificationDraft['actionRoute'], 'name' | 'query' | 'field'> {
  if (kind === 'confirm') return { name: 'groupDetail', query: {} }
  if (kind === 'card') return { name: 'groupTravelEdit', query: {}, field: 'creditCardId' }
  return { name: 'groupTravelers', query: { filter: groupTaskFilters[kind] } }
}
