import { html } from 'hono/html'
import { factorEditions } from '#contract/reports/factorEditions.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import type { Itinerary } from '#bookingTool/schedule/itineraries.ts'
import { factorOfLeg } from '#bookingTool/schedule/itineraryCarbon.ts'
import type { LocaleContext } from '#bookingTool/session/localeContext.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** The edition of the factors of an itinerary, by its first flight or train. */
const editionOf = ({ segments }: Itinerary) =>
  factorEditions.find(({ id }) => id === factorOfLeg(segments[0]!, 'economy').edition)!

/** The emissions of journeys in the lightest cabin on sale, compared. Kilograms, whole percent. */
export interface CarbonSpread {
  lowest: number
  /** How much more than the lowest a journey emits; 0 where that rounds to nothing. */
  percentAbove: (kilograms: number) => number
  /** Whether a journey emits more than another. */
  differs: boolean
}

/** @param kilograms of each journey; at least one */
export function carbonSpread(kilograms: readonly number[]): CarbonSpread {
  const lowest = Math.min(...kilograms)
  const percentAbove = (one: number) => Math.round((one / lowest - 1) * 100)
  return { lowest, percentAbove, differs: kilograms.some((one) => percentAbove(one) > 0) }
}

/** `404 kg CO₂e` */
export const carbonText = ({ say, culture }: LocaleContext, kilograms: number): string =>
  say('bookingTool.carbon.amount', {
    weight: new Intl.NumberFormat(culture, {
      style: 'unit',
      unit: 'kilogram',
      maximumFractionDigits: kilograms < 10 ? 1 : 0,
    })
      .format(kilograms)
      .replace(/\s/g, '\u00a0'),
  })

/** The emissions of a journey, with the percentage above the lowest of the list. */
export function comparedCarbon(session: ToolSession, kilograms: number, { percentAbove }: CarbonSpread): string {
  const [amount, percent] = [carbonText(session, kilograms), percentAbove(kilograms)]
  return percent === 0
    ? session.say('bookingTool.carbon.lowest', { amount })
    : session.say('bookingTool.carbon.above', { amount, percent })
}

/**
 * A line about the figures, with the figure itself where all journeys emit the same. A fold explains the method.
 * @param itinerary one of those on sale, whose factors are those of all
 */
export function carbonNote(session: ToolSession, itinerary: Itinerary, spread: CarbonSpread | undefined): Markup {
  const { say } = session
  const { publisher, year } = editionOf(itinerary)
  const isTrain = itinerary.kind === 'train'
  const same =
    spread && !spread.differs ? [say('bookingTool.carbon.same', { amount: carbonText(session, spread.lowest) })] : []
  return html`<p class="small">
      ${[...same, say('bookingTool.carbon.estimate', { kind: isTrain ? 'train' : 'flight' })].join(' ')}
    </p>
    <details class="method">
      <summary>${say('bookingTool.carbon.method')}</summary>
      <p class="small">
        ${say(isTrain ? 'bookingTool.carbon.trainNote' : 'bookingTool.carbon.flightNote', { publisher, year: String(year) })}
      </p>
    </details>`
}
