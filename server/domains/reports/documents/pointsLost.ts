import { kpis, type Kpi, type KpiBreakdown } from '#contract/reports/scores.ts'
import { bestScore } from '#server/domains/bookingRecords/scores.rules.ts'
import type { MessageValues } from '#server/messages/messages.ts'
import type { ReportDrawing } from './drawReport.ts'

type Wording = Pick<ReportDrawing, 'say' | 'score' | 'formats'>

/** The reasons why a booking lost points, a sentence for each indicator below the best score. */
export function pointsLost(booking: KpiBreakdown, { say, score, formats }: Wording): string[] {
  const values: Record<Kpi, MessageValues> = {
    advancedPurchase: { days: booking.daysBookInAdvance },
    hotelAttachment: { nights: booking.nights },
    lowestFareAcceptance: { missed: formats.money(booking.missedSavings, booking.currency) },
    onlineAdoption: { type: booking.bookingType },
  }
  return kpis.flatMap((kpi) => {
    const own = booking[`${kpi}Score`]
    return own === null || own >= bestScore ? [] : [say(`reports.cost.${kpi}`, { ...values[kpi], score: score(own) })]
  })
}
