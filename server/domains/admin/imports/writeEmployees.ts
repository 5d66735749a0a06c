import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { employees } from '#server/db/schema/company.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/people.ts'
import { followAddresses, endSignInsOf } from '#server/domains/admin/imports/employeeSignIns.ts'
import { excluded } from '#server/domains/admin/imports/excluded.ts'
import { noteEmployees } from '#server/domains/admin/imports/noteEmployees.ts'
import type { EmployeeRefs } from '#server/domains/admin/imports/employeeRefs.ts'
import type { EmployeeChange, EmployeeField } from '#server/domains/admin/imports/resolveEmployees.ts'
import type { Services } from '#server/services/services.ts'

/** Where and by whom people are written. */
export interface Writing {
  companyId: string
  actorProfileId: string
  /** Of the transaction. */
  services: Services
}

/** The same with the id of their profile. */
export type ProfiledChange = EmployeeChange & { profileId: string }

/** Adds and changes employees with one statement for each table, however many they are. */
export async function writeEmployees(all: readonly EmployeeChange[], refs: EmployeeRefs, writing: Writing) {
  const changes = all
    .filter(({ changed }) => changed.length > 0)
    .map((change): ProfiledChange => ({ ...change, profileId: change.known?.profile.id ?? randomUUID() }))
  if (changes.length === 0) return
  await writeRecords(changes, writing)
  await writeProfiles(changes, writing)
  await writeRoles(changes, writing)
  await addAccounts(changes, writing)
  await followAddresses(changes, writing)
  await endSignInsOf(
    changes.filter(({ changed, known, after }) => known && changed.includes('status') && after.status === 'inactive'),
    writing,
  )
  await noteEmployees(changes, refs, writing)
}

const recordFields = [
  'jobTitle',
  'status',
  'costCenterId',
  'managerId',
  'approverId',
  'agencyService',
  'travelPolicyId',
  'type',
] as const satisfies EmployeeField[]

async function writeRecords(changes: readonly ProfiledChange[], { companyId, services: { db, now } }: Writing) {
  const rows = changes.map(({ known, id, after }) => ({
    createdAt: now(),
    ...known?.employee,
    id,
    companyId,
    externalId: after.externalId,
    ...pick(after, recordFields),
    updatedAt: now(),
  }))
  await db
    .insert(employees)
    .values(rows)
    .onConflictDoUpdate({
      target: employees.id,
      set: { ...excluded(...recordFields, 'updatedAt'), version: sql`${employees.version} + 1` },
    })
}

const profileFields = [
  'firstName',
  'middleName',
  'lastName',
  'email',
  'phoneCountryCode',
  'phoneNumber',
  'cultureCode',
  'countryCode',
  'airportCode',
] as const satisfies EmployeeField[]

async function writeProfiles(changes: readonly ProfiledChange[], { companyId, services: { db } }: Writing) {
  const rows = changes.map(({ known, id, profileId, after, changed }) => ({
    groupId: `${companyId}-staff`,
    internalEmployeeId: after.externalId,
    ...known?.profile,
    id: profileId,
    companyId,
    employeeId: id,
    ...pick(after, profileFields),
    // A new telephone is confirmed again before sign-in codes go there.
    ...((changed.includes('phoneNumber') || changed.includes('phoneCountryCode')) && {
      phoneNumberIsConfirmed: false,
      setupForOtp: false,
    }),
  }))
  await db
    .insert(profiles)
    .values(rows)
    .onConflictDoUpdate({
      target: profiles.id,
      set: {
        ...excluded(...profileFields, 'phoneNumberIsConfirmed', 'setupForOtp'),
        version: sql`${profiles.version} + 1`,
      },
    })
}

async function writeRoles(changes: readonly ProfiledChange[], { services: { db } }: Writing) {
  const changed = changes.filter((change) => change.changed.includes('roles'))
  const known = changed.flatMap((change) => (change.known ? [change.profileId] : []))
  const kept = sql`${profileRoles.role} not in ('Traveller', 'Guest')`
  if (known.length > 0) await db.delete(profileRoles).where(sql`${inArray(profileRoles.profileId, known)} and ${kept}`)
  const held = changed.flatMap(({ profileId, after }) =>
    [...after.roles, 'Traveller' as const].map((role) => ({ profileId, role })),
  )
  if (held.length > 0) await db.insert(profileRoles).values(held).onConflictDoNothing()
}

/** Whoever is added has an account without a password: an invitation, or their provider, opens it. */
async function addAccounts(changes: readonly ProfiledChange[], { services: { db } }: Writing) {
  const added = changes.filter(({ known }) => !known)
  if (added.length === 0) return
  await db.insert(accounts).values(
    added.map(({ profileId, after }) => ({
      id: randomUUID(),
      email: after.email,
      profileId,
      passwordHash: null,
      roleClaimStyle: 'list' as const,
    })),
  )
}

const pick = <Fields, const Names extends readonly (keyof Fields)[]>(fields: Fields, names: Names) =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Names[number]>
