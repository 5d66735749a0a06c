import * as z from 'zod/mini'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { textBlock } from '#contract/fields/fields.ts'

/** Topics of a trip report: wrong details, a disruption, a change request, payment, other. */
export const reportTopics = ['wrongDetails', 'disruption', 'change', 'payment', 'other'] as const
export const reportTopicSchema = z.enum(reportTopics, fieldProblem('required'))
export type ReportTopic = z.infer<typeof reportTopicSchema>

export const reportLimits = { text: 2000 } as const

/**
 * Body of POST .../trips/{bookingId}/report: "something is wrong with this trip". Its answer is in trips.ts, which the
 * first screen loads; the checks of texts, which know card numbers, are loaded with the form.
 */
export const tripReportSchema = z.strictObject({
  topic: reportTopicSchema,
  text: textBlock(reportLimits.text).check(z.minLength(1, fieldProblem('required'))),
})
export type TripReport = z.infer<typeof tripReportSchema>
