import { groupTasksListSchema } from '#contract/events/groupTasks.ts'
import { type GroupAnswer, groupTravelListSchema, groupTravelSchema } from '#contract/events/groupTravels.ts'
import { groupInvitationSchema } from '#contract/events/groupInvitations.ts'
import { companyHttp } from '@/http/clients'
import { asEmptyList } from '@/http/fallbacks'
import { currentGroupTravelsPath, type EmployeeRef, employeePath, invitationPath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const groupsPath = (employeeRef: EmployeeRef) => `${employeePath(employeeRef)}/group-travels`

/**
 * GET .../employees/{employeeId}/group-travels: the group events an employee may still go to. Empty where the call
 * fails (§8).
 */
export const getGroupTravels = (employeeRef: EmployeeRef, signal: AbortSignal) =>
  companyHttp
    .get(currentGroupTravelsPath(employeeRef), { signal })
    .then(parseBody(groupTravelListSchema))
    .catch(asEmptyList)

/** The same from a day on, `yyyy-MM-dd` (§7), with declined and past events. */
export const getGroupTravelsFrom = (
  { fromDate, ...employeeRef }: EmployeeRef & { fromDate: string },
  signal: AbortSignal,
) => companyHttp.get(groupsPath(employeeRef), { params: { fromDate }, signal }).then(parseBody(groupTravelListSchema))

/** PUT .../group-travels/{shareableId}: accepts or declines; 409 once it cannot be answered any more. */
export const putGroupAnswer = (
  { shareableId, companyId, employeeId, ...answer }: EmployeeRef & GroupAnswer & { shareableId: string },
  signal: AbortSignal,
) =>
  companyHttp
    .put(`${groupsPath({ companyId, employeeId })}/${encodeURIComponent(shareableId)}`, answer, { signal })
    .then(parseBody(groupTravelSchema))

interface Invitation {
  shareableId: string
  /** The key of the mailed invitation; empty for a visitor who has only the address. */
  key: string
}
/** GET group-invitations/{shareableId}: the public page of an event, and with a key also the invitation. */
export const getInvitation = (invitation: Invitation, signal: AbortSignal) =>
  companyHttp
    .get(invitationPath(invitation), { params: invitation.key ? { key: invitation.key } : {}, signal })
    .then(parseBody(groupInvitationSchema))

/** PUT group-invitations/{shareableId} with the key of an invitation: 404 unknown, 410 expired, 409 no longer open. */
export const answerInvitation = (
  { key, status, needsNoTrip, ...event }: Invitation & GroupAnswer,
  signal: AbortSignal,
) =>
  companyHttp
    .put(invitationPath(event), { key, status, needsNoTrip }, { signal })
    .then(parseBody(groupInvitationSchema))

/** GET companies/{companyId}/group-tasks: the open tasks of the organizer's own events. */
export const getGroupTasks = (companyId: string, signal: AbortSignal) =>
  companyHttp
    .get(`/companies/${encodeURIComponent(companyId)}/group-tasks`, { signal })
    .then(parseBody(groupTasksListSchema))
