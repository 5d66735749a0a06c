import { html } from 'hono/html'
import { toolPath } from '#contract/booking/toolAddress.ts'
import { notForEventNotice } from '#bookingTool/event/notForEvent.ts'
import { cityName } from '#bookingTool/page/format.ts'
import { menuFor, pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { label } from '#bookingTool/page/parts.ts'
import { changeSteps, searchSteps } from '#bookingTool/page/steps.ts'
import { ticked } from '#bookingTool/plan/searchCriteria.ts'
import { travelerKey, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { dateFields } from './dateFields.ts'
import { described, errorLine } from './fieldErrors.ts'
import { placeDetail, placeLabel, placeOptions } from './findPlace.ts'
import { policySummary } from './policySummary.ts'
import { requestedProducts } from './readSearch.ts'
import type { Extra, Field, SearchForm, SearchProblem } from './searchForm.ts'

const extraNames: Extra[] = ['needHotel', 'needCar']

/** The search form: empty, or as typed with its errors. When changing a booked trip only the dates can be edited. */
export function searchPage(session: ToolSession, form: SearchForm, now: Date): Markup {
  const { say } = session
  const title = form.change ? say('bookingTool.changes.title') : say('bookingTool.searchTitle')
  const main = html`<h1>${title}</h1>
    <p class="lead">${form.change ? changeLead(session, form) : say('bookingTool.searchIntro')}</p>
    ${notForEventNotice(session)}
    <form class="card fields" action="${toolPath}/search" method="get" novalidate>
      ${errorSummary(session, form)}
      <input type="hidden" name="who" value="${travelerKey(session)}" />
      ${form.change ? keptFields(form) : tripFields(session, form)} ${dateFields(session, form, now)}
      <div class="wide finish">
        ${form.change ? '' : extras(session, form)}
        <button class="button button-primary">${say('bookingTool.find')}</button>
      </div>
    </form>
    ${form.change ? '' : policySummary(session)}`
  const steps = form.change ? changeSteps(session, requestedProducts(form.values)) : searchSteps(session)
  return pageInSession(session, { title, main, steps, menu: menuFor(form) })
}

const changeLead = ({ say, language }: ToolSession, { values: { from, to }, change }: SearchForm) =>
  say('bookingTool.changes.intro', {
    route: [from, to]
      .filter((code) => code !== '')
      .map((code) => cityName(code, language))
      .join(' → '),
    locator: change?.bookingId ?? '',
  })

/** When changing a booked trip, everything but its dates is sent along unchanged. */
const keptFields = ({ values, change }: SearchForm): Markup => {
  const { depart: _, until: __, ...kept } = values
  const hidden = { ...kept, change: change?.bookingId ?? '', version: String(change?.version ?? '') }
  return html`${Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}`
}

const tripFields = (session: ToolSession, form: SearchForm): Markup =>
  html`<div class="wide wishes">${radios(session, form, 'transport')} ${radios(session, form, 'trip')}</div>
    <div class="places">
      ${placeField(session, form, 'from')}
      <button type="button" class="swap" id="swap" aria-label="${session.say('bookingTool.swap')}" hidden>
        <svg class="line" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8h15m-4-4 4 4-4 4M20 16H5m4 4-4-4 4-4" />
        </svg>
      </button>
      ${placeField(session, form, 'to')}
    </div>
    <datalist id="places">
      ${placeOptions(session.language).map(({ label, detail }) => html`<option value="${label}">${detail}</option>`)}
    </datalist>`

function errorSummary({ say }: ToolSession, { errors, values }: SearchForm): Markup | string {
  const named = (field: Exclude<Field, 'extras'>) => {
    if (values.transport !== 'none' || field === 'from' || field === 'to')
      return label(say, `bookingTool.fields.${field}`)
    return label(say, `bookingTool.fields.${field}Stay`)
  }
  const wrong = Object.entries(errors) as [Field, SearchProblem][]
  if (wrong.length === 0) return ''
  return html`<div class="notice bad wide" role="alert" tabindex="-1" autofocus>
    <h2>${say('bookingTool.summaryTitle')}</h2>
    <ul>
      ${wrong.map(
        ([field, error]) =>
          html`<li>
            <a href="#${field === 'extras' ? extraNames[0] : field}"
              >${field === 'extras' ? say('bookingTool.extras') : named(field)}</a
            >
            ${say(`bookingTool.errors.${error}`)}
          </li>`,
      )}
    </ul>
  </div>`
}

/** Checkboxes for a hotel and a car, with or without a flight or train. */
function extras(session: ToolSession, form: SearchForm): Markup {
  const { say } = session
  return html`<fieldset>
    <legend>${say('bookingTool.extras')}</legend>
    <div class="options">
      ${extraNames.map(
        (name) =>
          html`<label
            ><input
              type="checkbox"
              id="${name}"
              name="${name}"
              value="${ticked}"
              ${form.values[name] ? 'checked' : ''}
              aria-invalid="${form.errors.extras ? 'true' : 'false'}"
              aria-describedby="${described(form, 'extras')}"
            />${say(`bookingTool.fields.${name}`)}</label
          >`,
      )}
    </div>
    ${errorLine(session, form, 'extras')}
  </fieldset>`
}

const transports = [
  { value: 'flight', text: 'bookingTool.transports.flight' },
  { value: 'train', text: 'bookingTool.transports.train' },
  { value: 'none', text: 'bookingTool.transports.none' },
] as const
const trips = [
  { value: 'return', text: 'bookingTool.trips.return' },
  { value: 'oneway', text: 'bookingTool.trips.oneway' },
] as const

function radios({ say }: ToolSession, { values }: SearchForm, name: 'transport' | 'trip'): Markup {
  const options = name === 'transport' ? transports : trips
  return html`<fieldset id="${name}">
    <legend>${say(`bookingTool.fields.${name}`)}</legend>
    <div class="options">
      ${options.map(
        ({ value, text }) =>
          html`<label
            ><input
              type="radio"
              name="${name}"
              value="${value}"
              ${values[name] === value ? 'checked' : ''}
            />${say(text)}</label
          >`,
      )}
    </div>
  </fieldset>`
}

function placeField(session: ToolSession, form: SearchForm, field: 'from' | 'to'): Markup {
  const { say } = session
  return html`<div class="field ${field}">
    <label class="field-label" for="${field}">${say(`bookingTool.fields.${field}`)}</label>
    <input
      class="control"
      type="text"
      id="${field}"
      name="${field}"
      value="${form.values[field]}"
      list="places"
      maxlength="80"
      autocomplete="off"
      aria-invalid="${form.errors[field] ? 'true' : 'false'}"
      aria-describedby="${described(form, field, `${field}-hint`)}"
    />
    <p class="field-description" id="${field}-hint">${say('bookingTool.placeHint')}</p>
    ${errorLine(session, form, field)} ${choiceList(session, form, field)}
  </div>`
}

/** Radio buttons for places that share the typed name; the chosen one replaces the typed text. */
function choiceList({ say, language }: ToolSession, { choices }: SearchForm, field: 'from' | 'to'): Markup | string {
  const codes = choices[field]
  if (!codes) return ''
  return html`<fieldset class="choices">
    <legend>${say('bookingTool.choices')}</legend>
    ${codes.map(
      (code) =>
        html`<label
          ><input type="radio" name="${field}Choice" value="${code}" /><span
            >${placeLabel(code, language)}<br /><span class="small">${placeDetail(code, language)}</span></span
          ></label
        >`,
    )}
  </fieldset>`
}
