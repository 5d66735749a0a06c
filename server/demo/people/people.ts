import type { Role } from '#contract/session/roles.ts'
import type { employees } from '#server/db/schema/company/company.ts'
import type { accounts, profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { guestGroup, staffGroup } from '#server/domains/profile/groupIds.ts'
import { type CompanyId, type PolicyName, policyId } from '#server/demo/company/companies.ts'
import { costCenterId } from '#server/demo/company/costCenters.ts'
import { calendarDate, daysFrom } from '#server/demo/data/days.ts'
import type { Random } from '#server/demo/data/random.ts'
import { airportOf } from '#server/demo/data/knownPlaces.ts'

/** A planned person, from which the rows are made. */
export interface PersonPlan {
  company: CompanyId
  /** Unique within the company; part of every id. */
  key: string
  firstName: string
  lastName: string
  gender: 'M' | 'F' | 'X'
  roles: Role[]
  jobTitle: string
  costCenter: string
  airportCode: string
  cultureCode: string
  email: string
  /** The person has not set their home airport. */
  hidesAirport?: boolean
  policy?: PolicyName
  agencyService?: 'vip' | 'default'
  type?: 'employee' | 'guest'
  claim?: 'list' | 'single' | 'spaced'
  /** Approver and manager; by default the company's head. */
  manager?: string
  /** New hire: details that the person and the administrator have to provide are missing. */
  isNew?: boolean
  isEmployed?: boolean
  /** The approver of the trips is still missing. The person asked the administrator this many days ago. */
  approverAskedDaysAgo?: number
  /** Days since the terms were accepted; null for a person who never signed in. */
  registeredDaysAgo?: number | null
  /** Cannot sign in. */
  hasAccess?: boolean
  /** Does not work with the company any more. */
  hasLeft?: boolean
}

export const profileIdOf = (company: CompanyId, key: string) => `p-${company}-${key}`
export const employeeIdOf = (company: CompanyId, key: string) => `e-${company}-${key}`

/** Default approver of each company. */
const head: Record<CompanyId, string> = {
  aurora: 'finance',
  boreal: 'finance',
  cedar: 'admin',
  dune: 'admin',
  northline: 'agent',
}

export function employeeRow(plan: PersonPlan, now: Date): typeof employees.$inferInsert {
  // The managers of these people are still missing.
  const isUnsettled = plan.isNew || plan.approverAskedDaysAgo !== undefined
  const manager = isUnsettled ? null : employeeIdOf(plan.company, plan.manager ?? head[plan.company])
  return {
    id: employeeIdOf(plan.company, plan.key),
    companyId: plan.company,
    externalId: externalIdOf(plan),
    jobTitle: plan.jobTitle,
    status: plan.hasLeft ? 'inactive' : 'active',
    costCenterId: plan.isNew ? null : costCenterId(plan.company, plan.costCenter),
    managerId: manager,
    approverId: manager,
    agencyService: plan.agencyService ?? 'default',
    travelPolicyId: policyId(plan.company, plan.policy ?? 'standard'),
    type: plan.type ?? 'employee',
    createdAt: daysFrom(now, -(plan.registeredDaysAgo ?? 30) - 7),
  }
}

export function profileRow(plan: PersonPlan, random: Random, now: Date): typeof profiles.$inferInsert {
  const { countryCode } = airportOf(plan.airportCode)
  const isEmployed = plan.isEmployed ?? true
  const askedDaysAgo = plan.isNew ? 3 : plan.approverAskedDaysAgo
  const registered = plan.registeredDaysAgo === undefined ? 200 : plan.registeredDaysAgo
  return {
    id: profileIdOf(plan.company, plan.key),
    companyId: plan.company,
    employeeId: isEmployed ? employeeIdOf(plan.company, plan.key) : null,
    firstName: plan.firstName,
    lastName: plan.lastName,
    gender: plan.isNew ? null : plan.gender,
    email: plan.email,
    airportCode: plan.hidesAirport ? null : plan.airportCode,
    dateOfBirth: plan.isNew ? null : calendarDate(daysFrom(now, -random.int(23 * 365, 63 * 365))),
    ...phoneOf(plan, countryCode, random),
    cultureCode: plan.cultureCode,
    countryCode,
    internalEmployeeId: isEmployed ? externalIdOf(plan) : '',
    phoneNumberIsConfirmed: !plan.isNew && random.chance(0.8),
    groupId: isEmployed ? (plan.type === 'guest' ? guestGroup : staffGroup)(plan.company) : null,
    preferredLocation: plan.company === 'boreal' ? `Boreal office, ${airportOf(plan.airportCode).city.en}` : null,
    // New hires have already asked the administrators for the missing details.
    detailsAskedAt: askedDaysAgo ? daysFrom(now, -askedDaysAgo) : null,
    registeredAt: registered === null ? null : daysFrom(now, -registered),
  }
}

export const accountRow = (plan: PersonPlan, passwordHash: string): typeof accounts.$inferInsert => ({
  id: `a-${plan.company}-${plan.key}`,
  email: plan.email,
  passwordHash,
  profileId: profileIdOf(plan.company, plan.key),
  roleClaimStyle: plan.claim ?? 'list',
})

export const roleRows = (plan: PersonPlan): (typeof profileRoles.$inferInsert)[] =>
  plan.roles.map((role) => ({ profileId: profileIdOf(plan.company, plan.key), role }))

const payrollPrefix: Record<CompanyId, string> = {
  aurora: 'A',
  boreal: 'BOREAL-',
  cedar: 'C',
  dune: 'D',
  northline: 'N',
}

/** Payroll number: five pseudo-random digits. */
export function externalIdOf(plan: PersonPlan): string {
  const sum = Array.from(plan.key).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 89_999, 7)
  return `${payrollPrefix[plan.company]}${10_000 + sum}`
}

/** A telephone number from a range reserved for fiction, or one that cannot be dialled. */
export function fictionPhone(countryCode: string, random: Random): { code: string; number: string } {
  const last = String(random.int(100, 199))
  const [code, number] = {
    MX: ['52', `5550000${last}`],
    ES: ['34', `600000${last}`],
    GB: ['44', `7700900${last}`],
    FR: ['33', `639980${last}`],
    CL: ['56', `900000${last}`],
    PE: ['51', `900000${last}`],
  }[countryCode] ?? ['1', `${countryCode === 'CA' ? '416' : '312'}5550${last}`]
  return { code: code as string, number: number as string }
}

function phoneOf(plan: PersonPlan, countryCode: string, random: Random) {
  const { code, number } = fictionPhone(countryCode, random)
  return { phoneCountryCode: code, phoneNumber: plan.isNew ? '' : number, phoneType: 'mobile' }
}
