import { and, between, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { travelBudgets } from '#server/db/schema/company/budgets.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { readRecordSums } from '#server/domains/scores/sums/readSums.ts'
import { demoCurrency } from './companies.ts'
import { costCenterId } from './costCenters.ts'

/** How much of its budget each cost center has used: one has exceeded it, one nearly used it, others have much left. */
const usedShares: readonly [externalId: string, share: number][] = [
  ['210', 1.08],
  ['220', 0.94],
  ['310', 0.72],
  ['320', 0.55],
  ['410', 0.8],
]

/** A budget before the first booking of its year. */
const untouched = 50_000

/** Inserts the travel budgets of Aurora for this year and the year before, relative to what its bookings have cost. */
export async function plantBudgets(db: Database, now: Date): Promise<void> {
  const thisYear = now.getUTCFullYear()
  for (const year of [thisYear - 1, thisYear]) {
    const ofYear = between(bookingRecords.bookedOn, `${year}-01-01`, `${year}-12-31`)
    const sums = await readRecordSums(and(eq(bookingRecords.companyId, 'aurora'), ofYear), 'costCenter', db)
    const rows = usedShares.map(([externalId, share]) => {
      const id = costCenterId('aurora', externalId)
      const spent = sums.find(({ key, currency }) => key === id && currency === demoCurrency)?.totalSpent ?? 0
      return { companyId: 'aurora', costCenterId: id, year, amount: Math.round(spent / share / 10) * 10 || untouched }
    })
    await db.insert(travelBudgets).values(rows)
  }
}
