import { html } from 'hono/html'
import { notForEventNotice } from '#bookingTool/event/notForEvent.ts'
import { chosenSoFar } from '#bookingTool/offers/list/chosen.ts'
import { foldedOffers } from '#bookingTool/offers/list/foldedOffers.ts'
import { foundLine, searchLine } from '#bookingTool/offers/list/foundLine.ts'
import { soldOutNotice } from '#bookingTool/offers/list/offerMarks.ts'
import type { CarStep, StepContext } from '#bookingTool/offers/list/stepContext.ts'
import { cityName } from '#bookingTool/page/format.ts'
import { menuFor, pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { detailList } from '#bookingTool/page/parts.ts'
import { stepList } from '#bookingTool/page/steps.ts'
import type { RentalOffer } from '#bookingTool/plan/offers.ts'
import { splitByPolicy } from '#bookingTool/plan/policy.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import { whoseTrip, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { carRow, deskOf, rentalEnd } from './carRow.ts'

/** The rental cars on offer at the destination. Choosing one leads to the next step. */
export function carsPage(context: StepContext, progress: CarStep): Markup {
  const { session, choices } = context
  const { cars, isGone, plan } = progress
  const { search } = plan
  const { say, language } = session
  const [first] = cars
  const title = say('bookingTool.cars.title', {
    city: cityName(first?.place ?? search.to, language),
    ...whoseTrip(session),
  })
  const main = html`<h1>${title}</h1>
    ${notForEventNotice(session)} ${isGone ? soldOutNotice(session) : ''} ${chosenSoFar(session, plan)}
    ${first ? results(context, progress, first) : noCars(context, progress)}
    <p class="small actions">${say('bookingTool.cars.note', { currency: session.company.currency })}</p>`
  return pageInSession(session, {
    title,
    main,
    steps: stepList(session, 'car', search, choices),
    menu: menuFor(search),
  })
}

const noCars = ({ session }: StepContext, { plan: { search } }: CarStep): Markup =>
  html`${foundLine(session, search, searchLine(session, search), { shown: [], folded: [] })}
    <div class="notice warn">
      <h2>${session.say('bookingTool.cars.none')}</h2>
      <p>${session.say('bookingTool.cars.noneHint')}</p>
    </div>`

/** The place and time of pick-up and drop-off, the same for every car of the list. */
function rentalTimes(session: ToolSession, car: RentalOffer): Markup {
  const line = (end: 'pickUp' | 'dropOff') => {
    const { at, note } = rentalEnd(session, car, end)
    return [
      session.say(`bookingTool.cars.${end}`),
      html`${deskOf(session, car)}<br /><strong>${at}</strong> ${note}`,
    ] as const
  }
  return detailList([line('pickUp'), line('dropOff')])
}

function results(context: StepContext, progress: CarStep, first: RentalOffer): Markup {
  const { session } = context
  const { cars, plan } = progress
  const cheapestFirst = cars.toSorted((one, other) => totalOf(one.price) - totalOf(other.price))
  const split = splitByPolicy(cheapestFirst, ({ violations }) => violations.length === 0)
  const rows = (some: readonly RentalOffer[]) => some.map((car) => carRow(context, progress, car))
  return html`${rentalTimes(session, first)}
  ${foundLine(session, plan.search, session.say('bookingTool.cars.days', { count: first.days }), split)}
  ${foldedOffers(session, rows(split.shown), rows(split.folded))}`
}
