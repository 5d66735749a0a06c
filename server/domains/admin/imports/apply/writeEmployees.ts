import { changeEmployeeRoles } from '#server/domains/admin/employees/change/changeRoles.ts'
import { insertEmployees } from '#server/domains/admin/employees/change/insertEmployees.ts'
import { readByEmployee } from '#server/domains/admin/employees/records/readEmployees.ts'
import { differingFields, saveEmployees } from '#server/domains/admin/employees/change/saveEmployees.ts'
import { activateEmployees, deactivateEmployees } from '#server/domains/admin/employees/change/activation.ts'
import type { StoredEmployee } from '#server/domains/admin/imports/check/employeeRefs.ts'
import { importedFields, type EmployeeChange } from '#server/domains/admin/imports/check/resolveEmployees.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'

/** Adds and changes employees as forms do, in a few statements however many they are. */
export async function writeEmployees(
  importId: string,
  all: readonly EmployeeChange[],
  context: AdminContext,
): Promise<void> {
  const added = all.filter(({ known }) => !known)
  const people = added.map(({ id, fields, roles, status }) => ({ employeeId: id, fields, roles, status, importId }))
  await insertEmployees(people, context)
  const changes = all.filter(isOfKnown)
  await saveEmployees(
    changes.map(({ known, fields }) => ({ record: known, changed: differingFields(known, fields) })),
    context,
  )
  await writeRoles(changes, context)
  await writeStatus(changes, context)
}

type OfKnown = EmployeeChange & { known: StoredEmployee }
const isOfKnown = (change: EmployeeChange): change is OfKnown => change.known !== undefined

const writeRoles = (changes: readonly OfKnown[], context: AdminContext) =>
  changeEmployeeRoles(
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
  if (activated.length > 0) await activateEmployees(await read(activated), context)
  if (deactivated.length > 0) await deactivateEmployees(await read(deactivated), context)
}
