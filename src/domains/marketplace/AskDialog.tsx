import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { newAppRequestSchema, type OpenApp } from '#contract/catalogs/marketplace.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { useAction } from '@/patterns/action/useAction'
import { usePostAppRequestMutation } from './marketplace.slice'

const formId = 'app-request'
const labelId = (name: string) => `marketplace.ask.field.${name}` as MessageId

interface AskDialogProps {
  app: OpenApp
  onClose: () => void
}

/** Asks the administrators for an app; the reason is optional. */
export function AskDialog({ app: { id: appId, name }, onClose }: AskDialogProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const form = useForm({ resolver: zodResolver(newAppRequestSchema), defaultValues: { reason: '' } })
  const action = useAction({
    mutation: usePostAppRequestMutation(),
    doneText: { id: 'marketplace.ask.done' },
    onDone: onClose,
  })
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'marketplace.ask.title' }, { app: name })}
      submitLabel={<FormattedMessage id="marketplace.ask.send" />}
      isDirty={form.formState.isDirty}
      isPending={action.isPending}
      failure={action.failure && <FailureNotice failure={action.failure} />}
      onSubmit={form.handleSubmit((request) => action.run({ companyId, appId, request }))}
      onClose={onClose}
    >
      <FormScope form={form} id={formId} labelId={labelId}>
        <TextAreaInput name="reason" rows={4} description={<FormattedMessage id="marketplace.ask.lead" />} />
      </FormScope>
    </FormDialog>
  )
}
