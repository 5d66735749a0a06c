import { bestScore, advancePurchaseBands, onlineScores } from '#server/domains/bookingRecords/scores.rules.ts'
import type { Sums } from '#server/domains/bookingRecords/sums.ts'
import type { Random } from '#server/demo/data/random.ts'
import type { RecordPlan } from './plans.ts'
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
  const overnight = plans.filter(({ nights }) => nights > 0)
  const before = { sum: booked.hotelAttachmentSum, count: booked.hotelAttachmentCount }
  const { count, sum } = countWith(overnight.length, before, average, bestScore)
  // The ones too many become day trips.
  for (const plan of overnight.slice(count)) Object.assign(plan, { nights: 0, hasHotel: false })
  overnight.slice(0, count).forEach((plan, at) => {
    plan.hasHotel = spread(at, count, sum / bestScore)
  })
}

/** Whether the item at a place is among `chosen` of `all`, evenly spread. */
const spread = (at: number, all: number, chosen: number) =>
  Math.floor(((at + 1) * chosen) / all) > Math.floor((at * chosen) / all)

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

/** The share of the bookings whose lowest fare is known. */
const knownShare = 0.93
/** A lowest fare that was not taken lies this share below the price on average. */
const averageBelow = 0.42
/** The largest difference of that share between the cheapest and the average booking. */
const mostTilt = 0.4

/**
 * Gives bookings a lowest fare. The lost points decide how many bookings did not take it, and the lost money which: the
 * fewer of the dear ones, the less was lost.
 */
function setLowFares(plans: RecordPlan[], booked: Sums, figures: YearFigures, random: Random): void {
  const known = random.shuffle(plans).slice(0, Math.round(plans.length * knownShare))
  for (const plan of known) plan.lowFare = plan.gross
  const count = booked.lowestFareAcceptanceCount + known.length
  // The lost points, as a sum of shares of the price, and the lost money.
  const points =
    (booked.lowestFareAcceptanceSum + bestScore * known.length - figures.scores.lowestFareAcceptance * count) /
    bestScore
  const money = Math.round((figures.missedSavings - booked.missedSavings) * 100)
  const refused = refusedOf(known, points, money)
  setBelow(refused, { points, money }, random)
  const missed = known.reduce((sum, { gross, lowFare }) => sum + gross - lowFare!, 0)
  refused.at(-1)!.lowFare! -= money - missed
}

const grossOf = (plans: readonly RecordPlan[]) => plans.reduce((sum, { gross }) => sum + gross, 0)

/** The bookings that did not take the lowest fare, the cheapest first: evenly spread up to the price that fits best. */
function refusedOf(known: readonly RecordPlan[], points: number, money: number): RecordPlan[] {
  const byPrice = known.toSorted((one, other) => one.gross - other.gross)
  const count = Math.min(known.length, Math.max(2, Math.ceil(points / averageBelow)))
  const choices = Array.from({ length: known.length - count + 1 }, (_, more) => {
    const chosen = byPrice.slice(0, count + more).filter((_plan, at) => spread(at, count + more, count))
    return { chosen, off: Math.abs((grossOf(chosen) * points) / count - money) }
  })
  return choices.reduce((best, next) => (next.off < best.off ? next : best)).chosen
}

/**
 * Lowest fares below the price, by shares that lose the points and the money: the same for all, tilted between cheap and
 * dear, and of two neighbors one by more and one by as much less.
 * @throws when the tilt would be too steep
 */
function setBelow(refused: readonly RecordPlan[], lost: { points: number; money: number }, random: Random): void {
  const share = lost.points / refused.length
  const middle = (refused.length - 1) / 2
  const rank = (at: number) => (at - middle) / middle
  const lever = refused.reduce((sum, { gross }, at) => sum + gross * rank(at), 0)
  const tilt = (lost.money - share * grossOf(refused)) / lever
  if (Math.abs(tilt) > mostTilt) throw new Error(`No lowest fares have these figures: they would be tilted by ${tilt}.`)
  let previous = 0
  refused.forEach((plan, at) => {
    const isPaired = at % 2 === 1 || at < refused.length - 1
    const off = at % 2 === 0 ? random.int(-20, 20) / 100 : -previous
    previous = off
    plan.lowFare = Math.round(plan.gross * (1 - (share + tilt * rank(at)) * (isPaired ? 1 + off : 1)))
  })
}

/** Gives some bookings a reference price, so that the savings and their share come out. */
function setReferences(plans: RecordPlan[], booked: Sums, figures: YearFigures, random: Random): void {
  const savings = Math.round((figures.savings - booked.savings) * 100)
  const paid = Math.round((figures.savings * 10_000) / figures.savingsPercentage - figures.savings * 100)
  const chosen = chooseAdding(random.shuffle(plans), paid, paid * 0.0002)
  const sum = chosen.reduce((all, { gross }) => all + gross, 0)
  for (const plan of chosen) plan.reference = Math.round(plan.gross * (1 + savings / sum))
  chosen.at(-1)!.reference! += savings - chosen.reduce((all, { gross, reference }) => all + reference! - gross, 0)
}

/** Some bookings whose prices add up to an amount, within some room. @throws when none are found */
function chooseAdding(plans: readonly RecordPlan[], amount: number, room: number): RecordPlan[] {
  const chosen: RecordPlan[] = []
  const others: RecordPlan[] = []
  let left = amount
  for (const plan of plans) {
    const fits = plan.gross <= left
    ;(fits ? chosen : others).push(plan)
    if (fits) left -= plan.gross
  }
  if (left <= room) return chosen
  for (const [at, out] of chosen.entries()) {
    const better = others.find(({ gross }) => Math.abs(gross - out.gross - left) <= room)
    if (better) return chosen.with(at, better)
  }
  throw new Error('No bookings add up to the reference prices.')
}
