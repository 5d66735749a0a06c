import { errorText } from '#bookingTool/page/fields.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import type { Field, SearchForm } from './searchForm.ts'

/** The ids of the texts that describe a field of the search: its hint and its error. */
export const described = (form: SearchForm, field: Field, hint?: string) =>
  [hint, form.errors[field] && `${field}-error`].filter(Boolean).join(' ')

/** The problem of a field of the search, below it. */
export const errorLine = ({ say }: ToolSession, { errors }: SearchForm, field: Field): Markup | string => {
  const error = errors[field]
  return error ? errorText(`${field}-error`, say(`bookingTool.errors.${error}`)) : ''
}
