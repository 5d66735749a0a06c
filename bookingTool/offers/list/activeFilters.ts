import { html } from 'hono/html'
import type { Markup } from '#bookingTool/page/layout.ts'
import { addressOf, type View } from '#bookingTool/plan/address.ts'
import type { Choices } from '#bookingTool/plan/plan.ts'
import type { SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** One value of a filter with the number of offers it would leave. */
export interface Option {
  value: string
  text: string
  /** Undefined for a choice that leaves out nothing. */
  count?: number
}

/**
 * A filter: `one` of several values or any, `several` of them or any, `yes` for one that is on or off, or a `choice` that
 * leaves out nothing.
 */
export interface Filter {
  name: keyof View
  label: string
  /** The value that is set; several values are separated by commas. */
  value: string | undefined
  options: Option[]
  kind: 'one' | 'several' | 'yes' | 'choice'
  /** How many offers there would be without this filter and with the others. */
  without: number
}

export interface FilterBar {
  session: ToolSession
  search: SearchCriteria
  choices: Choices
  view: View
  filters: Filter[]
}

/** Whether a filter leaves something out. */
export const isActive = ({ value, kind }: Filter) => value !== undefined && kind !== 'choice'

/** The address of the same step with a part of its view changed. */
const addressWith = ({ session, search, choices, view }: FilterBar, change: View) =>
  addressOf(session, 'choose', search, choices, { ...view, ...change })

const addressWithoutFilters = (bar: FilterBar) =>
  addressWith(bar, Object.fromEntries(bar.filters.filter(isActive).map(({ name }) => [name, undefined])))

/** One value that is set, in words, and the part of the view that remains without it. */
interface Active {
  id: string
  text: string
  rest: View
}

/** `Direct only`, `Departure: Before 6 a.m.`: the two filters of times are named too, as both have the same words. */
function activeIn({ session: { say } }: FilterBar, { name, label, value = '', options }: Filter): Active[] {
  const values = value.split(',')
  return values.map((one) => {
    const text = options.find((option) => option.value === one)?.text ?? one
    const isTime = name === 'leaves' || name === 'arrives'
    const rest = values.filter((other) => other !== one).join(',')
    return {
      id: `active-${name}-${one}`,
      text: isTime ? `${say('bookingTool.label', { name: label })} ${text}` : text,
      rest: { [name]: rest || undefined },
    }
  })
}

const clearLink = (bar: FilterBar, id: string, look: string): Markup =>
  html`<a class="${look}" id="${id}" data-results href="${addressWithoutFilters(bar)}"
    >${bar.session.say('bookingTool.filters.clear')}</a
  >`

/** The filters that are set, each a link that removes it, and one that removes them all. */
export function activeFilters(bar: FilterBar): Markup | string {
  const { say } = bar.session
  const active = bar.filters.filter(isActive).flatMap((filter) => activeIn(bar, filter))
  if (active.length === 0) return ''
  return html`<ul class="active" role="list" aria-label="${say('bookingTool.filters.active')}">
    ${active.map(
      ({ id, text, rest }) =>
        html`<li>
          <a class="chip" id="${id}" data-results href="${addressWith(bar, rest)}"
            ><span class="hidden">${say('bookingTool.filters.remove')} </span>${text}<span aria-hidden="true"
              >×</span
            ></a
          >
        </li>`,
    )}
    <li>${clearLink(bar, 'clear', 'link')}</li>
  </ul>`
}

/** Replaces an empty list of offers: each filter that can be removed, with the number of offers it would show. */
export function nothingPasses(bar: FilterBar): Markup {
  const { say } = bar.session
  const loosened = bar.filters.filter((filter) => isActive(filter) && filter.without > 0)
  const line = (filter: Filter) => {
    const text = activeIn(bar, filter).map((active) => active.text)
    return html`<li>
      <a class="link" id="loosen-${filter.name}" data-results href="${addressWith(bar, { [filter.name]: undefined })}"
        >${say('bookingTool.filters.loosen', { filter: text.join(', '), count: filter.without })}</a
      >
    </li>`
  }
  return html`<div class="notice">
    <h2>${say('bookingTool.filters.none')}</h2>
    ${
      loosened.length > 0
        ? html`<p>${say('bookingTool.filters.loosenHint')}</p>
            <ul role="list">
              ${loosened.map(line)}
            </ul>`
        : html`<p>${say('bookingTool.filters.noneHint')}</p>`
    }
    <p class="actions">${clearLink(bar, 'clear-all', 'button button-secondary')}</p>
  </div>`
}
