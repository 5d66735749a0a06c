import { html } from 'hono/html'
import { minuteMs } from '#contract/time/durations.ts'
import { placeName } from '#server/reference/placeNames.ts'
import { clock, facts, span } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { shiftMark, stationName } from '#bookingTool/page/parts.ts'
import type { Itinerary } from '#bookingTool/schedule/itineraries.ts'
import { flightOrTrainName, type ItinerarySegment } from '#bookingTool/schedule/itinerarySegment.ts'
import type { LocaleContext } from '#bookingTool/session/localeContext.ts'
import { layovers } from './itineraryWords.ts'

/** The flights or trains of an itinerary in order, each from where and when to where and when, with the waits between. */
export function rideList(context: LocaleContext, { segments }: Itinerary): Markup {
  const waits = layovers(context, { segments })
  const departure = segments[0]?.departure ?? ''
  return html`<ol class="rides" role="list">
    ${segments.map(
      (segment, at) =>
        html`${at > 0 ? html`<li class="wait">${waits[at - 1] ?? ''}</li>` : ''}
          <li class="ride">${ride(context, segment, departure)}</li>`,
    )}
  </ol>`
}

/**
 * @param start local time of the first departure; a time on a later day is marked
 */
function ride(context: LocaleContext, segment: ItinerarySegment, start: string): Markup {
  const { carrier, departsAt, arrivesAt } = segment
  const end = (local: string, place: ItinerarySegment['from']) =>
    html`<p class="ride-end">
      <span><time datetime="${local}">${clock(context, local)}</time> ${shiftMark(context, start, local)}</span>
      <span>${endName(context, segment, place)}</span>
    </p>`
  const name = flightOrTrainName(segment, context.say('bookingTool.train'))
  return html`${end(segment.departure, segment.from)}
    <p class="ride-way">${facts(`${carrier.name} ${name}`, span(context, (arrivesAt - departsAt) / minuteMs))}</p>
    ${end(segment.arrival, segment.to)}`
}

function endName({ language }: LocaleContext, { kind }: ItinerarySegment, place: ItinerarySegment['from']) {
  return kind === 'train' ? stationName(place, language) : `${placeName(place, language)} (${place.code})`
}
