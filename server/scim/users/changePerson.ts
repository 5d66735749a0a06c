import { checkEmployee } from '#server/domains/admin/employees/change/checkEmployee.ts'
import { differingFields, saveEmployees } from '#server/domains/admin/employees/change/saveEmployees.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { setActive, setProvisioning } from '#server/scim/users/activity.ts'
import { checkManager, getFields } from '#server/scim/users/lookups.ts'
import { readPeople } from '#server/scim/users/people.ts'
import type { PersonRow } from '#server/scim/users/people.ts'
import type { UserChanges } from '#server/scim/users/userChanges.ts'

/**
 * Changes a person as a client wishes.
 * @throws 409 for an address or number that is taken, and for the last administrator; 400 for a cost center or manager
 *   who is not there
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
