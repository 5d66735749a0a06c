import { inArray } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { companyRows } from '#server/demo/company/companies.ts'
import { agencyRow } from './agency.ts'
import { smallCompanyRows } from './smallCompanies.ts'

const domains = [...companyRows, ...smallCompanyRows, agencyRow].map(({ emailDomain }) => emailDomain)

/** Whether this database contains the demo, whose people all share a publicly known password. */
export const holdsDemo = async (db: Database): Promise<boolean> =>
  (await db.$count(companies, inArray(companies.emailDomain, domains))) > 0
