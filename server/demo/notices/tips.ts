import type { homeContent } from '#server/db/schema/site/notices.ts'
import { daysFrom } from '#server/demo/data/days.ts'
import tips from './data/tips.json' with { type: 'json' }

type Row = typeof homeContent.$inferInsert
type Plan = Pick<Row, 'texts' | 'address' | 'screen'>

/** Best practices, green tips and links of the first company, in this order. */
export const tipRows = (now: Date): Row[] =>
  (['bestPractice', 'greenTip', 'link'] as const).flatMap((kind) =>
    (tips[kind] as Plan[]).map((plan, at) => ({
      ...plan,
      id: `content-aurora-${kind}-${at + 1}`,
      companyId: 'aurora',
      kind,
      publishedFrom: daysFrom(now, at - 60),
    })),
  )
