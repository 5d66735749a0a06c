import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { newRequestSchema } from '#contract/arrangerChanges.ts'
import { ErrorSummary } from '@/forms/ErrorSummary'
import { FailureText } from '@/forms/FailureText'
import { FormScope } from '@/forms/FormScope'
import { TextInput } from '@/forms/TextInput'
import { useGuardedClose } from '@/forms/useGuardedClose'
import { failureOf } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { useSubjectProfile } from '@/patterns/subject'
import { showToast } from '@/patterns/toasts'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { usePostArrangerRequestMutation } from './board.slice'
import styles from './AskDialog.module.css'

const formId = 'ask-access'
const labelId = (name: string) => `travellers.ask.${name}` as MessageId

/** Asks a colleague by e-mail to be allowed to arrange their travel (§7). What the server refuses is said at the field. */
export default function AskDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const profileRef = useSubjectProfile()
  const [post, { error, isLoading }] = usePostArrangerRequestMutation()
  const form = useForm({
    resolver: zodResolver(newRequestSchema),
    defaultValues: { email: '' },
    // ErrorSummary focuses the first error.
    shouldFocusError: false,
  })
  const { close, question } = useGuardedClose(form.formState.isDirty, onClose)
  const submit = form.handleSubmit(async ({ email }) => {
    const answer = await post({ ...profileRef, email })
    const [problem] = (answer.error && failureOf(answer.error).problems) ?? []
    if (problem) form.setError('email', { type: 'server', message: problem.code })
    if (answer.error) return
    onClose()
    await showToast({ text: formatMessage({ id: 'travellers.asked' }, { email }) })
  })
  const failure = failureOf(error)
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isDismissable={false}
      title={formatMessage({ id: 'travellers.ask' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            <FormattedMessage id="forms.cancel" />
          </Button>
          <Button type="submit" form={formId} isPending={isLoading}>
            <FormattedMessage id="travellers.ask.send" />
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {question}
        <FormScope form={form} id={formId} labelId={labelId}>
          <ErrorSummary />
          {failure && !failure.problems && (
            <Banner tone="danger" title={<FormattedMessage id="travellers.ask.failed" />}>
              <FailureText failure={failure} />
            </Banner>
          )}
          <p>
            <FormattedMessage id="travellers.ask.text" />
          </p>
          <TextInput name="email" type="email" inputMode="email" autoComplete="off" isRequired />
        </FormScope>
      </form>
    </Dialog>
  )
}
