import { carbonFactorSet } from '#server/reference/carbonFactors.ts'
import type { LocaleContext, ToolSession } from '../toolSession.ts'

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

/** How the figures were made: the set of factors, its year, and what it leaves out. */
export const carbonNote = ({ say }: ToolSession, isTrain: boolean): string =>
  say(isTrain ? 'bookingTool.carbon.trainNote' : 'bookingTool.carbon.flightNote', {
    publisher: carbonFactorSet.publisher,
    year: String(carbonFactorSet.year),
  })
