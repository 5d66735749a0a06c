import { html } from 'hono/html'
import { roomTypeName } from '#server/reference/roomTypes.ts'
import { notForEventNotice } from '#bookingTool/event/notForEvent.ts'
import { nothingPasses, type Filter } from '#bookingTool/offers/list/activeFilters.ts'
import { chosenSoFar } from '#bookingTool/offers/list/chosen.ts'
import { filterBar, foldedOffers, sortLinks } from '#bookingTool/offers/list/filterBar.ts'
import { inPolicyOnly, oneOf, tallyOf } from '#bookingTool/offers/list/filterKinds.ts'
import { foundLine, searchLine } from '#bookingTool/offers/list/foundLine.ts'
import { soldOutNotice } from '#bookingTool/offers/list/offerMarks.ts'
import type { HotelStep, StepContext } from '#bookingTool/offers/list/stepContext.ts'
import { distance, facts, shortDate, cityName } from '#bookingTool/page/format.ts'
import { menuFor, pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { stepList } from '#bookingTool/page/steps.ts'
import { addressOf } from '#bookingTool/plan/address.ts'
import { bookedRoom } from '#bookingTool/plan/offers.ts'
import { splitByPolicy } from '#bookingTool/plan/policy.ts'
import type { SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import { whoseTrip, type ToolSession } from '#bookingTool/session/toolSession.ts'
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
  type Destination,
  type HotelWithDistance,
} from './hotelFilters.ts'
import { hotelMap } from './hotelMap.ts'
import { hotelRow } from './hotelRow.ts'

/** The hotels of the city around the destination. Choosing one leads to the next step. */
export function hotelsPage(context: StepContext, progress: HotelStep): Markup {
  const { session, choices } = context
  const { hotels, isGone, plan } = progress
  const { search } = plan
  const { say } = session
  const title = say('bookingTool.hotelTitle', { city: cityName(search.to, session.language), ...whoseTrip(session) })
  const [first] = hotels
  const dates = first
    ? facts(
        `${shortDate(session, first.checkIn)} – ${shortDate(session, first.checkOut)}`,
        say('bookingTool.nights', { count: first.nights.length }),
        roomTypeName(bookedRoom)[session.language],
      )
    : ''
  const main = html`<h1>${title}</h1>
    ${notForEventNotice(session)} ${isGone ? soldOutNotice(session) : ''} ${chosenSoFar(session, plan)}
    ${first ? results(context, progress, dates) : noHotels(context, search)} ${withoutHotel(context, search)}
    <p class="small actions">${say('bookingTool.hotelNote', { currency: session.company.currency })}</p>`
  return pageInSession(session, {
    title,
    main,
    steps: stepList(session, 'hotel', search, choices),
    menu: menuFor(search),
  })
}

/** A link that goes on without a hotel: an event may have rooms of its own. */
function withoutHotel({ session, choices }: StepContext, search: SearchCriteria): Markup | string {
  if (search.transport === 'none' || search.change) return ''
  const { hotel: _, ...others } = choices
  const href = addressOf(session, 'choose', { ...search, hasHotel: false }, others)
  return html`<p class="actions"><a class="link" href="${href}">${session.say('bookingTool.withoutHotel')}</a></p>`
}

const noHotels = (context: StepContext, search: SearchCriteria): Markup =>
  html`${foundLine(context.session, search, searchLine(context.session, search), { shown: [], folded: [] })}
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
  return html`${foundLine(session, plan.search, dates, { shown, folded })}
    <div id="results" tabindex="-1">
      <div class="toolbar">
        ${filterBar(bar)}
        ${sortLinks(bar, hotelSorts, hotelSortOf(view), (sort) => session.say(`bookingTool.sorts.${sort}`))}
      </div>
      ${
        destination && hotelSortOf(view) === 'best'
          ? html`<p class="small order">${session.say('bookingTool.sorts.bestOrder', { place: destination.name })}</p>`
          : ''
      }
      ${
        passing.length === 0
          ? nothingPasses(bar)
          : html`<div class="hotels">
              ${destination ? mapFold(session, hotelMap(session, numbered, destination)) : ''}
              <div>${foldedOffers(session, rows.slice(0, shown.length), rows.slice(shown.length))}</div>
            </div>`
      }
    </div>`
}

/** The map, folded where it would push the hotels out of sight; its style sheet opens it where there is room. */
const mapFold = ({ say }: ToolSession, map: Markup): Markup =>
  html`<details class="map-fold" id="map">
    <summary>${say('bookingTool.map.show')}</summary>
    ${map}
  </details>`

interface Around {
  destinations: Destination[]
  destination: Destination | undefined
}

function filtersFor(
  { session, view }: StepContext,
  hotels: readonly HotelWithDistance[],
  { destinations, destination }: Around,
): Filter[] {
  const { say } = session
  const tally = tallyOf(hotelFiltersOf, view, (filters) => filteredHotels(hotels, filters).length)
  const reaches = distanceLimits.map((value) => ({
    value,
    text: say('bookingTool.filters.within', { distance: distance(session, Number(value)) }),
  }))
  const floors = starFloors.map((value) => ({
    value,
    text: say('bookingTool.filters.stars', { count: Number(value) }),
  }))
  return [
    {
      name: 'near',
      label: say('bookingTool.filters.near'),
      value: destination?.id,
      options: destinations.map(({ id, name }) => ({ value: id, text: name })),
      kind: 'choice',
      without: hotels.length,
    },
    ...oneOf(tally, { name: 'within', label: say('bookingTool.sorts.distance'), options: reaches }),
    ...oneOf(tally, { name: 'stars', label: say('bookingTool.sorts.stars'), options: floors }),
    ...inPolicyOnly(session, tally, 'inPolicy'),
  ]
}
