import type { Profile } from '#contract/profile/profile.ts'
import type { Role } from '#contract/session/roles.ts'
import { isUnfinished, obstaclesOf } from '@/domains/profile/profile.rules'

/** Whether Home begins with the responsibilities of the reader's roles (§6). */
export const isResponsible = (roles: readonly Role[]): boolean =>
  roles.some((role) => responsible.includes(role)) || seesCompany(roles)
const responsible: readonly Role[] = ['RiskAdvisor', 'Admin', 'Arranger', 'EventOrganizer', 'GuestManager']

/** Whether the tasks of the reader's roles come before the reader's own travel: an agent's queue is such a task. */
export const hasTasksOfOthers = (roles: readonly Role[]): boolean =>
  isResponsible(roles) || roles.includes('HelpDeskAgent')

/**
 * Whether the reader sees the company's scores and spending on Home (§6): finance officers only. The server checks this
 * too.
 */
export const seesCompany = (roles: readonly Role[]): boolean => roles.includes('FinancialOfficer')

/** §2: whether the profile lacks something, from the person or the travel administrator, or is closed. */
export const isIncomplete = (profile: Profile): boolean =>
  !profile.active || isUnfinished(profile) || !profile.isMandatoryFieldsInformationComplete

/** Whether missing details keep the person from booking. Then their card has the only primary button. */
export const isHeldUp = (profile: Profile): boolean => isIncomplete(profile) && obstaclesOf(profile).length > 0
