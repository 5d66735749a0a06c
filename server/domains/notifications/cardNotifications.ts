import { lastDayOfCard } from '#contract/payment/cards.ts'
import { expiryReminders } from '#contract/fields/limits.ts'
import type { Say } from '#server/messages/messages.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { expiryOf, notificationKey } from '#server/domains/notifications/urgency.ts'

export interface CardFacts {
  id: string
  maskedNumber: string
  /** `yyyy-MM`. */
  expiryMonth: string
}

/** One notification for each card that has expired or expires soon (§4). */
export const cardNotifications = (cards: readonly CardFacts[], today: string, say: Say): NotificationDraft[] =>
  cards.flatMap(({ id, maskedNumber, expiryMonth }): NotificationDraft[] => {
    const expiryDate = lastDayOfCard(expiryMonth)
    const expiry = expiryOf(expiryDate, today, expiryReminders.card)
    if (!expiry) return []
    const { urgency, isOver, dates } = expiry
    const ending = maskedNumber.slice(-4)
    return [
      {
        type: 'paymentmethod',
        code: isOver ? 'creditCardExpired' : 'creditCardExpiringSoon',
        key: notificationKey([isOver ? 'creditCardExpired' : 'creditCardExpiring', id, expiryMonth, urgency]),
        ...(isOver
          ? wordsOf(say('notifications.cardExpired', { ending }), say('notifications.cardExpired.detail'))
          : wordsOf(
              say('notifications.cardExpiring', { ending, until: new Date(expiryDate) }),
              say('notifications.cardExpiring.detail', { urgency }),
            )),
        ...dates,
        maskedCreditCard: maskedNumber,
        actionRoute: { name: 'payment', query: {} },
      },
    ]
  })
