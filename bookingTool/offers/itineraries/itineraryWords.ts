import { minuteMs } from '#contract/time/durations.ts'
import { cityName, span } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { route, stationName } from '#bookingTool/page/parts.ts'
import type { Itinerary } from '#bookingTool/schedule/itineraries.ts'
import type { LocaleContext } from '#bookingTool/session/localeContext.ts'

/** `Direct`, `1 stop` */
export const stopsText = ({ say }: LocaleContext, { segments }: Itinerary): string =>
  segments.length === 1 ? say('bookingTool.direct') : say('bookingTool.stops', { count: segments.length - 1 })

/** `1 h 20 min in Toronto`, one for each stop. */
export const layovers = (context: LocaleContext, { segments }: Pick<Itinerary, 'segments'>): string[] =>
  segments.slice(1).map((next, at) =>
    context.say('bookingTool.layover', {
      duration: span(context, (next.departsAt - (segments[at]?.arrivesAt ?? 0)) / minuteMs),
      city: cityName(next.from.code, context.language),
    }),
  )

/** `YUL → CDG`; for a train its stations. */
export function endsLine(context: LocaleContext, { kind, segments }: Itinerary): Markup {
  const name = (place: Itinerary['segments'][number]['from']) =>
    kind === 'train' ? stationName(place, context.language) : place.code
  return route(context, name(segments[0]!.from), name(segments.at(-1)!.to))
}
