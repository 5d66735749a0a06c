import { html } from 'hono/html'
import { shortDate } from '../format.ts'
import {
  carriersOf,
  countWith,
  dayParts,
  filtered,
  filtersOf,
  hasFareWithin,
  sorted,
  sortOf,
  sorts,
} from '../itineraryFilters.ts'
import { cityName } from '../placeSearch.ts'
import { splitByPolicy } from '../policy.ts'
import type { ToolSession } from '../toolSession.ts'
import { carbonNote } from './carbonWords.ts'
import { chosenSoFar } from './chosen.ts'
import { nothingPasses } from './activeFilters.ts'
import { filterBar, foldedOffers, sortLinks } from './filterBar.ts'
import type { Filter, FilterBar, Option } from './filterBar.ts'
import { itineraryRow } from './itineraryRow.ts'
import { menuFor, page } from './layout.ts'
import type { Markup } from './layout.ts'
import { foundLine, soldOutNotice } from './parts.ts'
import type { ItineraryStep, StepContext } from './stepContext.ts'
import { stepList } from './steps.ts'

/** The flights or trains of one direction. Choosing a fare leads to the next step. */
export function itinerariesPage(context: StepContext, progress: ItineraryStep): Markup {
  const { session, choices } = context
  const { step, isGone, plan } = progress
  const { search } = plan
  const { say, language, company } = session
  const city = cityName(step === 'out' ? search.to : search.from, language)
  const isTrain = search.transport === 'train'
  const title = say(isTrain ? `bookingTool.trains.${step}Title` : `bookingTool.${step}Title`, { city })
  const main = html`<h1>${title}</h1>
    ${isGone ? soldOutNotice(session) : ''} ${chosenSoFar(session, plan)} ${results(context, progress)}
    <p class="small actions">
      ${say('bookingTool.pricesNote', { currency: company.currency })} ${carbonNote(session, isTrain)}
    </p>`
  return page(session, { title, main, steps: stepList(session, step, search, choices), menu: menuFor(search) })
}

function results(context: StepContext, progress: ItineraryStep): Markup {
  const { session, view } = context
  const { step, offers, plan } = progress
  const { search } = plan
  const passing = filtered(offers, filtersOf(view))
  const { shown, folded } = splitByPolicy(sorted(passing, sortOf(view)), hasFareWithin)
  const bar = { ...context, search, filters: filtersFor(context, progress) }
  const date = step === 'out' ? search.depart : (search.until ?? search.depart)
  const [rows, above] = [shown, folded].map((some) => some.map((offer) => itineraryRow(context, progress, offer)))
  return html`${foundLine(session, search, shortDate(session, date), passing.length)}
    <div id="results" tabindex="-1">
      ${offers.length > 1 ? toolbar(bar) : ''}
      ${
        offers.length === 0
          ? noneLeft(session, search.transport === 'train')
          : passing.length === 0
            ? nothingPasses(bar)
            : foldedOffers(session, rows ?? [], above ?? [])
      }
    </div>`
}

const noneLeft = ({ say }: ToolSession, isTrain: boolean): Markup =>
  html`<div class="notice warn">
    <h2>${say(isTrain ? 'bookingTool.trains.noFlights' : 'bookingTool.noFlights')}</h2>
    <p>${say('bookingTool.noFlightsHint')}</p>
  </div>`

const toolbar = (bar: FilterBar): Markup =>
  html`<div class="toolbar">
    ${filterBar(bar)} ${sortLinks(bar, sorts, sortOf(bar.view), (sort) => bar.session.say(`bookingTool.sorts.${sort}`))}
  </div>`

/** The filters that can make a difference among the offers of a step. */
function filtersFor({ session, view }: StepContext, { offers, plan }: ItineraryStep): Filter[] {
  const { say, policy } = session
  const filters = filtersOf(view)
  const count = (changed: Partial<typeof filters>) => countWith(offers, filters, changed)
  const parts = (name: 'leaves' | 'arrives'): Option[] =>
    dayParts
      .map((part) => ({ value: part, text: say(`bookingTool.filters.parts.${part}`), count: count({ [name]: part }) }))
      .filter((option) => option.count > 0 || option.value === filters[name])
  const stops = (['0', '1'] as const).map((value) => ({
    value,
    text: say(`bookingTool.filters.stops${value}`),
    count: count({ stops: value }),
  }))
  const airlines = carriersOf(offers).map(([value, text]) => ({ value, text, count: count({ airline: [value] }) }))
  const isFlight = plan.search.transport === 'flight'
  const of = (
    kind: 'one' | 'several',
    name: 'stops' | 'airline' | 'leaves' | 'arrives',
    label: string,
    options: Option[],
  ): Filter[] =>
    [{ kind, name, label, value: filters[name]?.toString(), options, without: count({ [name]: undefined }) }].filter(
      ({ options: some, value }) => some.length > 1 || value,
    )
  const yes = (name: 'refundable' | 'inPolicy'): Filter => ({
    name,
    label: '',
    value: filters[name] ? 'yes' : undefined,
    options: [{ value: 'yes', text: say(`bookingTool.filters.${name}`), count: count({ [name]: true }) }],
    kind: 'yes',
    without: count({ [name]: false }),
  })
  return [
    ...(isFlight ? of('one', 'stops', say('bookingTool.filters.stops'), stops) : []),
    ...(isFlight ? of('several', 'airline', say('bookingTool.filters.airline'), airlines) : []),
    ...of('one', 'leaves', say('bookingTool.sorts.departure'), parts('leaves')),
    ...of('one', 'arrives', say('bookingTool.arrival'), parts('arrives')),
    ...(isFlight ? [yes('refundable')] : []),
    ...(policy ? [yes('inPolicy')] : []),
  ]
}
