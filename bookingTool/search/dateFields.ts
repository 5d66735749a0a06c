import { html } from 'hono/html'
import { addDays } from '#server/time/zonedTime.ts'
import { dayShift, facts, shortDate } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { todayAt } from '#bookingTool/plan/searchCriteria.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { described, errorLine } from './fieldErrors.ts'
import { bookableDaysAhead, hasSecondDay, isDate, requestedProducts } from './readSearch.ts'
import type { SearchForm } from './searchForm.ts'

type DateField = 'depart' | 'until'

/** The fields of departure and return, and their days in words. */
export const dateFields = (session: ToolSession, form: SearchForm, now: Date): Markup =>
  html`<div class="dates">
    ${dateField(session, form, 'depart', now)}
    ${form.change && form.values.until === '' ? '' : dateField(session, form, 'until', now)}
    <output id="days" for="depart until">${daysText(session, form)}</output>
  </div>`

const todayOf = ({ traveler }: ToolSession, now: Date) => todayAt(traveler.airportCode ?? '', now)

/**
 * The label of a day: of a journey, or of a stay where no ticket is needed. The style sheet shows that of the chosen
 * transport.
 */
function dateLabel({ say }: ToolSession, { values, change }: SearchForm, field: DateField): Markup | string {
  const [journey, stay] = [say(`bookingTool.fields.${field}`), say(`bookingTool.fields.${field}Stay`)]
  if (change) return values.transport === 'none' || (field === 'until' && values.trip === 'oneway') ? stay : journey
  return html`<span class="if-journey">${journey}</span><span class="if-stay">${stay}</span>`
}

function dateField(session: ToolSession, form: SearchForm, field: DateField, now: Date): Markup {
  const { depart } = form.values
  const today = todayOf(session, now)
  const earliest = field === 'until' && isDate(depart) && depart > today ? depart : today
  const name = dateLabel(session, form, field)
  return html`<div class="field ${field}">
    <label class="field-label" for="${field}">${name}</label>
    <div class="date">
      <input
        class="control"
        type="date"
        id="${field}"
        name="${field}"
        value="${form.values[field]}"
        min="${earliest}"
        max="${addDays(today, bookableDaysAhead)}"
        aria-invalid="${form.errors[field] ? 'true' : 'false'}"
        aria-describedby="${described(form, field)}"
      />
    </div>
    ${errorLine(session, form, field)}
  </div>`
}

/** `Mon, Dec 7 to Thu, Dec 10 · 3 nights`: the days of a search in words; empty while they are none. */
export function daysText(session: ToolSession, { values }: Pick<SearchForm, 'values'>): string {
  const { depart, until } = values
  if (!isDate(depart)) return ''
  if (!hasSecondDay(requestedProducts(values))) return shortDate(session, depart)
  if (!isDate(until) || until < depart) return ''
  const nights = dayShift(depart, until)
  if (nights === 0) return shortDate(session, depart)
  const days = { from: shortDate(session, depart), until: shortDate(session, until) }
  return facts(session.say('bookingTool.dates', days), session.say('bookingTool.nights', { count: nights }))
}
