import { html } from 'hono/html'
import { toolPath } from '#server/domains/booking/opening/toolCookie.ts'
import { addressOf, stateOf } from '../address.ts'
import type { View } from '../address.ts'
import type { Choices } from '../plan.ts'
import type { SearchCriteria } from '../search.ts'
import type { ToolSession } from '../toolSession.ts'
import type { Markup } from './layout.ts'

/** One value of a filter with the number of offers it would leave. */
export interface Option {
  value: string
  text: string
  /** Undefined for a choice that leaves out nothing. */
  count?: number
}

/** A filter: `one` of several values or any, `yes` for one that is on or off, or a `choice` that leaves out nothing. */
export interface Filter {
  name: keyof View
  label: string
  value: string | undefined
  options: Option[]
  kind: 'one' | 'yes' | 'choice'
}

export interface FilterBar {
  session: ToolSession
  search: SearchCriteria
  choices: Choices
  view: View
  filters: Filter[]
}

const select = ({ say }: ToolSession, { name, label, value, options, kind }: Filter): Markup =>
  html`<label class="filter"
    ><span>${label}</span>
    <select name="${name}">
      ${kind === 'one' ? html`<option value="">${say('bookingTool.filters.any')}</option>` : ''}
      ${options.map(
        (option) =>
          html`<option value="${option.value}" ${option.value === value ? 'selected' : ''}>
            ${option.count === undefined ? option.text : `${option.text} (${option.count})`}
          </option>`,
      )}
    </select>
  </label>`

const check = ({ name, value, options: [option] }: Filter): Markup | string =>
  option
    ? html`<label class="filter-check"
        ><input type="checkbox" name="${name}" value="${option.value}" ${value ? 'checked' : ''} />${option.text}
        (${option.count})</label
      >`
    : ''

/**
 * The filters of a step as a form whose answer is an address of its own. On a phone it is folded; the number of filters
 * that are set stands on the fold.
 */
export function filterBar({ session, search, choices, view, filters }: FilterBar): Markup {
  const { say } = session
  const set = filters.filter(({ value, kind }) => value && kind !== 'choice').length
  const hidden = { ...stateOf(session, search, choices), ...(view.sort && { sort: view.sort }), ...kept(view, filters) }
  return html`<details class="filter-fold" ${set > 0 ? 'open' : ''}>
    <summary class="button quiet">${say('bookingTool.filters.title', { count: set })}</summary>
    <form class="filters" action="${toolPath}/choose" method="get" aria-label="${say('bookingTool.filters.label')}">
      ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      ${filters.filter(({ kind }) => kind !== 'yes').map((filter) => select(session, filter))}
      <span class="filter-checks">${filters.filter(({ kind }) => kind === 'yes').map(check)}</span>
      <button class="button quiet">${say('bookingTool.filters.apply')}</button>
      ${set > 0 ? html`<a class="link" href="${cleared({ session, search, choices, view, filters })}">${say('bookingTool.filters.clear')}</a>` : ''}
    </form>
  </details>`
}

/** What of the view is neither a filter of this form nor its order. */
const kept = (view: View, filters: readonly Filter[]) =>
  Object.fromEntries(
    Object.entries(view).filter(
      ([name, value]) => value && name !== 'sort' && !filters.some((filter) => filter.name === name),
    ),
  ) as Record<string, string>

const cleared = ({ session, search, choices, view, filters }: FilterBar) =>
  addressOf(session, 'choose', search, choices, {
    ...view,
    ...Object.fromEntries(filters.map(({ name }) => [name, undefined])),
  })

/** Said in place of the offers where none passes the filters. */
export const nothingPasses = (bar: FilterBar): Markup =>
  html`<div class="notice">
    <h2>${bar.session.say('bookingTool.filters.none')}</h2>
    <p>${bar.session.say('bookingTool.filters.noneHint')}</p>
    <p class="actions"><a class="button" href="${cleared(bar)}">${bar.session.say('bookingTool.filters.clear')}</a></p>
  </div>`

/** The orders of a step as links; the current one is marked. */
export function sortLinks<Sort extends string>(
  { session, search, choices, view }: FilterBar,
  sorts: readonly Sort[],
  current: Sort,
  nameOf: (sort: Sort) => string,
): Markup {
  return html`<p class="sorts">
    <span class="hidden">${session.say('bookingTool.sortBy')}</span>
    ${sorts.map(
      (sort) =>
        html`<a
          href="${addressOf(session, 'choose', search, choices, { ...view, sort })}"
          ${sort === current ? html`aria-current="true"` : ''}
          >${nameOf(sort)}</a
        >`,
    )}
  </p>`
}

/**
 * Offers with one within policy first, the others folded under a line that says how many they are.
 * @param rows of an offer each
 */
export const foldedOffers = ({ say }: ToolSession, shown: Markup[], folded: Markup[]): Markup =>
  html`<ul class="offers" role="list">
      ${shown}
    </ul>
    ${
      folded.length > 0
        ? html`<details class="above">
            <summary>${say('bookingTool.abovePolicy', { count: folded.length })}</summary>
            <ul class="offers" role="list">
              ${folded}
            </ul>
          </details>`
        : ''
    }`
