import { zodResolver } from '@hookform/resolvers/zod'
import { LifeBuoy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { textBlock } from '#contract/fields.ts'
import type { RollCallAnswer } from '#contract/itineraryReport.ts'
import { type MailedQuestion, rollCallLimits } from '#contract/rollCalls.ts'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { type ActionState, useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import layout from '@/ui/layout/layout.module.css'
import { Banner } from '@/ui/notice/Banner'
import styles from './RollCallAnswerPage.module.css'
import { usePostMailedNoteMutation } from './rollCall.slice'

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
  const { answer, answeredAt, noteToken } = stored
  const isNew = noteToken !== null
  return (
    <div className={styles.question}>
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
      {noteToken !== null && answer === 'needsHelp' && <NoteForm answerKey={answerKey} token={noteToken} />}
      <Telephone phone={question.phone} />
      <div className={styles.actions}>
        <Link className={buttonClass('secondary')} to={pathTo(locale, 'home')}>
          <FormattedMessage id="rollCall.stored.change" />
        </Link>
      </div>
    </div>
  )
}

/** Where to call: nobody in danger should have to look for a number. */
function Telephone({ phone }: Pick<MailedQuestion, 'phone'>) {
  if (!phone) return null
  return (
    <p>
      <FormattedMessage
        id="rollCall.stored.phone"
        values={{ phone: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> }}
      />
    </p>
  )
}

const formId = 'roll-call-note'
const noteSchema = z.object({
  note: textBlock(rollCallLimits.answerNote).check(z.minLength(1, { error: 'required' })),
})
const labelId = (): MessageId => 'rollCall.note.label'

function NoteForm({ answerKey, token }: { answerKey: string; token: string }) {
  const form = useForm({ resolver: zodResolver(noteSchema), defaultValues: { note: '' } })
  const send = useAction({ mutation: usePostMailedNoteMutation() })
  if (send.data)
    return (
      <Banner tone="success">
        <FormattedMessage id="rollCall.note.sent" />
      </Banner>
    )
  return (
    <form
      id={formId}
      noValidate
      className={layout.stack3}
      onSubmit={(event) => void form.handleSubmit(({ note }) => send.run({ key: answerKey, token, note }))(event)}
    >
      <FormScope form={form} id={formId} labelId={labelId}>
        <TextAreaInput name="note" rows={3} description={<FormattedMessage id="rollCall.note.text" />} />
      </FormScope>
      <Button type="submit" isPending={send.isPending}>
        <FormattedMessage id="rollCall.note.send" />
      </Button>
      <ActionFailure failure={send.failure} />
    </form>
  )
}

/** A link that is unknown, whose roll call has ended, or that was copied in part. The texts do not tell which. */
export function LinkOver() {
  const locale = useLocale()
  return (
    <div className={styles.question}>
      <h1>
        <FormattedMessage id="rollCall.over.title" />
      </h1>
      <p>
        <FormattedMessage id="rollCall.over.text" />
      </p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={pathTo(locale, 'home')}>
          <FormattedMessage id="rollCall.over.signIn" />
        </Link>
      </div>
    </div>
  )
}
