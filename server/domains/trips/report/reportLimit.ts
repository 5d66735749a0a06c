import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { ReportTopic } from '#contract/tripReport.ts'
import { reportLimits } from '#contract/tripReport.ts'
import { profiles } from '#server/db/schema/people.ts'
import { tripReports } from '#server/db/schema/trips.ts'
import { Refusal } from '#server/http/envelope.ts'
import type { Services } from '#server/services/services.ts'

interface Note {
  tripId: string
  reporterProfileId: string
  topic: ReportTopic
}

/**
 * Records a report before it is sent, so that simultaneous requests cannot exceed the limit. Returns the record's id.
 * @throws 429 after 5 in 10 minutes
 */
export function noteReport(note: Note, { db, now }: Services): Promise<string> {
  const sentAt = now()
  const since = new Date(sentAt.getTime() - reportLimits.minutes * 60_000)
  const { reporterProfileId } = note
  return db.transaction(async (tx) => {
    // Locks the person's row, so that their reports are counted one after another.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, reporterProfileId)).for('update')
    const recent = await tx
      .select({ id: tripReports.id })
      .from(tripReports)
      .where(and(eq(tripReports.reporterProfileId, reporterProfileId), gt(tripReports.sentAt, since)))
    if (recent.length >= reportLimits.reports)
      throw new Refusal(429, 'tooManyReports', 'You have just sent several messages. Wait ten minutes, or call.')
    const id = randomUUID()
    await tx.insert(tripReports).values({ id, sentAt, ...note })
    return id
  })
}

/** Deletes the record of a report that could not be sent, so that it does not count towards the limit. */
export const forgetReport = (id: string, { db }: Services) => db.delete(tripReports).where(eq(tripReports.id, id))
