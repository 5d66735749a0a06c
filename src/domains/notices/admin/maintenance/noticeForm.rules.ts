import * as z from 'zod/mini'
import {
  maintenanceCategories,
  type MaintenanceComponent,
  maintenanceComponents,
  type MaintenanceNotice,
  type ManagedNotice,
  type NewNotice,
  newNoticeSchema,
} from '#contract/notices/maintenance.ts'
import { wordsFor } from '#contract/notices/noticeTexts.ts'
import { instantOf, localOf } from '@/domains/notices/admin/entry/localTimes.rules'
import {
  emptyEnd,
  formField,
  type TextEnd,
  textsOf,
  type TextValues,
  textValues,
} from '@/domains/notices/admin/entry/texts.rules'
import { dateTimeProblem } from '@/lib/localDateTime'

/** The field that says whether a component is affected. */
export const componentField = <Component extends MaintenanceComponent>(component: Component) =>
  `affects_${component}` as const
type ComponentValues = Record<`affects_${MaintenanceComponent}`, boolean>

/** The form values of a notice; times are local to the administrator. */
export interface NoticeValues extends TextValues, ComponentValues {
  category: NewNotice['category']
  maintenanceStart: string
  maintenanceEnd: string
  /** Empty for at once. */
  disclaimerStart: string
}

/**
 * The values of a stored notice; of a new one, planned maintenance of nothing yet. They are in the order of the form,
 * which the error summary follows.
 */
export const noticeValues = (notice: ManagedNotice | null): NoticeValues => ({
  category: notice?.category ?? maintenanceCategories[0],
  ...(Object.fromEntries(
    maintenanceComponents.map((each) => [componentField(each), notice?.impactedComponents.includes(each) ?? false]),
  ) as ComponentValues),
  maintenanceStart: localOf(notice?.maintenanceStart ?? null),
  maintenanceEnd: localOf(notice?.maintenanceEnd ?? null),
  disclaimerStart: localOf(notice?.disclaimerStart ?? null),
  ...textValues(notice?.texts ?? []),
})

/** The request that the contract's schema checks. A time that cannot be read is empty, a stored one stays as it is. */
const toNotice = (values: NoticeValues, now: Date, stored: ManagedNotice | null = null) => ({
  category: values.category,
  impactedComponents: maintenanceComponents.filter((each) => values[componentField(each)]),
  disclaimerStart:
    values.disclaimerStart === '' ? now.toISOString() : instantOf(values.disclaimerStart, stored?.disclaimerStart),
  maintenanceStart: instantOf(values.maintenanceStart, stored?.maintenanceStart),
  maintenanceEnd: instantOf(values.maintenanceEnd, stored?.maintenanceEnd),
  texts: textsOf(values),
})

/** The field of the form for the path of a problem; without any component it is at the first. */
export const noticeField = (path: readonly PropertyKey[], end?: TextEnd): string =>
  path[0] === 'impactedComponents' ? componentField(maintenanceComponents[0]) : formField(path, end)

const times = ['disclaimerStart', 'maintenanceStart', 'maintenanceEnd'] as const
const timeOf = (field: string) => times.find((each) => each === field)

/**
 * Checks the form values with the contract's schema.
 * @param culture that of the reader, whose language has the problem where no language has a text
 * @param stored the stored notice, whose times stay where they were not changed
 */
export const noticeFormSchema = (
  culture: string,
  stored: ManagedNotice | null,
): z.ZodMiniType<NewNotice, NoticeValues> =>
  z.pipe(
    z.custom<NoticeValues>(),
    z.transform((values: NoticeValues, payload): NewNotice => {
      const checked = newNoticeSchema.safeParse(toNotice(values, new Date(), stored))
      if (checked.success) return checked.data
      const end = emptyEnd(values, culture)
      for (const { path, message } of checked.error.issues) {
        const time = timeOf(String(path[0]))
        const unreadable = time && dateTimeProblem(values[time])
        payload.issues.push({
          code: 'custom',
          input: values,
          path: [noticeField(path, end)],
          message: unreadable ?? message,
        })
      }
      return z.NEVER
    }),
  )

/** The notice as a reader would get it; undefined while a time or a title is missing. */
export function previewOf(values: NoticeValues, culture: string, now: Date): MaintenanceNotice | undefined {
  const { texts, ...notice } = toNotice(values, now)
  const words = wordsFor(texts, culture)
  if (!words.title || times.some((time) => notice[time] === '')) return undefined
  return { ...notice, ...words, id: '', status: 'Active', isDismissed: false }
}

/** The stage of a notice: when and whether its banner shows. */
export function noticeStage(
  { status, ...notice }: Pick<ManagedNotice, 'status' | (typeof times)[number]>,
  now: Date,
): 'ended' | 'over' | 'underWay' | 'shown' | 'planned' {
  const passed = (time: (typeof times)[number]) => Date.parse(notice[time]) <= now.getTime()
  if (status === 'Ended') return 'ended'
  if (passed('maintenanceEnd')) return 'over'
  if (passed('maintenanceStart')) return 'underWay'
  return passed('disclaimerStart') ? 'shown' : 'planned'
}
