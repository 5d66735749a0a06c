import type { homeContent } from '#server/db/schema/site/notices.ts'
import { daysFrom } from '#server/demo/data/days.ts'
import news from './data/news.json' with { type: 'json' }

type Row = typeof homeContent.$inferInsert
type NewsPlan = Pick<Row, 'texts' | 'address' | 'screen' | 'isPinned'> & {
  /** Days before the seed; negative for news that are published later. */
  daysAgo: number
}

const plans = news as NewsPlan[]

/** News of the first company; the last is published later. */
export const newsRows = (now: Date): Row[] =>
  plans.map(({ daysAgo, ...plan }, at) => ({
    ...plan,
    id: `content-aurora-news-${at + 1}`,
    companyId: 'aurora',
    kind: 'news',
    publishedFrom: daysFrom(now, -daysAgo),
  }))
