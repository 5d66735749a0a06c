import { type ReactNode, useMemo } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { fieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import type { MessageId } from '@/i18n/messages'
import { FieldScopeContext } from '@/forms/input/FieldContext'

interface FormScopeProps<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>
  /** The form's id; the ids of its controls begin with it. */
  id: string
  /** Message id of a field's label. */
  labelId: (name: string) => MessageId
  /** Error message of a field, where `forms.problem.<code>` is not specific enough. */
  problem?: ((name: string, code: unknown) => string | undefined) | undefined
  children: ReactNode
}

/** Provides a form, its labels and error messages to the fields below. */
export function FormScope<Values extends FieldValues, Output extends FieldValues>(
  props: FormScopeProps<Values, Output>,
) {
  const { form, id, labelId, problem, children } = props
  const { formatMessage } = useIntl()
  const scope = useMemo(
    () => ({
      id,
      label: (name: string) => formatMessage({ id: labelId(name) }),
      problem: (name: string, code: unknown) =>
        problem?.(name, code) ??
        formatMessage({
          id: `forms.problem.${fieldProblemCode(typeof code === 'string' ? code : undefined)}` as MessageId,
        }),
    }),
    [id, labelId, problem, formatMessage],
  )
  return (
    <FormProvider {...form}>
      <FieldScopeContext value={scope}>{children}</FieldScopeContext>
    </FormProvider>
  )
}
