import { approvalLimits } from '#contract/approvals/approvalRules.ts'
import {
  approvalPageSchema,
  approvalSchema,
  type approvalListStatuses,
  decidedListSchema,
  decidedSchema,
  type DecisionRequest,
  mailedApprovalSchema,
  type MailedDecision,
} from '#contract/approvals/approvals.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath } from '@/http/paths'

const listPath = (profileRef: ProfileRef) => `${profilePath(profileRef)}/approvals`
const mailedPath = (key: string) => `/approvals/answer/${encodeURIComponent(key)}`

export interface ApprovalsQuery {
  status: (typeof approvalListStatuses)[number]
  pageNumber: number
}

/** GET .../approvals: a page of the questions that the person was asked, an addition. */
export const getApprovals = ({ status, pageNumber, ...profileRef }: ProfileRef & ApprovalsQuery, signal: AbortSignal) =>
  mainHttp
    .get(listPath(profileRef), { params: { status, pageNumber, pageSize: approvalLimits.page }, signal })
    .then(parseBody(approvalPageSchema))

/** GET .../approvals/{approvalId}. 404 for a question that the person was not asked. */
export const getApproval = ({ approvalId, ...profileRef }: ProfileRef & { approvalId: string }, signal: AbortSignal) =>
  mainHttp.get(`${listPath(profileRef)}/${encodeURIComponent(approvalId)}`, { signal }).then(parseBody(approvalSchema))

/** POST .../approvals/decisions: one answer to several questions; says for each whether somebody was first. */
export const postDecisions = (
  { request, ...profileRef }: ProfileRef & { request: DecisionRequest },
  signal: AbortSignal,
) => mainHttp.post(`${listPath(profileRef)}/decisions`, request, { signal }).then(parseBody(decidedListSchema))

/** GET approvals/answer/{key}: the question of a mailed link. 404 unknown or no longer theirs. It changes nothing. */
export const getMailedApproval = (key: string, signal: AbortSignal) =>
  companyHttp.get(mailedPath(key), { signal, isPublic: true }).then(parseBody(mailedApprovalSchema))

/** POST approvals/answer/{key}: the first answer counts; a later request gets that one. */
export const postMailedDecision = ({ key, answer }: { key: string; answer: MailedDecision }, signal: AbortSignal) =>
  companyHttp.post(mailedPath(key), answer, { signal, isPublic: true }).then(parseBody(decidedSchema))
