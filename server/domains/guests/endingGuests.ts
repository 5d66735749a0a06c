import { and, asc, between, eq, isNull } from 'drizzle-orm'
import { type EndingGuest, guestLimits } from '#contract/arranger/guests.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { isBeyondEnd } from '#server/domains/guests/presentGuest.ts'
import { guestsOfCompany, lastTripDay } from '#server/domains/guests/readGuests.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** Guests of a company whose stay ends within `guestLimits.ending` days, with the fields of a row on Home. */
export async function endingGuests(companyId: string, { db, now }: Services): Promise<EndingGuest[]> {
  const today = earliestDay(now())
  const rows = await db
    .select({
      employeeId: guestStays.employeeId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      endDate: guestStays.endDate,
      lastTripDay: lastTripDay(db),
    })
    .from(guestStays)
    .innerJoin(profiles, eq(profiles.employeeId, guestStays.employeeId))
    .where(
      and(
        guestsOfCompany(companyId),
        isNull(guestStays.deactivatedAt),
        between(guestStays.endDate, today, addDays(today, guestLimits.ending)),
      ),
    )
    .orderBy(asc(guestStays.endDate), asc(folded(profiles.lastName)), asc(profiles.id))
    .limit(guestLimits.endingShown)
  return rows.map(({ lastTripDay, ...guest }) => ({
    ...guest,
    isTripBeyondEnd: isBeyondEnd({ lastTripDay, endDate: guest.endDate }, today),
  }))
}
