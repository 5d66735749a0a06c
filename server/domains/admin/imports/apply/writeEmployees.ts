import { changeRolesOf } from '#server/domains/admin/employees/change/changeRoles.ts'
import { insertPeople } from '#server/domains/admin/employees/change/insertEmployees.ts'
import { readByEmployee } from '#server/domains/admin/employees/records/readEmployees.ts'
import { differing, savePeople } from '#server/domains/admin/employees/change/saveEmployees.ts'
import { activate, deactivate } from '#server/domains/admin/employees/change/activation.ts'
import type { Known } from '#server/domains/admin/imports/check/employeeRefs.ts'
import { importedFields } from '#server/domains/admin/imports/check/resolveEmployees.ts'
import type { EmployeeChange } from '#server/domains/admin/imports/check/resolveEmployees.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'

/** Adds and changes employees as forms do, in a few statements however many they are. */
export async function writeEmployees(
  importId: string,
  all: readonly EmployeeChange[],
  context: AdminContext,
): Promise<void> {
  const added = all.filter(({ known }) => !known)
  const people = added.map(({ id, fields, roles, status }) => ({ employeeId: id, fields, roles, status, importId }))
  await insertPeople(people, context)
  const changes = all.filter(isOfKnown)
  await savePeople(
    changes.map(({ known, fields }) => ({ record: known, changed: differing(known, fields) })),
    context,
  )
  await writeRoles(changes, context)
  await writeStatus(changes, context)
}

type OfKnown = EmployeeChange & { known: Known }
const isOfKnown = (change: EmployeeChange): change is OfKnown => change.known !== undefined

const writeRoles = (changes: readonly OfKnown[], context: AdminContext) =>
  changeRolesOf(
    changes.map(({ known, roles }) => {
      const { roles: before } = importedFields(known)
      const added = roles.filter((role) => !before.includes(role))
      const removed = before.filter((role) => !roles.includes(role))
      return { record: known, added, removed }
    }),
    context,
  )

async function writeStatus(changes: readonly OfKnown[], context: AdminContext): Promise<void> {
  const idsOf = (to: 'active' | 'inactive') =>
    changes.flatMap(({ id, changed, status }) => (changed.includes('status') && status === to ? id : []))
  // As they are by now: the same row may have changed their address.
  const read = (ids: string[]) => readByEmployee(context.services.db, context.companyId, ids)
  const [activated, deactivated] = [idsOf('active'), idsOf('inactive')]
  if (activated.length > 0) await activate(await read(activated), context)
  if (deactivated.length > 0) await deactivate(await read(deactivated), context)
}
