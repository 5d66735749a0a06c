import { useForm, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { canPermit, type NewPermit, type PermitKind, permitKinds } from '#contract/stays/stays.ts'
import { CountryInput } from '@/domains/reference/shared/CountryInput'
import { DateInput } from '@/forms/input/DateInput'
import { SelectInput } from '@/forms/input/SelectInput'
import type { ProfileRef } from '@/http/paths'
import { useAction } from '@/patterns/action/useAction'
import { emptyPermit, permitResolver, type PermitValues } from './declared.rules'
import { DeclareDialog } from './DeclareDialog'
import { usePostPermitMutation } from './stays.slice'

interface PermitDialogProps {
  owner: ProfileRef
  /** The kind that is chosen at first. */
  kind?: PermitKind
  onClose: () => void
}

/** Declares a residence permit, a long-stay visa or a citizenship; a citizenship has no days. */
export default function PermitDialog({ owner, kind: first = emptyPermit.kind, onClose }: PermitDialogProps) {
  const { formatMessage } = useIntl()
  const form = useForm<PermitValues, unknown, NewPermit>({
    resolver: permitResolver,
    defaultValues: { ...emptyPermit, kind: first },
    // ErrorSummary focuses the first error.
    shouldFocusError: false,
  })
  const action = useAction({
    mutation: usePostPermitMutation(),
    doneText: { id: 'stays.permits.added' },
    onDone: onClose,
    onFailed: ({ problems = [] }) => {
      for (const { field, code } of problems)
        if (field in emptyPermit) form.setError(field as keyof PermitValues, { type: 'server', message: code })
    },
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <DeclareDialog
      of="permits"
      form={form}
      action={action}
      onSubmit={(permit) => action.run({ ...owner, permit })}
      onClose={onClose}
    >
      <SelectInput name="kind" isRequired>
        {permitKinds.map((each) => (
          <option key={each} value={each}>
            {formatMessage({ id: `stays.kind.${each}` })}
          </option>
        ))}
      </SelectInput>
      <CountryInput name="country" isOffered={(country) => canPermit(kind, country)} isRequired />
      {kind !== 'citizenship' && (
        <>
          <DateInput name="validFrom" isRequired />
          <DateInput name="validUntil" isRequired />
        </>
      )}
    </DeclareDialog>
  )
}
