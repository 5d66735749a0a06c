import * as z from 'zod/mini'
import { cultureCode, instant, localDate, pageOf } from '#contract/wire/envelope.ts'
import { emailAddress } from '#contract/fields/fields.ts'
import { withFallback, listOf } from '#contract/wire/lenient.ts'

/** The report downloads of §7. */
export const reportTypes = ['executive', 'executive2', 'traveller', 'traveller2'] as const
export type ReportType = (typeof reportTypes)[number]

/** The format of a report, and whether it covers the company or one traveler. */
export const reportFacts = {
  executive: { format: 'pdf', isCompany: true },
  executive2: { format: 'spreadsheet', isCompany: true },
  traveller: { format: 'pdf', isCompany: false },
  traveller2: { format: 'spreadsheet', isCompany: false },
} as const satisfies Record<ReportType, { format: 'pdf' | 'spreadsheet'; isCompany: boolean }>
export type ReportFormat = (typeof reportFacts)[ReportType]['format']

/** The type with a format and a subject. */
export const reportTypeOf = (format: ReportFormat, isCompany: boolean): ReportType =>
  reportTypes.find((type) => reportFacts[type].format === format && reportFacts[type].isCompany === isCompany)!

/** The columns of a spreadsheet of bookings, in their order (§3 KPI breakdown). */
export const reportColumns = [
  'bookedOn',
  'ticketedOn',
  'bookingId',
  'travellerName',
  'travellerEmail',
  'costCenterName',
  'startsOn',
  'endsOn',
  'origin',
  'destination',
  'destinationCountry',
  'travelType',
  'bookingType',
  'isCancelled',
  'daysBookInAdvance',
  'daysAway',
  'nights',
  'hotelNights',
  'currency',
  'totalSpent',
  'grossAmount',
  'lowFare',
  'missedSavings',
  'referenceFare',
  'savings',
  'refunded',
  'flight',
  'train',
  'hotel',
  'car',
  'fee',
  'overallScore',
  'advancedPurchaseScore',
  'hotelAttachmentScore',
  'lowestFareAcceptanceScore',
  'onlineAdoptionScore',
  'acceptedLowestFare',
  'attachedHotel',
  'policyRespected',
  'policyReason',
  'isUsedAsGhost',
  'isEligible',
  'isGroupEvent',
  // An addition: a column for each of the company's own fields of a trip.
  'tripFields',
] as const
export type ReportColumn = (typeof reportColumns)[number]

export const reportLimits = {
  /** Rows of the preview. */
  previewRows: 5,
  /** Travelers that a search answers. */
  foundTravelers: 10,
  /** Jobs of a page of the history. */
  jobPage: 10,
  /** Days that a finished file is kept. */
  keptDays: 7,
  /** Days that a job stays in the history. */
  historyDays: 90,
} as const

/** `waiting` and `running` jobs are open; the others have ended. */
export const jobStatuses = ['waiting', 'running', 'completed', 'failed', 'cancelled', 'expired'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** Reasons of a failed job: no booking, the server stopped, the person may no longer read it, anything else. */
export const jobProblems = ['noBookings', 'interrupted', 'notAllowed', 'unexpected'] as const
export type JobProblem = (typeof jobProblems)[number]

/** A report that is made in the background. An addition, as all below. Days are days of booking, both included. */
export const reportJobSchema = z.object({
  id: z.string(),
  type: z.enum(reportTypes),
  from: localDate,
  to: localDate,
  cultureCode: z.string(),
  /** The traveler of a traveler's report; null for the company. */
  travellerEmail: z.nullable(z.string()),
  travellerName: z.nullable(z.string()),
  /** The columns of a spreadsheet; empty for a PDF. */
  columns: listOf(z.enum(reportColumns)),
  status: withFallback(z.enum(jobStatuses), 'failed'),
  /** Null unless it failed. */
  problem: z.nullable(withFallback(z.enum(jobProblems), 'unexpected')),
  /** Bookings written, out of all; null while not counted. */
  doneRows: z.int(),
  totalRows: z.nullable(z.int()),
  createdAt: instant,
  /** The instant of its figures; null before it is completed. The same holds for the next three. */
  asOf: z.nullable(instant),
  /** Size of the file in bytes. */
  size: z.nullable(z.int()),
  fileName: z.nullable(z.string()),
  /** When the file is deleted. */
  expiresAt: z.nullable(instant),
})
export type ReportJob = z.infer<typeof reportJobSchema>

/** GET reports/jobs: the caller's own reports, newest first. */
export const reportJobPageSchema = pageOf(reportJobSchema)
export type ReportJobPage = z.infer<typeof reportJobPageSchema>

/** POST reports/jobs. */
export const newReportSchema = z.strictObject({
  type: z.enum(reportTypes),
  fromDate: localDate,
  toDate: localDate,
  cultureCode,
  /** The traveler of a traveler's report; the caller where missing. A report of the company has none. */
  travellerEmail: z.optional(emailAddress),
  /** The columns of a spreadsheet, in the order of `reportColumns`; all where missing. */
  columns: z.optional(z.array(z.enum(reportColumns)).check(z.minLength(1), z.maxLength(reportColumns.length))),
})
export type NewReport = z.infer<typeof newReportSchema>

/** GET reports/travellers: travelers of the company with bookings, for the choice of one; at most `foundTravelers`. */
export const reportTravelerListSchema = listOf(z.object({ email: z.string(), name: z.string() }))
export type ReportTraveler = z.infer<typeof reportTravelerListSchema>[number]

/** GET reports/preview: the headings and the first rows of a spreadsheet, newest booking first. */
export const reportPreviewSchema = z.object({
  columns: listOf(z.object({ column: z.enum(reportColumns), heading: z.string() })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  /** Bookings of the whole report. */
  total: z.int(),
})
export type ReportPreview = z.infer<typeof reportPreviewSchema>
