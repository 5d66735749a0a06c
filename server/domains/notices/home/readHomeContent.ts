import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import {
  homeContentLimits,
  type HomeContent,
  type HomeContentKind,
  type HomeEntry,
} from '#contract/notices/homeContent.ts'
import { textsFor } from '#contract/notices/noticeTexts.ts'
import { homeContent } from '#server/db/schema/site/notices.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

export type HomeContentRow = typeof homeContent.$inferSelect

/**
 * The content of Home that is published now, in the reader's language. Guests, who have the restricted set of §6, get
 * links only.
 */
export async function readHomeContent(
  { companyId, roles }: Pick<Caller, 'companyId' | 'roles'>,
  language: Language,
  { db, now }: Services,
): Promise<HomeContent> {
  const { publishedFrom, publishedUntil, kind, id } = homeContent
  const rows = await db
    .select()
    .from(homeContent)
    .where(
      and(
        eq(homeContent.companyId, companyId),
        lte(publishedFrom, now()),
        or(isNull(publishedUntil), gt(publishedUntil, now())),
        roles.includes('Guest') ? eq(kind, 'link') : undefined,
      ),
    )
    .orderBy(asc(publishedFrom), asc(id))
  const of = (wanted: HomeContentKind) => rows.filter((row) => row.kind === wanted)
  const entries = (wanted: HomeContentKind) => of(wanted).map((row) => entry(row, language))
  const news = of('news').toReversed()
  const pinnedFirst = [...news.filter(({ isPinned }) => isPinned), ...news.filter(({ isPinned }) => !isPinned)]
  return {
    news: pinnedFirst.slice(0, homeContentLimits.news).map((row) => ({
      ...entry(row, language),
      publishedFrom: row.publishedFrom.toISOString(),
      isPinned: row.isPinned,
    })),
    bestPractices: entries('bestPractice'),
    greenTips: entries('greenTip'),
    links: entries('link'),
  }
}

const entry = ({ id, texts, address, screen }: HomeContentRow, language: Language): HomeEntry => ({
  id,
  ...textsFor(texts, language),
  address: address || null,
  screen,
})

/** The whole content of a company for administrators: news by day, the newest first, then the others by age. */
export async function homeContentRows({ db }: Pick<Services, 'db'>, companyId: string): Promise<HomeContentRow[]> {
  const rows = await db
    .select()
    .from(homeContent)
    .where(eq(homeContent.companyId, companyId))
    .orderBy(desc(homeContent.publishedFrom), desc(homeContent.id))
  const isNews = ({ kind }: HomeContentRow) => kind === 'news'
  return [...rows.filter(isNews), ...rows.filter((row) => !isNews(row)).toReversed()]
}
