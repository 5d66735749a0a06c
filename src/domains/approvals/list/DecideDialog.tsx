import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  type Approval,
  type ApprovalDecision,
  type Decided,
  mailedDecisionSchema,
} from '#contract/approvals/approvals.ts'
import { usePostDecisionsMutation } from '@/domains/approvals/approvals.slice'
import { CommentInput } from '@/domains/approvals/question/DecisionForm'
import { EndedBy } from '@/domains/approvals/question/Outcome'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { useAction } from '@/patterns/action/useAction'
import layout from '@/ui/layout/layout.module.css'
import { Banner } from '@/ui/notice/Banner'

const formId = 'decide'
const labelId = (name: string) => `approvals.field.${name}` as MessageId

interface DecideDialogProps {
  decision: ApprovalDecision
  questions: readonly Approval[]
  onClose: (isDone: boolean) => void
}

/** Answers several questions with one comment, and then says for each trip whether somebody was first or has to decide instead. */
export function DecideDialog({ decision, questions, onClose }: DecideDialogProps) {
  const { formatMessage } = useIntl()
  const profileRef = useOwnProfile()
  const action = useAction({ mutation: usePostDecisionsMutation() })
  const form = useForm({ resolver: zodResolver(mailedDecisionSchema), defaultValues: { decision, comment: '' } })
  const ids = questions.map(({ id }) => id)
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: `approvals.several.${decision}` }, { count: questions.length })}
      submitLabel={<FormattedMessage id={`approvals.decision.${decision}`} />}
      isDirty={form.formState.isDirty}
      isPending={action.isPending}
      failure={<ActionFailure failure={action.failure} />}
      done={action.data && <Results questions={questions} decided={action.data} />}
      onSubmit={form.handleSubmit((answer) => action.run({ ...profileRef, request: { ids, ...answer } }))}
      onClose={() => onClose(action.data !== undefined)}
    >
      <ul className={layout.stack1}>
        {questions.map(({ id, traveler, trip }) => (
          <li key={id}>
            <FormattedMessage id="approvals.name" values={{ who: traveler, to: trip.destination }} />
          </li>
        ))}
      </ul>
      <FormScope form={form} id={formId} labelId={labelId}>
        <CommentInput isRequired={decision === 'sendBack'} />
      </FormScope>
    </FormDialog>
  )
}

function Results({ questions, decided }: Pick<DecideDialogProps, 'questions'> & { decided: readonly Decided[] }) {
  const own = decided.filter(({ isOwn }) => isOwn).length
  const moved = decided.filter(({ isOwn, status }) => !isOwn && status === 'waiting').length
  return (
    <>
      <Banner tone={own === decided.length ? 'success' : 'warning'}>
        <FormattedMessage id="approvals.several.done" values={{ own, moved, others: decided.length - own - moved }} />
      </Banner>
      <ul className={layout.stack2}>
        {questions.map(({ id, traveler, trip }) => (
          <li key={id}>
            <strong>
              <FormattedMessage id="approvals.name" values={{ who: traveler, to: trip.destination }} />
            </strong>{' '}
            <Result decided={decided.find((each) => each.id === id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Result({ decided }: { decided: Decided | undefined }) {
  if (!decided) return null
  return (
    <>
      <FormattedMessage id={`approvals.status.${decided.status}`} />
      {!decided.isOwn && (
        <>
          {'. '}
          <FormattedMessage id="approvals.notTaken" values={{ status: decided.status }} /> <EndedBy decided={decided} />
        </>
      )}
    </>
  )
}
