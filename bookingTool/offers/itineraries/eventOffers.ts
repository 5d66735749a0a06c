import { html } from 'hono/html'
import { addDays } from '#server/time/zonedTime.ts'
import { eventLimit, isInTime, type EventLimit } from '#bookingTool/event/eventTimes.ts'
import type { ItineraryStep } from '#bookingTool/offers/list/stepContext.ts'
import { clock, shortDate } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { addressOf } from '#bookingTool/plan/address.ts'
import type { ItineraryOffer } from '#bookingTool/plan/offers.ts'
import type { SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import { eventName, type ToolSession } from '#bookingTool/session/toolSession.ts'

/** The offers that keep the times of an event, and the others. */
interface ByEvent {
  limit: EventLimit | undefined
  inTime: ItineraryOffer[]
  others: ItineraryOffer[]
}

/** Splits the offers of a step by the times of the event; where none keeps them, all offers stay in one list. */
export function splitByEvent({ group }: ToolSession, { step, plan }: ItineraryStep, offers: ItineraryOffer[]): ByEvent {
  const limit = group ? eventLimit(group.group, step, plan.search) : undefined
  if (!limit) return { limit, inTime: offers, others: [] }
  const { yes = [], no = [] } = Object.groupBy(offers, (offer) => (isInTime(offer, limit) ? 'yes' : 'no'))
  return yes.length > 0 ? { limit, inTime: yes, others: no } : { limit, inTime: no, others: [] }
}

/**
 * Names the limit of the event for this direction; where no offer keeps it, links to a search on the day before or
 * after.
 */
export function eventNotice(session: ToolSession, { limit, inTime }: ByEvent, search: SearchCriteria): Markup | string {
  const name = eventName(session)
  if (!limit || !name || inTime.length === 0) return ''
  const { say } = session
  const values = { event: name, day: shortDate(session, limit.at), time: clock(session, limit.at) }
  const isTimed = Boolean(session.group?.group.arrivalTime)
  const text = say(`bookingTool.event.limit.${limit.kind}`, { ...values, isTimed: String(isTimed) })
  if (isInTime(inTime[0]!, limit)) return html`<p class="notice">${text}</p>`
  return html`<div class="notice warn">
    <p>${text} ${say(`bookingTool.event.none.${limit.kind}`)}</p>
    ${otherDay(session, limit, search)}
  </div>`
}

function otherDay(session: ToolSession, { kind }: EventLimit, search: SearchCriteria): Markup {
  const { depart, until = depart } = search
  const moved = kind === 'arriveBy' ? addDays(depart, -1) : addDays(until, 1)
  const changed = { ...search, ...(kind === 'arriveBy' ? { depart: moved } : { until: moved }) }
  return html`<p class="actions">
    <a class="link" href="${addressOf(session, '', changed)}"
      >${session.say('bookingTool.event.otherDay', { day: shortDate(session, moved) })}</a
    >
  </p>`
}

/** The number of offers that miss the event; empty where none does. */
export const missedCount = ({ say }: ToolSession, { limit, others }: ByEvent): { missed?: string } =>
  limit && others.length > 0 ? { missed: say(`bookingTool.event.missed.${limit.kind}`, { count: others.length }) } : {}

/** The offers that miss the event, folded below those that do not. */
export const missedOffers = ({ say }: ToolSession, { limit, others }: ByEvent, rows: Markup[]): Markup | string =>
  limit && others.length > 0
    ? html`<details class="above">
        <summary>${say(`bookingTool.event.others.${limit.kind}`, { count: others.length })}</summary>
        <ul class="offers" role="list">
          ${rows}
        </ul>
      </details>`
    : ''
