import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { ReportTopic } from '#contract/trips/tripReport.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { tripReports } from '#server/db/schema/trips/trips.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { mosts } from '#contract/fields/mosts.ts'

interface Note {
  tripId: string
  reporterProfileId: string
  topic: ReportTopic
}

/**
 * Records a report in the transaction that queues its mail.
 * @throws 429 after 5 in 10 minutes
 */
export async function recordReport(tx: Database, note: Note, sentAt: Date): Promise<void> {
  const since = new Date(sentAt.getTime() - mosts.tripReports.within * 1000)
  const { reporterProfileId } = note
  // Locks the person's row, so that their reports are counted one after another.
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, reporterProfileId)).for('update')
  const recent = await tx
    .select({ id: tripReports.id })
    .from(tripReports)
    .where(and(eq(tripReports.reporterProfileId, reporterProfileId), gt(tripReports.sentAt, since)))
  if (recent.length >= mosts.tripReports.most)
    throw new Refusal(429, 'tooManyReports', 'You have just sent several messages. Wait ten minutes, or call.')
  await tx.insert(tripReports).values({ id: randomUUID(), sentAt, ...note })
}
