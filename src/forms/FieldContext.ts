import { createContext, useContext } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { fieldProblemCode } from '#contract/fieldProblems.ts'
import type { MessageId } from '@/i18n/messages'

/** What the fields of one form share: `<id>-<name>` names the control, `labels.<name>` its label. */
export interface FieldScope {
  id: string
  labels: string
}
export const FieldScopeContext = createContext<FieldScope>({ id: 'form', labels: '' })

/** The label of a field, by its name. */
export const labelIdOf = (labels: string, name: string) => `${labels}.${name}` as MessageId

/** Everything a bound field says about itself. Only this field renders again when its error changes. */
export function useField(name: string) {
  const { id, labels } = useContext(FieldScopeContext)
  const { formatMessage } = useIntl()
  const { register, control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const code = errors[name]?.message
  return {
    id: `${id}-${name}`,
    label: formatMessage({ id: labelIdOf(labels, name) }),
    error: errors[name]
      ? formatMessage({
          id: `forms.problem.${fieldProblemCode(typeof code === 'string' ? code : undefined)}` as MessageId,
        })
      : undefined,
    registered: register(name),
    control,
  }
}
