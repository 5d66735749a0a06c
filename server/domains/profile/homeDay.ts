import { TZDate } from '@date-fns/tz'
import { formatISO } from 'date-fns/formatISO'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/** Where a person's home airport is. */
export type Home = Pick<typeof airports.$inferSelect, 'timeZone' | 'city'>

/** Zone and city of a person's home airport; null without one. */
export async function homeOf({ companyId, profileId }: ProfileRef, db: Database): Promise<Home | null> {
  const [home] = await db
    .select({ timeZone: airports.timeZone, city: airports.city })
    .from(profiles)
    .innerJoin(airports, eq(airports.code, profiles.airportCode))
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId)))
  return home ?? null
}

/** The current day, `yyyy-MM-dd`, at a person's home airport; without one, the earliest current day on earth. */
export async function homeDay(person: ProfileRef, { db, now }: Services): Promise<string> {
  const home = await homeOf(person, db)
  return home ? formatISO(new TZDate(now(), home.timeZone), { representation: 'date' }) : earliestDay(now())
}
