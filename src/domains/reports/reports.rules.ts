import * as z from 'zod/mini'
import { localDate } from '#contract/wire/envelope.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { cultureOf, languageOf, type LocaleCode } from '#contract/texts/locales.ts'
import { daysOfPeriod, isTooLong, type ReportPeriod, reportPeriods } from '#contract/reports/reportPeriods.ts'
import {
  type JobStatus,
  type NewReport,
  reportColumns,
  type ReportColumn,
  reportFacts,
  type ReportJob,
  reportTypeOf,
} from '#contract/reports/reports.ts'
import type { Tone } from '@/ui/tone'

interface ReportDays {
  fromDate: string
  toDate: string
}

/** The days of a preset on a day, `yyyy-MM-dd`; undefined for other days. */
export function presetDays(preset: ReportPeriod, today: string): ReportDays | undefined {
  if (preset === 'custom') return undefined
  const { from, to } = daysOfPeriod(preset, today)
  return { fromDate: from, toDate: to }
}

/** The languages that a report can have: English, French, and Spanish of the reader's region or of Mexico. */
export const reportLocales = (own: LocaleCode): LocaleCode[] => [
  'en-us',
  'en-ca',
  'fr-ca',
  languageOf(own) === 'es' ? own : 'es-mx',
]

const reportDay = z.string().check(z.minLength(1, fieldProblem('required')), z.iso.date(fieldProblem('impossibleDate')))

const areDays = (values: ReportDays) =>
  localDate.safeParse(values.fromDate).success && localDate.safeParse(values.toDate).success

/** The form of a new report. */
export const reportFormSchema = z
  .object({
    subject: z.enum(['company', 'traveler']),
    format: z.enum(['pdf', 'spreadsheet']),
    /** Empty for the reader. */
    travellerEmail: z.string(),
    preset: z.enum(reportPeriods),
    fromDate: reportDay,
    toDate: reportDay,
    cultureCode: z.string(),
    /** Empty for all. */
    columns: z.array(z.enum(reportColumns)),
  })
  .check(
    z.refine((values) => !areDays(values) || values.fromDate <= values.toDate, {
      path: ['toDate'],
      error: fieldProblem('endBeforeStart'),
    }),
    z.refine((values) => !areDays(values) || !isTooLong({ from: values.fromDate, to: values.toDate }), {
      path: ['fromDate'],
      error: fieldProblem('outOfRange'),
    }),
  )
export type ReportValues = z.infer<typeof reportFormSchema>

/** The form as it opens: the last 12 months, in the reader's own language. */
export const openedReport = (readsCompany: boolean, locale: LocaleCode, today: string): ReportValues => ({
  subject: readsCompany ? 'company' : 'traveler',
  format: 'pdf',
  travellerEmail: '',
  preset: 'months12',
  ...presetDays('months12', today)!,
  cultureCode: cultureOf(locale),
  columns: [],
})

/** Whether a reader of all travelers has yet to choose the one of the report. */
export const lacksTraveler = (
  { subject, travellerEmail }: Pick<ReportValues, 'subject' | 'travellerEmail'>,
  readsCompany: boolean,
): boolean => readsCompany && subject === 'traveler' && travellerEmail === ''

/** The request of a filled form. */
export function newReport({ subject, format, travellerEmail, columns, ...values }: ReportValues): NewReport {
  const isCompany = subject === 'company'
  return {
    type: reportTypeOf(format, isCompany),
    fromDate: values.fromDate,
    toDate: values.toDate,
    cultureCode: values.cultureCode,
    ...(!isCompany && travellerEmail !== '' && { travellerEmail }),
    ...(format === 'spreadsheet' && columns.length > 0 && { columns: sorted(columns) }),
  }
}

/** The address of a report below the reporting API (§7), without its culture, which every download adds. */
export function downloadPath({ type, fromDate, toDate, travellerEmail }: NewReport, companyId: string, own: string) {
  const email = reportFacts[type].isCompany ? undefined : (travellerEmail ?? own)
  const query = new URLSearchParams({ companyId, fromDate, toDate, ...(email && { travellerEmail: email }) })
  return `/reports/download/${type}?${query.toString()}`
}

const sorted = (columns: readonly ReportColumn[]) => reportColumns.filter((column) => columns.includes(column))

/** Whether a job waits or runs. */
export const isOpenJob = ({ status }: Pick<ReportJob, 'status'>): boolean =>
  status === 'waiting' || status === 'running'

/** Whether a job can be made again. */
export const isRepeatable = ({ status }: Pick<ReportJob, 'status'>): boolean =>
  status === 'failed' || status === 'cancelled' || status === 'expired'

const tones: Record<JobStatus, Tone> = {
  waiting: 'neutral',
  running: 'info',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}
/** The tone of the word for a status. */
export const toneOfJob = (status: JobStatus): Tone => tones[status]

/** The address of a job's file below the reporting API. */
export const jobFilePath = ({ id, type }: Pick<ReportJob, 'id' | 'type'>): string =>
  `/reports/jobs/${encodeURIComponent(id)}/${reportFacts[type].format}`

/** A size in kilobytes or megabytes of a thousand, rounded up to one. */
export const fileSize = (bytes: number): { size: number; isLarge: boolean } =>
  bytes < 999_500
    ? { size: Math.max(1, Math.round(bytes / 1000)), isLarge: false }
    : { size: Math.round(bytes / 100_000) / 10, isLarge: true }

/** The jobs that were open before and are completed now. */
export const newlyReady = (before: ReadonlySet<string>, jobs: readonly ReportJob[]): ReportJob[] =>
  jobs.filter(({ id, status }) => status === 'completed' && before.has(id))
