import { fullName } from '#contract/texts/fullName.ts'
import { expiryReminders } from '#contract/fields/limits.ts'
import type { TravelCredit } from '#contract/payment/travelCredits.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import {
  daysUntil,
  notificationKey,
  reminderBegan,
  type Urgency,
  urgencyOf,
} from '#server/domains/notifications/urgency.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import { formatterFor } from '#server/messages/messages.ts'

/** Credits that lapse soon: the person's own, and those of others where the person looks after them. */
export interface CreditFacts {
  own: TravelCredit[]
  ofOthers: TravelCredit[]
}

/** One notification for each credit that lapses soon. It leads to that credit, in the list it is read in. */
export function creditNotifications({ own, ofOthers }: CreditFacts, today: string, culture: string) {
  const { say, formatNumber } = formatterFor(culture)
  const draft = (credit: TravelCredit, code: 'travelCreditLapsing' | 'companyCreditLapsing'): NotificationDraft[] => {
    const days = daysUntil(credit.validUntil, today)
    const urgency = urgencyOf(days, expiryReminders.credit)
    if (!urgency || days < 0) return []
    const values = {
      who: fullName(credit),
      airline: credit.airlineName,
      amount: formatNumber(credit.rest, { style: 'currency', currency: credit.currency }),
      until: new Date(credit.validUntil),
      urgency: urgency satisfies Urgency,
    }
    return [
      {
        type: 'travelcredit',
        code,
        key: notificationKey([code, credit.id, credit.validUntil, urgency]),
        ...wordsOf(say(`notifications.credit.${code}`, values), say(`notifications.credit.${code}.detail`, values)),
        // A credit can still be used in its last weeks, and only its traveler can use it.
        isUrgent: code === 'travelCreditLapsing' && days <= expiryReminders.credit.urgent,
        daysBeforeExpiry: days,
        expiryDate: credit.validUntil,
        since: reminderBegan(credit.validUntil, days, expiryReminders.credit),
        actionRoute: {
          name: code === 'travelCreditLapsing' ? 'ownTravelCredits' : 'travelCredits',
          query: { creditId: credit.id },
        },
      },
    ]
  }
  return [
    ...own.flatMap((credit) => draft(credit, 'travelCreditLapsing')),
    ...ofOthers.flatMap((credit) => draft(credit, 'companyCreditLapsing')),
  ]
}
