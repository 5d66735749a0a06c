import type { Profile } from '#contract/profile.ts'
import type { Role } from '#contract/roles.ts'

/** Who sees the scores and spending of the company on Home (§6): finance officers alone. The server checks this too. */
export const seesCompany = (roles: readonly Role[]): boolean => roles.includes('FinancialOfficer')

export const fullName = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
