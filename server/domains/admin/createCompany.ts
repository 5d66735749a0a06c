import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { holdLock } from '#server/db/advisoryLock.ts'
import type { Database } from '#server/db/client.ts'
import { companies, costCenters, employees, travelPolicies } from '#server/db/schema/company.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/people.ts'
import { countries } from '#server/db/schema/reference.ts'
import type { Services } from '#server/services/services.ts'
import { companyRow, rootCostCenterRow, standardPolicyRow } from './companyDefaults.ts'
import type { CompanyPlan } from './companyDefaults.ts'

/** Who administers a new company. */
export interface AdministratorPlan {
  /** In lower case: people sign in with it. */
  email: string
  firstName: string
  /** Empty where only the person can say it; they are asked as they choose a password. */
  lastName: string
  cultureCode: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
}

/** What of a plan somebody else has already. */
export type ConflictingField = 'name' | 'emailDomain' | 'admin'

/** The new company and the account of its administrator, or why nothing was made. */
export type CompanyCreation = { companyId: string; accountId: string } | { taken: ConflictingField }

/**
 * Makes a company with what its pages need, and its administrator: an Admin who travels too, whose profile waits for
 * nothing that only an administrator could provide, and who has no password yet. All of it or nothing.
 */
export async function createCompany(
  { company, admin }: { company: CompanyPlan; admin: AdministratorPlan },
  { db, now }: Services,
): Promise<CompanyCreation> {
  return db.transaction(async (tx) => {
    await holdLock(tx, 'firstRows')
    const taken = await takenOf(tx, company, admin)
    if (taken) return { taken }
    const companyId = await freeId(tx, company.name)
    const policy = standardPolicyRow(companyId, company.currency)
    const costCenter = rootCostCenterRow(companyId)
    await tx.insert(companies).values(companyRow(companyId, company))
    await tx.insert(costCenters).values(costCenter)
    await tx.insert(travelPolicies).values(policy)
    const employee = { companyId, costCenterId: costCenter.id, travelPolicyId: policy.id, createdAt: now() }
    return { companyId, accountId: await addAdministrator(tx, admin, employee) }
  })
}

async function takenOf(
  db: Database,
  company: CompanyPlan,
  admin: AdministratorPlan,
): Promise<ConflictingField | undefined> {
  const isNamed = eq(sql`lower(${companies.displayName})`, company.name.toLowerCase())
  if ((await db.$count(companies, isNamed)) > 0) return 'name'
  if ((await db.$count(accounts, eq(accounts.email, admin.email))) > 0) return 'admin'
  if ((await db.$count(profiles, eq(sql`lower(${profiles.email})`, admin.email))) > 0) return 'admin'
  return (await db.$count(companies, eq(companies.emailDomain, company.emailDomain))) > 0 ? 'emailDomain' : undefined
}

/** `Ada & Cie Ltée` → `ada-cie-ltee`; with a few letters of chance where another company has it. */
async function freeId(db: Database, name: string): Promise<string> {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const id = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'company'
  const isFree = (await db.$count(companies, eq(companies.id, id))) === 0
  return isFree ? id : `${id}-${randomBytes(3).toString('hex')}`
}

/** The number of the first employee, until the personnel system says another. */
const firstNumber = '1'

async function addAdministrator(
  db: Database,
  { email, ...person }: AdministratorPlan,
  employee: Pick<typeof employees.$inferInsert, 'companyId' | 'costCenterId' | 'travelPolicyId' | 'createdAt'>,
): Promise<string> {
  const { companyId } = employee
  const [employeeId, profileId, accountId] = [randomUUID(), randomUUID(), randomUUID()]
  await db.insert(employees).values({
    ...employee,
    id: employeeId,
    externalId: firstNumber,
    jobTitle: '',
    status: 'active',
    managerId: null,
    // Nobody else is there to approve.
    approverId: employeeId,
    agencyService: 'default',
    type: 'employee',
  })
  const [country] = await db.select().from(countries).where(eq(countries.code, person.countryCode))
  await db.insert(profiles).values({
    ...person,
    id: profileId,
    companyId,
    employeeId,
    email,
    phoneCountryCode: country?.callingCode ?? '',
    internalEmployeeId: firstNumber,
    groupId: `${companyId}-staff`,
  })
  const roles = ['Admin', 'Traveller'] as const
  await db.insert(profileRoles).values(roles.map((role) => ({ profileId, role })))
  await db.insert(accounts).values({ id: accountId, email, passwordHash: null, profileId, roleClaimStyle: 'list' })
  return accountId
}
