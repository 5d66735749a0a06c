import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company.ts'
import { notFound } from '#server/http/envelope.ts'

/**
 * Locks a company until the transaction ends, so that simultaneous changes of what belongs together in it are made one
 * after another. Rows that only reference it can still be written meanwhile.
 * @throws 404
 */
export async function lockCompany(tx: Database, companyId: string) {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update')
  if (!company) throw notFound()
  return company
}
