import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { notFound } from '#server/http/answers/envelope.ts'

/** The currency of a company's reports. @throws 404 for an unknown company */
export async function reportingCurrency(db: Database, companyId: string): Promise<string> {
  const [company] = await db.select({ currency: companies.currency }).from(companies).where(eq(companies.id, companyId))
  if (!company) throw notFound()
  return company.currency
}
