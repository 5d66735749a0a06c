import { inArray } from 'drizzle-orm'
import { employees } from '#server/db/schema/company/company.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'
import { inviteEmployees } from '#server/domains/admin/employees/change/activation.ts'
import { sendAddressChanged } from '#server/domains/admin/employees/mails/employeeMails.ts'
import {
  employeeColumns,
  profileColumns,
  type EmployeeFields,
} from '#server/domains/admin/employees/records/employeeColumns.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/records/readEmployees.ts'
import { createAccounts } from '#server/domains/grants/heldAccount.ts'
import { replaceBookerAddress } from '#server/domains/profile/removeDetails.ts'

/** An employee whose address was changed. */
interface Move {
  former: EmployeeRows['profile']
  after: EmployeeRows
}

/**
 * Handles changed addresses after they are saved (docs/decisions/0029): the employee signs in with the new address
 * only. The order matters. An invitation to the former address is withdrawn before the new one is sent; accounts move
 * before the mails, whose links belong to the account of the new address.
 */
export async function finishAddressChanges(
  changes: readonly { record: EmployeeRows; changed: Partial<EmployeeFields> }[],
  context: AdminContext,
): Promise<void> {
  const moves = changes.flatMap(({ record, changed }): Move[] =>
    changed.email === undefined ? [] : [{ former: record.profile, after: rowsAfter(record, changed) }],
  )
  for (const { former, after } of moves) await replaceBookerAddress(former, after.profile.email, context.services.db)
  await withdrawInvitations(moves, context)
  const known = moves.filter(
    ({ after: { profile, employee } }) => profile.registeredAt ?? employee.invitedAt ?? employee.status === 'active',
  )
  await moveAccounts(known, context)
  // Inactive employees get a mail when they are activated.
  await sendMails(
    known.filter(({ after }) => after.employee.status === 'active'),
    context,
  )
}

const rowsAfter = ({ profile, employee }: EmployeeRows, changed: Partial<EmployeeFields>): EmployeeRows => ({
  employee: { ...employee, ...employeeColumns(changed) },
  profile: { ...profile, ...profileColumns(changed) },
})

/** An invitation that was sent to another address opens nothing any more. */
async function withdrawInvitations(moves: readonly Move[], { services: { db } }: AdminContext): Promise<void> {
  const ids = moves.flatMap(({ former, after }) => (former.registeredAt ? [] : [after.employee.id]))
  if (ids.length > 0) await db.update(employees).set({ invitedAt: null }).where(inArray(employees.id, ids))
}

/** Signs the employees out everywhere; their password and their link to another party's provider end. */
const moveAccounts = (moves: readonly Move[], { services }: AdminContext): Promise<void> =>
  createAccounts(
    moves.map(({ after: { profile } }) => ({ profileId: profile.id, email: profile.email })),
    services,
  )

/** Employees who have signed in get a mail at both addresses; an unanswered invitation goes to the new address. */
async function sendMails(moves: readonly Move[], context: AdminContext): Promise<void> {
  for (const { former, after } of moves) if (former.registeredAt) await sendAddressChanged(after, former.email, context)
  const invited = moves.filter(({ former, after }) => !former.registeredAt && after.employee.invitedAt)
  await inviteEmployees(
    invited.map(({ after }) => after),
    context,
  )
}
