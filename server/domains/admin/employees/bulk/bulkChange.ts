import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { BulkChange, BulkOutcome, bulkSkips } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { inParts } from '#server/db/inParts.ts'
import { cardAssignments, companyCards } from '#server/db/schema/company/admin.ts'
import { travelPolicies } from '#server/db/schema/company/company.ts'
import { checkEmployee } from '#server/domains/admin/employees/change/checkEmployee.ts'
import { inCompanyTransaction, type AdminRequest } from '#server/domains/admin/adminContext.ts'
import { recordEmployeeChanges } from '#server/domains/admin/employees/change/recordChanges.ts'
import {
  isDeleted,
  readByEmployee,
  type EmployeeRecord,
} from '#server/domains/admin/employees/records/readEmployees.ts'
import { saveEmployees } from '#server/domains/admin/employees/change/saveEmployees.ts'
import {
  activateEmployees,
  deactivateEmployees,
  wasJustInvited,
  inviteEmployees,
} from '#server/domains/admin/employees/change/activation.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import { notFound, refusedField } from '#server/http/answers/envelope.ts'

/** Why a change of many leaves an employee out. */
type Skip = (typeof bulkSkips)[number]

/** One kind of change of many employees. */
type Change<Kind extends BulkChange['change']['kind']> = Extract<BulkChange['change'], { kind: Kind }>

/** The effect of one bulk change on an employee, or the reason why it skips them. */
interface BulkAction {
  skips: (record: EmployeeRecord) => Skip | undefined
  work: (records: EmployeeRecord[]) => Promise<void>
}

/** Employees who are changed in one transaction. */
const atOnce = 100

/**
 * Makes one change of many employees, in parts of a hundred. After an early end, the same request goes on with the
 * rest. Skipped employees are returned with the reason.
 * @throws 400 for an unknown cost center, policy or approver, 404 for an unknown card
 */
export async function bulkChange({ employeeIds, change }: BulkChange, request: AdminRequest): Promise<BulkOutcome> {
  const parts = await inParts([...new Set(employeeIds)], atOnce, (ids) => changeSome(ids, change, request))
  return {
    changed: parts.reduce((total, { changed }) => total + changed, 0),
    skipped: parts.flatMap(({ skipped }) => skipped),
  }
}

const changeSome = (ids: string[], change: BulkChange['change'], request: AdminRequest) =>
  inCompanyTransaction(request, async (context): Promise<BulkOutcome> => {
    const found = await readByEmployee(context.services.db, context.companyId, ids)
    const byId = new Map(found.map((record) => [record.employee.id, record]))
    const doing = await getBulkAction(change, context)
    const skipped: BulkOutcome['skipped'] = []
    const meant: EmployeeRecord[] = []
    for (const id of ids) {
      const record = byId.get(id)
      const reason = !record || isDeleted(record) ? 'unknown' : doing.skips(record)
      if (reason) skipped.push({ id, name: record ? fullName(record.profile) : '', reason })
      else meant.push(record!)
    }
    if (meant.length > 0) await doing.work(meant)
    return { changed: meant.length, skipped }
  })

function getBulkAction(change: BulkChange['change'], request: AdminRequest): BulkAction | Promise<BulkAction> {
  if (change.kind === 'activate')
    return {
      skips: ({ employee }) => (employee.status === 'active' ? 'asItIs' : undefined),
      work: (records) => activateEmployees(records, request),
    }
  if (change.kind === 'invite')
    return {
      skips: (record) => {
        if (record.employee.status !== 'active') return 'inactive'
        if (record.profile.registeredAt) return 'asItIs'
        return wasJustInvited(record, request.services) ? 'invitedRecently' : undefined
      },
      work: async (records) => {
        await inviteEmployees(records, request)
        await recordEmployeeChanges(records, () => noted('invitation'), request)
      },
    }
  if (change.kind === 'deactivate') return deactivateAction(request)
  if (change.kind === 'costCenter') return costCenterAction(change, request)
  if (change.kind === 'policy') return policyAction(change, request)
  if (change.kind === 'approver') return approverAction(change, request)
  return cardAction(change, request)
}

async function deactivateAction(request: AdminRequest): Promise<BulkAction> {
  const admins = await adminsOf(request.services.db, request.companyId)
  // A simultaneous change may have taken the caller's role since the request was checked.
  const isAdmin = admins.some(({ profileId }) => profileId === request.caller.profileId)
  const skips = ({ profile, employee }: EmployeeRecord): Skip | undefined => {
    if (employee.id === request.caller.employeeId) return 'oneself'
    if (employee.status === 'inactive') return 'asItIs'
    return !isAdmin && admins.some(({ profileId }) => profileId === profile.id) ? 'lastAdmin' : undefined
  }
  return { skips, work: (records) => deactivateEmployees(records, request) }
}

async function costCenterAction({ costCenterId }: Change<'costCenter'>, request: AdminRequest): Promise<BulkAction> {
  await checkEmployee(request.services.db, { companyId: request.companyId, employeeId: '' }, { costCenterId }).catch(
    () => {
      throw refusedField('change.costCenterId', 'costCenter')
    },
  )
  return {
    skips: ({ employee }) => (employee.costCenterId === costCenterId ? 'asItIs' : undefined),
    work: (records) =>
      saveEmployees(
        records.map((record) => ({ record, changed: { costCenterId } })),
        request,
      ),
  }
}

const noted = (field: string) => ({ action: 'changed' as const, changes: [{ field, from: null, to: null }] })

/** Assigns a company card to employees. */
async function cardAction({ creditCardId }: Change<'card'>, request: AdminRequest): Promise<BulkAction> {
  const { db } = request.services
  const cardCondition = and(eq(companyCards.id, creditCardId), eq(companyCards.companyId, request.companyId))
  if ((await db.$count(companyCards, cardCondition)) === 0) throw notFound()
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
      await recordEmployeeChanges(records, () => noted('card'), request)
    },
  }
}

/**
 * Gives employees a travel policy. If the policy needs approval, the manager approves for an employee without an
 * approver; employees with neither are skipped.
 * @throws 400 at `change.travelPolicyId` for an unknown or inactive policy
 */
async function policyAction({ travelPolicyId }: Change<'policy'>, request: AdminRequest): Promise<BulkAction> {
  const {
    companyId,
    services: { db },
  } = request
  await checkEmployee(db, { companyId, employeeId: '' }, { travelPolicyId }).catch(() => {
    throw refusedField('change.travelPolicyId', 'policy')
  })
  const [policy] = await db.select().from(travelPolicies).where(eq(travelPolicies.id, travelPolicyId))
  return {
    skips: ({ employee }) => {
      if (employee.travelPolicyId === travelPolicyId) return 'asItIs'
      return policy!.needsApproval && !employee.approverId && !employee.managerId ? 'noApprover' : undefined
    },
    work: (records) =>
      saveEmployees(
        records.map((record) => ({ record, changed: { travelPolicyId } })),
        request,
      ),
  }
}

/**
 * Gives employees an approver, who is skipped.
 * @throws 400 at `change.approverId` for anyone but an active employee of the company
 */
async function approverAction({ approverId }: Change<'approver'>, request: AdminRequest): Promise<BulkAction> {
  await checkEmployee(request.services.db, { companyId: request.companyId, employeeId: '' }, { approverId }).catch(
    () => {
      throw refusedField('change.approverId', 'unknownPerson')
    },
  )
  return {
    skips: ({ employee }) => {
      if (employee.id === approverId) return 'ownApprover'
      return employee.approverId === approverId ? 'asItIs' : undefined
    },
    work: (records) =>
      saveEmployees(
        records.map((record) => ({ record, changed: { approverId } })),
        request,
      ),
  }
}
