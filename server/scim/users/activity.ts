import { eq, sql } from 'drizzle-orm'
import { employees } from '#server/db/schema/company/company.ts'
import { requireAnAdmin } from '#server/domains/admin/employees/change/changeEmployee.ts'
import { activateEmployees, deactivateEmployees } from '#server/domains/admin/employees/change/activation.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import type { PersonRow } from '#server/scim/users/people.ts'

/**
 * Activates or deactivates an employee, as an admin does. Trips, invoices and records stay.
 * @throws 409 for the last admin
 */
export async function setActive(person: PersonRow, isActive: boolean, client: ScimClient): Promise<void> {
  const { employee } = person
  if (isActive === (employee.status === 'active')) return
  if (isActive) {
    await activateEmployees([person], client, { invites: client.invites })
    await setProvisioning(employee.id, { scimDeletedAt: null }, client)
  } else {
    await deactivateEmployees([person], client)
    await requireAnAdmin(client.services.db, client.companyId)
  }
}

/** Deactivates an employee whom the client deleted. The client gets 404 for the id from then on. */
export async function deleteForClient(person: PersonRow, client: ScimClient): Promise<void> {
  await setActive(person, false, client)
  await setProvisioning(person.employee.id, { scimDeletedAt: client.services.now() }, client)
}

/** Stores the client's id of an employee, and whether the client deleted them. */
export const setProvisioning = (
  id: string,
  columns: Partial<Pick<typeof employees.$inferInsert, 'scimId' | 'scimDeletedAt'>>,
  { services: { db, now } }: ScimClient,
) =>
  db
    .update(employees)
    .set({ ...columns, updatedAt: now(), version: sql`${employees.version} + 1` })
    .where(eq(employees.id, id))
