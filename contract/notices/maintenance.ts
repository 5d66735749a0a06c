import * as z from 'zod/mini'
import { dayMs } from '#contract/time/durations.ts'
import { instant } from '#contract/wire/envelope.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { addition, listOf, optionalAddition, recordVersion, seenVersion, withFallback } from '#contract/wire/lenient.ts'
import { noticeTextLimits, writtenTexts } from './noticeTexts.ts'

/** §3, §4 Maintenance notice. `Active` shows; an administrator ends a notice before its time by `Ended`. */
export const maintenanceStatuses = ['Active', 'Ended'] as const
export const maintenanceCategories = ['Maintenance', 'Outage', 'Degradation'] as const

/** The impacted component that §4 has a rule for. */
export const onlineBookingTool = 'OnlineBookingTool'
export const maintenanceComponents = [
  onlineBookingTool,
  'Application',
  'MobileApplication',
  'AgencyPhones',
  'HelpDesk',
] as const
export type MaintenanceComponent = (typeof maintenanceComponents)[number]

export const maintenanceLimits = {
  /** From the first day in the banner to the end of the maintenance. */
  days: 366,
} as const

const shape = {
  status: z.string(),
  category: z.string(),
  disclaimerStart: instant,
  maintenanceStart: instant,
  maintenanceEnd: instant,
  impactedComponents: withFallback(z.array(z.string()), []),
}

/** A notice as the reader gets it (§3). Status, category and components are texts, since backends may have others. */
export const maintenanceNoticeSchema = z.object({
  ...shape,
  /** Addition: names the notice for its dismissal. */
  id: addition(z.string(), ''),
  /** Additions: the words of the notice in the reader's language; empty for those of the application. */
  title: addition(z.string(), ''),
  text: addition(z.string(), ''),
  /** Addition: the language of these words, such as `en-CA`, where it is not the reader's. */
  language: optionalAddition(z.string()),
  /** Addition: whether the reader has dismissed it, on any device. */
  isDismissed: addition(z.boolean(), false),
})
export type MaintenanceNotice = z.infer<typeof maintenanceNoticeSchema>

/** GET maintenance/latest: the notice, or null. An answer without content also means that there is none. */
export const latestNoticeSchema = z.pipe(
  z.transform((body: unknown) =>
    typeof body === 'object' && body !== null && Object.keys(body).length > 0 ? body : null,
  ),
  z.nullable(maintenanceNoticeSchema),
)

/**
 * §4: a notice about the online booking tool alone, and not about an outage, shows only to companies whose booking tool
 * is the certify one or the ZIIOBT one.
 * @param tool the name of the company's booking tool; undefined without one
 */
export function concernsTool(
  { impactedComponents, category }: Pick<MaintenanceNotice, 'impactedComponents' | 'category'>,
  tool: string | undefined,
): boolean {
  const isToolOnly = impactedComponents.length > 0 && impactedComponents.every((each) => each === onlineBookingTool)
  return !isToolOnly || category === 'Outage' || tool === 'certify' || tool === 'ZIIOBT'
}

interface Times {
  disclaimerStart: string
  maintenanceStart: string
  maintenanceEnd: string
}

/** The end is after the start, and the banner begins before the end. Both problems are at the later field. */
const inOrder = z.superRefine<Times>(({ disclaimerStart, maintenanceStart, maintenanceEnd }, check) => {
  const [shown, from, until] = [Date.parse(disclaimerStart), Date.parse(maintenanceStart), Date.parse(maintenanceEnd)]
  const refuse = (field: keyof Times, code: 'endBeforeStart' | 'dateTooFar') =>
    check.addIssue({ code: 'custom', path: [field], message: fieldProblem(code), input: maintenanceEnd })
  if (until <= from || until <= shown) return refuse('maintenanceEnd', 'endBeforeStart')
  if (until - Math.min(shown, from) > maintenanceLimits.days * dayMs) refuse('maintenanceEnd', 'dateTooFar')
})

const writtenFields = {
  category: z.enum(maintenanceCategories),
  impactedComponents: z.array(z.enum(maintenanceComponents)).check(
    z.minLength(1, fieldProblem('required')),
    z.maxLength(maintenanceComponents.length),
    z.refine((given) => new Set(given).size === given.length, fieldProblem('alreadyThere')),
  ),
  /** From when the banner shows. */
  disclaimerStart: instant,
  maintenanceStart: instant,
  maintenanceEnd: instant,
  texts: writtenTexts(noticeTextLimits.banner),
}

/** Body of POST admin/companies/{companyId}/maintenance-notices, an addition. 400 `datePast` for an end in the past. */
export const newNoticeSchema = z.strictObject(writtenFields).check(inOrder)
export type NewNotice = z.infer<typeof newNoticeSchema>

/**
 * Body of PUT .../maintenance-notices/{noticeId}, an addition: the whole notice. People who dismissed it see it again
 * when it has changed.
 */
export const changedNoticeSchema = z.strictObject({ ...writtenFields, version: seenVersion }).check(inOrder)
export type ChangedNotice = z.infer<typeof changedNoticeSchema>

/** Body of POST .../maintenance-notices/{noticeId}/end, an addition: the notice no longer shows. */
export const endedNoticeSchema = z.strictObject({ version: seenVersion })

/** A notice as administrators see it, with its texts in all languages. */
export const managedNoticeSchema = z.object({
  id: z.string(),
  status: z.enum(maintenanceStatuses),
  category: z.enum(maintenanceCategories),
  impactedComponents: z.array(z.enum(maintenanceComponents)),
  disclaimerStart: instant,
  maintenanceStart: instant,
  maintenanceEnd: instant,
  texts: z.array(z.object({ locale: z.string(), title: z.string(), text: z.string() })),
  /** From the operator of the service, for every company; no administrator can change it. */
  isForAll: z.boolean(),
  version: recordVersion,
})
export type ManagedNotice = z.infer<typeof managedNoticeSchema>
/** GET admin/companies/{companyId}/maintenance-notices, an addition: the latest first. */
export const managedNoticeListSchema = listOf(managedNoticeSchema)
