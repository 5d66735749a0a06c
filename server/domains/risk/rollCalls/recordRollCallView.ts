import { and, eq, gt } from 'drizzle-orm'
import { minuteMs } from '#contract/durations.ts'
import type { RollCallChoice } from '#contract/rollCalls.ts'
import { riskViews } from '#server/db/schema/risk.ts'
import { recordRiskView } from '#server/domains/risk/audit/recordView.ts'
import { searchSubject } from '#server/domains/risk/audit/subjects.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Services } from '#server/services/services.ts'

/** The page of a roll call reads its people again after every answer; these minutes of it are one view. */
const oneViewMs = 10 * minuteMs

/** Records that a risk advisor looked at the people of a roll call, once in ten minutes (§6). */
export async function recordRollCallView(caller: Caller, rollCallId: string, services: Services): Promise<void> {
  const { db, now } = services
  const view = { kind: 'rollCall', subject: rollCallId } as const
  const recent = await db.$count(
    riskViews,
    and(
      eq(riskViews.companyId, caller.companyId),
      eq(riskViews.viewerProfileId, caller.profileId),
      eq(riskViews.kind, view.kind),
      eq(riskViews.subject, view.subject),
      gt(riskViews.at, new Date(+now() - oneViewMs)),
    ),
  )
  if (recent === 0) await recordRiskView(caller, view, services)
}

/** The choice of a preview as the record of views keeps it: the search without a name, or the record locators. */
export const choiceSubject = ({ query, bookingIds = [] }: RollCallChoice): string =>
  query ? searchSubject(query) : bookingIds.join(' ')
