import { helpDeskHeader } from '#contract/support/helpDesk.ts'
import { registerHelpDesk } from '@/domains/session/shared/helpDeskSession'
import { onStay } from '@/forms/leave/unsaved'
import { StreamRefusal } from '@/http/eventStream'
import { toFailure } from '@/http/failure'
import type { EmployeeRef } from '@/http/paths'
import { sessionEpoch } from '@/http/sessionEpoch'
import { storage } from '@/lib/storage'
import { deleteDeskToken, getDeskToken, getEmployeeDeskToken } from './helpDeskToken.api'

/** The open help desk of this tab. Its token is only in memory. */
interface OpenDesk {
  employeeId: string
  session: number
  token: Promise<string>
}
let desk: OpenDesk | undefined
/** After signing out of it in this session, it is not opened again, unless unsaved work keeps the person here. */
let leftIn: number | undefined
onStay(() => (leftIn = undefined))

/** The header of calls of the help desk. */
export type DeskHeader = Record<typeof helpDeskHeader, string>

/**
 * Makes a call of the help desk with its token, and opens the help desk first where needed: also where it has ended
 * meanwhile.
 */
export async function withDesk<Answer>(
  employee: EmployeeRef,
  call: (headers: DeskHeader) => Promise<Answer>,
): Promise<Answer> {
  const token = tokenOf(employee)
  try {
    return await call({ [helpDeskHeader]: await token })
  } catch (error) {
    if (!isClosed(error)) throw error
    if (desk?.token === token) desk = undefined
    return call({ [helpDeskHeader]: await tokenOf(employee) })
  }
}

function tokenOf(employee: EmployeeRef): Promise<string> {
  const { companyId, employeeId } = employee
  const session = sessionEpoch()
  if (leftIn === session) return Promise.reject(new Error('The help desk has been left'))
  if (desk?.employeeId === employeeId && desk.session === session) return desk.token
  const opened: OpenDesk = { employeeId, session, token: openDesk({ companyId, employeeId }) }
  desk = opened
  // A failure is forgotten, so that the next call tries again.
  opened.token.catch(() => desk === opened && (desk = undefined))
  return opened.token
}

async function openDesk(employee: EmployeeRef): Promise<string> {
  const { token: userToken } = await getEmployeeDeskToken(employee)
  const { token } = await getDeskToken(userToken)
  registerHelpDesk(() => {
    leftIn = sessionEpoch()
    desk = undefined
    // The logout route works without an answer.
    return deleteDeskToken(employee, storage.read('accessToken') ?? '').then(
      () => undefined,
      () => undefined,
    )
  })
  return token
}

const isClosed = (error: unknown): boolean =>
  error instanceof StreamRefusal ? error.status === 409 : toFailure(error).messageCode === 'helpDeskClosed'
