import * as z from 'zod/mini'
import { instant } from '#contract/wire/envelope.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { addition, listOf, recordVersion, seenVersion, withFallback } from '#contract/wire/lenient.ts'
import { noticeTextLimits, writtenTitles } from './noticeTexts.ts'
import { emptyOr, httpsAddress } from '#contract/fields/webAddress.ts'

/** The kinds of content that administrators put on Home (§6), an addition. */
export const homeContentKinds = ['news', 'bestPractice', 'greenTip', 'link'] as const
export type HomeContentKind = (typeof homeContentKinds)[number]

export const homeContentLimits = {
  /** News that readers get, the pinned ones first. */
  news: 20,
  url: 500,
} as const

/** The screens that content can lead to: route names of §2. */
export const linkedScreens = [
  'tripsList',
  'account',
  'payment',
  'travelDocuments',
  'emergencyContact',
  'support',
  'travelAdvisories',
  'sustainability',
  'leedHotels',
  'scorePersonal',
  'stays',
] as const
export type LinkedScreen = (typeof linkedScreens)[number]

const entry = {
  id: z.string(),
  title: z.string(),
  /** Plain text; an empty line begins a paragraph. */
  text: z.string(),
  /** An https address, or null. */
  address: withFallback(z.nullable(z.string()), null),
  /** A screen of the application, or null. */
  screen: withFallback(z.nullable(z.enum(linkedScreens)), null),
}
const entrySchema = z.object(entry)
export type HomeEntry = z.infer<typeof entrySchema>
const newsSchema = z.object({ ...entry, publishedFrom: instant, isPinned: z.boolean() })
export type NewsEntry = z.infer<typeof newsSchema>

/**
 * GET companies/{companyId}/profiles/{profileId}/home-content, an addition: published content in the reader's language.
 * Guests get links only (§6).
 */
export const homeContentSchema = z.object({
  news: listOf(newsSchema),
  bestPractices: listOf(entrySchema),
  greenTips: listOf(entrySchema),
  links: listOf(entrySchema),
})
export type HomeContent = z.infer<typeof homeContentSchema>

interface Written {
  kind: HomeContentKind
  texts: { title: string; text: string }[]
  address: string
  screen: LinkedScreen | null
  publishedFrom: string | null
  publishedUntil: string | null
}

/** A link leads somewhere and has no text, the other kinds have texts; nothing leads to two places. */
const fitsKind = z.superRefine<Written>((given, check) => {
  const { kind, texts, address, screen, publishedFrom, publishedUntil } = given
  const refuse = (path: (string | number)[], code: 'required' | 'invalid' | 'endBeforeStart') =>
    check.addIssue({ code: 'custom', path, message: fieldProblem(code), input: given })
  texts.forEach(({ title, text }, at) => {
    if (title === '' && text !== '') refuse(['texts', at, 'title'], 'required')
    if (kind !== 'link' && title !== '' && text === '') refuse(['texts', at, 'text'], 'required')
    if (kind === 'link' && text !== '') refuse(['texts', at, 'text'], 'invalid')
  })
  if (kind === 'link' && address === '' && screen === null) refuse(['address'], 'required')
  if (address !== '' && screen !== null) refuse(['screen'], 'invalid')
  if (publishedFrom && publishedUntil && Date.parse(publishedUntil) <= Date.parse(publishedFrom))
    refuse(['publishedUntil'], 'endBeforeStart')
})

const writtenFields = {
  kind: z.enum(homeContentKinds),
  texts: writtenTitles(noticeTextLimits.text),
  /** Empty for none. */
  address: emptyOr(httpsAddress(homeContentLimits.url)),
  screen: z.nullable(z.enum(linkedScreens)),
  /** Null for now, and for no end. Only news have times and can be pinned; other kinds ignore them. */
  publishedFrom: z.nullable(instant),
  publishedUntil: z.nullable(instant),
  isPinned: z.boolean(),
}

/**
 * Body of POST admin/companies/{companyId}/home-content, an addition. 400 `datePast` for news from now with an end in
 * the past.
 */
export const newHomeContentSchema = z.strictObject(writtenFields).check(fitsKind)
export type NewHomeContent = z.infer<typeof newHomeContentSchema>
/** Body of PUT .../home-content/{contentId}, an addition: the whole entry. Its kind stays. */
export const changedHomeContentSchema = z.strictObject({ ...writtenFields, version: seenVersion }).check(fitsKind)
export type ChangedHomeContent = z.infer<typeof changedHomeContentSchema>

/** An entry as administrators see it, with its texts in all languages. */
export const managedHomeContentSchema = z.object({
  id: z.string(),
  kind: z.enum(homeContentKinds),
  texts: z.array(z.object({ locale: z.string(), title: z.string(), text: z.string() })),
  address: z.string(),
  screen: addition(z.nullable(z.enum(linkedScreens)), null),
  publishedFrom: instant,
  publishedUntil: z.nullable(instant),
  isPinned: z.boolean(),
  version: recordVersion,
})
export type ManagedHomeContent = z.infer<typeof managedHomeContentSchema>
/** GET admin/companies/{companyId}/home-content, an addition: news by day, the others in the order they were added. */
export const managedHomeContentListSchema = listOf(managedHomeContentSchema)
