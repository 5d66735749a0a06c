import { fullName } from '#contract/texts/fullName.ts'
import { guestLimits } from '#contract/arranger/guests.ts'
import { endingGuests } from '#server/domains/guests/endingGuests.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { daysUntil, reminderBegan } from '#server/domains/notifications/urgency.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * One notification for each guest whose stay ends soon, for a guest manager. It is urgent where a booked trip ends
 * later. Empty for other callers.
 * @param today `yyyy-MM-dd`
 */
export async function guestTasks(
  { roles, companyId }: Caller,
  today: string,
  { language, services }: { language: Language; services: Services },
): Promise<NotificationDraft[]> {
  if (!roles.includes('GuestManager') || !(await companyHas(services.db, companyId, 'guestManagement'))) return []
  const { say } = formatterFor(language)
  const steps = { calm: guestLimits.ending, soon: guestLimits.ending, urgent: 0 }
  return (await endingGuests(companyId, services)).map((guest) => {
    const { employeeId, endDate, isTripBeyondEnd } = guest
    const days = daysUntil(endDate, today)
    return {
      type: 'admintask',
      code: 'guestEnding',
      key: `guestEnding:${employeeId}:${endDate}`,
      ...wordsOf(
        say('notifications.guestEnding', { who: fullName(guest), until: new Date(endDate) }),
        say('notifications.guestEnding.detail', { isTripBeyond: String(isTripBeyondEnd) }),
      ),
      isUrgent: isTripBeyondEnd,
      daysBeforeExpiry: days,
      expiryDate: endDate,
      since: reminderBegan(endDate, days, steps),
      actionRoute: { name: 'guestManagementEdit', query: {}, params: { employeeId } },
    }
  })
}
