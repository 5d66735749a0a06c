import { checkEmployee } from '#server/domains/admin/employees/change/checkEmployee.ts'
import { differingFields, saveEmployees } from '#server/domains/admin/employees/change/saveEmployees.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { setActive, setProvisioning } from '#server/scim/users/activity.ts'
import { checkManager, getFields } from '#server/scim/users/lookups.ts'
import { readPeople, type PersonRow } from '#server/scim/users/people.ts'
import type { UserChanges } from '#server/scim/users/userChanges.ts'

/**
 * Applies the changes of a client to an employee.
 * @throws 409 for an address or number in use, and for the last admin; 400 for an unknown cost center or manager
 */
export async function changePerson(record: PersonRow, changes: UserChanges, client: ScimClient): Promise<void> {
  const { companyId, services } = client
  const { id: employeeId } = record.employee
  const changed = differingFields(record, await getFields(changes, client))
  const { managerId, costCenterId: _, ...others } = changed
  if (managerId) await checkManager(services.db, companyId, managerId, employeeId)
  await checkEmployee(services.db, { companyId, employeeId }, others)
  await saveEmployees([{ record, changed }], client)
  if (changes.scimId !== undefined) await setProvisioning(employeeId, { scimId: changes.scimId }, client)
  const [saved] = await readPeople(services.db, [employeeId])
  if (changes.isActive !== undefined) await setActive(saved!, changes.isActive, client)
}
