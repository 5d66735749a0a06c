import {
  type Approval,
  type ApprovalDecision,
  approvalDecisions,
  type BrokenRule,
  type Decided,
  type QuestionStatus,
} from '#contract/approvals/approvals.ts'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'
import type { Tone } from '@/ui/tone'
import type { ApprovalsQuery } from './approvals.api'

/** The parameters of the address of the list: without the filter, the questions that wait. */
export const approvalTable: TableShape = {
  sortable: [],
  defaultSort: { key: 'due', direction: 'asc' },
  filters: { status: ['answered'] },
}

/** The query of the address. */
export const listQuery = ({ filters, pageNumber }: TableState): ApprovalsQuery => ({
  status: filters['status'] ? 'answered' : 'waiting',
  pageNumber,
})

/** The answer of a pressed link of the mail; undefined for any other value. */
export const pressedAnswer = (given: string | null): ApprovalDecision | undefined =>
  approvalDecisions.find((each) => each === given)

/** The answers, the pressed one first. */
export const decisionsFrom = (first: ApprovalDecision): ApprovalDecision[] =>
  approvalDecisions.toSorted((one, other) => Number(other === first) - Number(one === first))

export const statusTones: Record<QuestionStatus, Tone> = {
  waiting: 'warning',
  approved: 'success',
  declined: 'danger',
  sentBack: 'warning',
  told: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'danger',
}

/** Whether a trip keeps the travel policy, by its parts and the rules it breaks. */
export const isWithinPolicy = ({ parts, brokenRules }: Approval['trip']): boolean =>
  brokenRules.length === 0 && parts.every(({ isWithin }) => isWithin)

/** The values of the text of a broken rule; amounts of money are formatted with `money`, from cents. */
export const ruleWords = (rule: BrokenRule, money: (amount: number) => string) => ({
  percent: 0,
  allowed: 0,
  hours: 0,
  days: 0,
  ...rule,
  limit: rule.kind === 'hotel' ? money(rule.limit / 100) : '',
})

/** The state of a question as it was read, in the shape of an answer to a decision of somebody else. */
export const stateOf = ({ id, status, decision }: Approval): Decided => ({ id, status, decision, isOwn: false })

/** Who ended a question: a person, the clock, or nobody where it waits or has nothing to decide. */
export const endedBy = ({ status, decision }: Pick<Decided, 'status' | 'decision'>): 'person' | 'clock' | 'nobody' => {
  if (status === 'lapsed' || (status === 'approved' && decision?.by === '')) return 'clock'
  return decision?.by ? 'person' : 'nobody'
}
