import { html } from 'hono/html'
import { carbonFactorSet } from '#server/reference/carbonFactors.ts'
import type { CarbonSpread } from '../carbon.ts'
import type { LocaleContext, ToolSession } from '../toolSession.ts'
import type { Markup } from './layout.ts'

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

/** Of a journey among others that emit more or less: its figure, and how far it is above the lowest. */
export function comparedCarbon(session: ToolSession, kilograms: number, { percentAbove }: CarbonSpread): string {
  const [amount, percent] = [carbonText(session, kilograms), percentAbove(kilograms)]
  return percent === 0
    ? session.say('bookingTool.carbon.lowest', { amount })
    : session.say('bookingTool.carbon.above', { amount, percent })
}

/** What the figures are in a line, with the one figure where all journeys emit the same; their method in a fold. */
export function carbonNote(session: ToolSession, isTrain: boolean, spread: CarbonSpread | undefined): Markup {
  const { say } = session
  const { publisher, year } = carbonFactorSet
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
