import { checkEmployee } from '#server/domains/admin/employees/change/checkEmployee.ts'
import { differing, savePeople } from '#server/domains/admin/employees/change/saveEmployees.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { setActive, setProvisioning } from '#server/scim/users/activity.ts'
import { checkManager, fieldsWished } from '#server/scim/users/lookups.ts'
import { readPeople } from '#server/scim/users/people.ts'
import type { PersonRow } from '#server/scim/users/people.ts'
import type { Wishes } from '#server/scim/users/wishes.ts'

/**
 * Changes a person as a client wishes.
 * @throws 409 for an address or number that is taken, and for the last administrator; 400 for a cost centre or manager
 *   who is not there
 */
export async function changePerson(record: PersonRow, wishes: Wishes, client: ScimClient): Promise<void> {
  const { companyId, services } = client
  const { id: employeeId } = record.employee
  const changed = differing(record, await fieldsWished(wishes, client))
  const { managerId, costCenterId: _, ...others } = changed
  if (managerId) await checkManager(services.db, companyId, managerId, employeeId)
  await checkEmployee(services.db, { companyId, employeeId }, others)
  await savePeople([{ record, changed }], client)
  if (wishes.scimId !== undefined) await setProvisioning(employeeId, { scimId: wishes.scimId }, client)
  const [saved] = await readPeople(services.db, [employeeId])
  if (wishes.isActive !== undefined) await setActive(saved!, wishes.isActive, client)
}
