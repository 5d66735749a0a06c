import { bestScore, advancePurchaseBands, onlineScores } from '#server/domains/bookingRecords/scores.rules.ts'
import type { Sums } from '#server/domains/bookingRecords/sums.ts'
import type { Random } from '#server/demo/data/random.ts'
import { setLowFares } from './lowFares.ts'
import type { RecordPlan } from './plans.ts'
import { setReferences } from './references.ts'
import { spread } from './spread.ts'
import type { YearFigures } from './targets.ts'

/** Averages are shown with two decimals: half of the last one is within the rounding. */
const rounding = 0.0045

/**
 * Settles planned bookings so that they and those already booked, whose sums are given, have a year's figures.
 * @throws when the plans cannot have them: then the demo needs another seed
 */
export function balance(plans: RecordPlan[], booked: Sums, figures: YearFigures, random: Random): void {
  balanceHotels(plans, booked, figures.scores.hotelAttachment)
  balanceOnline(plans, booked, figures.scores.onlineAdoption)
  balanceAdvance(plans, booked, figures.scores.advancedPurchase, random)
  scalePrices(plans, Math.round((figures.totalSpent - booked.totalSpent) * 100))
  setLowFares(plans, booked, figures, random)
  setReferences(plans, booked, figures, random)
}

const isNear = (total: number, count: number, average: number) => Math.abs(total / count - average) < rounding

/** The number of rated bookings, and their sum in steps, whose average is the wanted one; the most bookings possible. */
function countWith(most: number, before: { sum: number; count: number }, average: number, step: number) {
  for (let count = most; count > most - 60 && count > 0; count -= 1) {
    const sum = Math.round((average * (before.count + count) - before.sum) / step) * step
    if (sum >= 0 && sum <= count * bestScore && isNear(before.sum + sum, before.count + count, average))
      return { count, sum }
  }
  throw new Error('No number of bookings has this average.')
}

function balanceHotels(plans: RecordPlan[], booked: Sums, average: number): void {
  const overnight = plans.filter(({ nights, by }) => nights > 0 && by !== 'car')
  const before = { sum: booked.hotelAttachmentSum, count: booked.hotelAttachmentCount }
  const { count, sum } = countWith(overnight.length, before, average, bestScore)
  // The ones too many become day trips.
  for (const plan of overnight.slice(count)) Object.assign(plan, { nights: 0, hasHotel: false })
  overnight.slice(0, count).forEach((plan, at) => {
    plan.hasHotel = spread(at, count, sum / bestScore)
  })
}

function balanceOnline(plans: RecordPlan[], booked: Sums, average: number): void {
  const eligible = plans.filter(({ isEligible }) => isEligible)
  const before = { sum: booked.onlineAdoptionSum, count: booked.onlineAdoptionCount }
  const { count, sum } = countWith(eligible.length, before, average, onlineScores.assisted)
  for (const plan of eligible.slice(count)) Object.assign(plan, { isEligible: false, bookingType: 'agent' })
  const rated = eligible.slice(0, count)
  let missing = sum - rated.reduce((total, { bookingType }) => total + onlineScores[bookingType], 0)
  const order = ['agent', 'assisted', 'online'] as const
  for (const plan of [...rated, ...rated]) {
    if (missing === 0) return
    const next = order[order.indexOf(plan.bookingType) + Math.sign(missing)]
    if (!next) continue
    missing -= onlineScores[next] - onlineScores[plan.bookingType]
    plan.bookingType = next
  }
}

function balanceAdvance(plans: RecordPlan[], booked: Sums, average: number, random: Random): void {
  const scoreOf = ({ travelType, daysInAdvance }: RecordPlan) =>
    advancePurchaseBands[travelType].find(({ days }) => daysInAdvance >= days)?.score ?? 0
  const count = booked.advancedPurchaseCount + plans.length
  let missing = Math.round(
    average * count - booked.advancedPurchaseSum - plans.reduce((sum, plan) => sum + scoreOf(plan), 0),
  )
  for (const plan of [...random.shuffle(plans), ...plans]) {
    const own = scoreOf(plan)
    const better = advancePurchaseBands[plan.travelType]
      .filter(
        ({ score }) => Math.sign(score - own) === Math.sign(missing) && Math.abs(score - own) <= Math.abs(missing),
      )
      .toSorted((one, other) => Math.abs(other.score - own) - Math.abs(one.score - own))[0]
    if (!better) continue
    missing -= better.score - own
    plan.daysInAdvance = better.days + random.int(0, 2)
    if (missing === 0) return
  }
}

/** Scales the prices to a total in cents; the last booking takes the rounding. */
function scalePrices(plans: RecordPlan[], total: number): void {
  const sum = plans.reduce((all, { gross }) => all + gross, 0)
  for (const plan of plans) plan.gross = Math.max(100, Math.round((plan.gross * total) / sum))
  plans.at(-1)!.gross += total - plans.reduce((all, { gross }) => all + gross, 0)
}
