import { and, asc, eq, lte } from 'drizzle-orm'
import { lastDayOfCard } from '#contract/payment/cards.ts'
import { expiryReminders } from '#contract/fields/limits.ts'
import { companyCards } from '#server/db/schema/company/admin.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { expiryOf, notificationKey } from '#server/domains/notifications/urgency.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** Maximum cards of a company in the notifications; the page of cards has the others. */
const shownCards = 10

/**
 * One notification for each company card that has expired or expires soon, for an admin (§4). It leads to the expiry
 * date of the card. Empty for other callers.
 * @param today `yyyy-MM-dd`
 */
export async function companyCardTasks(
  caller: Caller,
  today: string,
  { language, services: { db } }: { language: Language; services: Services },
): Promise<NotificationDraft[]> {
  if (!caller.roles.includes('Admin')) return []
  const { say } = formatterFor(language)
  const last = addDays(today, expiryReminders.card.calm).slice(0, 7)
  const cards = await db
    .select({
      id: companyCards.id,
      costCenterId: companyCards.costCenterId,
      name: companyCards.name,
      maskedNumber: companyCards.maskedNumber,
      expiryMonth: companyCards.expiryMonth,
    })
    .from(companyCards)
    .where(and(eq(companyCards.companyId, caller.companyId), lte(companyCards.expiryMonth, last)))
    .orderBy(asc(companyCards.expiryMonth), asc(companyCards.id))
    .limit(shownCards)
  return cards.flatMap((card) => cardTask(card, today, say) ?? [])
}

interface ExpiringCard {
  id: string
  costCenterId: string
  name: string
  maskedNumber: string
  expiryMonth: string
}

function cardTask(card: ExpiringCard, today: string, say: Say): NotificationDraft | undefined {
  const { id, costCenterId, name, maskedNumber, expiryMonth } = card
  const expiryDate = lastDayOfCard(expiryMonth)
  const expiry = expiryOf(expiryDate, today, expiryReminders.card)
  if (!expiry) return undefined
  const { urgency, isOver, dates } = expiry
  const end = isOver ? 'Expired' : 'ExpiringSoon'
  const code = `companyCard${end}` as const
  const words = { card: `${name} (${maskedNumber.slice(-4)})`, until: new Date(expiryDate) }
  return {
    type: 'paymentmethod',
    code,
    key: notificationKey([code, id, expiryMonth, urgency]),
    ...wordsOf(say(`notifications.companyCard${end}`, words), say(`notifications.companyCard${end}.detail`)),
    ...dates,
    actionRoute: {
      name: 'editPaymentMethod',
      query: {},
      params: { costCenterId, creditCardId: id },
      field: 'expiryDate',
    },
  }
}
