import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'

/**
 * Deletes what was written in some questions about trips: the comment, and the typed texts of the company's own fields.
 * The answers stay.
 * @param where selects the questions
 */
export async function removeApprovalWords(where: SQL | undefined, db: Database): Promise<void> {
  const { facts } = approvalQuestions
  const withoutTexts = sql`jsonb_set(${facts}, '{fields}', jsonb_path_query_array(${facts}, '$.fields[*] ? (@.kind != "text")'))`
  await db.update(approvalQuestions).set({ comment: '', facts: withoutTexts }).where(where)
}
