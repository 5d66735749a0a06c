import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { holdLock } from '#server/db/advisoryLock.ts'
import type { Database } from '#server/db/client.ts'
import { companies, costCenters, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { countries } from '#server/db/schema/system/reference.ts'
import { foldAccents } from '#contract/texts/foldAccents.ts'
import { staffGroup } from '#server/domains/profile/groupIds.ts'
import type { Services } from '#server/services/services.ts'
import { companyRow, rootCostCenterRow, standardPolicyRow, type CompanyPlan } from './companyDefaults.ts'

/** The administrator of a new company. */
export interface AdministratorPlan {
  /** The sign-in address, in lower case. */
  email: string
  firstName: string
  /** Empty when unknown; the person enters it when they set a password. */
  lastName: string
  cultureCode: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
}

/** A field whose value another company already uses. */
export type ConflictingField = 'name' | 'emailDomain' | 'admin'

/** The ids of the new company and its admin's account; or the field that is in use. */
export type CompanyCreation = { companyId: string; accountId: string } | { taken: ConflictingField }

/**
 * Creates a company with default settings, and its administrator: an Admin who also travels, with a complete employee
 * record and no password yet. In one transaction.
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
  const nameCondition = eq(sql`lower(${companies.displayName})`, company.name.toLowerCase())
  if ((await db.$count(companies, nameCondition)) > 0) return 'name'
  if ((await db.$count(accounts, eq(accounts.email, admin.email))) > 0) return 'admin'
  if ((await db.$count(profiles, eq(sql`lower(${profiles.email})`, admin.email))) > 0) return 'admin'
  return (await db.$count(companies, eq(companies.emailDomain, company.emailDomain))) > 0 ? 'emailDomain' : undefined
}

/** A company id from the name, `Ada & Cie Ltée` → `ada-cie-ltee`; with a random suffix when it is in use. */
async function freeId(db: Database, name: string): Promise<string> {
  const letters = foldAccents(name)
  const id = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'company'
  const isFree = (await db.$count(companies, eq(companies.id, id))) === 0
  return isFree ? id : `${id}-${randomBytes(3).toString('hex')}`
}

/** Employee number of the administrator, until the personnel system assigns another. */
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
    // The first employee approves their own trips.
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
    groupId: staffGroup(companyId),
  })
  const roles = ['Admin', 'Traveller'] as const
  await db.insert(profileRoles).values(roles.map((role) => ({ profileId, role })))
  await db.insert(accounts).values({ id: accountId, email, passwordHash: null, profileId, roleClaimStyle: 'list' })
  return accountId
}
