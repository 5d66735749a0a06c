import * as z from 'zod/mini'
import {
  type ApprovalKind,
  approvalKinds,
  approvalLimits,
  type ApprovalScope,
  approvalScopes,
} from '#contract/approvals/approvalRules.ts'
import type { PreviewRequest } from '#contract/approvals/approvals.ts'
import { toRules } from './approvalForm.rules'
import { filled, number, numberOf } from './numbers.rules'

/** A sample trip: a part of one kind, with its price as it is typed. */
export interface PreviewValues {
  employeeId: string
  kind: ApprovalKind
  amount: string
  scope: ApprovalScope
}

/** The kinds of travel that a trip may consist of. */
export const previewKinds = approvalKinds.filter((kind) => kind !== 'trip')

export const newPreviewValues: PreviewValues = {
  employeeId: '',
  kind: 'airInternational',
  amount: '1000',
  scope: 'outside',
}

export const previewSchema: z.ZodMiniType<PreviewValues, PreviewValues> = z.object({
  employeeId: z.string().check(filled),
  kind: z.enum(approvalKinds),
  amount: number(approvalLimits.amount),
  scope: z.enum(approvalScopes),
})

/** The request for a sample trip by the rules of the form. */
export const previewOf = (
  { employeeId = '', kind = 'hotel', amount = '', scope }: Partial<PreviewValues>,
  values: Parameters<typeof toRules>[0],
): PreviewRequest => ({
  employeeId,
  rules: toRules(values),
  parts: [{ kind, amount: numberOf(amount), isWithin: scope === 'within' }],
})
