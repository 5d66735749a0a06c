import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { useDateProblem } from '@/forms/input/useDateProblem'
import { ErrorSummary } from '@/forms/section/ErrorSummary'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import type { ActionState } from '@/patterns/action/useAction'

interface DeclareDialogProps<Values extends FieldValues, Output extends FieldValues> {
  of: 'permits' | 'other'
  form: UseFormReturn<Values, unknown, Output>
  action: ActionState
  onSubmit: (declared: Output) => void
  onClose: () => void
  children: ReactNode
}

const labelId = (name: string) => `stays.field.${name}` as MessageId

/** The dialog that declares a permit or days abroad. A refused value shows at its field. */
export function DeclareDialog<Values extends FieldValues, Output extends FieldValues>(
  props: DeclareDialogProps<Values, Output>,
) {
  const { of, form, action, onSubmit, onClose, children } = props
  const { formatMessage } = useIntl()
  const problem = useDateProblem()
  const id = `stays-${of}`
  const isAtField = action.failure?.problems?.some(({ field }) => field in form.getValues()) ?? false
  return (
    <FormDialog
      id={id}
      title={formatMessage({ id: `stays.${of}.add` })}
      submitLabel={<FormattedMessage id="stays.save" />}
      isDirty={form.formState.isDirty}
      isPending={action.isPending}
      failure={action.failure && !isAtField && <FailureNotice failure={action.failure} />}
      onSubmit={form.handleSubmit(onSubmit)}
      onClose={onClose}
    >
      <FormScope form={form} id={id} labelId={labelId} problem={problem}>
        <ErrorSummary />
        {children}
      </FormScope>
    </FormDialog>
  )
}
