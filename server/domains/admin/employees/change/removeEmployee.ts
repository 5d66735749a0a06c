import { and, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { employeeField, fieldsWith } from '#contract/employees/employeeFieldNames.ts'
import type { Database } from '#server/db/client.ts'
import {
  cardAssignments,
  companyChanges,
  costCenterRoles,
  imports,
  roleRequests,
  scimTokens,
} from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { absences, approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { groupCards, groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { travelRequests } from '#server/db/schema/trips/requests.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { profileChanges } from '#server/db/schema/profile/profileData.ts'
import { riskViews } from '#server/db/schema/risk/risk.ts'
import { rollCallEvents, rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { tripReports, trips } from '#server/db/schema/trips/trips.ts'
import { inCompanyTransaction, type AdminRequest } from '#server/domains/admin/adminContext.ts'
import { notOnYourself, requireAnAdmin } from '#server/domains/admin/employees/change/changeEmployee.ts'
import { recordEmployeeChanges } from '#server/domains/admin/employees/change/recordChanges.ts'
import { employeeVersion, presentEmployee } from '#server/domains/admin/employees/records/presentEmployees.ts'
import {
  findEmployee,
  isDeleted,
  lockEmployee,
  type EmployeeRecord,
  type EmployeeRef,
} from '#server/domains/admin/employees/records/readEmployees.ts'
import { endTokensOf } from '#server/domains/grants/provisioningTokens.ts'
import { rolesOf, removeRoles } from '#server/domains/profile/account/roles.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { deleteRows, eraseRows, removeDetails, replaceBookerAddress } from '#server/domains/profile/removeDetails.ts'
import { changedMeanwhile, Refusal } from '#server/http/answers/envelope.ts'
import { placeholderEmail } from '#server/mail/noAddress.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/**
 * Deletes an employee with all personal data. The row of an employee with trips, or whom other records name, stays
 * under its number, inactive and without a name, so that figures and records remain true.
 * @throws 404; 409 for the caller, the last admin, an approver and a host; 412 with the stored employee
 */
export const removeEmployee = (
  employeeRef: EmployeeRef,
  version: number | undefined,
  request: AdminRequest,
): Promise<void> =>
  inCompanyTransaction(request, async (context) => {
    const { db } = context.services
    const record = await lockEmployee(db, employeeRef)
    if (isStale({ version: employeeVersion(record) }, version))
      throw changedMeanwhile(await presentEmployee(await findEmployee(db, employeeRef), context))
    if (employeeRef.employeeId === context.caller.employeeId) throw notOnYourself()
    if (isDeleted(record)) return
    await refuseIfNeeded(record, context)
    await recordEmployeeChanges([record], () => ({ action: 'removed' }), context)
    const wasAdmin = await removeAdminRole(record, context)
    await eraseProfile(record, context)
    await requireAnAdmin(db, employeeRef.companyId)
    if (wasAdmin || (await isNamed(db, record))) await eraseEmployee(record, context)
    else await deleteRows(record, db)
  })

/** Refuses to delete an employee who is still an approver or a guest host. */
async function refuseIfNeeded({ employee }: EmployeeRecord, { services: { db, now } }: AdminRequest): Promise<void> {
  const approverCondition = and(eq(employees.approverId, employee.id), ne(employees.id, employee.id))
  const withManagerAsApprover = await db.$count(employees, and(approverCondition, eq(employees.status, 'active')))
  if (withManagerAsApprover > 0)
    throw new Refusal(
      409,
      'approvesOthers',
      `This person approves the trips of ${withManagerAsApprover} others. Name another approver for them first.`,
    )
  const currentGuestCondition = and(isNull(guestStays.clearedAt), isNull(guestStays.deactivatedAt))
  const hostCondition = and(eq(guestStays.hostEmployeeId, employee.id), currentGuestCondition)
  const guests = await db.$count(guestStays, and(hostCondition, gte(guestStays.endDate, earliestDay(now()))))
  if (guests > 0)
    throw new Refusal(409, 'hostsGuests', `This person is the host of ${guests} guests. Name another host first.`)
}

/**
 * Takes the role of an admin who has signed in, and records it. The admin counts for another day, so that deleting the
 * others does not leave one admin alone at once (docs/decisions/0033). @returns whether the employee was an admin
 */
async function removeAdminRole({ profile }: EmployeeRecord, { caller, services }: AdminRequest): Promise<boolean> {
  const roles = await rolesOf(services.db, profile.id)
  if (profile.registeredAt === null || !roles.includes('Admin')) return false
  const profileRef = { companyId: profile.companyId, profileId: profile.id }
  await removeRoles(services.db, [{ profileRef, roles: ['Admin'] }], caller, services)
  return true
}

/** Deletes the personal data of an employee and the references of others to the employee. */
async function eraseProfile({ profile, employee }: EmployeeRecord, { caller, services }: AdminRequest): Promise<void> {
  const { db } = services
  await endTokensOf([profile.id], caller, services)
  await removeDetails(profile.id, services)
  await db.delete(profileRoles).where(eq(profileRoles.profileId, profile.id))
  await db.update(absences).set({ standInEmployeeId: null }).where(eq(absences.standInEmployeeId, employee.id))
  await db.delete(costCenterRoles).where(eq(costCenterRoles.employeeId, employee.id))
  await db.delete(cardAssignments).where(eq(cardAssignments.employeeId, employee.id))
  await db.delete(roleRequests).where(eq(roleRequests.profileId, profile.id))
  await db.delete(profileChanges).where(eq(profileChanges.profileId, profile.id))
  const raised = { version: sql`${employees.version} + 1` }
  await db
    .update(employees)
    .set({ managerId: null, ...raised })
    .where(eq(employees.managerId, employee.id))
  await db
    .update(employees)
    .set({ approverId: null, ...raised })
    .where(eq(employees.approverId, employee.id))
  await replaceBookerAddress(profile, placeholderEmail(employee.id), db)
}

/** Whether a record that stays names the employee: a trip, its approval, an event, or what they changed or looked at. */
async function isNamed(db: Database, { profile: { id }, employee }: EmployeeRecord): Promise<boolean> {
  const counts = [
    db.$count(trips, eq(trips.profileId, id)),
    db.$count(travelRequests, eq(travelRequests.requesterProfileId, id)),
    db.$count(approvalQuestions, or(eq(approvalQuestions.bookerProfileId, id), eq(approvalQuestions.decidedBy, id))),
    db.$count(approvalAsked, eq(approvalAsked.profileId, id)),
    db.$count(tripReports, eq(tripReports.reporterProfileId, id)),
    db.$count(groupTravels, eq(groupTravels.organizerProfileId, id)),
    db.$count(groupCards, eq(groupCards.organizerProfileId, id)),
    db.$count(groupTravelers, and(eq(groupTravelers.profileId, id), inArray(groupTravelers.status, ['accepted']))),
    db.$count(guestStays, or(eq(guestStays.createdByProfileId, id), eq(guestStays.hostEmployeeId, employee.id))),
    db.$count(profileChanges, eq(profileChanges.actorProfileId, id)),
    db.$count(companyChanges, eq(companyChanges.actorProfileId, id)),
    db.$count(imports, eq(imports.actorProfileId, id)),
    db.$count(riskViews, eq(riskViews.viewerProfileId, id)),
    db.$count(rollCalls, eq(rollCalls.askedBy, id)),
    db.$count(rollCallPeople, or(eq(rollCallPeople.profileId, id), eq(rollCallPeople.answeredBy, id))),
    db.$count(rollCallEvents, eq(rollCallEvents.actorProfileId, id)),
    db.$count(scimTokens, eq(scimTokens.createdByProfileId, id)),
    db.$count(roleRequests, or(eq(roleRequests.decidedByProfileId, id), eq(roleRequests.askedByProfileId, id))),
  ]
  for (const count of counts) if ((await count) > 0) return true
  return false
}

const erased = Object.fromEntries(
  fieldsWith(({ isErased }) => isErased === true).map((name) => [name, employeeField(name).blank]),
) as Partial<typeof employees.$inferInsert>

/** Erases an employee whose row stays under its number. */
async function eraseEmployee(record: EmployeeRecord, { services: { db, now } }: AdminRequest): Promise<void> {
  const { say } = formatterFor(record.profile.cultureCode)
  const name = { firstName: say('admin.former.firstName'), lastName: say('admin.former.lastName') }
  const account = { active: false, reactivationAskedAt: null, registeredAt: null }
  const profile = { ...name, ...account, detailsAskedAt: null, detailsRemindedAt: null }
  const employee = { ...erased, scimId: null, invitedAt: null, updatedAt: now() }
  await eraseRows(record, { profile, employee }, db)
}
