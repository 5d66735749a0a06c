import { html } from 'hono/html'
import { roomTypeName } from '#server/reference/roomTypes.ts'
import { notForEventNotice } from '#bookingTool/event/notForEvent.ts'
import { chosenSoFar } from '#bookingTool/offers/list/chosen.ts'
import { foldedOffers } from '#bookingTool/offers/list/foldedOffers.ts'
import { foundLine, searchLine } from '#bookingTool/offers/list/foundLine.ts'
import { soldOutNotice } from '#bookingTool/offers/list/offerMarks.ts'
import type { HotelStep, StepContext } from '#bookingTool/offers/list/stepContext.ts'
import { facts, shortDate, cityName } from '#bookingTool/page/format.ts'
import { menuFor, pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { stepList } from '#bookingTool/page/steps.ts'
import { addressOf } from '#bookingTool/plan/address.ts'
import { bookedRoom } from '#bookingTool/plan/offers.ts'
import { splitByPolicy } from '#bookingTool/plan/policy.ts'
import type { SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import { whoseTrip } from '#bookingTool/session/toolSession.ts'
import { destinationIn, sortedHotels, withDistances, type HotelWithDistance } from './hotelOrder.ts'
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
  const { session } = context
  const { hotels, plan } = progress
  const destination = destinationIn(session, plan.search.to)
  const sorted = sortedHotels(withDistances(hotels, destination))
  const { shown, folded } = splitByPolicy(sorted, ({ hotel }) => hotel.violations.length === 0)
  const rows = (some: readonly HotelWithDistance[]) =>
    some.map((one) => hotelRow(context, progress, { one, destination }))
  return html`${foundLine(session, plan.search, dates, { shown, folded })}
  ${
    destination
      ? html`<p class="small order">${session.say('bookingTool.sorts.bestOrder', { place: destination.name })}</p>`
      : ''
  }
  ${foldedOffers(session, rows(shown), rows(folded))}`
}
