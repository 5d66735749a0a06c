import { skipToken } from '@reduxjs/toolkit/query/react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { pressedAnswer, stateOf } from '@/domains/approvals/approvals.rules'
import { useMailedApprovalQuery, usePostMailedDecisionMutation } from '@/domains/approvals/approvals.slice'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { isOffered } from '@/http/additions'
import { failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { useAction } from '@/patterns/action/useAction'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { QuietLocalePicker } from '@/patterns/locale/QuietLocalePicker'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { CenteredPage } from '@/ui/display/CenteredPage'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Skeleton } from '@/ui/progress/Skeleton'
import { DecisionForm } from './DecisionForm'
import { Outcome } from './Outcome'
import { QuestionDetails } from './QuestionDetails'
import { QuestionHead } from './QuestionHead'
import { QuestionSummary } from './QuestionSummary'
import styles from './question.module.css'

/**
 * The page of a mailed question about a trip (query `answer`), open without signing in. Only the button answers, because
 * mail programs open links themselves; the answer of the pressed link is chosen and comes first.
 */
export default function ApprovalAnswerPage() {
  const { key = '' } = useParams()
  return (
    <CenteredPage route="approvalAnswer" corner={<QuietLocalePicker />} isFromTop>
      <Answering key={key} answerKey={key} />
    </CenteredPage>
  )
}

function Answering({ answerKey }: { answerKey: string }) {
  // This page does not wait for the configuration. Where that cannot be loaded, the question is asked for all the same.
  const configuration = configurationEndpoints.endpoints.configuration.useQueryState()
  const isMissing = !configuration.isLoading && !configuration.isError && !isOffered('approvals')
  const question = useMailedApprovalQuery(configuration.isLoading || isMissing ? skipToken : answerKey)
  const decide = useAction({ mutation: usePostMailedDecisionMutation() })
  const [query] = useSearchParams()
  const { data } = question
  if (isMissing || failureOf(decide.failure ?? question.error)?.status === 404) return <LinkOver />
  if (!data)
    return question.isError ? (
      <QueryFailure isLarge headingLevel={1} query={question} title="approvals.failed" />
    ) : (
      <Skeleton lines={4} />
    )
  const decided = decide.data ?? (data.isOpen ? undefined : stateOf(data))
  return (
    <div className={styles.page}>
      <QuestionHead question={data} />
      <QuestionSummary question={decided ? { ...data, isOpen: false } : data} />
      {decided ? (
        <Outcome question={data} decided={decided} isAnswer={decide.data !== undefined} />
      ) : (
        <DecisionForm
          question={data}
          first={pressedAnswer(query.get('answer')) ?? 'approve'}
          action={decide}
          onDecide={(answer) => decide.run({ key: answerKey, answer })}
        />
      )}
      <QuestionDetails question={data} />
      <p className={textStyle.note}>
        <FormattedMessage id="approvals.reader" values={{ reader: data.reader, company: data.company }} />
      </p>
    </div>
  )
}

/** A link that is unknown, copied in part, or of a person who may not decide any more. The text does not tell which. */
const LinkOver = () => (
  <div className={styles.page}>
    <h1>
      <FormattedMessage id="approvals.over.title" />
    </h1>
    <p>
      <FormattedMessage id="approvals.over.text" />
    </p>
    <div>
      <Link className={buttonClass()} to={pathTo(useLocale(), 'approvals')}>
        <FormattedMessage id="approvals.over.signIn" />
      </Link>
    </div>
  </div>
)
