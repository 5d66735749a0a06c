import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { insightRows, type Insights } from '#contract/insights.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company.ts'
import { bookingRecords } from '#server/db/schema/scores.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { scopeCondition, type BookingScope } from '#server/domains/scores/filter.ts'
import { ratedCondition } from '#server/domains/scores/scores.rules.ts'
import { cultureOfLanguage, type Language } from '#server/http/language.ts'
import { formatterFor } from '#server/messages/messages.ts'

const records = bookingRecords
const all = sql<number>`count(*)`.mapWith(Number)
const outside = sql<number>`count(*) filter (where not ${records.policyRespected})`.mapWith(Number)

/** How the bookings that were compared with the travel policy kept it; canceled bookings are left out. */
export async function readCompliance(
  scope: BookingScope,
  language: Language,
  db: Database,
): Promise<Insights['compliance']> {
  const compared = and(scopeCondition(scope), ratedCondition, isNotNull(records.policyRespected))
  const [counts] = await db.select({ compared: all, outside }).from(records).where(compared)
  const reasons = await db
    .select({ reason: records.policyReason, bookings: all })
    .from(records)
    .where(and(compared, eq(records.policyRespected, false)))
    .groupBy(records.policyReason)
    .orderBy(desc(sql`count(*)`), asc(records.policyReason))
  const rows = await db
    .select({
      costCenter: records.costCenterId,
      center: { externalId: costCenters.externalId, names: costCenters.names },
      compared: all,
      outside,
    })
    .from(records)
    .leftJoin(costCenters, eq(costCenters.id, records.costCenterId))
    .where(compared)
    .groupBy(records.costCenterId, costCenters.id)
    .having(sql`count(*) filter (where not ${records.policyRespected}) > 0`)
    .orderBy(desc(sql`count(*) filter (where not ${records.policyRespected})`), asc(records.costCenterId))
    .limit(insightRows)
  const { say } = formatterFor(cultureOfLanguage[language])
  return {
    compared: counts?.compared ?? 0,
    respected: (counts?.compared ?? 0) - (counts?.outside ?? 0),
    reasons,
    costCenters: rows.map(({ center, ...row }) => ({
      ...row,
      name: center ? costCenterName(center, language) : say('scores.costCenter.none'),
    })),
  }
}
