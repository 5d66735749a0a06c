import { inOwnCompanyAnd, type AccessRule } from '#server/http/access.ts'
import type { Caller } from '#server/http/caller.ts'

/** Reports about the company: as `companyScores`, where the company has reports (§2, §6). */
export const companyReports: AccessRule<Caller> = {
  name: 'companyReports',
  description: 'A FinancialOfficer of the company, where the company has reports.',
  cites: '§2, §6',
  feature: 'reports',
  decide: inOwnCompanyAnd((caller, _params, { isFeatureOn }) => {
    if (!caller.roles.includes('FinancialOfficer')) return 'forbidden'
    return isFeatureOn ? 'allow' : 'notFound'
  }),
}

/** Anyone of a company with reports; the operation lets travelers read their own bookings only (§2, §6). */
export const reportReader: AccessRule<Caller> = {
  name: 'reportReader',
  description: 'Anyone of a company with reports: a FinancialOfficer for everybody, others for themselves.',
  cites: '§2, §6',
  feature: 'reports',
  decide: inOwnCompanyAnd((_caller, _params, { isFeatureOn }) => (isFeatureOn ? 'allow' : 'notFound')),
}
