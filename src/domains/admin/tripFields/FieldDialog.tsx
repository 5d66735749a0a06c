import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TripField } from '#contract/admin/tripFields.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { useAction } from '@/patterns/action/useAction'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { fieldFormSchema, type FieldFormValues, fieldValues, toField } from './fieldForm.rules'
import { FieldInputs } from './FieldInputs'
import { useDeleteTripFieldMutation, usePatchTripFieldMutation, usePostTripFieldMutation } from './tripFields.slice'

const formId = 'trip-field'
const labelId = (name: string) => `tripFields.field.${name}` as MessageId

interface FieldDialogProps {
  /** Undefined for a new one. */
  field: TripField | undefined
  onClose: () => void
}

/** Adds a field, or changes or deletes one. */
export function FieldDialog({ field, onClose }: FieldDialogProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const form = useForm<FieldFormValues>({ resolver: zodResolver(fieldFormSchema), defaultValues: fieldValues(field) })
  const add = useAction({ mutation: usePostTripFieldMutation(), onDone: onClose })
  const change = useAction({ mutation: usePatchTripFieldMutation(), onDone: onClose })
  const { failure, isPending } = field ? change : add
  const problem = useCallback(
    (_: string, code: unknown) =>
      code === 'alreadyThere' ? formatMessage({ id: 'tripFields.problem.alreadyThere' }) : undefined,
    [formatMessage],
  )
  const save = ({ isActive, ...values }: FieldFormValues) => {
    const given = toField({ ...values, isActive })
    if (!field) return add.run({ companyId, field: given })
    const { id: fieldId, version } = field
    return change.run({ companyId, fieldId, patch: { ...given, isActive, version } })
  }
  return (
    <FormDialog
      id={formId}
      title={
        field
          ? formatMessage({ id: 'tripFields.change.of' }, { name: field.name })
          : formatMessage({ id: 'tripFields.add' })
      }
      submitLabel={<FormattedMessage id={field ? 'forms.save' : 'tripFields.add'} />}
      isDirty={form.formState.isDirty}
      isPending={isPending}
      failure={failure && <FailureNotice failure={failure} />}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      <FormScope form={form} id={formId} labelId={labelId} problem={problem}>
        <FieldInputs isNew={!field} />
      </FormScope>
      {field && <DeleteField field={field} onDone={onClose} />}
    </FormDialog>
  )
}

function DeleteField({ field: { id: fieldId, name }, onDone }: { field: TripField; onDone: () => void }) {
  const { companyId } = useSession()
  const remove = useAction({
    mutation: useDeleteTripFieldMutation(),
    doneText: { id: 'tripFields.deleted', values: { name } },
    onDone,
  })
  return (
    <RemoveInPlace
      label={<FormattedMessage id="tripFields.delete" />}
      question={<FormattedMessage id="tripFields.delete.sure" values={{ name }} />}
      yes={<FormattedMessage id="tripFields.delete.yes" />}
      no={<FormattedMessage id="tripFields.delete.no" />}
      action={remove}
      onConfirm={() => remove.run({ companyId, fieldId })}
    />
  )
}
