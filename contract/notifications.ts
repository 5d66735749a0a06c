import * as z from 'zod/mini'
import { withFallback, listOf, optionalAddition } from './lenient.ts'

export const notificationTypes = [
  'paymentmethod',
  'traveldocument',
  'tripadvisorypersonal',
  'tripadvisoryarranger',
  'tripadvisoryadmin',
  'demonotification',
  'traveladvisory',
] as const

/** Known codes (§3); a server may send others, which show their own message and lead home. */
export const notificationCodes = [
  'creditCardExpiringSoon',
  'creditCardExpired',
  'passportExpiringSoon',
  'passportExpired',
  'personalTripAdvisoryCaution',
  'arrangerTripAdvisoryCaution',
  'adminTripAdvisoryCaution',
] as const
export type NotificationCode = (typeof notificationCodes)[number]

/** GET .../notifications (§3). `actionRoute.name` is a route name of §2. */
export const notificationSchema = z.object({
  /** Another type is shown as plainly as a demo one. */
  type: withFallback(z.enum(notificationTypes), 'demonotification'),
  code: z.string(),
  /**
   * Ours: the same as long as the matter is: `advisory:ABCDEF`, `passportExpiring:doc-1:2026-06-30:soon`. What ends on another
   * day, presses more, or concerns another trip, is another matter.
   */
  key: optionalAddition(z.string()),
  /** What it is about and what to do, in the reader's language. How many days are left is not in it. */
  message: z.string(),
  profileId: z.string(),
  /** Ours: whether it has to be dealt with now. Without it what has expired counts as urgent, nothing else. */
  isUrgent: optionalAddition(z.boolean()),
  /** Days until the card or passport expires; negative once it has. */
  daysBeforeExpiry: withFallback(z.nullable(z.int()), null),
  /** Ours: the last day it is good, `yyyy-MM-dd`: days change at midnight where the reader is. */
  expiryDate: optionalAddition(z.string()),
  maskedCreditCard: z.optional(z.string()),
  passportEndingDigits: z.optional(z.string()),
  /**
   * Where following it leads, and with what query; the application follows both. `query.bookingId`: the trip it is about,
   * also where a passport is too short for one.
   */
  actionRoute: z.object({ name: z.string(), query: withFallback(z.record(z.string(), z.string()), {}) }),
})
export type Notification = z.infer<typeof notificationSchema>
export const notificationListSchema = listOf(notificationSchema)
