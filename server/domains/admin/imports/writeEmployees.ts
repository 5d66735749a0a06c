import { changeRolesOf } from '#server/domains/admin/employees/changeRoles.ts'
import { insertPeople } from '#server/domains/admin/employees/insertPeople.ts'
import { readByEmployee } from '#server/domains/admin/employees/readEmployees.ts'
import { differing, savePeople } from '#server/domains/admin/employees/savePeople.ts'
import { activate, deactivate } from '#server/domains/admin/employees/status.ts'
import type { Known } from '#server/domains/admin/imports/employeeRefs.ts'
import type { ImportRef } from '#server/domains/admin/imports/importing.ts'
import { importedFields } from '#server/domains/admin/imports/resolveEmployees.ts'
import type { EmployeeChange } from '#server/domains/admin/imports/resolveEmployees.ts'
import type { Acting } from '#server/domains/audit/recordCompanyChanges.ts'

/** Adds and changes employees as forms do, in a few statements however many they are. */
export async function writeEmployees(
  { companyId, importId }: ImportRef,
  all: readonly EmployeeChange[],
  acting: Acting,
): Promise<void> {
  const added = all.filter(({ known }) => !known)
  const people = added.map(({ id, fields, roles, status }) => ({ employeeId: id, fields, roles, status, importId }))
  await insertPeople(companyId, people, acting)
  const changes = all.filter(isOfKnown)
  await savePeople(
    changes.map(({ known, fields }) => ({ record: known, changed: differing(known, fields) })),
    acting,
  )
  await writeRoles(changes, acting)
  await writeStatus(companyId, changes, acting)
}

type OfKnown = EmployeeChange & { known: Known }
const isOfKnown = (change: EmployeeChange): change is OfKnown => change.known !== undefined

const writeRoles = (changes: readonly OfKnown[], acting: Acting) =>
  changeRolesOf(
    changes.map(({ known, roles }) => {
      const { roles: before } = importedFields(known)
      const added = roles.filter((role) => !before.includes(role))
      const removed = before.filter((role) => !roles.includes(role))
      return { record: known, added, removed }
    }),
    acting,
  )

async function writeStatus(companyId: string, changes: readonly OfKnown[], acting: Acting): Promise<void> {
  const idsOf = (to: 'active' | 'inactive') =>
    changes.flatMap(({ id, changed, status }) => (changed.includes('status') && status === to ? id : []))
  // As they are by now: the same row may have changed their address.
  const read = (ids: string[]) => readByEmployee(acting.services.db, companyId, ids)
  const [activated, deactivated] = [idsOf('active'), idsOf('inactive')]
  if (activated.length > 0) await activate(await read(activated), acting)
  if (deactivated.length > 0) await deactivate(await read(deactivated), acting)
}
