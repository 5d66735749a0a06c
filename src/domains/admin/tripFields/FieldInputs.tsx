import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { tripFieldLimits } from '#contract/admin/tripFields.ts'
import { tripFieldKinds } from '#contract/trips/tripFieldValues.ts'
import { useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { CheckboxInput } from '@/forms/input/CheckboxInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { MultiSelectInput } from '@/forms/input/MultiSelectInput'
import { RadioInput } from '@/forms/input/RadioInput'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { TextInput } from '@/forms/input/TextInput'
import { type FieldFormValues, requirements } from './fieldForm.rules'

const { name, hint, choices } = tripFieldLimits

/** The inputs of a field; those of its choices and policies only where they count. */
export function FieldInputs({ isNew }: { isNew: boolean }) {
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
