import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { RollCallAnswer } from '#contract/itineraryReport.ts'
import type { Notification } from '#contract/notifications.ts'
import { usePostOwnAnswerMutation } from '@/domains/risk/rollCall/rollCall.slice'
import { AnswerButtons } from '@/domains/risk/rollCall/shared/AnswerButtons'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useFormats } from '@/i18n/useFormats'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './AreYouSafe.module.css'

interface AreYouSafeProps {
  /** Open notifications of the type `rollcall`. */
  questions: readonly Notification[]
}

/** The questions of risk advisors to the signed-in person. An answered one stays until the person has read that. */
export default function AreYouSafe({ questions }: AreYouSafeProps) {
  const [answered, setAnswered] = useState<readonly Notification[]>([])
  const [read, setRead] = useState<readonly Notification[]>([])
  const isAmong = (those: readonly Notification[], { key }: Notification) => those.some((each) => each.key === key)
  const shown = [...questions, ...answered.filter((each) => !isAmong(questions, each))]
  return shown
    .filter((each) => !isAmong(read, each))
    .map((question) => (
      <Question
        key={question.key}
        question={question}
        onAnswered={() => setAnswered([...answered, question])}
        onRead={() => setRead([...read, question])}
      />
    ))
}

interface QuestionProps {
  question: Notification
  onAnswered: () => void
  onRead: () => void
}

function Question({ question, onAnswered, onRead }: QuestionProps) {
  const headingId = useId()
  const profileRef = useOwnProfile()
  const { instant } = useFormats()
  const answer = useAction({ mutation: usePostOwnAnswerMutation(), onDone: onAnswered })
  const rollCallId = question.actionRoute.query['rollCallId'] ?? ''
  const send = (given: RollCallAnswer) => answer.run({ ...profileRef, rollCallId, answer: given })
  if (answer.data && !answer.isPending)
    return <Answered answer={answer.data.answer} onChange={answer.reset} onRead={onRead} />
  return (
    <Card className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{question.title ?? question.message}</h2>
      <p>
        <FormattedMessage id="rollCall.home.text" />
      </p>
      <AnswerButtons first="safe" pending={answer.pending?.answer} onAnswer={send} />
      <ActionFailure failure={answer.failure} />
      {question.since && (
        <p className={textStyle.note}>
          <FormattedMessage id="rollCall.home.asked" values={{ at: instant(question.since) }} />
        </p>
      )}
    </Card>
  )
}

interface AnsweredProps {
  answer: RollCallAnswer
  /** Asks again: the answer may change while the roll call is open. */
  onChange: () => void
  onRead: () => void
}

function Answered({ answer, onChange, onRead }: AnsweredProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        <FormattedMessage id={`rollCall.stored.${answer}.title`} />
      </h2>
      <p>
        <FormattedMessage id={`rollCall.home.${answer}`} />
      </p>
      <div className={layout.row2}>
        <Button variant="secondary" size="small" onClick={onChange}>
          <FormattedMessage id="rollCall.home.change" />
        </Button>
        <Button variant="quiet" size="small" onClick={onRead}>
          <FormattedMessage id="rollCall.home.dismiss" />
        </Button>
      </div>
    </Card>
  )
}
