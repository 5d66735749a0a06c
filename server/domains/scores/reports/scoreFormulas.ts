import { kpis, type ScoreFormulas } from '#contract/reports/scores.ts'
import {
  advancePurchaseBands,
  bestScore,
  onlineScores,
  publishedNumbers,
} from '#server/domains/bookingRecords/scores.rules.ts'
import { formatterFor } from '#server/messages/messages.ts'

/**
 * How each score is computed, with the numbers that the database computes with.
 * @param culture of the texts: `en-US`
 */
export function scoreFormulas(culture: string): ScoreFormulas {
  const { say } = formatterFor(culture)
  const values = {
    best: bestScore,
    domesticDays: advancePurchaseBands.domestic[0]!.days,
    internationalDays: advancePurchaseBands.international[0]!.days,
    ...onlineScores,
    rated: publishedNumbers.ratedBookings,
  }
  return {
    ...publishedNumbers,
    formulas: ([...kpis, 'overall'] as const).map((kpi) => ({
      kpi,
      formula: say(`scores.formula.${kpi}`, values),
      notApplicable: say(`scores.notApplicable.${kpi}`, values),
    })),
  }
}
