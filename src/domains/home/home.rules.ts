import type { Profile } from '#contract/profile.ts'
import type { Role } from '#contract/roles.ts'
import { isUnfinished, obstaclesOf } from '@/domains/profile/profile.rules'

/** Whether Home begins with what somebody is responsible for by their roles (§6). */
export const isResponsible = (roles: readonly Role[]): boolean =>
  roles.some((role) => responsible.includes(role)) || seesCompany(roles)
const responsible: readonly Role[] = ['RiskAdvisor', 'Admin', 'Arranger', 'EventOrganizer', 'GuestManager']

/** Who sees the scores and spending of the company on Home (§6): finance officers alone. The server checks this too. */
export const seesCompany = (roles: readonly Role[]): boolean => roles.includes('FinancialOfficer')

/** §2: whether the profile lacks something, from the person or the travel administrator, or is closed. */
export const isIncomplete = (profile: Profile): boolean =>
  !profile.active || isUnfinished(profile) || !profile.isMandatoryFieldsInformationComplete

/** Whether what the profile lacks keeps the person from booking. The card that says so then has the one button. */
export const isHeldUp = (profile: Profile): boolean => isIncomplete(profile) && obstaclesOf(profile).length > 0
