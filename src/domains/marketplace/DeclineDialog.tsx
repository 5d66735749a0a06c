import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { textBlock } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { marketplaceLimits, type WaitingRequest } from '#contract/catalogs/marketplace.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { useAction } from '@/patterns/action/useAction'
import { usePutRequestAnswerMutation } from './marketplace.slice'
import { toastDecided } from './toastDecided'

const formId = 'app-decline'
const labelId = (name: string) => `marketplace.requests.decline.field.${name}` as MessageId
const reasonSchema = z.object({
  reason: textBlock(marketplaceLimits.reason).check(z.minLength(1, fieldProblem('required'))),
})

interface DeclineDialogProps {
  appId: string
  request: WaitingRequest
  onClose: () => void
}

/** Declines a request with a reason, which the person reads. */
export function DeclineDialog({ appId, request: { id: requestId, who }, onClose }: DeclineDialogProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const form = useForm({ resolver: zodResolver(reasonSchema), defaultValues: { reason: '' } })
  const action = useAction({
    mutation: usePutRequestAnswerMutation(),
    doneText: { id: 'marketplace.requests.declined' },
    onDone: onClose,
    onFailed: (failure) => toastDecided(failure, who) && onClose(),
  })
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'marketplace.requests.decline.title' }, { who })}
      submitLabel={<FormattedMessage id="marketplace.requests.decline" />}
      isDirty={form.formState.isDirty}
      isPending={action.isPending}
      failure={action.failure && <FailureNotice failure={action.failure} />}
      onSubmit={form.handleSubmit(({ reason }) =>
        action.run({ companyId, appId, requestId, answer: { state: 'declined', reason } }),
      )}
      onClose={onClose}
    >
      <FormScope form={form} id={formId} labelId={labelId}>
        <TextAreaInput
          name="reason"
          rows={4}
          isRequired
          description={<FormattedMessage id="marketplace.requests.decline.text" values={{ who }} />}
        />
      </FormScope>
    </FormDialog>
  )
}
