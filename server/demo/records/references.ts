import type { Sums } from '#server/domains/bookingRecords/sums.ts'
import type { Random } from '#server/demo/data/random.ts'
import type { RecordPlan } from './plans.ts'
import type { YearFigures } from './targets.ts'

/** The least and the most that a booking saves, as shares of its reference price. */
const [least, most] = [-0.05, 0.45]

/**
 * Gives some bookings a reference price, so that the savings and their share come out. The share of a booking depends on
 * its cost center, its traveler and itself: companies negotiate better prices on some routes than on others.
 */
export function setReferences(plans: RecordPlan[], booked: Sums, figures: YearFigures, random: Random): void {
  const savings = Math.round((figures.savings - booked.savings) * 100)
  const paid = Math.round((figures.savings * 10_000) / figures.savingsPercentage - figures.savings * 100)
  const chosen = chooseAdding(random.shuffle(plans), paid, paid * 0.0002)
  const wished = wishedShares(chosen, random)
  const saved = (shift: number) =>
    chosen.map(({ gross }, at) => {
      const share = Math.min(most, Math.max(least, wished[at]! + shift))
      return Math.round((gross * share) / (1 - share))
    })
  const shift = shiftFor(savings, saved)
  const own = saved(shift)
  for (const [at, plan] of chosen.entries()) plan.reference = plan.gross + own[at]!
  // The dearest booking takes the rounding, as cents change its share the least.
  const dearest = chosen.reduce((one, other) => (other.gross > one.gross ? other : one))
  dearest.reference! += savings - sumOf(own)
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The share that each booking would save, before all are shifted to the total. */
function wishedShares(plans: readonly RecordPlan[], random: Random): number[] {
  const offs = new Map<string, number>()
  const offOf = (key: string, range: number) => {
    const off = offs.get(key) ?? random.int(-range, range) / 100
    offs.set(key, off)
    return off
  }
  return plans.map(
    ({ person: { key, costCenter } }) =>
      offOf(`center ${costCenter}`, 7) + offOf(`traveler ${key}`, 6) + random.int(-12, 12) / 100,
  )
}

/** The shift of all shares that saves an amount, halving the room until cents are left. @throws when there is none */
function shiftFor(savings: number, saved: (shift: number) => number[]): number {
  let [low, high] = [least - 1, most + 1]
  if (sumOf(saved(low)) > savings || sumOf(saved(high)) < savings) throw new Error('No shares have these savings.')
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (sumOf(saved(middle)) < savings) low = middle
    else high = middle
  }
  return high
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
