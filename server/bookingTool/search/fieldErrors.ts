import { html } from 'hono/html'
import type { Markup } from '#server/bookingTool/page/layout.ts'
import type { ToolSession } from '#server/bookingTool/session/toolSession.ts'
import type { Field, SearchForm } from './searchForm.ts'

/** The ids of what describes a field of the search: its hint and, where it has one, its error. */
export const described = (form: SearchForm, field: Field, hint?: string) =>
  [hint, form.errors[field] && `${field}-error`].filter(Boolean).join(' ')

/** What is wrong with a field of the search, below it. */
export const errorLine = ({ say }: ToolSession, { errors }: SearchForm, field: Field): Markup | string => {
  const error = errors[field]
  return error ? html`<p class="error" id="${field}-error">${say(`bookingTool.errors.${error}`)}</p>` : ''
}
