import { inOwnCompanyAnd, withFeature, type AccessRule } from '#server/http/access/access.ts'
import type { Caller } from '#server/http/access/caller.ts'

/*
 * The calls of pages that stand behind a feature of the company: without the feature they are unknown, as the pages are.
 * A call that pages of two features share needs one of them.
 */

const officerDecides = inOwnCompanyAnd(
  withFeature(({ roles }) => (roles.includes('FinancialOfficer') ? 'allow' : 'forbidden')),
)
const memberDecides = inOwnCompanyAnd(withFeature(() => 'allow'))

/** Reports about the company: as `companyScores`, where the company has reports (§2, §6). */
export const companyReports: AccessRule<Caller> = {
  name: 'companyReports',
  description: 'A FinancialOfficer of the company, where the company has reports.',
  cites: '§2, §6',
  features: ['reports'],
  decide: officerDecides,
}

/** Anyone of a company with reports; the operation lets travelers read their own bookings only (§2, §6). */
export const reportReader: AccessRule<Caller> = {
  name: 'reportReader',
  description: 'Anyone of a company with reports: a FinancialOfficer for everybody, others for themselves.',
  cites: '§2, §6',
  features: ['reports'],
  decide: memberDecides,
}

/** Scores of the company: as `companyScores`, where the company has score pages (§2, §6). */
export const scoreOfficer: AccessRule<Caller> = {
  name: 'scoreOfficer',
  description: 'A FinancialOfficer of the company, where the company has scores.',
  cites: '§2, §6',
  features: ['score'],
  decide: officerDecides,
}

/** Anyone of a company with scores; the operation lets travelers read their own bookings only (§2, §6). */
export const scoreReader: AccessRule<Caller> = {
  name: 'scoreReader',
  description: 'Anyone of a company with scores: a FinancialOfficer for everybody, others for themselves.',
  cites: '§2, §6',
  features: ['score'],
  decide: memberDecides,
}

/** As `scoreReader`, for what the pages of scores and of insights both show (§2, §6). */
export const scoreOrReportReader: AccessRule<Caller> = {
  name: 'scoreOrReportReader',
  description: 'Anyone of a company with scores or reports: a FinancialOfficer for everybody, others for themselves.',
  cites: '§2, §6',
  features: ['score', 'reports'],
  decide: memberDecides,
}

/** Targets of the footprint: as `companyScores`, where the company has its screens (§2, §3, §6). */
export const carbonOfficer: AccessRule<Caller> = {
  name: 'carbonOfficer',
  description: 'A FinancialOfficer of the company, where the company has the screens of the carbon footprint.',
  cites: '§2, §3, §6',
  pages: 'carbonfootprint',
  decide: officerDecides,
}

/** Anyone of a company with the screens of the footprint, which are those of certified hotels too (§2, §3). */
export const carbonReader: AccessRule<Caller> = {
  name: 'carbonReader',
  description: 'Anyone of a company with the screens of the carbon footprint; the visible trips depend on the caller.',
  cites: '§2, §3, §6',
  pages: 'carbonfootprint',
  decide: memberDecides,
}

/** Travel budgets, which no feature hides: an Admin sets them, and a FinancialOfficer follows them. */
export const budgetReader: AccessRule<Caller> = {
  name: 'budgetReader',
  description: 'A FinancialOfficer or an Admin of the company.',
  cites: 'Beyond §7; §6',
  decide: inOwnCompanyAnd(({ roles }) =>
    roles.includes('FinancialOfficer') || roles.includes('Admin') ? 'allow' : 'forbidden',
  ),
}
