import * as z from 'zod/mini'
import { cultureCode, instant } from '#contract/wire/envelope.ts'

/** GET .../calendar-subscription, and the answer of DELETE. The address itself is never shown again. */
export const calendarSubscriptionSchema = z.object({
  isActive: z.boolean(),
  createdAt: z.nullable(instant),
  /** The latest read by a calendar program; null before the first. */
  lastReadAt: z.nullable(instant),
})
export type CalendarSubscription = z.infer<typeof calendarSubscriptionSchema>

/** Body of POST .../calendar-subscription: the language of the calendar's texts. */
export const newCalendarSubscriptionSchema = z.strictObject({
  cultureCode,
})

/** Answer of POST: the private address, this once. An address made earlier stops working. */
export const calendarAddressSchema = z.object({ url: z.url(), createdAt: instant })
export type CalendarAddress = z.infer<typeof calendarAddressSchema>
