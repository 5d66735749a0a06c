import { eq, sql } from 'drizzle-orm'
import { employees } from '#server/db/schema/company.ts'
import { endAccess } from '#server/domains/grants/heldAccount.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { inviteEmployee } from '#server/scim/users/invite.ts'
import { checkAdminsLeft } from '#server/scim/users/lookups.ts'
import { note } from '#server/scim/users/notes.ts'
import type { PersonRow } from '#server/scim/users/people.ts'

type Person = Pick<PersonRow, 'employee' | 'profile'>

/**
 * Ends somebody's time at once: their sign-ins end in every browser and in the booking tool, and they cannot sign in
 * again. Their trips, invoices and records stay.
 * @throws 409 for the last administrator
 */
export async function deactivate({ employee, profile }: Person, client: ScimClient): Promise<void> {
  if (employee.status === 'inactive') return
  const { db } = client.services
  await setStatus(employee.id, { status: 'inactive' }, client)
  await checkAdminsLeft(db, client.companyId)
  await endAccess([profile.id], client.services)
  await note(client, [statusNote(employee.id, 'deactivated')])
}

/** Lets somebody in again; whoever never chose a password is invited. */
export async function activate({ employee, profile }: Person, client: ScimClient): Promise<void> {
  if (employee.status === 'active') return
  await setStatus(employee.id, { status: 'active', scimDeletedAt: null }, client)
  await inviteEmployee(profile.id, client.services)
  await note(client, [statusNote(employee.id, 'activated')])
}

/** Deactivates somebody whom the client deleted; from then on it is told that they are gone. */
export async function deleteForClient(person: Person, client: ScimClient): Promise<void> {
  await deactivate(person, client)
  await setStatus(person.employee.id, { scimDeletedAt: client.services.now() }, client)
}

/** Shows the client somebody again whom it deleted. */
export const reveal = (employeeId: string, client: ScimClient) => setStatus(employeeId, { scimDeletedAt: null }, client)

const setStatus = (
  id: string,
  columns: Partial<typeof employees.$inferInsert>,
  { services: { db, now } }: ScimClient,
) =>
  db
    .update(employees)
    .set({ ...columns, updatedAt: now(), version: sql`${employees.version} + 1` })
    .where(eq(employees.id, id))

const statusNote = (entityId: string, action: 'activated' | 'deactivated') => ({
  entity: 'employee' as const,
  entityId,
  action,
  changes: [
    action === 'activated'
      ? { field: 'status', from: 'inactive', to: 'active' }
      : { field: 'status', from: 'active', to: 'inactive' },
  ],
})
