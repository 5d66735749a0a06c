import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { type TripField, tripFieldLimits } from '#contract/admin/tripFields.ts'
import { tripFieldKinds } from '#contract/trips/tripFieldValues.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { FormScope } from '@/forms/section/FormScope'
import { CheckboxInput } from '@/forms/input/CheckboxInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { MultiSelectInput } from '@/forms/input/MultiSelectInput'
import { RadioInput } from '@/forms/input/RadioInput'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { TextInput } from '@/forms/input/TextInput'
import type { MessageId } from '@/i18n/messages'
import { useAction } from '@/patterns/action/useAction'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { fieldFormSchema, type FieldFormValues, fieldValues, toField, requirements } from './fieldForm.rules'
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

const { name, hint, choices } = tripFieldLimits

/** The inputs of a field; those of its choices and policies only where they count. */
function FieldInputs({ isNew }: { isNew: boolean }) {
  const { formatMessage } = useIntl()
  const { control } = useFormContext<FieldFormValues>()
  const [kind, required] = useWatch({ control, name: ['kind', 'required'] })
  return (
    <>
      <TextInput name="nameEn" isRequired autoComplete="off" maxLength={name} />
      <FieldRow>
        <TextInput name="nameFr" lang="fr-CA" autoComplete="off" maxLength={name} />
        <TextInput name="nameEs" lang="es" autoComplete="off" maxLength={name} />
      </FieldRow>
      <SelectInput name="kind" description={<FormattedMessage id={`tripFields.kind.${kind}.text`} />}>
        {tripFieldKinds.map((value) => (
          <option key={value} value={value}>
            {formatMessage({ id: `tripFields.kind.${value}` })}
          </option>
        ))}
      </SelectInput>
      {kind === 'choice' && (
        <TextAreaInput
          name="choices"
          isRequired
          rows={5}
          description={<FormattedMessage id="tripFields.choices.text" values={{ most: choices }} />}
        />
      )}
      <RadioInput
        name="required"
        options={requirements.map((value) => ({
          value,
          label: <FormattedMessage id={`tripFields.required.${value}`} />,
        }))}
      />
      {required === 'policies' && <PolicyChoice />}
      <TextInput
        name="hintEn"
        autoComplete="off"
        maxLength={hint}
        description={<FormattedMessage id="tripFields.hint.text" />}
      />
      <FieldRow>
        <TextInput name="hintFr" lang="fr-CA" autoComplete="off" maxLength={hint} />
        <TextInput name="hintEs" lang="es" autoComplete="off" maxLength={hint} />
      </FieldRow>
      {!isNew && <CheckboxInput name="isActive" description={<FormattedMessage id="tripFields.isActive.text" />} />}
    </>
  )
}

function PolicyChoice() {
  const { data: policies = [] } = useTravelPoliciesQuery({ companyId: useSession().companyId })
  const items = policies.map(({ id, name: policyName }) => ({ code: id, name: policyName }))
  return <MultiSelectInput name="policyIds" isRequired items={items} nameOf={(item) => item.name} />
}
