import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CardAssignments, ChangedAssignments } from '#contract/admin/companyCards.ts'
import type { Database } from '#server/db/client.ts'
import { cardAssignments } from '#server/db/schema/company/admin.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { changeCards, writeVersion } from '#server/domains/admin/cards/changeCards.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { findCard, type CompanyCardRef } from '#server/domains/admin/cards/readCards.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { staffCondition } from '#server/domains/profile/staffCondition.ts'
import { badInput, changedMeanwhile } from '#server/http/answers/envelope.ts'
import type { FieldProblem } from '#contract/wire/fieldProblems.ts'
import { shownAddress } from '#server/mail/noAddress.ts'

/** Assignments of a card: cost centers by number, employees by name. @throws 404 */
export async function assignmentsOf(db: Database, cardRef: CompanyCardRef): Promise<CardAssignments> {
  const { card } = await findCard(db, cardRef)
  const { externalId, names } = costCenters
  const centers = await db
    .select({ id: costCenters.id, externalId, names, includesBelow: cardAssignments.includesBelow })
    .from(cardAssignments)
    .innerJoin(costCenters, eq(costCenters.id, cardAssignments.costCenterId))
    .where(eq(cardAssignments.cardId, card.id))
    .orderBy(asc(externalId))
  const { firstName, lastName, email } = profiles
  const people = await db
    .select({ id: employees.id, firstName, lastName, email, jobTitle: employees.jobTitle })
    .from(cardAssignments)
    .innerJoin(employees, eq(employees.id, cardAssignments.employeeId))
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(eq(cardAssignments.cardId, card.id))
    .orderBy(asc(folded(lastName)), asc(folded(firstName)), asc(employees.id))
  return {
    costCenters: centers,
    employees: people.map((person) => ({ ...person, email: shownAddress(person.email) })),
    version: card.version,
  }
}

/**
 * Replaces the assignments of a card. Entries that are assigned already may stay, even when inactive by now.
 * @throws 400 at the position of each entry that is unknown, inactive or a duplicate; 404; 412
 */
export const changeAssignments = (cardRef: CompanyCardRef, entered: ChangedAssignments, request: AdminRequest) =>
  changeCards(request, async (tx, recordChange) => {
    const row = await findCard(tx, cardRef)
    const before = await assignmentsOf(tx, cardRef)
    if (isStale(row.card, entered.version)) throw changedMeanwhile(before)
    await refuseUnknown(tx, cardRef.companyId, entered, before)
    await tx.delete(cardAssignments).where(eq(cardAssignments.cardId, row.card.id))
    const rows = [
      ...entered.costCenters.map(({ id, includesBelow }) => ({ costCenterId: id, includesBelow })),
      ...entered.employeeIds.map((employeeId) => ({ employeeId })),
    ].map((each) => ({ id: randomUUID(), cardId: row.card.id, ...each }))
    if (rows.length > 0) await tx.insert(cardAssignments).values(rows)
    await writeVersion(tx, row)
    const after = await assignmentsOf(tx, cardRef)
    await recordChange(row.card.id, 'changed', changesOf(before, after))
    return after
  })

/**
 * Changes for the record: cost centers by number. Employees are personal data, so only the fact of a change is
 * recorded.
 */
function changesOf(before: CardAssignments, after: CardAssignments) {
  const centersOf = ({ costCenters: all }: CardAssignments) =>
    all.map(({ externalId, includesBelow }) => (includesBelow ? `${externalId}+` : externalId)).join(', ')
  const peopleOf = ({ employees: all }: CardAssignments) => all.map(({ id }) => id).join()
  const centers = { field: 'costCenters', from: centersOf(before), to: centersOf(after) }
  return [
    ...(centers.from === centers.to ? [] : [centers]),
    ...(peopleOf(before) === peopleOf(after) ? [] : [{ field: 'employees', from: null, to: null }]),
  ]
}

async function refuseUnknown(tx: Database, companyId: string, entered: ChangedAssignments, before: CardAssignments) {
  const centerIds = entered.costCenters.map(({ id }) => id)
  const knownCenters = await activeCenters(tx, companyId, centerIds)
  const knownPeople = await activePeople(tx, companyId, entered.employeeIds)
  const problems = [
    ...problemsIn(centerIds, [...knownCenters, ...before.costCenters], (place) => ({
      field: `costCenters.${place}.id`,
      code: 'costCenter',
    })),
    ...problemsIn(entered.employeeIds, [...knownPeople, ...before.employees], (place) => ({
      field: `employeeIds.${place}`,
      code: 'unknownPerson',
    })),
  ]
  if (problems.length > 0)
    throw badInput('Some of these are not active in the company, or stand there twice. Take them off.', problems)
}

function problemsIn(ids: string[], known: { id: string }[], unknown: (place: number) => FieldProblem): FieldProblem[] {
  const sound = new Set(known.map(({ id }) => id))
  const seen = new Set<string>()
  return ids.flatMap((id, place) => {
    const isTwice = seen.has(id)
    seen.add(id)
    if (isTwice) return { field: unknown(place).field, code: 'alreadyThere' }
    return sound.has(id) ? [] : unknown(place)
  })
}

const activeCenters = (tx: Database, companyId: string, ids: string[]) =>
  tx
    .select({ id: costCenters.id })
    .from(costCenters)
    .where(and(eq(costCenters.companyId, companyId), eq(costCenters.status, 'active'), inArray(costCenters.id, ids)))

/** Active employees without guests, who are paid for by their host or pay themselves. */
const activePeople = (tx: Database, companyId: string, ids: string[]) =>
  tx
    .select({ id: employees.id })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(and(eq(employees.companyId, companyId), staffCondition, inArray(employees.id, ids)))
