import { bestScore } from '#server/domains/bookingRecords/scores.rules.ts'
import type { Sums } from '#server/domains/bookingRecords/sums.ts'
import type { Random } from '#server/demo/data/random.ts'
import type { RecordPlan } from './plans.ts'
import { spread } from './spread.ts'
import type { YearFigures } from './targets.ts'

/** The share of the bookings whose lowest price is known. */
const knownShare = 0.96
/** A lowest price that was not taken lies one of these shares below what was paid, on average. */
const averagesBelow = [0.33, 0.35, 0.37, 0.39, 0.41, 0.43] as const
/** The share of a single booking: a price below half of what was paid would look like a mistake. */
const [leastBelow, mostBelow] = [0.02, 0.49]
/** The largest difference between the average share and that of the cheapest bookings. */
const mostTilt = 0.14

/**
 * Gives bookings a lowest price. The lost points decide how many bookings did not take it, and the lost money which: the
 * fewer of the dear ones, the less was lost.
 * @throws when no believable prices have the figures
 */
export function setLowFares(plans: RecordPlan[], booked: Sums, figures: YearFigures, random: Random): void {
  const known = random.shuffle(plans).slice(0, Math.round(plans.length * knownShare))
  for (const plan of known) plan.lowFare = plan.gross
  const count = booked.lowestFareAcceptanceCount + known.length
  // The lost points, as a sum of shares of the price, and the lost money.
  const points =
    (booked.lowestFareAcceptanceSum + bestScore * known.length - figures.scores.lowestFareAcceptance * count) /
    bestScore
  const money = Math.round((figures.missedSavings - booked.missedSavings) * 100)
  const refused = setBelow(known, { points, money }, random)
  const missed = known.reduce((sum, { gross, lowFare }) => sum + gross - lowFare!, 0)
  refused.at(-1)!.lowFare! -= money - missed
}

const grossOf = (plans: readonly RecordPlan[]) => plans.reduce((sum, { gross }) => sum + gross, 0)

/** The points as a sum of shares of the price, and the money, in cents. */
interface Lost {
  points: number
  money: number
}

/** The bookings that did not take the lowest price, the cheapest first: evenly spread up to the price that fits best. */
function refusedOf(known: readonly RecordPlan[], { points, money }: Lost, averageBelow: number): RecordPlan[] {
  const byPrice = known.toSorted((one, other) => one.gross - other.gross)
  const count = Math.min(known.length, Math.max(2, Math.ceil(points / averageBelow)))
  const choices = Array.from({ length: known.length - count + 1 }, (_, more) => {
    const chosen = byPrice.slice(0, count + more).filter((_plan, at) => spread(at, count + more, count))
    return { chosen, off: Math.abs((grossOf(chosen) * points) / count - money) }
  })
  return choices.reduce((best, next) => (next.off < best.off ? next : best)).chosen
}

/** The place of a booking among some, from -1 for the first to 1 for the last. */
const rankOf = (at: number, { length }: readonly unknown[]) => (2 * at) / (length - 1) - 1

/** The tilt of the shares between cheap and dear bookings that loses the money. */
function tiltOf(refused: readonly RecordPlan[], { points, money }: Lost): number {
  const lever = refused.reduce((sum, { gross }, at) => sum + gross * rankOf(at, refused), 0)
  return (money - (points / refused.length) * grossOf(refused)) / lever
}

/**
 * Lowest prices below the paid ones, by shares that lose the points and the money: the same for all, tilted between cheap
 * and dear, and of two neighbors one by more and one by as much less.
 * @returns the bookings that did not take the lowest price
 */
function setBelow(known: readonly RecordPlan[], lost: Lost, random: Random): RecordPlan[] {
  const { refused, share, tilt } = fittingRefused(known, lost)
  let previous = 0
  refused.forEach((plan, at) => {
    const isPaired = at % 2 === 1 || at < refused.length - 1
    const own = share + tilt * rankOf(at, refused)
    const room = Math.min(own - leastBelow, mostBelow - own)
    const off = at % 2 === 0 ? random.int(-100, 100) / 100 : -previous
    previous = off
    plan.lowFare = Math.round(plan.gross * (1 - own - (isPaired ? off * room : 0)))
  })
  return refused
}

/** The bookings of the least average share whose tilt leaves every share believable. @throws when there are none */
function fittingRefused(known: readonly RecordPlan[], lost: Lost) {
  for (const averageBelow of averagesBelow) {
    const refused = refusedOf(known, lost, averageBelow)
    const [share, tilt] = [lost.points / refused.length, tiltOf(refused, lost)]
    if (Math.abs(tilt) <= Math.min(mostTilt, mostBelow - share)) return { refused, share, tilt }
  }
  throw new Error('No lowest prices have these figures.')
}
