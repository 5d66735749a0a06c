import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { Approval } from '#contract/approvals/approvals.ts'
import { stateOf, statusTones } from '@/domains/approvals/approvals.rules'
import { useApprovalQuery, usePostDecisionsMutation } from '@/domains/approvals/approvals.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useAction } from '@/patterns/action/useAction'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { pathTo } from '@/routes/pathTo'
import { Badge } from '@/ui/display/Badge'
import layout from '@/ui/layout/layout.module.css'
import { DecisionForm } from './DecisionForm'
import { Outcome } from './Outcome'
import { QuestionDetails } from './QuestionDetails'
import { QuestionHead } from './QuestionHead'
import { QuestionSummary } from './QuestionSummary'
import styles from './question.module.css'

/** A question about a trip, with the form that answers it while it waits. */
export default function ApprovalPage() {
  const profileRef = useOwnProfile()
  const { approvalId = '' } = useParams()
  const locale = useLocale()
  const answer = useApprovalQuery({ ...profileRef, approvalId })
  return (
    <RecordAnswer
      answer={answer}
      title="routes.approval"
      failed="approvals.failed"
      unknown={{ about: 'approvals', back: pathTo(locale, 'approvals') }}
    >
      {(question) => <Shown key={question.id} question={question} />}
    </RecordAnswer>
  )
}

function Shown({ question }: { question: Approval }) {
  const { traveler, trip } = question
  const { formatMessage } = useIntl()
  useNameInTrail('approval', formatMessage({ id: 'approvals.name' }, { who: traveler, to: trip.destination }))
  const profileRef = useOwnProfile()
  const decide = useAction({ mutation: usePostDecisionsMutation() })
  const given = decide.data?.[0]
  const decided = given ?? (question.isOpen ? undefined : stateOf(question))
  const current = decided?.status ?? question.status
  return (
    <div className={layout.stack5}>
      <QuestionHead
        question={question}
        mark={
          <Badge tone={statusTones[current]}>
            <FormattedMessage id={`approvals.status.${current}`} />
          </Badge>
        }
      />
      <div className={styles.columns}>
        <div className={layout.stack4}>
          <QuestionSummary question={decided ? { ...question, isOpen: false } : question} />
          {decided ? (
            <Outcome question={question} decided={decided} isAnswer={given !== undefined} />
          ) : (
            <DecisionForm
              question={question}
              first="approve"
              action={decide}
              onDecide={(answer) => decide.run({ ...profileRef, request: { ids: [question.id], ...answer } })}
            />
          )}
        </div>
        <div className={layout.stack4}>
          <QuestionDetails question={question} />
        </div>
      </div>
    </div>
  )
}
