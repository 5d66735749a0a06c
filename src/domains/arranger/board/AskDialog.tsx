import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { newRequestSchema } from '#contract/arranger/arrangerChanges.ts'
import { ErrorSummary } from '@/forms/section/ErrorSummary'
import { FailureText } from '@/forms/failure/FailureText'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FormScope } from '@/forms/section/FormScope'
import { TextInput } from '@/forms/input/TextInput'
import type { MessageId } from '@/i18n/messages'
import { useAction } from '@/patterns/action/useAction'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Banner } from '@/ui/notice/Banner'
import { usePostArrangerRequestMutation } from './board.slice'

const formId = 'ask-access'
const labelId = (name: string) => `travelers.ask.${name}` as MessageId

/** Asks a colleague by e-mail for permission to arrange their travel (§7). A refusal is shown at the field. */
export default function AskDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const profileRef = useSubjectProfile()
  const form = useForm({
    resolver: zodResolver(newRequestSchema),
    defaultValues: { email: '' },
    // ErrorSummary focuses the first error that the form finds.
    shouldFocusError: false,
  })
  const { run, isPending, failure } = useAction({
    mutation: usePostArrangerRequestMutation(),
    doneText: (_, { email }) => ({ id: 'travelers.asked', values: { email } }),
    onDone: onClose,
    onFailed: ({ problems: [problem] = [] }) =>
      problem && form.setError('email', { type: 'server', message: problem.code }, { shouldFocus: true }),
  })
  const submit = form.handleSubmit(({ email }) => run({ ...profileRef, email }))
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'travelers.ask' })}
      submitLabel={<FormattedMessage id="travelers.ask.send" />}
      isDirty={form.formState.isDirty}
      isPending={isPending}
      failure={
        failure &&
        !failure.problems && (
          <Banner tone="danger" title={<FormattedMessage id="travelers.ask.failed" />}>
            <FailureText failure={failure} />
          </Banner>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <FormScope form={form} id={formId} labelId={labelId}>
        <ErrorSummary />
        <p>
          <FormattedMessage id="travelers.ask.text" />
        </p>
        <TextInput name="email" type="email" inputMode="email" autoComplete="off" isRequired />
      </FormScope>
    </FormDialog>
  )
}
