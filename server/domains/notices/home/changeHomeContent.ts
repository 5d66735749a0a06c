import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ManagedHomeContent, NewHomeContent } from '#contract/notices/homeContent.ts'
import { tidiedTexts } from '#contract/notices/noticeTexts.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { homeContent } from '#server/db/schema/site/notices.ts'
import { type AdminContext, type AdminRequest, inCompanyTransaction } from '#server/domains/admin/adminContext.ts'
import { changedValues, type RecordedValues } from '#server/domains/audit/changedValues.ts'
import { recorderOf } from '#server/domains/notices/recordEntry.ts'
import { recordedTexts } from '#server/domains/notices/recordedTexts.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { changedMeanwhile, notFound, Refusal, refusedField } from '#server/http/answers/envelope.ts'
import type { HomeContentRow } from './readHomeContent.ts'

/** An entry as administrators see it. */
export function managedContent(row: HomeContentRow): ManagedHomeContent {
  const { companyId: _, publishedFrom, publishedUntil, ...shown } = row
  return {
    ...shown,
    publishedFrom: publishedFrom.toISOString(),
    publishedUntil: publishedUntil?.toISOString() ?? null,
  }
}

/** Adds an entry. @throws 400 `datePast` for news from now with an end in the past; 409 `tooMuchContent` */
export const addContent = (body: NewHomeContent, request: AdminRequest): Promise<ManagedHomeContent> =>
  inCompanyTransaction(request, async (context) => {
    const { companyId, services } = context
    refuseOver(body, services.now())
    const alike = and(eq(homeContent.companyId, companyId), eq(homeContent.kind, body.kind))
    if ((await services.db.$count(homeContent, alike)) >= mosts.homeContent.most)
      throw new Refusal(
        409,
        'tooMuchContent',
        `At most ${mosts.homeContent.most} entries of a kind are stored. Delete one.`,
      )
    const row = { ...columnsOf(body, services.now()), kind: body.kind, id: `content-${randomUUID()}`, companyId }
    const [added] = await services.db.insert(homeContent).values(row).returning()
    await recordContent(undefined, added, context)
    return managedContent(added!)
  })

/** Replaces an entry, whose kind stays. @throws 400 for another kind, and as `addContent`; 404; 412 with the stored entry */
export const replaceContent = (
  contentId: string,
  { version, ...body }: NewHomeContent & { version?: number | undefined },
  request: AdminRequest,
): Promise<ManagedHomeContent> =>
  inCompanyTransaction(request, async (context) => {
    const { db } = context.services
    const before = await findContent(contentId, context)
    if (isStale(before, version)) throw changedMeanwhile(managedContent(before))
    if (before.kind !== body.kind) throw refusedField('kind', 'invalid')
    const now = context.services.now()
    refuseOver(body, now)
    // Without a time, published entries keep theirs and planned ones are published now.
    const after = { ...before, ...columnsOf(body, before.publishedFrom < now ? before.publishedFrom : now) }
    if (changedValues(recorded(before), recorded(after)).length === 0) return managedContent(before)
    const saved = { ...after, version: before.version + 1 }
    await db.update(homeContent).set(saved).where(eq(homeContent.id, contentId))
    await recordContent(before, saved, context)
    return managedContent(saved)
  })

/** Deletes an entry. @throws 404; 412 with the stored entry */
export const removeContent = (contentId: string, version: number | undefined, request: AdminRequest) =>
  inCompanyTransaction(request, async (context) => {
    const before = await findContent(contentId, context)
    if (isStale(before, version)) throw changedMeanwhile(managedContent(before))
    await recordContent(before, undefined, context)
    await context.services.db.delete(homeContent).where(eq(homeContent.id, contentId))
    return { id: contentId }
  })

async function findContent(id: string, { companyId, services }: AdminContext): Promise<HomeContentRow> {
  const ownCondition = and(eq(homeContent.id, id), eq(homeContent.companyId, companyId))
  const [entry] = await services.db.select().from(homeContent).where(ownCondition)
  if (!entry) throw notFound()
  return entry
}

/** Refuses news that begin now and are over already: they would never show. */
function refuseOver({ kind, publishedFrom, publishedUntil }: NewHomeContent, now: Date) {
  if (kind === 'news' && publishedFrom === null && publishedUntil && Date.parse(publishedUntil) <= now.getTime())
    throw refusedField('publishedUntil', 'datePast')
}

/** The columns of an entry; only news have times of their own and can be pinned. */
function columnsOf({ kind, texts, address, screen, ...news }: NewHomeContent, from: Date) {
  const isNews = kind === 'news'
  return {
    texts: tidiedTexts(texts),
    address,
    screen,
    publishedFrom: isNews && news.publishedFrom ? new Date(news.publishedFrom) : from,
    publishedUntil: isNews && news.publishedUntil ? new Date(news.publishedUntil) : null,
    isPinned: isNews && news.isPinned,
  }
}

const recorded = (row: HomeContentRow): RecordedValues => ({
  kind: row.kind,
  ...recordedTexts(row.texts),
  address: row.address || null,
  screen: row.screen,
  ...(row.kind === 'news' && {
    publishedFrom: row.publishedFrom.toISOString(),
    publishedUntil: row.publishedUntil?.toISOString() ?? null,
    isPinned: String(row.isPinned),
  }),
})

const recordContent = recorderOf('homeContent', recorded)
