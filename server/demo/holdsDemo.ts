import { inArray } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyRows } from './companies.ts'
import { smallCompanyRows } from './smallCompanies.ts'

const domains = [...companyRows, ...smallCompanyRows].map(({ emailDomain }) => emailDomain)

/** Whether the demo was planted in this database: its people all have the same password, which everybody knows. */
export const holdsDemo = async (db: Database): Promise<boolean> =>
  (await db.$count(companies, inArray(companies.emailDomain, domains))) > 0
