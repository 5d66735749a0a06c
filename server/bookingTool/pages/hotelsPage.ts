import { html } from 'hono/html'
import { roomTypeName } from '#server/reference/roomTypes.ts'
import { addressOf } from '../address.ts'
import { distance, facts, shortDate } from '../format.ts'
import {
  destinationOf,
  destinationsIn,
  distanceLimits,
  filteredHotels,
  hotelFiltersOf,
  hotelSortOf,
  hotelSorts,
  sortedHotels,
  starFloors,
  withDistances,
} from '../hotelFilters.ts'
import type { Destination, HotelFilters, HotelWithDistance } from '../hotelFilters.ts'
import { cityName } from '../placeSearch.ts'
import { splitByPolicy } from '../policy.ts'
import { totalOf } from '../schedule/fares.ts'
import { bookedRoom } from '../tripRows.ts'
import { chosenSoFar } from './chosen.ts'
import { nothingPasses } from './activeFilters.ts'
import { filterBar, foldedOffers, sortLinks } from './filterBar.ts'
import type { Filter } from './filterBar.ts'
import { hotelMap, rowId } from './hotelMap.ts'
import { menuFor, page } from './layout.ts'
import type { Markup } from './layout.ts'
import { amount, foundLine, policyMark, scarceLine, searchLine, soldOutNotice, violationLines } from './parts.ts'
import type { SearchCriteria } from '../search.ts'
import type { HotelStep, StepContext } from './stepContext.ts'
import { stepList } from './steps.ts'

/** The hotels of the city around where somebody goes. Choosing one leads to the next step. */
export function hotelsPage(context: StepContext, progress: HotelStep): Markup {
  const { session, choices } = context
  const { hotels, isGone, plan } = progress
  const { search } = plan
  const { say } = session
  const title = say('bookingTool.hotelTitle', { city: cityName(search.to, session.language) })
  const [first] = hotels
  const dates = first
    ? facts(
        `${shortDate(session, first.checkIn)} – ${shortDate(session, first.checkOut)}`,
        say('bookingTool.nights', { count: first.nights.length }),
      )
    : ''
  const main = html`<h1>${title}</h1>
    ${isGone ? soldOutNotice(session) : ''} ${chosenSoFar(session, plan)}
    ${first ? results(context, progress, dates) : noHotels(context, search)}
    <p class="small actions">${say('bookingTool.hotelNote', { currency: session.company.currency })}</p>`
  return page(session, { title, main, steps: stepList(session, 'hotel', search, choices), menu: menuFor(search) })
}

const noHotels = (context: StepContext, search: SearchCriteria): Markup =>
  html`${foundLine(context.session, search, searchLine(context.session, search), 0)}
    <div class="notice warn">
      <h2>${context.session.say('bookingTool.noHotels')}</h2>
      <p>${context.session.say('bookingTool.noHotelsHint')}</p>
    </div>`

function results(context: StepContext, progress: HotelStep, dates: string): Markup {
  const { session, view } = context
  const { hotels, plan } = progress
  const destinations = destinationsIn(session, plan.search.to)
  const destination = destinationOf(destinations, view)
  const all = withDistances(hotels, destination)
  const passing = sortedHotels(filteredHotels(all, hotelFiltersOf(view)), hotelSortOf(view))
  const { shown, folded } = splitByPolicy(passing, ({ hotel }) => hotel.violations.length === 0)
  // The pins count on from the rows in sight to those in the fold.
  const numbered = [...shown, ...folded]
  const rows = numbered.map((one, at) => hotelRow(context, progress, { one, number: at + 1, destination }))
  const bar = { ...context, search: plan.search, filters: filtersFor(context, all, { destinations, destination }) }
  return html`${foundLine(session, plan.search, dates, passing.length)}
    <div id="results" tabindex="-1">
      <div class="toolbar">
        ${filterBar(bar)}
        ${sortLinks(bar, hotelSorts, hotelSortOf(view), (sort) => session.say(`bookingTool.sorts.${sort}`))}
      </div>
      ${
        passing.length === 0
          ? nothingPasses(bar)
          : html`<div class="hotels">
              ${destination ? hotelMap(session, numbered, destination) : ''}
              <div>${foldedOffers(session, rows.slice(0, shown.length), rows.slice(shown.length))}</div>
            </div>`
      }
    </div>`
}

interface Around {
  destinations: Destination[]
  destination: Destination | undefined
}

function filtersFor(
  { session, view }: StepContext,
  hotels: readonly HotelWithDistance[],
  { destinations, destination }: Around,
): Filter[] {
  const { say, policy } = session
  const filters = hotelFiltersOf(view)
  const count = (changed: Partial<HotelFilters>) => filteredHotels(hotels, { ...filters, ...changed }).length
  return [
    {
      name: 'near',
      label: say('bookingTool.filters.near'),
      value: destination?.id,
      options: destinations.map(({ id, name }) => ({ value: id, text: name })),
      kind: 'choice',
      without: hotels.length,
    },
    {
      name: 'within',
      label: say('bookingTool.sorts.distance'),
      value: filters.within,
      options: distanceLimits.map((value) => ({
        value,
        text: say('bookingTool.filters.within', { distance: distance(session, Number(value)) }),
        count: count({ within: value }),
      })),
      kind: 'one',
      without: count({ within: undefined }),
    },
    {
      name: 'stars',
      label: say('bookingTool.sorts.stars'),
      value: filters.stars,
      options: starFloors.map((value) => ({
        value,
        text: say('bookingTool.filters.stars', { count: Number(value) }),
        count: count({ stars: value }),
      })),
      kind: 'one',
      without: count({ stars: undefined }),
    },
    ...(policy
      ? [
          {
            name: 'inPolicy' as const,
            label: '',
            value: filters.inPolicy ? 'yes' : undefined,
            options: [{ value: 'yes', text: say('bookingTool.filters.inPolicy'), count: count({ inPolicy: true }) }],
            kind: 'yes' as const,
            without: count({ inPolicy: false }),
          },
        ]
      : []),
  ]
}

interface Row {
  one: HotelWithDistance
  number: number
  destination: Destination | undefined
}

function hotelRow({ session, choices }: StepContext, { plan }: HotelStep, { one, number, destination }: Row): Markup {
  const { say, policy } = session
  const { hotel, kilometres } = one
  const total = totalOf(hotel.price)
  const stars = say('bookingTool.stars', { count: hotel.stars })
  const far = destination
    ? say('bookingTool.map.distance', { distance: distance(session, kilometres), place: destination.name })
    : ''
  return html`<li class="offer house" id="${rowId(one)}">
    <span class="number" aria-hidden="true">${number}</span>
    <div>
      <h2>${hotel.name}</h2>
      <p class="facts">${facts(stars, hotel.chainName)}</p>
      ${far ? html`<p class="distance">${far}</p>` : ''}
      <p class="facts">${hotel.address}</p>
      <p class="small">${facts(roomTypeName(bookedRoom)[session.language], say('bookingTool.terms.hotel'))}</p>
    </div>
    <div class="stay">
      <p class="amount">${amount(session, Math.round(total / hotel.nights.length))}</p>
      <p class="small">${say('bookingTool.perNight')}<br />${amount(session, total)} ${say('bookingTool.total')}</p>
      <p class="marks">
        ${policy && hotel.violations.length === 0 ? policyMark(session, true) : ''}
        ${hotel.isLowest ? html`<span class="lowest">${say('bookingTool.lowestHotel')}</span>` : ''}
        ${scarceLine(session, hotel.isScarce)} ${violationLines(session, hotel.violations)}
      </p>
      <a class="button quiet" href="${addressOf(session, 'choose', plan.search, { ...choices, hotel: hotel.id })}"
        >${say('bookingTool.choose')}<span class="hidden"> ${hotel.name}</span></a
      >
    </div>
  </li>`
}
