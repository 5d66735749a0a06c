import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useId } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import { textBlock } from '#contract/fields/fields.ts'
import { rollCallLimits } from '#contract/risk/rollCalls.ts'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { ActionButton } from '@/patterns/action/ActionButton'
import type { ActionState } from '@/patterns/action/useAction'
import layout from '@/ui/layout/layout.module.css'
import { Banner } from '@/ui/notice/Banner'

const noteSchema = z.object({
  note: textBlock(rollCallLimits.answerNote).check(z.minLength(1, { error: 'required' })),
})
const labelId = (): MessageId => 'rollCall.note.label'

interface NoteFormProps {
  /** For how long the words can be sent, or who reads them. */
  description: ReactNode
  send: ActionState
  isSent: boolean
  onSend: (note: string) => void
}

/** After a call for help: where the person is, and what they need. */
export function NoteForm({ description, send, isSent, onSend }: NoteFormProps) {
  const id = useId()
  const form = useForm({ resolver: zodResolver(noteSchema), defaultValues: { note: '' } })
  if (isSent)
    return (
      <Banner tone="success">
        <FormattedMessage id="rollCall.note.sent" />
      </Banner>
    )
  return (
    <form
      id={id}
      noValidate
      className={layout.stack3}
      onSubmit={(event) => void form.handleSubmit(({ note }) => onSend(note))(event)}
    >
      <FormScope form={form} id={id} labelId={labelId}>
        <TextAreaInput name="note" rows={3} description={description} />
      </FormScope>
      <ActionButton type="submit" action={send}>
        <FormattedMessage id="rollCall.note.send" />
      </ActionButton>
    </form>
  )
}
