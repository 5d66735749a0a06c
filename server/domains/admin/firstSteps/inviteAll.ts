import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { InvitedAll } from '#contract/admin/firstSteps.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { bulkChange } from '#server/domains/admin/employees/bulk/bulkChange.ts'

/** The active employees of a company, guests aside, who have neither been invited nor signed in. */
const uninvited = (companyId: string, db: Database) =>
  db
    .select({ id: employees.id })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(
      and(
        eq(employees.companyId, companyId),
        ne(employees.type, 'guest'),
        eq(employees.status, 'active'),
        isNull(employees.invitedAt),
        isNull(profiles.registeredAt),
      ),
    )

/** The most employees that one call invites, so that its answer does not take long. */
export const invitedAtOnce = 200

/** The number of employees who wait for an invitation. */
export const countUninvited = (companyId: string, db: Database): Promise<number> =>
  db.$count(uninvited(companyId, db).as('waiting'))

/**
 * Invites the next employees who wait for an invitation, a few hundred at once. Repeated until nobody is
 * left, it invites all; after an early end it goes on with the rest, and nobody is invited twice.
 */
export async function inviteNext(request: AdminRequest): Promise<InvitedAll> {
  const { companyId, services } = request
  const next = await uninvited(companyId, services.db).orderBy(asc(employees.id)).limit(invitedAtOnce)
  const employeeIds = next.map(({ id }) => id)
  const { changed } = await bulkChange({ employeeIds, change: { kind: 'invite' } }, request)
  return { invited: changed, left: await countUninvited(companyId, services.db) }
}
