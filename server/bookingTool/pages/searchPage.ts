import { html } from 'hono/html'
import { addDays } from '#server/time/zonedTime.ts'
import { travelerKey } from '../address.ts'
import { cityName, placeDetail, placeLabel, placeOptions } from '../placeSearch.ts'
import { furthestDays, todayAt } from '../search.ts'
import type { Extra, Field, SearchForm, SearchProblem } from '../search.ts'
import type { Visit } from '../visit.ts'
import { menuFor, page, toolPath } from './layout.ts'
import { label } from './parts.ts'
import type { Markup } from './layout.ts'
import { searchSteps } from './steps.ts'

const extraNames: Extra[] = ['needHotel', 'needCar']

/** The search, empty or with what was typed and what is wrong with it; for a booked trip only its dates. */
export function searchPage(visit: Visit, form: SearchForm, now: Date): Markup {
  const { say } = visit
  const title = form.change ? say('bookingTool.changes.title') : say('bookingTool.searchTitle')
  const main = html`<h1>${title}</h1>
    <p class="lead">${form.change ? changeLead(visit, form) : say('bookingTool.searchIntro')}</p>
    <form class="card fields" action="${toolPath}/search" method="get" novalidate>
      ${errorSummary(visit, form)}
      <input type="hidden" name="who" value="${travelerKey(visit)}" />
      ${form.change ? keptFields(form) : tripFields(visit, form)} ${dateField(visit, form, 'depart', now)}
      ${form.change && form.values.until === '' ? '' : dateField(visit, form, 'until', now)}
      <div class="wide"><button class="button">${say('bookingTool.find')}</button></div>
    </form>`
  return page(visit, { title, main, steps: searchSteps(visit, form), menu: menuFor(form) })
}

const changeLead = ({ say, language }: Visit, { values: { from, to }, change }: SearchForm) =>
  say('bookingTool.changes.intro', {
    route: [from, to]
      .filter((code) => code !== '')
      .map((code) => cityName(code, language))
      .join(' – '),
    locator: change?.bookingId ?? '',
  })

/** A changed trip stays the same journey. */
const keptFields = ({ values, change }: SearchForm): Markup => {
  const { depart: _, until: __, ...kept } = values
  const hidden = { ...kept, change: change?.bookingId ?? '', version: String(change?.version ?? '') }
  return html`${Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}`
}

const tripFields = (visit: Visit, form: SearchForm): Markup =>
  html`${radios(visit, form, 'ride')} ${extras(visit, form)} ${radios(visit, form, 'trip')}
    ${placeField(visit, form, 'from')} ${placeField(visit, form, 'to')}
    <datalist id="places">
      ${placeOptions(visit.language).map(({ label, detail }) => html`<option value="${label}">${detail}</option>`)}
    </datalist>`

function errorSummary({ say }: Visit, { errors }: SearchForm): Markup | string {
  const wrong = Object.entries(errors) as [Field, SearchProblem][]
  if (wrong.length === 0) return ''
  return html`<div class="notice bad wide" role="alert" tabindex="-1" autofocus>
    <h2>${say('bookingTool.summaryTitle')}</h2>
    <ul>
      ${wrong.map(
        ([field, error]) =>
          html`<li>
            <a href="#${field}">${label(say, `bookingTool.fields.${field}`)}</a>
            ${say(`bookingTool.errors.${error}`)}
          </li>`,
      )}
    </ul>
  </div>`
}

/** A hotel and a car, besides the ride or alone. */
const extras = ({ say }: Visit, { values }: SearchForm): Markup =>
  html`<fieldset class="third">
    <legend>${say('bookingTool.extras')}</legend>
    <div class="options">
      ${extraNames.map(
        (name) =>
          html`<label
            ><input
              type="checkbox"
              name="${name}"
              value="yes"
              ${values[name] ? 'checked' : ''}
            />${say(`bookingTool.fields.${name}`)}</label
          >`,
      )}
    </div>
  </fieldset>`

const rides = [
  { value: 'flight', text: 'bookingTool.rides.flight' },
  { value: 'train', text: 'bookingTool.rides.train' },
  { value: 'none', text: 'bookingTool.rides.none' },
] as const
const trips = [
  { value: 'return', text: 'bookingTool.trips.return' },
  { value: 'oneway', text: 'bookingTool.trips.oneway' },
] as const

function radios(visit: Visit, form: SearchForm, name: 'ride' | 'trip'): Markup {
  const { say } = visit
  const { values } = form
  const options = name === 'ride' ? rides : trips
  return html`<fieldset class="third" id="${name}">
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
    ${name === 'ride' ? errorLine(visit, form, 'ride') : ''}
  </fieldset>`
}

const described = (form: SearchForm, field: Field, hint: boolean) =>
  [hint && `${field}-hint`, form.errors[field] && `${field}-error`].filter(Boolean).join(' ')

const errorLine = ({ say }: Visit, { errors }: SearchForm, field: Field) => {
  const error = errors[field]
  return error ? html`<p class="error" id="${field}-error">${say(`bookingTool.errors.${error}`)}</p>` : ''
}

function placeField(visit: Visit, form: SearchForm, field: 'from' | 'to'): Markup {
  const { say } = visit
  return html`<div class="field ${field}">
    <label for="${field}">${say(`bookingTool.fields.${field}`)}</label>
    <input
      type="text"
      id="${field}"
      name="${field}"
      value="${form.values[field]}"
      list="places"
      maxlength="80"
      autocomplete="off"
      aria-invalid="${form.errors[field] ? 'true' : 'false'}"
      aria-describedby="${described(form, field, true)}"
    />
    <p class="hint" id="${field}-hint">${say('bookingTool.placeHint')}</p>
    ${errorLine(visit, form, field)} ${choiceList(visit, form, field)}
  </div>`
}

/** Places of the same name; the one chosen stands for what was typed. */
function choiceList({ say, language }: Visit, { choices }: SearchForm, field: 'from' | 'to'): Markup | string {
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

function dateField(visit: Visit, form: SearchForm, field: 'depart' | 'until', now: Date): Markup {
  const { say, traveler } = visit
  const today = todayAt(traveler.airportCode ?? '', now)
  return html`<div class="field ${field}">
    <label for="${field}">${say(`bookingTool.fields.${field}`)}</label>
    <input
      type="date"
      id="${field}"
      name="${field}"
      value="${form.values[field]}"
      min="${today}"
      max="${addDays(today, furthestDays)}"
      aria-invalid="${form.errors[field] ? 'true' : 'false'}"
      aria-describedby="${described(form, field, true)}"
    />
    <p class="hint" id="${field}-hint">
      ${field === 'until' ? say('bookingTool.untilHint') : say('bookingTool.departHint')}
    </p>
    ${errorLine(visit, form, field)}
  </div>`
}
