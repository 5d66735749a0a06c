import { html } from 'hono/html'
import { tripFieldLimits } from '#contract/admin/tripFields.ts'
import { textLine } from '#contract/fields/fields.ts'
import { parseNumber } from '#contract/texts/typedNumber.ts'
import { shownFieldValue } from '#contract/trips/tripFieldValues.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import type { AskedField, BookedTrip, TripTerms } from '#server/toolHost/door/trip.ts'
import { errorText, selectBox } from '#bookingTool/page/fields.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import type { Fields } from '#bookingTool/page/toolPage.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** The company's own fields of a plan, as its review shows them. */
export interface FieldsForm {
  asked: readonly AskedField[]
  /** As typed, or as the changed trip has them, by field. */
  values: Readonly<Record<string, string>>
  /** The texts of the problems, by field. */
  problems: Readonly<Record<string, string>>
  /** The checked values, where there is no problem. */
  checked: TripTerms['fields']
}

/** The name of a field in the form of the review. */
export const nameOf = ({ id }: Pick<AskedField, 'id'>) => `field.${id}`

/** The fields before anything is typed: those of a changed trip have its values. */
export async function openFields(host: ToolHost, session: ToolSession, booked?: BookedTrip): Promise<FieldsForm> {
  const asked = await host.people.tripFields(session, session.language)
  const held = booked?.trip.fields ?? []
  const values = Object.fromEntries(
    held.map((field) => [field.fieldId, unbroken(shownFieldValue(session.culture, field))]),
  )
  return { asked, values, problems: {}, checked: [] }
}

/** Digits in groups are typed with plain spaces. */
const unbroken = (text: string) => text.replaceAll(/\s/gu, ' ')

/** The fields as typed, before they are sent. */
export const typedFields = ({ asked }: Pick<FieldsForm, 'asked'>, form: Fields): FieldsForm => ({
  asked,
  values: Object.fromEntries(asked.map((field) => [field.id, (form[nameOf(field)] ?? '').trim()])),
  problems: {},
  checked: [],
})

/** The fields as they were sent, each with its problem or its checked value. */
export async function readFields(
  host: ToolHost,
  session: ToolSession,
  { asked }: FieldsForm,
  form: Fields,
): Promise<FieldsForm> {
  const { values } = typedFields({ asked }, form)
  const problems: Record<string, string> = {}
  const checked: { fieldId: string; value: string }[] = []
  for (const field of asked) {
    const read = await check(host, session, field, values[field.id] ?? '')
    if ('problem' in read) problems[field.id] = read.problem
    else if (read.value !== '') checked.push({ fieldId: field.id, value: read.value })
  }
  return { asked, values, problems, checked }
}

type Checked = { value: string } | { problem: string }

/** Checks a typed value by its kind; an empty one is missing where the policy requires it. */
async function check(host: ToolHost, session: ToolSession, field: AskedField, typed: string): Promise<Checked> {
  const { say, culture } = session
  if (typed === '')
    return field.isRequired
      ? { problem: say('bookingTool.fields.missing', { company: session.company.displayName }) }
      : { value: '' }
  if (field.kind === 'number') {
    const value = parseNumber(culture, typed)
    return value === undefined ? { problem: say('bookingTool.fields.number', { example: 1234.5 }) } : { value }
  }
  if (field.kind === 'choice')
    return field.choices.includes(typed) ? { value: typed } : { problem: say('bookingTool.fields.choice') }
  if (field.kind === 'projectNumber') return checkNumber(host, session, typed)
  const { success, data, error } = textLine(tripFieldLimits.text).safeParse(typed)
  if (success) return { value: data }
  const isLong = error.issues[0]?.message === 'tooLong'
  const problem = isLong
    ? say('bookingTool.fields.tooLong', { most: tripFieldLimits.text })
    : say('bookingTool.fields.text')
  return { problem }
}

/** The listed number that a typed one means; a problem names those that are written alike. */
async function checkNumber(host: ToolHost, session: ToolSession, typed: string): Promise<Checked> {
  const { say, culture } = session
  const found = await host.people.projectNumber(session, typed)
  if ('number' in found) return { value: found.number }
  const near = found.near.map(({ number, name }) => (name ? `${number} (${name})` : number))
  if (near.length === 0) return { problem: say('bookingTool.fields.unknown') }
  const list = new Intl.ListFormat(culture, { type: 'disjunction' }).format(near)
  return { problem: say('bookingTool.fields.unknownNear', { list }) }
}

/** The fields within the form of the review; empty where the company has none. */
export function tripFieldInputs(session: ToolSession, form: FieldsForm): Markup | string {
  if (form.asked.length === 0) return ''
  const firstWrong = form.asked.find(({ id }) => form.problems[id])
  return html`<h2>${session.say('bookingTool.fields.title', { company: session.company.displayName })}</h2>
    ${form.asked.map((field) => fieldOf(session, form, field, field === firstWrong))}`
}

function fieldOf({ say }: ToolSession, form: FieldsForm, field: AskedField, isFirstWrong: boolean): Markup {
  const { name, hint, isRequired } = field
  const id = nameOf(field)
  const problem = form.problems[field.id]
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  const about = html`id="${id}" name="${id}" ${isRequired ? 'required' : ''} ${isFirstWrong ? 'autofocus' : ''}
  aria-invalid="${problem ? 'true' : 'false'}" aria-describedby="${described}"`
  return html`<div class="field">
    <label class="field-label" for="${id}">${isRequired ? name : say('bookingTool.fields.optional', { name })}</label>
    ${hint ? html`<p class="field-description" id="${id}-hint">${hint}</p>` : ''}
    ${controlOf(field, form.values[field.id] ?? '', about)} ${problem ? errorText(`${id}-error`, problem) : ''}
  </div>`
}

/** The control of a field. Listed project numbers are suggested while typing, without a script. */
function controlOf(field: AskedField, value: string, about: Markup): Markup {
  const { kind, choices, offered } = field
  if (kind === 'choice')
    return selectBox(
      html`<select class="control select" ${about}>
        <option value=""></option>
        ${choices.map(
          (choice) => html`<option value="${choice}" ${choice === value ? 'selected' : ''}>${choice}</option>`,
        )}
      </select>`,
    )
  const list = offered.length > 0 ? `${nameOf(field)}-list` : ''
  const input = html`<input
    class="control"
    type="text"
    ${kind === 'number' ? html`inputmode="decimal"` : ''}
    ${list ? html`list="${list}"` : ''}
    value="${value}"
    autocomplete="off"
    ${about}
  />`
  if (!list) return input
  return html`${input}<datalist id="${list}">
      ${offered.map(({ number, name }) => html`<option value="${number}">${name}</option>`)}
    </datalist>`
}
