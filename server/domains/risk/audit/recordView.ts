import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { minuteMs } from '#contract/time/durations.ts'
import type { RiskViewKind } from '#contract/risk/riskViews.ts'
import { riskViews } from '#server/db/schema/risk/risk.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Services } from '#server/services/services.ts'

/** A page or file about another person that a risk advisor opened. */
interface RiskView {
  kind: RiskViewKind
  /** The ids of the records, such as the record locator of a trip, or a search; never a name or an address. */
  subject: string
}

/** A page reads its data again after each answer, page turn and return; these minutes of one subject are one view. */
const oneViewMs = 10 * minuteMs

/** Records that a risk advisor looked at data of another person, with the time, once in ten minutes (§6). */
export async function recordRiskView(
  { companyId, profileId }: Pick<Caller, 'companyId' | 'profileId'>,
  { kind, subject }: RiskView,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const at = now()
  const recent = await db.$count(
    riskViews,
    and(
      eq(riskViews.companyId, companyId),
      eq(riskViews.viewerProfileId, profileId),
      eq(riskViews.kind, kind),
      eq(riskViews.subject, subject),
      gt(riskViews.at, new Date(at.getTime() - oneViewMs)),
    ),
  )
  if (recent > 0) return
  await db.insert(riskViews).values({ id: randomUUID(), companyId, viewerProfileId: profileId, kind, subject, at })
}
