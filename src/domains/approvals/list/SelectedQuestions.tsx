import { FormattedMessage } from 'react-intl'
import { approvalLimits } from '#contract/approvals/approvalRules.ts'
import { type ApprovalDecision, approvalDecisions } from '#contract/approvals/approvals.ts'
import { Button } from '@/ui/button/Button'
import layout from '@/ui/layout/layout.module.css'

interface SelectedQuestionsProps {
  count: number
  onDecide: (decision: ApprovalDecision) => void
}

/** The answers to the selected questions; each asks for a comment first. */
export function SelectedQuestions({ count, onDecide }: SelectedQuestionsProps) {
  if (count > approvalLimits.atOnce)
    return <FormattedMessage id="approvals.tooMany" values={{ most: approvalLimits.atOnce }} />
  return (
    <div className={layout.row2}>
      {approvalDecisions.map((decision) => (
        <Button key={decision} variant="secondary" size="small" onClick={() => onDecide(decision)}>
          <FormattedMessage id={`approvals.decision.${decision}`} />
        </Button>
      ))}
    </div>
  )
}
