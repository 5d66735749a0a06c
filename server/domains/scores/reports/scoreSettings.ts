import { asc, eq } from 'drizzle-orm'
import type { ScoreSettings } from '#contract/reports/scores.ts'
import { limits } from '#contract/fields/limits.ts'
import type { Database } from '#server/db/client.ts'
import { bookingMonths } from '#server/db/schema/reports/scores.ts'
import { firstBookingDay } from '#server/domains/scores/scope/coverage.ts'
import { reportingCurrency } from '#server/domains/scores/scope/reportingCurrency.ts'

/** The settings of a company's reports (§7 companySettings). @throws 404 for an unknown company */
export async function scoreSettings(companyId: string, db: Database): Promise<ScoreSettings> {
  const used = await db
    .selectDistinct({ currency: bookingMonths.currency })
    .from(bookingMonths)
    .where(eq(bookingMonths.companyId, companyId))
    .orderBy(asc(bookingMonths.currency))
  const currency = await reportingCurrency(db, companyId)
  return {
    reportingCurrency: currency,
    currencies: [currency, ...used.map((row) => row.currency).filter((each) => each !== currency)],
    firstDay: await firstBookingDay(companyId, db),
    months: limits.reportMonths,
  }
}
