import { and, eq } from 'drizzle-orm'
import type { EmployeePatch } from '#contract/details.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { missingDetails } from '#server/domains/profile/details/askDetails.ts'
import { noteChange } from '#server/domains/profile/changes.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import type { Person } from '#server/domains/profile/person.ts'
import type { Caller } from '#server/http/caller.ts'
import { notFound, refusedField } from '#server/http/envelope.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

interface EmployeeRef {
  companyId: string
  employeeId: string
}

/**
 * Sets an employee's cost centre and approver. Once the Admins have provided everything, the person is told by mail
 * (§2).
 * @throws 400 for an unknown cost centre or approver, 404 for an unknown employee
 */
export async function patchEmployee(
  employeeRef: EmployeeRef,
  patch: EmployeePatch,
  caller: Caller,
  services: Services,
) {
  const { db, now } = services
  const isThis = and(eq(employees.id, employeeRef.employeeId), eq(employees.companyId, employeeRef.companyId))
  const changed = await db.transaction(async (tx) => {
    const [employee] = await tx.select().from(employees).where(isThis).for('update')
    if (!employee) throw notFound()
    await check(tx, employeeRef, patch)
    const profileId = await profileIdOf(tx, employeeRef)
    const before = profileId ? await loadPerson(tx, employeeRef.companyId, profileId) : undefined
    const fields = (['costCenterId', 'approverId'] as const).filter(
      (field) => patch[field] !== undefined && patch[field] !== employee[field],
    )
    const values = { costCenterId: patch.costCenterId, approverId: patch.approverId }
    const [changed = employee] = await tx
      .update(employees)
      .set(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)))
      .where(isThis)
      .returning()
    if (before && fields.length > 0) {
      const note = { section: 'personal' as const, action: 'changed' as const, fields: [...fields] }
      const about = { companyId: employeeRef.companyId, profileId: before.profile.id, actorProfileId: caller.profileId }
      await noteChange(tx, { ...about, at: now(), ...note })
    }
    if (before && missingDetails(before, now()).length > 0) {
      const after = await loadPerson(tx, employeeRef.companyId, before.profile.id)
      if (missingDetails(after, now()).length === 0) {
        await tell(tx, after, services)
        // What goes missing from now on has not been asked for.
        await tx.update(profiles).set({ detailsAskedAt: null }).where(eq(profiles.id, after.profile.id))
      }
    }
    return changed
  })
  return { id: changed.id, costCenterId: changed.costCenterId, approverId: changed.approverId }
}

async function check(
  tx: Database,
  { companyId, employeeId }: EmployeeRef,
  { costCenterId, approverId }: EmployeePatch,
) {
  const isCostCenter = and(
    eq(costCenters.id, costCenterId ?? ''),
    eq(costCenters.companyId, companyId),
    eq(costCenters.status, 'active'),
  )
  if (costCenterId && (await tx.$count(costCenters, isCostCenter)) === 0) throw refusedField('costCenterId', 'invalid')
  const isColleague = and(
    eq(employees.id, approverId ?? ''),
    eq(employees.companyId, companyId),
    eq(employees.status, 'active'),
  )
  const isKnown = !approverId || (await tx.$count(employees, isColleague)) > 0
  if (!isKnown || approverId === employeeId) throw refusedField('approverId', 'unknownPerson')
}

async function profileIdOf(tx: Database, { companyId, employeeId }: EmployeeRef): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.employeeId, employeeId), eq(profiles.companyId, companyId)))
  return row?.id
}

async function tell(tx: Database, { profile, company }: Person, { env, mailQueue }: Services): Promise<void> {
  const { say } = formatterFor(profile.cultureCode)
  const words = { name: profile.firstName, address: new URL('/complete-your-profile', env.PUBLIC_URL).href }
  await mailQueue.add(tx, 'detailsGiven', {
    to: { name: `${profile.firstName} ${profile.lastName}`, address: profile.email },
    replyTo: { name: company.displayName, address: company.agencyEmailFrom },
    subject: say('profile.details.givenSubject'),
    text: `${say('profile.details.given', words)}\n`,
  })
}
