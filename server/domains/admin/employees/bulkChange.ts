import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { BulkChange, BulkOutcome } from '#contract/employees.ts'
import { inParts } from '#server/db/inParts.ts'
import { cardAssignments, companyCards } from '#server/db/schema/admin.ts'
import { settingApprover, settingPolicy } from '#server/domains/admin/employees/bulkBooking.ts'
import type { BulkWork, Change, Skip } from '#server/domains/admin/employees/bulkWork.ts'
import { checkEmployee } from '#server/domains/admin/employees/checkEmployee.ts'
import { withinCompany } from '#server/domains/admin/employees/lifeCycle.ts'
import { noteEmployees } from '#server/domains/admin/employees/noteEmployees.ts'
import { isDeleted, readByEmployee } from '#server/domains/admin/employees/readEmployees.ts'
import type { EmployeeRecord, Managing } from '#server/domains/admin/employees/readEmployees.ts'
import { savePeople } from '#server/domains/admin/employees/savePeople.ts'
import { activate, deactivate, isJustInvited, sendInvitations } from '#server/domains/admin/employees/status.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import { notFound, refusedField } from '#server/http/envelope.ts'

/** Employees who are changed in one transaction. */
const atOnce = 100

/**
 * Makes one change of many employees, part by part; where it ends early, the same request goes on with those not changed
 * yet. Skipped employees are returned with the reason.
 * @throws 400 for a cost centre, policy or approver there is not, 404 for a card there is not
 */
export async function bulkChange(
  companyId: string,
  { employeeIds, change }: BulkChange,
  managing: Managing,
): Promise<BulkOutcome> {
  const parts = await inParts([...new Set(employeeIds)], atOnce, (ids) => changeSome(companyId, ids, change, managing))
  return {
    changed: parts.reduce((total, { changed }) => total + changed, 0),
    skipped: parts.flatMap(({ skipped }) => skipped),
  }
}

const changeSome = (companyId: string, ids: string[], change: BulkChange['change'], managing: Managing) =>
  withinCompany(companyId, managing, async (within): Promise<BulkOutcome> => {
    const found = await readByEmployee(within.services.db, companyId, ids)
    const byId = new Map(found.map((record) => [record.employee.id, record]))
    const doing = await doingOf(companyId, change, within)
    const skipped: BulkOutcome['skipped'] = []
    const meant: EmployeeRecord[] = []
    for (const id of ids) {
      const record = byId.get(id)
      const reason = !record || isDeleted(record) ? 'unknown' : doing.skips(record)
      if (reason) skipped.push({ id, name: record ? nameOf(record) : '', reason })
      else meant.push(record!)
    }
    if (meant.length > 0) await doing.work(meant)
    return { changed: meant.length, skipped }
  })

const nameOf = ({ profile: { firstName, lastName } }: EmployeeRecord) => `${firstName} ${lastName}`

function doingOf(companyId: string, change: BulkChange['change'], managing: Managing): BulkWork | Promise<BulkWork> {
  if (change.kind === 'activate')
    return {
      skips: ({ employee }) => (employee.status === 'active' ? 'asItIs' : undefined),
      work: (records) => activate(records, managing),
    }
  if (change.kind === 'invite')
    return {
      skips: (record) => {
        if (record.employee.status !== 'active') return 'inactive'
        if (record.profile.registeredAt) return 'asItIs'
        return isJustInvited(record, managing.services) ? 'invitedRecently' : undefined
      },
      work: async (records) => {
        await sendInvitations(records, managing)
        await noteEmployees(records, () => noted('invitation'), managing)
      },
    }
  if (change.kind === 'deactivate') return deactivating(companyId, managing)
  if (change.kind === 'costCenter') return moving(companyId, change, managing)
  if (change.kind === 'policy') return settingPolicy(companyId, change, managing)
  if (change.kind === 'approver') return settingApprover(companyId, change, managing)
  return assigning(companyId, change, managing)
}

async function deactivating(companyId: string, managing: Managing): Promise<BulkWork> {
  const admins = await adminsOf(managing.services.db, companyId)
  // Of simultaneous changes only the first has seen whoever asks as an administrator.
  const isAdmin = admins.some(({ profileId }) => profileId === managing.caller.profileId)
  const skips = ({ profile, employee }: EmployeeRecord): Skip | undefined => {
    if (employee.id === managing.caller.employeeId) return 'oneself'
    if (employee.status === 'inactive') return 'asItIs'
    return !isAdmin && admins.some(({ profileId }) => profileId === profile.id) ? 'lastAdmin' : undefined
  }
  return { skips, work: (records) => deactivate(records, managing) }
}

async function moving(
  companyId: string,
  { costCenterId }: Change<'costCenter'>,
  managing: Managing,
): Promise<BulkWork> {
  await checkEmployee(managing.services.db, { companyId, employeeId: '' }, { costCenterId }).catch(() => {
    throw refusedField('change.costCenterId', 'costCenter')
  })
  return {
    skips: ({ employee }) => (employee.costCenterId === costCenterId ? 'asItIs' : undefined),
    work: (records) =>
      savePeople(
        records.map((record) => ({ record, changed: { costCenterId } })),
        managing,
      ),
  }
}

const noted = (field: string) => ({ action: 'changed' as const, changes: [{ field, from: null, to: null }] })

/** Lets a company card pay for people. */
async function assigning(companyId: string, { creditCardId }: Change<'card'>, managing: Managing): Promise<BulkWork> {
  const { db } = managing.services
  const isCard = and(eq(companyCards.id, creditCardId), eq(companyCards.companyId, companyId))
  if ((await db.$count(companyCards, isCard)) === 0) throw notFound()
  const assigned = await db.select().from(cardAssignments).where(eq(cardAssignments.cardId, creditCardId))
  const holders = new Set(assigned.map(({ employeeId }) => employeeId))
  return {
    skips: ({ employee }) => {
      if (holders.has(employee.id)) return 'asItIs'
      return employee.status === 'active' ? undefined : 'inactive'
    },
    work: async (records) => {
      const made = records.map(({ employee }) => ({
        id: randomUUID(),
        cardId: creditCardId,
        employeeId: employee.id,
      }))
      await db.insert(cardAssignments).values(made)
      await noteEmployees(records, () => noted('card'), managing)
    },
  }
}
