import { html } from 'hono/html'
import { addDays } from '#server/time/zonedTime.ts'
import { travelerKey } from '../address.ts'
import { cityName, placeDetail, placeLabel, placeOptions } from '../placeSearch.ts'
import { furthestDays, todayAt } from '../search.ts'
import type { Extra, Field, SearchForm } from '../search.ts'
import type { Visit } from '../visit.ts'
import { menuFor, page, toolPath } from './layout.ts'
import type { Markup } from './layout.ts'
import { searchSteps } from './steps.ts'

const extraNames: Extra[] = ['needHotel', 'needCar']

/** The search, empty or with what was typed and what is wrong with it; for a booked trip only its dates. */
export function searchPage(visit: Visit, form: SearchForm, now: Date): Markup {
  const { texts } = visit
  const title = form.change ? texts.changes.title : texts.searchTitle
  const main = html`<h1>${title}</h1>
    <p class="lead">${form.change ? changeLead(visit, form) : texts.searchIntro}</p>
    <form class="card fields" action="${toolPath}/search" method="get" novalidate>
      ${errorSummary(visit, form)}
      <input type="hidden" name="who" value="${travelerKey(visit)}" />
      ${form.change ? keptFields(form) : tripFields(visit, form)} ${dateField(visit, form, 'depart', now)}
      ${form.change && form.values.until === '' ? '' : dateField(visit, form, 'until', now)}
      <div class="wide"><button class="button">${texts.find}</button></div>
    </form>`
  return page(visit, { title, main, steps: searchSteps(visit, form), menu: menuFor(form) })
}

const changeLead = ({ texts, language }: Visit, { values: { from, to }, change }: SearchForm) =>
  texts.changes.intro(
    [from, to]
      .filter((code) => code !== '')
      .map((code) => cityName(code, language))
      .join(' – '),
    change?.bookingId ?? '',
  )

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

function errorSummary({ texts }: Visit, { errors }: SearchForm): Markup | string {
  const wrong = Object.entries(errors) as [Field, keyof typeof texts.errors][]
  if (wrong.length === 0) return ''
  return html`<div class="notice bad wide" role="alert" tabindex="-1" autofocus>
    <h2>${texts.summaryTitle}</h2>
    <ul>
      ${wrong.map(
        ([field, error]) => html`<li><a href="#${field}">${texts[field]}</a>${texts.colon} ${texts.errors[error]}</li>`,
      )}
    </ul>
  </div>`
}

/** A hotel and a car, besides the ride or alone. */
const extras = ({ texts }: Visit, { values }: SearchForm): Markup =>
  html`<fieldset class="third">
    <legend>${texts.extras}</legend>
    <div class="options">
      ${extraNames.map(
        (name) =>
          html`<label
            ><input type="checkbox" name="${name}" value="yes" ${values[name] ? 'checked' : ''} />${texts[name]}</label
          >`,
      )}
    </div>
  </fieldset>`

function radios(visit: Visit, form: SearchForm, name: 'ride' | 'trip'): Markup {
  const { texts } = visit
  const { values } = form
  const options = Object.entries(name === 'ride' ? texts.rides : texts.trips)
  return html`<fieldset class="third" id="${name}">
    <legend>${texts[name]}</legend>
    <div class="options">
      ${options.map(
        ([value, label]) =>
          html`<label
            ><input
              type="radio"
              name="${name}"
              value="${value}"
              ${values[name] === value ? 'checked' : ''}
            />${label}</label
          >`,
      )}
    </div>
    ${name === 'ride' ? errorLine(visit, form, 'ride') : ''}
  </fieldset>`
}

const described = (form: SearchForm, field: Field, hint: boolean) =>
  [hint && `${field}-hint`, form.errors[field] && `${field}-error`].filter(Boolean).join(' ')

const errorLine = ({ texts }: Visit, { errors }: SearchForm, field: Field) => {
  const error = errors[field]
  return error ? html`<p class="error" id="${field}-error">${texts.errors[error]}</p>` : ''
}

function placeField(visit: Visit, form: SearchForm, field: 'from' | 'to'): Markup {
  const { texts } = visit
  return html`<div class="field ${field}">
    <label for="${field}">${texts[field]}</label>
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
    <p class="hint" id="${field}-hint">${texts.placeHint}</p>
    ${errorLine(visit, form, field)} ${choiceList(visit, form, field)}
  </div>`
}

/** Places of the same name; the one chosen stands for what was typed. */
function choiceList({ texts, language }: Visit, { choices }: SearchForm, field: 'from' | 'to'): Markup | string {
  const codes = choices[field]
  if (!codes) return ''
  return html`<fieldset class="choices">
    <legend>${texts.choices}</legend>
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
  const { texts, traveler } = visit
  const today = todayAt(traveler.airportCode ?? '', now)
  return html`<div class="field ${field}">
    <label for="${field}">${texts[field]}</label>
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
    <p class="hint" id="${field}-hint">${field === 'until' ? texts.untilHint : texts.departHint}</p>
    ${errorLine(visit, form, field)}
  </div>`
}
