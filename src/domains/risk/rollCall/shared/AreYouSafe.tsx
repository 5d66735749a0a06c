import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { RollCallAnswer } from '#contract/reports/itineraryReport.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import { usePostOwnAnswerMutation } from '@/domains/risk/rollCall/rollCall.slice'
import { AgencyPhone } from '@/domains/risk/rollCall/answer/AgencyPhone'
import { AnswerButtons } from '@/domains/risk/rollCall/answer/AnswerButtons'
import { NoteForm } from '@/domains/risk/rollCall/answer/NoteForm'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useFormats } from '@/i18n/useFormats'
import { type ActionState, useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
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
  return shown.map((question) => (
    <Question
      key={question.key}
      question={question}
      isRead={isAmong(read, question)}
      onAnswered={() => setAnswered([...answered.filter((each) => each.key !== question.key), question])}
      onRead={() => setRead([...read, question])}
    />
  ))
}

interface QuestionProps {
  question: Notification
  /** The person has answered and closed it: nothing is left but the place, which hands the focus on. */
  isRead: boolean
  onAnswered: () => void
  onRead: () => void
}

function Question({ question, isRead, onAnswered, onRead }: QuestionProps) {
  const place = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(place)
  const profileRef = useOwnProfile()
  const answer = useAction({ mutation: usePostOwnAnswerMutation(), onDone: onAnswered })
  const rollCallId = question.actionRoute.query['rollCallId'] ?? ''
  return (
    <div ref={place} className={layout.contents}>
      {isRead ? null : answer.data && !answer.isPending ? (
        <Answered
          answer={answer.data.answer}
          rollCallId={rollCallId}
          phone={question.question?.phone ?? null}
          onChange={answer.reset}
          onRead={onRead}
        />
      ) : (
        <Asking
          question={question}
          pending={answer.pending?.answer}
          failure={answer.failure}
          onAnswer={(given) => answer.run({ ...profileRef, rollCallId, answer: given })}
        />
      )}
    </div>
  )
}

interface AskingProps extends Pick<ActionState, 'failure'> {
  question: Notification
  pending: RollCallAnswer | undefined
  onAnswer: (answer: RollCallAnswer) => void
}

/** The question in the words of the risk advisor, with a button for each answer. */
function Asking({ question, pending, failure, onAnswer }: AskingProps) {
  const headingId = useId()
  const { instant } = useFormats()
  const note = question.question?.note
  return (
    <Card className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{question.title ?? question.message}</h2>
      {note && <p className={textStyle.lines}>{note}</p>}
      <p>
        <FormattedMessage id="rollCall.home.text" />
      </p>
      <AnswerButtons first="safe" pending={pending} onAnswer={onAnswer} />
      <ActionFailure failure={failure} />
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
  rollCallId: string
  phone: string | null
  /** Asks again: the answer may change while the roll call is open. */
  onChange: () => void
  onRead: () => void
}

function Answered({ answer, rollCallId, phone, onChange, onRead }: AnsweredProps) {
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
      {answer === 'needsHelp' && <OwnNote rollCallId={rollCallId} />}
      <AgencyPhone phone={phone} />
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

/** Sends the answer again, with the person's words. */
function OwnNote({ rollCallId }: Pick<AnsweredProps, 'rollCallId'>) {
  const profileRef = useOwnProfile()
  const send = useAction({ mutation: usePostOwnAnswerMutation() })
  return (
    <NoteForm
      description={<FormattedMessage id="rollCall.note.own" />}
      send={send}
      isSent={send.data !== undefined}
      onSend={(note) => send.run({ ...profileRef, rollCallId, answer: 'needsHelp', note })}
    />
  )
}
