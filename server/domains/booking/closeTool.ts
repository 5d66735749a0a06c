import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { samlAnswers, ssoCodes, toolSessions } from '#server/db/schema/trips/bookingTool.ts'

/** Deletes sessions, codes and artifacts of the booking tool that belong to an ended sign-in. */
export async function closeTool(db: Database, grantId: string): Promise<void> {
  for (const table of [toolSessions, ssoCodes, samlAnswers]) await db.delete(table).where(eq(table.grantId, grantId))
}
