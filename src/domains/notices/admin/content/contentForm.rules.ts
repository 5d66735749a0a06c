import * as z from 'zod/mini'
import {
  type HomeContentKind,
  linkedScreens,
  type ManagedHomeContent,
  type NewHomeContent,
  newHomeContentSchema,
} from '#contract/notices/homeContent.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { instantOf, localOf } from '@/domains/notices/admin/entry/localTimes.rules'
import { emptyEnd, formField, textsOf, type TextValues, textValues } from '@/domains/notices/admin/entry/texts.rules'
import { dateTimeProblem } from '@/lib/localDateTime'

/** The form values of an entry; times are local to the administrator. */
export interface ContentValues extends TextValues {
  target: 'none' | 'address' | 'screen'
  address: string
  screen: string
  /** Empty for now. */
  publishedFrom: string
  /** Empty for no end. */
  publishedUntil: string
  isPinned: boolean
}

/** The values of a stored entry, or of a new one. Links lead somewhere, so that a new one begins with an address. */
export const contentValues = (kind: HomeContentKind, entry: ManagedHomeContent | null): ContentValues => ({
  ...textValues(entry?.texts ?? []),
  target: entry?.screen ? 'screen' : entry?.address || kind === 'link' ? 'address' : 'none',
  address: entry?.address ?? '',
  screen: entry?.screen ?? '',
  publishedFrom: localOf(entry?.publishedFrom ?? null),
  publishedUntil: localOf(entry?.publishedUntil ?? null),
  isPinned: entry?.isPinned ?? false,
})

/** The places that an entry of a kind can lead to. */
export const targetsOf = (kind: HomeContentKind): readonly ContentValues['target'][] =>
  kind === 'link' ? ['address', 'screen'] : ['none', 'address', 'screen']

const toContent = (kind: HomeContentKind, values: ContentValues, entry: ManagedHomeContent | null) => ({
  kind,
  texts: textsOf(values).map((each) => (kind === 'link' ? { ...each, text: '' } : each)),
  address: values.target === 'address' ? values.address.trim() : '',
  screen: values.target === 'screen' ? (linkedScreens.find((each) => each === values.screen) ?? null) : null,
  publishedFrom: instantOf(values.publishedFrom, entry?.publishedFrom) || null,
  publishedUntil: instantOf(values.publishedUntil, entry?.publishedUntil) || null,
  isPinned: values.isPinned,
})

/**
 * Problems that the contract's schema cannot see: a place that was chosen and not given, an unreadable time, and news
 * from now that are over.
 */
function problemsOf(kind: HomeContentKind, values: ContentValues): { path: [string]; message: string }[] {
  const { target, address, screen } = values
  const missing = (field: string) => ({ path: [field] as [string], message: fieldProblem('required') })
  const times = kind === 'news' ? (['publishedFrom', 'publishedUntil'] as const) : []
  const until = kind === 'news' && values.publishedFrom === '' ? instantOf(values.publishedUntil) : ''
  const isOver = until !== '' && Date.parse(until) <= Date.now()
  return [
    ...(target === 'address' && address.trim() === '' ? [missing('address')] : []),
    ...(target === 'screen' && screen === '' ? [missing('screen')] : []),
    ...times.flatMap((field) => {
      const problem = values[field] === '' ? undefined : dateTimeProblem(values[field])
      return problem ? [{ path: [field] as [string], message: problem }] : []
    }),
    ...(isOver ? [{ path: ['publishedUntil'] as [string], message: fieldProblem('datePast') }] : []),
  ]
}

/**
 * Checks the form values with the contract's schema.
 * @param culture that of the reader, whose language has the problem where no language has a title
 * @param entry the stored entry, whose times stay where they were not changed
 */
export const contentFormSchema = (
  kind: HomeContentKind,
  culture: string,
  entry: ManagedHomeContent | null,
): z.ZodMiniType<NewHomeContent, ContentValues> =>
  z.pipe(
    z.custom<ContentValues>(),
    z.transform((values: ContentValues, payload): NewHomeContent => {
      const own = problemsOf(kind, values)
      const checked = newHomeContentSchema.safeParse(toContent(kind, values, entry))
      if (checked.success && own.length === 0) return checked.data
      const end = emptyEnd(values, culture)
      const others = (checked.error?.issues ?? []).map(({ path, message }) => ({
        path: [formField(path, end)],
        message,
      }))
      const isOwn = ({ path }: { path: string[] }) => own.some((each) => each.path[0] === path[0])
      for (const issue of [...own, ...others.filter((each) => !isOwn(each))])
        payload.issues.push({ code: 'custom', input: values, ...issue })
      return z.NEVER
    }),
  )

/** Whether news are published now. */
export function publication(
  { publishedFrom, publishedUntil }: Pick<ManagedHomeContent, 'publishedFrom' | 'publishedUntil'>,
  now: Date,
): 'later' | 'now' | 'over' {
  if (Date.parse(publishedFrom) > now.getTime()) return 'later'
  return publishedUntil && Date.parse(publishedUntil) <= now.getTime() ? 'over' : 'now'
}
