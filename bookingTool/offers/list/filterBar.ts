import { html } from 'hono/html'
import { toolPath } from '#server/domains/booking/sso/toolCookie.ts'
import { selectBox } from '#bookingTool/page/fields.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { addressOf, stateOf, type View } from '#bookingTool/plan/address.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { activeFilters, isActive, type Filter, type FilterBar, type Option } from './activeFilters.ts'

const worded = ({ text, count }: Option) => (count === undefined ? text : `${text} (${count})`)

const select = ({ say }: ToolSession, { name, label, value, options, kind }: Filter): Markup =>
  html`<label class="filter"
    ><span>${label}</span>
    ${selectBox(
      html`<select class="control select" name="${name}" id="filter-${name}">
        ${kind === 'one' ? html`<option value="">${say('bookingTool.filters.any')}</option>` : ''}
        ${options.map(
          (option) =>
            html`<option value="${option.value}" ${option.value === value ? 'selected' : ''}>
              ${worded(option)}
            </option>`,
        )}
      </select>`,
    )}
  </label>`

/** A list of check boxes that opens like a select. */
function picker({ say }: ToolSession, { name, label, value, options }: Filter): Markup {
  const chosen = value?.split(',') ?? []
  const only = chosen.length === 1 ? options.find((option) => option.value === chosen[0]) : undefined
  const state =
    chosen.length === 0 ? say('bookingTool.filters.any') : say('bookingTool.filters.chosen', { count: chosen.length })
  return html`<details class="filter picker" id="filter-${name}">
    <summary>
      <span>${label}</span>
      <strong>${only?.text ?? state}</strong>
    </summary>
    <fieldset>
      <legend class="hidden">${label}</legend>
      ${options.map((option) => check(name, option, chosen.includes(option.value)))}
    </fieldset>
  </details>`
}

const check = (name: string, option: Option, isChecked: boolean): Markup =>
  html`<label class="filter-check"
    ><input
      type="checkbox"
      name="${name}"
      id="filter-${name}-${option.value}"
      value="${option.value}"
      ${isChecked ? 'checked' : ''}
    />${worded(option)}</label
  >`

const control = (session: ToolSession, filter: Filter): Markup =>
  filter.kind === 'several' ? picker(session, filter) : select(session, filter)

/**
 * The filters of a step as a form, and under it the filters that are set. On a phone the form is folded, and the fold
 * has their number. Where scripts run, the form has no button, as a choice applies at once.
 */
export function filterBar(bar: FilterBar): Markup {
  const { session, search, choices, view, filters } = bar
  const { say } = session
  const set = filters.filter(isActive).length
  const hidden = {
    ...stateOf(session, search, choices),
    ...(view.sort && { sort: view.sort }),
    ...otherView(view, filters),
  }
  return html`<details class="filter-fold" id="filters">
      <summary class="button button-secondary">${say('bookingTool.filters.title', { count: set })}</summary>
      <form class="filters" action="${toolPath}/choose" method="get" aria-label="${say('bookingTool.filters.label')}">
        ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        ${filters.filter(({ kind }) => kind !== 'yes').map((filter) => control(session, filter))}
        <span class="filter-checks"
          >${filters
            .filter(({ kind }) => kind === 'yes')
            .map(({ name, value, options }) => options.map((option) => check(name, option, value !== undefined)))}</span
        >
        <button class="button button-secondary apply">${say('bookingTool.filters.apply')}</button>
      </form>
    </details>
    ${activeFilters(bar)}`
}

/** The part of the view that is neither a filter of this form nor its order. */
const otherView = (view: View, filters: readonly Filter[]) =>
  Object.fromEntries(
    Object.entries(view).filter(
      ([name, value]) => value && name !== 'sort' && !filters.some((filter) => filter.name === name),
    ),
  ) as Record<string, string>

/** The orders of a step as links; the current one is marked. */
export function sortLinks<Sort extends string>(
  { session, search, choices, view }: FilterBar,
  sorts: readonly Sort[],
  current: Sort,
  nameOf: (sort: Sort) => string,
): Markup {
  return html`<p class="sorts">
    <span>${session.say('bookingTool.label', { name: session.say('bookingTool.sortBy') })}</span>
    ${sorts.map(
      (sort) =>
        html`<a
          href="${addressOf(session, 'choose', search, choices, { ...view, sort })}"
          id="sort-${sort}"
          data-results
          ${sort === current ? html`aria-current="true"` : ''}
          >${nameOf(sort)}</a
        >`,
    )}
  </p>`
}

/** The offers in policy, and the others in a fold with their number. */
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
