import { eq } from 'drizzle-orm'
import type { QuestionStatus } from '#contract/approvals/approvals.ts'
import { requestStatuses } from '#contract/approvals/requests.ts'
import type { Database } from '#server/db/client.ts'
import { travelRequests } from '#server/db/schema/trips/requests.ts'
import type { RequestRow } from './requestRows.ts'

/** Gives a locked request the status of the answer to its question. */
export async function settleRequest(tx: Database, { id }: RequestRow, answered: QuestionStatus): Promise<void> {
  const status = requestStatuses.find((each) => each === answered)
  if (status) await tx.update(travelRequests).set({ status }).where(eq(travelRequests.id, id))
}
