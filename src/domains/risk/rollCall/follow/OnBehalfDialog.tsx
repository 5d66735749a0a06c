import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { rollCallLimits, type RollCallPerson } from '#contract/risk/rollCalls.ts'
import { rollCallAnswers } from '#contract/reports/itineraryReport.ts'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { RadioInput } from '@/forms/input/RadioInput'
import { TextInput } from '@/forms/input/TextInput'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { useAction } from '@/patterns/action/useAction'
import type { RollCallRef } from '../rollCall.api'
import { onBehalfSchema, type OnBehalfValues } from '../rollCall.rules'
import { usePostAnswerOnBehalfMutation } from '../rollCall.slice'

const formId = 'answer-on-behalf'
const labelId = (name: string) => `rollCall.onBehalf.${name}` as MessageId

interface OnBehalfDialogProps {
  person: RollCallPerson
  callRef: RollCallRef
  onClose: () => void
}

/** Records the answer of a person whom the advisor has reached otherwise, with how the advisor knows. */
export default function OnBehalfDialog({ person, callRef, onClose }: OnBehalfDialogProps) {
  const { formatMessage } = useIntl()
  const { name } = person
  const form = useForm<OnBehalfValues>({
    resolver: zodResolver(onBehalfSchema),
    // No answer is chosen yet: "safe" must not be recorded by mistake.
    defaultValues: { reason: '' },
  })
  const record = useAction({
    mutation: usePostAnswerOnBehalfMutation(),
    doneText: { id: 'rollCall.onBehalf.done', values: { name } },
    onDone: onClose,
  })
  return (
    <FormDialog
      id={formId}
      size="small"
      title={formatMessage({ id: 'rollCall.onBehalf.title' }, { name })}
      submitLabel={<FormattedMessage id="rollCall.onBehalf.submit" />}
      isDirty={form.formState.isDirty}
      isPending={record.isPending}
      failure={record.failure && <ActionFailure failure={record.failure} />}
      onSubmit={form.handleSubmit((values) => record.run({ ...callRef, personId: person.id, ...values }))}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="rollCall.onBehalf.text" />
      </p>
      <FormScope form={form} id={formId} labelId={labelId}>
        <RadioInput
          name="answer"
          isRequired
          options={rollCallAnswers.map((answer) => ({
            value: answer,
            label: <FormattedMessage id="rollCall.state" values={{ state: answer }} />,
          }))}
        />
        <TextInput
          name="reason"
          isRequired
          maxLength={rollCallLimits.reason}
          description={<FormattedMessage id="rollCall.onBehalf.reason.text" />}
        />
      </FormScope>
    </FormDialog>
  )
}
