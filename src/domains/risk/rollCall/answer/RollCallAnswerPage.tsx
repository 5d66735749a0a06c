import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useParams, useSearchParams } from 'react-router-dom'
import { type RollCallAnswer, rollCallAnswers } from '#contract/reports/itineraryReport.ts'
import type { MailedQuestion } from '#contract/risk/rollCallQuestions.ts'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { isOffered } from '@/http/additions'
import { failureOf } from '@/http/failure'
import { useAction } from '@/patterns/action/useAction'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { QuietLocalePicker } from '@/patterns/locale/QuietLocalePicker'
import { CenteredPage } from '@/ui/display/CenteredPage'
import { Skeleton } from '@/ui/progress/Skeleton'
import { AnswerButtons } from './AnswerButtons'
import { AnswerStored, LinkOver, type StoredAnswer } from './AnswerEndings'
import styles from './RollCallAnswerPage.module.css'
import { useMailedQuestionQuery, usePostMailedAnswerMutation } from '../rollCall.slice'

/**
 * The page of a mailed link (query `answer`), open without signing in. The answer is stored only by a button, because
 * mail programs open links themselves; the answer of the pressed link comes first.
 */
export default function RollCallAnswerPage() {
  const { key = '' } = useParams()
  return (
    <CenteredPage route="rollCallAnswer" corner={<QuietLocalePicker />}>
      <Answering key={key} answerKey={key} />
    </CenteredPage>
  )
}

function Answering({ answerKey }: { answerKey: string }) {
  const [query] = useSearchParams()
  const pressed = rollCallAnswers.find((each) => each === query.get('answer'))
  // This page does not wait for the configuration. Where that cannot be loaded, the question is asked for all the same.
  const configuration = configurationEndpoints.endpoints.configuration.useQueryState()
  const isMissing = !configuration.isLoading && !configuration.isError && !isOffered('rollcalls')
  const question = useMailedQuestionQuery(configuration.isLoading || isMissing ? skipToken : answerKey)
  const [stored, setStored] = useState<StoredAnswer>()
  const answer = useAction({ mutation: usePostMailedAnswerMutation(), onDone: setStored })
  const [asked, setAsked] = useState<RollCallAnswer>()
  const { data } = question
  const status = failureOf(answer.failure ?? question.error)?.status
  if (status === 404 || isMissing) return <LinkOver phone={data?.phone} refused={answer.failure && asked} />
  if (!data)
    return question.isError ? (
      <QueryFailure isLarge headingLevel={1} query={question} title="rollCall.answer.failed" />
    ) : (
      <Skeleton lines={4} />
    )
  const send = (given: RollCallAnswer) => {
    setAsked(given)
    answer.run({ key: answerKey, answer: given })
  }
  const help = { isPending: answer.isPending, failure: answer.failure, ask: () => send('needsHelp') }
  if (stored)
    return (
      <AnswerStored
        answerKey={answerKey}
        question={data}
        stored={stored}
        // Another answer was stored before: the link had been used.
        isOther={!answer.isPending && !answer.failure && asked !== stored.answer}
        help={help}
      />
    )
  if (data.answer)
    return (
      <AnswerStored
        answerKey={answerKey}
        question={data}
        stored={{ answer: data.answer, answeredAt: data.answeredAt ?? data.askedAt, noteToken: null }}
        help={help}
      />
    )
  return (
    <div className={styles.question}>
      <Question question={data} />
      {pressed && (
        <p>
          <FormattedMessage id="rollCall.answer.notSent" />
        </p>
      )}
      <AnswerButtons first={pressed ?? 'safe'} pending={answer.pending?.answer} onAnswer={send} />
      <ActionFailure failure={answer.failure} />
    </div>
  )
}

function Question({ question: { firstName, company, about, note } }: { question: MailedQuestion }) {
  return (
    <>
      <h1>
        <FormattedMessage id="rollCall.answer.title" values={{ name: firstName || 'none' }} />
      </h1>
      <p>
        <FormattedMessage id="rollCall.answer.text" values={{ company }} />
      </p>
      <p className={styles.about}>{about}</p>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
