import * as z from 'zod/mini'
import { instant } from './envelope.ts'
import { fieldProblem } from './fieldProblems.ts'
import { textBlock } from './fields.ts'

/** Topics of a trip report: wrong details, a disruption, a change request, payment, other. */
export const reportTopics = ['wrongDetails', 'disruption', 'change', 'payment', 'other'] as const
export const reportTopicSchema = z.enum(reportTopics, fieldProblem('required'))
export type ReportTopic = z.infer<typeof reportTopicSchema>

export const reportLimits = { text: 2000, reports: 5, minutes: 10 } as const

/** Body of POST .../trips/{bookingId}/report: "something is wrong with this trip". */
export const tripReportSchema = z.strictObject({
  topic: reportTopicSchema,
  text: textBlock(reportLimits.text).check(z.minLength(1, fieldProblem('required'))),
})
export type TripReport = z.infer<typeof tripReportSchema>

/** Its answer: the agency it was sent to, and the address replies go to. More than 5 reports in 10 minutes are 429. */
export const sentReportSchema = z.object({ sentAt: instant, agency: z.string(), replyTo: z.string() })
export type SentReport = z.infer<typeof sentReportSchema>
