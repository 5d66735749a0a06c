import { TZDate } from '@date-fns/tz'
import { formatISO } from 'date-fns/formatISO'
import { and, eq } from 'drizzle-orm'
import { profiles } from '#server/db/schema/people.ts'
import { airports } from '#server/db/schema/reference.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/** The current day, `yyyy-MM-dd`, at a person's home airport; without one, the earliest current day on earth. */
export async function homeDay({ companyId, profileId }: ProfileRef, { db, now }: Services): Promise<string> {
  const [home] = await db
    .select({ timeZone: airports.timeZone })
    .from(profiles)
    .innerJoin(airports, eq(airports.code, profiles.airportCode))
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId)))
  return home ? formatISO(new TZDate(now(), home.timeZone), { representation: 'date' }) : earliestDay(now())
}
