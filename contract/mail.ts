import * as z from 'zod/mini'
import { instant } from './envelope.ts'

/** What can be wrong with a trip: a detail, an interruption on the way, a wish to change, the money, anything else. */
export const reportTopics = ['wrongDetails', 'disruption', 'change', 'payment', 'other'] as const
export const reportTopicSchema = z.enum(reportTopics)
export type ReportTopic = z.infer<typeof reportTopicSchema>

export const reportLimits = { text: 2000, reports: 5, minutes: 10 } as const

/** Body of POST .../trips/{bookingId}/report: "something is wrong with this trip". */
export const tripReportSchema = z.strictObject({
  topic: reportTopicSchema,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(reportLimits.text)),
})
export type TripReport = z.infer<typeof tripReportSchema>

/** It was sent: to whom, and the address an answer goes to. More than 5 in 10 minutes are 429. */
export const sentReportSchema = z.object({ sentAt: instant, agency: z.string(), replyTo: z.string() })
export type SentReport = z.infer<typeof sentReportSchema>
