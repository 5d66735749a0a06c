import { fullName } from '#contract/texts/fullName.ts'
import { companyRows } from '#server/demo/company/companies.ts'
import { agencyRow } from './agency.ts'
import { demoPassword, demoPeople } from './demoPeople.ts'
import { smallCompanyRows } from './smallCompanies.ts'

const companyNames = new Map(
  [...companyRows, ...smallCompanyRows, agencyRow].map(({ id, displayName }) => [id, displayName]),
)

/** The demo people as the sign-in page lists them, and the password they share. */
export const demoSignIn = {
  password: demoPassword,
  people: demoPeople.map(({ key, email, firstName, lastName, company }) => ({
    handle: `${key}@${company}`,
    email,
    name: fullName({ firstName, lastName }),
    company: companyNames.get(company) ?? company,
  })),
}
