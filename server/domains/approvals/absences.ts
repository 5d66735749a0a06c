import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Absence, NewAbsence } from '#contract/approvals/absences.ts'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { absences } from '#server/db/schema/trips/approvals.ts'
import { findColleague } from '#server/domains/arranger/requests/colleague.ts'
import { homeDay } from '#server/domains/profile/homeDay.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { requireRoom } from '#server/domains/profile/refusals.ts'
import { notFound, refusedField } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

const absencesCondition = ({ companyId, profileId }: ProfileRef) =>
  and(eq(absences.companyId, companyId), eq(absences.profileId, profileId))

/** The absences of a person that are not over, the soonest first. */
export async function absencesOf(person: ProfileRef, services: Services): Promise<Absence[]> {
  const today = await homeDay(person, services)
  const rows = await services.db
    .select({ absence: absences, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(absences)
    .leftJoin(profiles, eq(profiles.employeeId, absences.standInEmployeeId))
    .where(and(absencesCondition(person), gte(absences.untilDay, today)))
    .orderBy(asc(absences.fromDay), asc(absences.id))
  return rows.map(({ absence: { id, fromDay, untilDay, standInEmployeeId }, firstName, lastName }) => ({
    id,
    from: fromDay,
    until: untilDay,
    standIn: standInEmployeeId
      ? { employeeId: standInEmployeeId, name: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) }
      : null,
  }))
}

/**
 * Enters days on which a person does not approve trips.
 * @throws 400 `datePast` at `until`, `overlap` at `from`, `unknownPerson` or `oneself` at `standInEmail`; 409 for too many
 */
export const addAbsence = (person: ProfileRef, body: NewAbsence, services: Services): Promise<Absence[]> =>
  services.db.transaction(async (tx) => {
    const within = { ...services, db: tx }
    const { email: own } = await lockProfile(tx, person)
    const kept = await absencesOf(person, within)
    requireRoom('absences', kept.length, 'absences')
    if (body.until < (await homeDay(person, within))) throw refusedField('until', 'datePast')
    const overlapCondition = and(lte(absences.fromDay, body.until), gte(absences.untilDay, body.from))
    const overlaps = await tx.$count(absences, and(absencesCondition(person), overlapCondition))
    if (overlaps > 0) throw refusedField('from', 'overlap')
    const standInEmployeeId = body.standInEmail === '' ? null : await standInOf(tx, person, body.standInEmail, own)
    const { from: fromDay, until: untilDay } = body
    await tx.insert(absences).values({ id: randomUUID(), ...person, fromDay, untilDay, standInEmployeeId })
    return absencesOf(person, within)
  })

/** The employee with an e-mail address. Guests do not approve trips. */
async function standInOf(tx: Database, person: ProfileRef, email: string, own: string): Promise<string> {
  if (email.toLowerCase() === own.toLowerCase()) throw refusedField('standInEmail', 'oneself')
  const colleague = await findColleague(tx, person, email, 'arranger')
  if (!colleague?.employeeId) throw refusedField('standInEmail', 'unknownPerson')
  return colleague.employeeId
}

/** Removes an absence. @throws 404 */
export async function removeAbsence(
  { absenceId, ...person }: ProfileRef & { absenceId: string },
  services: Services,
): Promise<Absence[]> {
  const removed = await services.db
    .delete(absences)
    .where(and(absencesCondition(person), eq(absences.id, absenceId)))
    .returning({ id: absences.id })
  if (removed.length === 0) throw notFound()
  return absencesOf(person, services)
}
