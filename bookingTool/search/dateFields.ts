import { html } from 'hono/html'
import { addDays } from '#server/time/zonedTime.ts'
import { calendarPath } from '#bookingTool/page/assets.ts'
import { dayShift, facts, firstWeekday, shortDate } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { label } from '#bookingTool/page/parts.ts'
import { todayAt } from '#bookingTool/plan/searchCriteria.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { described, errorLine } from './fieldErrors.ts'
import { bookableDaysAhead, hasSecondDay, isDate, requestedProducts } from './readSearch.ts'
import type { SearchForm } from './searchForm.ts'

type DateField = 'depart' | 'until'

/** The fields of departure and return, their days in words, and a calendar where scripts run. */
export const dateFields = (session: ToolSession, form: SearchForm, now: Date): Markup =>
  html`<div class="dates">
      ${dateField(session, form, 'depart', now)}
      ${form.change && form.values.until === '' ? '' : dateField(session, form, 'until', now)}
      <output id="days" for="depart until">${daysText(session, form)}</output>
    </div>
    ${calendar(session, todayOf(session, now))}`

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
      <button type="button" class="calendar-button" data-opens="${field}" aria-haspopup="dialog" hidden>
        <svg class="line" viewBox="0 0 24 24" aria-hidden="true">
          <rect x="3" y="5" width="18" height="16" rx="2" />
          <path d="M3 10h18M8 2.5V7m8-4.5V7" />
        </svg>
        <span class="hidden">${label(session.say, 'bookingTool.calendar.title')} ${name}</span>
      </button>
    </div>
    ${errorLine(session, form, field)}
  </div>`
}

/** The window of the calendar with a range and a single day; the script shows the one that the form needs. */
function calendar({ say, culture }: ToolSession, today: string): Markup {
  const turn = (slot: 'previous' | 'next') =>
    html`<span slot="${slot}" class="turn"
      ><svg class="line" viewBox="0 0 24 24" aria-hidden="true"><path d="m9 5 7 7-7 7" /></svg
      ><span class="hidden">${say(`bookingTool.calendar.${slot}`)}</span></span
    >`
  const months = html`${turn('previous')}${turn('next')}
    <div class="months"><calendar-month></calendar-month><calendar-month offset="1"></calendar-month></div>`
  const how = html`locale="${culture}" first-day-of-week="${firstWeekday(culture)}" format-weekday="short"
  page-by="single" today="${today}"`
  return html`<dialog id="calendar" aria-labelledby="calendar-title" closedby="any" data-source="${calendarPath}">
    <div class="calendar-head">
      <h2 id="calendar-title" aria-live="polite"></h2>
      <button type="button" class="link" data-close>${say('bookingTool.calendar.close')}</button>
    </div>
    <template>
      <calendar-range ${how}>${months}</calendar-range>
      <calendar-date ${how}>${months}</calendar-date>
    </template>
  </dialog>`
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
