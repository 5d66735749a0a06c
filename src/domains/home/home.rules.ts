import type { Profile } from '#contract/profile.ts'
import type { Role } from '#contract/roles.ts'

/** Who sees the figures of the company on Home (§2, §6). The server checks this too. */
export const seesCompany = (roles: readonly Role[]): boolean =>
  roles.includes('FinancialOfficer') || roles.includes('Admin')

export const fullName = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
