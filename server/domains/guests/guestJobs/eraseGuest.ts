import { and, eq, inArray, sql } from 'drizzle-orm'
import { guestLimits } from '#contract/arranger/guests.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { rollCallPeople } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { forEachGuest } from '#server/domains/guests/guestJobs/forEachGuest.ts'
import { removalDay } from '#server/domains/guests/presentGuest.ts'
import { lastTripDay, namesGuest, type GuestRow } from '#server/domains/guests/readGuests.ts'
import {
  eraseRows,
  fieldsWithoutTexts,
  removeDetails,
  replaceBookerAddress,
} from '#server/domains/profile/removeDetails.ts'
import { removeApprovalWords } from '#server/domains/profile/removeApprovalWords.ts'
import { removeRollCallWords } from '#server/domains/profile/removeRollCallWords.ts'
import { placeholderEmail } from '#server/mail/noAddress.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { addDays } from '#server/time/zonedTime.ts'
import type { Services } from '#server/services/services.ts'

/** Erases the personal details of guests whose stay and last trip ended more than `guestLimits.kept` days ago. */
export const eraseOldGuests = (services: Services): Promise<void> => {
  const keptSince = addDays(earliestDay(services.now()), -guestLimits.kept)
  const end = sql`least(${guestStays.endDate}, (${guestStays.deactivatedAt} at time zone 'UTC')::date)`
  const endedCondition = sql`${end} < ${keptSince}`
  const noLaterTripCondition = sql`coalesce(${lastTripDay(services.db)}, '') < ${keptSince}`
  return forEachGuest(and(endedCondition, noLaterTripCondition), eraseGuest, services)
}

/** Erases one guest: the row stays without a name, so that trips keep their sums. */
async function eraseGuest(row: GuestRow, services: Services): Promise<void> {
  const isOver = row.status === 'expired' || row.status === 'deactivated'
  if (!isOver || removalDay(row) >= earliestDay(services.now())) return
  const { stay, profile } = row
  const { db, now } = services
  const { say } = formatterFor(profile.cultureCode)
  const name = { firstName: say('guests.former.firstName'), lastName: say('guests.former.lastName') }
  await removeDetails(profile.id, services)
  await eraseFromTrips(profile, { ...name, email: placeholderEmail(stay.employeeId) }, services)
  await eraseRows(row, { profile: name, employee: { jobTitle: '' } }, db)
  await db
    .update(guestStays)
    .set({ clearedAt: now(), hasAccess: false, hasEmail: false, version: stay.version + 1 })
    .where(eq(guestStays.employeeId, stay.employeeId))
}

/**
 * Removes name and address of the guest from trips that others booked for them, and as the booker of trips, and what they
 * wrote on these trips when they were asked whether they are safe, and what was written when these were approved.
 */
async function eraseFromTrips(
  { companyId, email }: GuestRow['profile'],
  former: { firstName: string; lastName: string; email: string },
  { db }: Services,
): Promise<void> {
  const theirs = db.select({ id: trips.id }).from(trips).where(namesGuest({ companyId, email }))
  await removeRollCallWords(and(eq(rollCallPeople.isForGuest, true), inArray(rollCallPeople.tripId, theirs)), db)
  await removeApprovalWords(inArray(approvalQuestions.tripId, theirs), db)
  await db.update(trips).set({ guest: former, fields: fieldsWithoutTexts }).where(namesGuest({ companyId, email }))
  await replaceBookerAddress({ companyId, email }, former.email, db)
}
