import { LifeBuoy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { RollCallAnswer } from '#contract/reports/itineraryReport.ts'
import type { MailedQuestion } from '#contract/risk/rollCallQuestions.ts'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { type ActionState, useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { Banner } from '@/ui/notice/Banner'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { AgencyPhone } from './AgencyPhone'
import { NoteForm } from './NoteForm'
import styles from './RollCallAnswerPage.module.css'
import { usePostMailedNoteMutation } from '../rollCall.slice'

export interface StoredAnswer {
  answer: RollCallAnswer
  answeredAt: string
  noteToken: string | null
}

interface AnswerStoredProps {
  answerKey: string
  question: MailedQuestion
  stored: StoredAnswer
  /** The stored answer is not the one that was just given. */
  isOther?: boolean
  /** Calls for help after the answer that the person is safe; the link takes that at any time. */
  help: ActionState & { ask: () => void }
}

/** The stored answer, how to change it, and after a call for help a field for where they are and what they need. */
export function AnswerStored({ answerKey, question, stored, isOther = false, help }: AnswerStoredProps) {
  const { instant } = useFormats()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [stored.answer])
  const part = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(part)
  const { answer, answeredAt, noteToken } = stored
  const isNew = noteToken !== null
  return (
    <div ref={part} className={styles.question}>
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id={`rollCall.stored.${answer}.title`} />
      </h1>
      {isOther && (
        <Banner tone="warning">
          <FormattedMessage id="rollCall.stored.other" />
        </Banner>
      )}
      <p>
        <FormattedMessage
          id={`rollCall.stored.${answer}.${isNew ? 'text' : 'before'}`}
          values={{ company: question.company, at: instant(answeredAt) }}
        />
      </p>
      {answer === 'safe' && (
        <>
          <Button
            variant="secondary"
            icon={<LifeBuoy aria-hidden="true" />}
            isPending={help.isPending}
            onClick={help.ask}
          >
            <FormattedMessage id="rollCall.stored.help" />
          </Button>
          <ActionFailure failure={help.failure} />
        </>
      )}
      {noteToken !== null && answer === 'needsHelp' && <MailedNote answerKey={answerKey} token={noteToken} />}
      <AgencyPhone phone={question.phone} />
      <div className={styles.actions}>
        <Link className={buttonClass('secondary')} to={pathTo(locale, 'home')}>
          <FormattedMessage id="rollCall.stored.change" />
        </Link>
      </div>
    </div>
  )
}

function MailedNote({ answerKey, token }: { answerKey: string; token: string }) {
  const send = useAction({ mutation: usePostMailedNoteMutation() })
  return (
    <NoteForm
      description={<FormattedMessage id="rollCall.note.text" />}
      send={send}
      isSent={send.data !== undefined}
      onSend={(note) => send.run({ key: answerKey, token, note })}
    />
  )
}

interface LinkOverProps {
  /** The telephone of the question, where it was read before. */
  phone?: string | null | undefined
  /** The answer that the link has not taken. */
  refused?: RollCallAnswer | undefined
}

/**
 * A link that is unknown, whose roll call has ended, or that was copied in part. The texts do not tell which. After a
 * call for help that was not taken, they say that first, with the number to call.
 */
export function LinkOver({ phone = null, refused }: LinkOverProps) {
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (refused) heading.current?.focus()
  }, [refused])
  const part = refused === 'needsHelp' ? 'over.help' : 'over'
  return (
    <div className={styles.question}>
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id={`rollCall.${part}.title`} />
      </h1>
      <p>
        <FormattedMessage id={`rollCall.${part}.text`} />
      </p>
      <AgencyPhone phone={phone} />
      <div className={styles.actions}>
        <Link className={buttonClass()} to={pathTo(locale, 'home')}>
          <FormattedMessage id="rollCall.over.signIn" />
        </Link>
      </div>
    </div>
  )
}
