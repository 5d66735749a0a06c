import { createContext, useContext } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'

/** The data that the fields of a form share; `FormScope` provides it. */
export interface FieldScope {
  /** `<id>-<name>` is the id of a field's control. */
  id: string
  /** Label of a field. */
  label: (name: string) => string
  /** Error message of a field, for a code from its schema or the server. */
  problem: (name: string, code: unknown) => string
}
export const FieldScopeContext = createContext<FieldScope>({ id: 'form', label: (name) => name, problem: () => '' })

/** Props of a bound field. Only this field renders again when its error changes. */
export function useField(name: string) {
  const { id, label, problem } = useContext(FieldScopeContext)
  const { register, control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const error = get(errors, name) as { message?: unknown } | undefined
  return {
    id: `${id}-${name}`,
    label: label(name),
    error: error ? problem(name, error.message) : undefined,
    /** The code of the error; undefined without an error, and for an error without a code. */
    code: typeof error?.message === 'string' ? error.message : undefined,
    registered: register(name),
    control,
  }
}
