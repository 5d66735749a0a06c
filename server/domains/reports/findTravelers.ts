import { and, asc, eq, exists } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { reportLimits, type ReportTraveler } from '#contract/reports/reports.ts'
import type { Database } from '#server/db/client.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { mentions } from '#server/http/requests/foldedText.ts'

/** The travelers of a company who have bookings and whose name or address mentions a text, by name. */
export async function findTravelers(companyId: string, search: string, db: Database): Promise<ReportTraveler[]> {
  const { firstName, lastName, email } = profiles
  const hasBookings = exists(db.select().from(bookingRecords).where(eq(bookingRecords.profileId, profiles.id)))
  const found = await db
    .select({ firstName, lastName, email })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), mentions(search, profiles), hasBookings))
    .orderBy(asc(folded(lastName)), asc(folded(firstName)), asc(profiles.id))
    .limit(reportLimits.foundTravelers)
  return found.map((person) => ({ email: person.email, name: fullName(person) }))
}
