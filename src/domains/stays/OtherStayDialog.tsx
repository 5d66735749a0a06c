import { useForm } from 'react-hook-form'
import type { NewOtherStay } from '#contract/stays/stays.ts'
import { CountryInput } from '@/domains/reference/shared/CountryInput'
import { DateInput } from '@/forms/input/DateInput'
import type { ProfileRef } from '@/http/paths'
import { useAction } from '@/patterns/action/useAction'
import { emptyStay, otherStayResolver, type OtherStayValues } from './declared.rules'
import { DeclareDialog } from './DeclareDialog'
import { usePostOtherStayMutation } from './stays.slice'

interface OtherStayDialogProps {
  owner: ProfileRef
  onClose: () => void
}

/** Declares days abroad that no trip has; the days of arrival and departure are both included. */
export default function OtherStayDialog({ owner, onClose }: OtherStayDialogProps) {
  const form = useForm<OtherStayValues, unknown, NewOtherStay>({
    resolver: otherStayResolver,
    defaultValues: emptyStay,
    // ErrorSummary focuses the first error.
    shouldFocusError: false,
  })
  const action = useAction({
    mutation: usePostOtherStayMutation(),
    doneText: { id: 'stays.other.added' },
    onDone: onClose,
    onFailed: ({ problems = [] }) => {
      for (const { field, code } of problems)
        if (field in emptyStay) form.setError(field as keyof OtherStayValues, { type: 'server', message: code })
    },
  })
  return (
    <DeclareDialog
      of="other"
      form={form}
      action={action}
      onSubmit={(stay) => action.run({ ...owner, stay })}
      onClose={onClose}
    >
      <CountryInput name="country" isRequired />
      <DateInput name="from" isRequired />
      <DateInput name="until" isRequired />
    </DeclareDialog>
  )
}
