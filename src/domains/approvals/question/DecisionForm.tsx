import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { approvalLimits } from '#contract/approvals/approvalRules.ts'
import {
  type Approval,
  type ApprovalDecision,
  type MailedDecision,
  mailedDecisionSchema,
} from '#contract/approvals/approvals.ts'
import { decisionsFrom } from '@/domains/approvals/approvals.rules'
import { RadioInput } from '@/forms/input/RadioInput'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { ActionButton } from '@/patterns/action/ActionButton'
import type { ActionState } from '@/patterns/action/useAction'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import styles from './question.module.css'

const labelId = (name: string) => `approvals.field.${name}` as MessageId

interface DecisionFormProps {
  question: Approval
  /** The answer that comes first and is chosen already. */
  first: ApprovalDecision
  action: ActionState
  onDecide: (answer: MailedDecision) => void
}

/** The answers to a question with a comment, which sending back needs, and one button, which names the chosen answer. */
export function DecisionForm({ question, first, action, onDecide }: DecisionFormProps) {
  const id = useId()
  const form = useForm({
    resolver: zodResolver(mailedDecisionSchema),
    defaultValues: { decision: first, comment: '' },
  })
  const decision = useWatch({ control: form.control, name: 'decision' })
  return (
    <Card>
      <form
        id={id}
        noValidate
        className={layout.stack4}
        onSubmit={(event) => void form.handleSubmit((answer) => onDecide(answer))(event)}
      >
        <FormScope form={form} id={id} labelId={labelId}>
          <RadioInput
            name="decision"
            options={decisionsFrom(first).map((each) => ({
              value: each,
              label: <FormattedMessage id={`approvals.decision.${each}`} />,
              description: (
                <FormattedMessage id={`approvals.decision.${each}.text`} values={{ subject: question.subject }} />
              ),
            }))}
          />
          <CommentInput isRequired={decision === 'sendBack'} />
        </FormScope>
        <ActionButton type="submit" action={action} className={styles.confirm}>
          <FormattedMessage id={`approvals.decision.${decision}`} />
        </ActionButton>
      </form>
    </Card>
  )
}

/** The words to the traveler. */
export const CommentInput = ({ isRequired }: { isRequired: boolean }) => (
  <TextAreaInput
    name="comment"
    rows={3}
    isRequired={isRequired}
    description={
      <FormattedMessage
        id={isRequired ? 'approvals.field.comment.sendBack' : 'approvals.field.comment.text'}
        values={{ most: approvalLimits.comment }}
      />
    }
  />
)
